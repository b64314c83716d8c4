
(** val xorb : bool -> bool -> bool **)

let xorb b1 b2 =
  if b1 then if b2 then false else true else b2

(** val negb : bool -> bool **)

let negb = function
| true -> false
| false -> true

type nat =
| O
| S of nat

(** val option_map : ('a1 -> 'a2) -> 'a1 option -> 'a2 option **)

let option_map f = function
| Some a -> Some (f a)
| None -> None

(** val fst : ('a1 * 'a2) -> 'a1 **)

let fst = function
| (x, _) -> x

(** val snd : ('a1 * 'a2) -> 'a2 **)

let snd = function
| (_, y) -> y

(** val length : 'a1 list -> nat **)

let rec length = function
| [] -> O
| _ :: l' -> S (length l')

(** val app : 'a1 list -> 'a1 list -> 'a1 list **)

let rec app l m =
  match l with
  | [] -> m
  | a :: l1 -> a :: (app l1 m)

type comparison =
| Eq
| Lt
| Gt

(** val compOpp : comparison -> comparison **)

let compOpp = function
| Eq -> Eq
| Lt -> Gt
| Gt -> Lt

(** val pred : nat -> nat **)

let pred n0 = match n0 with
| O -> n0
| S u -> u

module Coq__1 = struct
 (** val add : nat -> nat -> nat **)
 let rec add n0 m =
   match n0 with
   | O -> m
   | S p -> S (add p m)
end
include Coq__1

(** val sub : nat -> nat -> nat **)

let rec sub n0 m =
  match n0 with
  | O -> n0
  | S k -> (match m with
            | O -> n0
            | S l -> sub k l)

type positive =
| XI of positive
| XO of positive
| XH

type n =
| N0
| Npos of positive

type z =
| Z0
| Zpos of positive
| Zneg of positive

module Nat =
 struct
  (** val eqb : nat -> nat -> bool **)

  let rec eqb n0 m =
    match n0 with
    | O -> (match m with
            | O -> true
            | S _ -> false)
    | S n' -> (match m with
               | O -> false
               | S m' -> eqb n' m')

  (** val leb : nat -> nat -> bool **)

  let rec leb n0 m =
    match n0 with
    | O -> true
    | S n' -> (match m with
               | O -> false
               | S m' -> leb n' m')

  (** val ltb : nat -> nat -> bool **)

  let ltb n0 m =
    leb (S n0) m

  (** val eq_dec : nat -> nat -> bool **)

  let rec eq_dec n0 m =
    match n0 with
    | O -> (match m with
            | O -> true
            | S _ -> false)
    | S n1 -> (match m with
               | O -> false
               | S n2 -> eq_dec n1 n2)
 end

module Pos =
 struct
  type mask =
  | IsNul
  | IsPos of positive
  | IsNeg
 end

module Coq_Pos =
 struct
  (** val succ : positive -> positive **)

  let rec succ = function
  | XI p -> XO (succ p)
  | XO p -> XI p
  | XH -> XO XH

  (** val add : positive -> positive -> positive **)

  let rec add x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> XO (add_carry p q)
       | XO q -> XI (add p q)
       | XH -> XO (succ p))
    | XO p ->
      (match y with
       | XI q -> XI (add p q)
       | XO q -> XO (add p q)
       | XH -> XI p)
    | XH -> (match y with
             | XI q -> XO (succ q)
             | XO q -> XI q
             | XH -> XO XH)

  (** val add_carry : positive -> positive -> positive **)

  and add_carry x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> XI (add_carry p q)
       | XO q -> XO (add_carry p q)
       | XH -> XI (succ p))
    | XO p ->
      (match y with
       | XI q -> XO (add_carry p q)
       | XO q -> XI (add p q)
       | XH -> XO (succ p))
    | XH ->
      (match y with
       | XI q -> XI (succ q)
       | XO q -> XO (succ q)
       | XH -> XI XH)

  (** val pred_double : positive -> positive **)

  let rec pred_double = function
  | XI p -> XI (XO p)
  | XO p -> XI (pred_double p)
  | XH -> XH

  (** val pred : positive -> positive **)

  let pred = function
  | XI p -> XO p
  | XO p -> pred_double p
  | XH -> XH

  (** val pred_N : positive -> n **)

  let pred_N = function
  | XI p -> Npos (XO p)
  | XO p -> Npos (pred_double p)
  | XH -> N0

  type mask = Pos.mask =
  | IsNul
  | IsPos of positive
  | IsNeg

  (** val succ_double_mask : mask -> mask **)

  let succ_double_mask = function
  | IsNul -> IsPos XH
  | IsPos p -> IsPos (XI p)
  | IsNeg -> IsNeg

  (** val double_mask : mask -> mask **)

  let double_mask = function
  | IsPos p -> IsPos (XO p)
  | x0 -> x0

  (** val double_pred_mask : positive -> mask **)

  let double_pred_mask = function
  | XI p -> IsPos (XO (XO p))
  | XO p -> IsPos (XO (pred_double p))
  | XH -> IsNul

  (** val sub_mask : positive -> positive -> mask **)

  let rec sub_mask x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> double_mask (sub_mask p q)
       | XO q -> succ_double_mask (sub_mask p q)
       | XH -> IsPos (XO p))
    | XO p ->
      (match y with
       | XI q -> succ_double_mask (sub_mask_carry p q)
       | XO q -> double_mask (sub_mask p q)
       | XH -> IsPos (pred_double p))
    | XH -> (match y with
             | XH -> IsNul
             | _ -> IsNeg)

  (** val sub_mask_carry : positive -> positive -> mask **)

  and sub_mask_carry x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> succ_double_mask (sub_mask_carry p q)
       | XO q -> double_mask (sub_mask p q)
       | XH -> IsPos (pred_double p))
    | XO p ->
      (match y with
       | XI q -> double_mask (sub_mask_carry p q)
       | XO q -> succ_double_mask (sub_mask_carry p q)
       | XH -> double_pred_mask p)
    | XH -> IsNeg

  (** val sub : positive -> positive -> positive **)

  let sub x y =
    match sub_mask x y with
    | IsPos z0 -> z0
    | _ -> XH

  (** val mul : positive -> positive -> positive **)

  let rec mul x y =
    match x with
    | XI p -> add y (XO (mul p y))
    | XO p -> XO (mul p y)
    | XH -> y

  (** val iter : ('a1 -> 'a1) -> 'a1 -> positive -> 'a1 **)

  let rec iter f x = function
  | XI n' -> f (iter f (iter f x n') n')
  | XO n' -> iter f (iter f x n') n'
  | XH -> f x

  (** val size_nat : positive -> nat **)

  let rec size_nat = function
  | XI p2 -> S (size_nat p2)
  | XO p2 -> S (size_nat p2)
  | XH -> S O

  (** val size : positive -> positive **)

  let rec size = function
  | XI p2 -> succ (size p2)
  | XO p2 -> succ (size p2)
  | XH -> XH

  (** val compare_cont : comparison -> positive -> positive -> comparison **)

  let rec compare_cont r x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> compare_cont r p q
       | XO q -> compare_cont Gt p q
       | XH -> Gt)
    | XO p ->
      (match y with
       | XI q -> compare_cont Lt p q
       | XO q -> compare_cont r p q
       | XH -> Gt)
    | XH -> (match y with
             | XH -> r
             | _ -> Lt)

  (** val compare : positive -> positive -> comparison **)

  let compare =
    compare_cont Eq

  (** val eqb : positive -> positive -> bool **)

  let rec eqb p q =
    match p with
    | XI p2 -> (match q with
                | XI q0 -> eqb p2 q0
                | _ -> false)
    | XO p2 -> (match q with
                | XO q0 -> eqb p2 q0
                | _ -> false)
    | XH -> (match q with
             | XH -> true
             | _ -> false)

  (** val leb : positive -> positive -> bool **)

  let leb x y =
    match compare x y with
    | Gt -> false
    | _ -> true

  (** val ltb : positive -> positive -> bool **)

  let ltb x y =
    match compare x y with
    | Lt -> true
    | _ -> false

  (** val gcdn : nat -> positive -> positive -> positive **)

  let rec gcdn n0 a b =
    match n0 with
    | O -> XH
    | S n1 ->
      (match a with
       | XI a' ->
         (match b with
          | XI b' ->
            (match compare a' b' with
             | Eq -> a
             | Lt -> gcdn n1 (sub b' a') a
             | Gt -> gcdn n1 (sub a' b') b)
          | XO b0 -> gcdn n1 a b0
          | XH -> XH)
       | XO a0 ->
         (match b with
          | XI _ -> gcdn n1 a0 b
          | XO b0 -> XO (gcdn n1 a0 b0)
          | XH -> XH)
       | XH -> XH)

  (** val gcd : positive -> positive -> positive **)

  let gcd a b =
    gcdn (Coq__1.add (size_nat a) (size_nat b)) a b

  (** val coq_Nsucc_double : n -> n **)

  let coq_Nsucc_double = function
  | N0 -> Npos XH
  | Npos p -> Npos (XI p)

  (** val coq_Ndouble : n -> n **)

  let coq_Ndouble = function
  | N0 -> N0
  | Npos p -> Npos (XO p)

  (** val coq_lor : positive -> positive -> positive **)

  let rec coq_lor p q =
    match p with
    | XI p2 ->
      (match q with
       | XI q0 -> XI (coq_lor p2 q0)
       | XO q0 -> XI (coq_lor p2 q0)
       | XH -> p)
    | XO p2 ->
      (match q with
       | XI q0 -> XI (coq_lor p2 q0)
       | XO q0 -> XO (coq_lor p2 q0)
       | XH -> XI p2)
    | XH -> (match q with
             | XO q0 -> XI q0
             | _ -> q)

  (** val coq_land : positive -> positive -> n **)

  let rec coq_land p q =
    match p with
    | XI p2 ->
      (match q with
       | XI q0 -> coq_Nsucc_double (coq_land p2 q0)
       | XO q0 -> coq_Ndouble (coq_land p2 q0)
       | XH -> Npos XH)
    | XO p2 ->
      (match q with
       | XI q0 -> coq_Ndouble (coq_land p2 q0)
       | XO q0 -> coq_Ndouble (coq_land p2 q0)
       | XH -> N0)
    | XH -> (match q with
             | XO _ -> N0
             | _ -> Npos XH)

  (** val ldiff : positive -> positive -> n **)

  let rec ldiff p q =
    match p with
    | XI p2 ->
      (match q with
       | XI q0 -> coq_Ndouble (ldiff p2 q0)
       | XO q0 -> coq_Nsucc_double (ldiff p2 q0)
       | XH -> Npos (XO p2))
    | XO p2 ->
      (match q with
       | XI q0 -> coq_Ndouble (ldiff p2 q0)
       | XO q0 -> coq_Ndouble (ldiff p2 q0)
       | XH -> Npos p)
    | XH -> (match q with
             | XO _ -> Npos XH
             | _ -> N0)

  (** val shiftl : positive -> n -> positive **)

  let shiftl p = function
  | N0 -> p
  | Npos n1 -> iter (fun x -> XO x) p n1

  (** val iter_op : ('a1 -> 'a1 -> 'a1) -> positive -> 'a1 -> 'a1 **)

  let rec iter_op op p a =
    match p with
    | XI p2 -> op a (iter_op op p2 (op a a))
    | XO p2 -> iter_op op p2 (op a a)
    | XH -> a

  (** val to_nat : positive -> nat **)

  let to_nat x =
    iter_op Coq__1.add x (S O)

  (** val of_nat : nat -> positive **)

  let rec of_nat = function
  | O -> XH
  | S x -> (match x with
            | O -> XH
            | S _ -> succ (of_nat x))

  (** val of_succ_nat : nat -> positive **)

  let rec of_succ_nat = function
  | O -> XH
  | S x -> succ (of_succ_nat x)

  (** val eq_dec : positive -> positive -> bool **)

  let rec eq_dec p x0 =
    match p with
    | XI p2 -> (match x0 with
                | XI p3 -> eq_dec p2 p3
                | _ -> false)
    | XO p2 -> (match x0 with
                | XO p3 -> eq_dec p2 p3
                | _ -> false)
    | XH -> (match x0 with
             | XH -> true
             | _ -> false)
 end

module N =
 struct
  (** val succ_pos : n -> positive **)

  let succ_pos = function
  | N0 -> XH
  | Npos p -> Coq_Pos.succ p

  (** val compare : n -> n -> comparison **)

  let compare n0 m =
    match n0 with
    | N0 -> (match m with
             | N0 -> Eq
             | Npos _ -> Lt)
    | Npos n' -> (match m with
                  | N0 -> Gt
                  | Npos m' -> Coq_Pos.compare n' m')

  (** val leb : n -> n -> bool **)

  let leb x y =
    match compare x y with
    | Gt -> false
    | _ -> true

  (** val coq_lor : n -> n -> n **)

  let coq_lor n0 m =
    match n0 with
    | N0 -> m
    | Npos p -> (match m with
                 | N0 -> n0
                 | Npos q -> Npos (Coq_Pos.coq_lor p q))

  (** val coq_land : n -> n -> n **)

  let coq_land n0 m =
    match n0 with
    | N0 -> N0
    | Npos p -> (match m with
                 | N0 -> N0
                 | Npos q -> Coq_Pos.coq_land p q)

  (** val ldiff : n -> n -> n **)

  let ldiff n0 m =
    match n0 with
    | N0 -> N0
    | Npos p -> (match m with
                 | N0 -> n0
                 | Npos q -> Coq_Pos.ldiff p q)

  (** val shiftl : n -> n -> n **)

  let shiftl a n0 =
    match a with
    | N0 -> N0
    | Npos a0 -> Npos (Coq_Pos.shiftl a0 n0)
 end

(** val in_dec : ('a1 -> 'a1 -> bool) -> 'a1 -> 'a1 list -> bool **)

let rec in_dec h a = function
| [] -> false
| y :: l0 -> let s = h y a in if s then true else in_dec h a l0

(** val nth : nat -> 'a1 list -> 'a1 -> 'a1 **)

let rec nth n0 l default =
  match n0 with
  | O -> (match l with
          | [] -> default
          | x :: _ -> x)
  | S m -> (match l with
            | [] -> default
            | _ :: t0 -> nth m t0 default)

(** val nth_error : 'a1 list -> nat -> 'a1 option **)

let rec nth_error l = function
| O -> (match l with
        | [] -> None
        | x :: _ -> Some x)
| S n1 -> (match l with
           | [] -> None
           | _ :: l0 -> nth_error l0 n1)

(** val rev : 'a1 list -> 'a1 list **)

let rec rev = function
| [] -> []
| x :: l' -> app (rev l') (x :: [])

(** val concat : 'a1 list list -> 'a1 list **)

let rec concat = function
| [] -> []
| x :: l0 -> app x (concat l0)

(** val list_eq_dec : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list -> bool **)

let rec list_eq_dec eq_dec0 l l' =
  match l with
  | [] -> (match l' with
           | [] -> true
           | _ :: _ -> false)
  | y :: l0 ->
    (match l' with
     | [] -> false
     | a :: l1 -> if eq_dec0 y a then list_eq_dec eq_dec0 l0 l1 else false)

(** val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list **)

let rec map f = function
| [] -> []
| a :: t0 -> (f a) :: (map f t0)

(** val fold_left : ('a1 -> 'a2 -> 'a1) -> 'a2 list -> 'a1 -> 'a1 **)

let rec fold_left f l a0 =
  match l with
  | [] -> a0
  | b :: t0 -> fold_left f t0 (f a0 b)

(** val fold_right : ('a2 -> 'a1 -> 'a1) -> 'a1 -> 'a2 list -> 'a1 **)

let rec fold_right f a0 = function
| [] -> a0
| b :: t0 -> f b (fold_right f a0 t0)

(** val existsb : ('a1 -> bool) -> 'a1 list -> bool **)

let rec existsb f = function
| [] -> false
| a :: l0 -> (||) (f a) (existsb f l0)

(** val forallb : ('a1 -> bool) -> 'a1 list -> bool **)

let rec forallb f = function
| [] -> true
| a :: l0 -> (&&) (f a) (forallb f l0)

(** val filter : ('a1 -> bool) -> 'a1 list -> 'a1 list **)

let rec filter f = function
| [] -> []
| x :: l0 -> if f x then x :: (filter f l0) else filter f l0

(** val find : ('a1 -> bool) -> 'a1 list -> 'a1 option **)

let rec find f = function
| [] -> None
| x :: tl -> if f x then Some x else find f tl

(** val combine : 'a1 list -> 'a2 list -> ('a1 * 'a2) list **)

let rec combine l l' =
  match l with
  | [] -> []
  | x :: tl ->
    (match l' with
     | [] -> []
     | y :: tl' -> (x, y) :: (combine tl tl'))

(** val firstn : nat -> 'a1 list -> 'a1 list **)

let rec firstn n0 l =
  match n0 with
  | O -> []
  | S n1 -> (match l with
             | [] -> []
             | a :: l0 -> a :: (firstn n1 l0))

(** val skipn : nat -> 'a1 list -> 'a1 list **)

let rec skipn n0 l =
  match n0 with
  | O -> l
  | S n1 -> (match l with
             | [] -> []
             | _ :: l0 -> skipn n1 l0)

(** val nodup : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list **)

let rec nodup decA = function
| [] -> []
| x :: xs -> if in_dec decA x xs then nodup decA xs else x :: (nodup decA xs)

(** val seq : nat -> nat -> nat list **)

let rec seq start0 = function
| O -> []
| S len0 -> start0 :: (seq (S start0) len0)

(** val repeat : 'a1 -> nat -> 'a1 list **)

let rec repeat x = function
| O -> []
| S k -> x :: (repeat x k)

module Z =
 struct
  (** val double : z -> z **)

  let double = function
  | Z0 -> Z0
  | Zpos p -> Zpos (XO p)
  | Zneg p -> Zneg (XO p)

  (** val succ_double : z -> z **)

  let succ_double = function
  | Z0 -> Zpos XH
  | Zpos p -> Zpos (XI p)
  | Zneg p -> Zneg (Coq_Pos.pred_double p)

  (** val pred_double : z -> z **)

  let pred_double = function
  | Z0 -> Zneg XH
  | Zpos p -> Zpos (Coq_Pos.pred_double p)
  | Zneg p -> Zneg (XI p)

  (** val pos_sub : positive -> positive -> z **)

  let rec pos_sub x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> double (pos_sub p q)
       | XO q -> succ_double (pos_sub p q)
       | XH -> Zpos (XO p))
    | XO p ->
      (match y with
       | XI q -> pred_double (pos_sub p q)
       | XO q -> double (pos_sub p q)
       | XH -> Zpos (Coq_Pos.pred_double p))
    | XH ->
      (match y with
       | XI q -> Zneg (XO q)
       | XO q -> Zneg (Coq_Pos.pred_double q)
       | XH -> Z0)

  (** val add : z -> z -> z **)

  let add x y =
    match x with
    | Z0 -> y
    | Zpos x' ->
      (match y with
       | Z0 -> x
       | Zpos y' -> Zpos (Coq_Pos.add x' y')
       | Zneg y' -> pos_sub x' y')
    | Zneg x' ->
      (match y with
       | Z0 -> x
       | Zpos y' -> pos_sub y' x'
       | Zneg y' -> Zneg (Coq_Pos.add x' y'))

  (** val opp : z -> z **)

  let opp = function
  | Z0 -> Z0
  | Zpos x0 -> Zneg x0
  | Zneg x0 -> Zpos x0

  (** val sub : z -> z -> z **)

  let sub m n0 =
    add m (opp n0)

  (** val mul : z -> z -> z **)

  let mul x y =
    match x with
    | Z0 -> Z0
    | Zpos x' ->
      (match y with
       | Z0 -> Z0
       | Zpos y' -> Zpos (Coq_Pos.mul x' y')
       | Zneg y' -> Zneg (Coq_Pos.mul x' y'))
    | Zneg x' ->
      (match y with
       | Z0 -> Z0
       | Zpos y' -> Zneg (Coq_Pos.mul x' y')
       | Zneg y' -> Zpos (Coq_Pos.mul x' y'))

  (** val pow_pos : z -> positive -> z **)

  let pow_pos z0 =
    Coq_Pos.iter (mul z0) (Zpos XH)

  (** val pow : z -> z -> z **)

  let pow x = function
  | Z0 -> Zpos XH
  | Zpos p -> pow_pos x p
  | Zneg _ -> Z0

  (** val compare : z -> z -> comparison **)

  let compare x y =
    match x with
    | Z0 -> (match y with
             | Z0 -> Eq
             | Zpos _ -> Lt
             | Zneg _ -> Gt)
    | Zpos x' -> (match y with
                  | Zpos y' -> Coq_Pos.compare x' y'
                  | _ -> Gt)
    | Zneg x' ->
      (match y with
       | Zneg y' -> compOpp (Coq_Pos.compare x' y')
       | _ -> Lt)

  (** val leb : z -> z -> bool **)

  let leb x y =
    match compare x y with
    | Gt -> false
    | _ -> true

  (** val ltb : z -> z -> bool **)

  let ltb x y =
    match compare x y with
    | Lt -> true
    | _ -> false

  (** val eqb : z -> z -> bool **)

  let eqb x y =
    match x with
    | Z0 -> (match y with
             | Z0 -> true
             | _ -> false)
    | Zpos p -> (match y with
                 | Zpos q -> Coq_Pos.eqb p q
                 | _ -> false)
    | Zneg p -> (match y with
                 | Zneg q -> Coq_Pos.eqb p q
                 | _ -> false)

  (** val max : z -> z -> z **)

  let max n0 m =
    match compare n0 m with
    | Lt -> m
    | _ -> n0

  (** val min : z -> z -> z **)

  let min n0 m =
    match compare n0 m with
    | Gt -> m
    | _ -> n0

  (** val abs : z -> z **)

  let abs = function
  | Zneg p -> Zpos p
  | x -> x

  (** val to_nat : z -> nat **)

  let to_nat = function
  | Zpos p -> Coq_Pos.to_nat p
  | _ -> O

  (** val of_nat : nat -> z **)

  let of_nat = function
  | O -> Z0
  | S n1 -> Zpos (Coq_Pos.of_succ_nat n1)

  (** val of_N : n -> z **)

  let of_N = function
  | N0 -> Z0
  | Npos p -> Zpos p

  (** val pos_div_eucl : positive -> z -> z * z **)

  let rec pos_div_eucl a b =
    match a with
    | XI a' ->
      let (q, r) = pos_div_eucl a' b in
      let r' = add (mul (Zpos (XO XH)) r) (Zpos XH) in
      if ltb r' b
      then ((mul (Zpos (XO XH)) q), r')
      else ((add (mul (Zpos (XO XH)) q) (Zpos XH)), (sub r' b))
    | XO a' ->
      let (q, r) = pos_div_eucl a' b in
      let r' = mul (Zpos (XO XH)) r in
      if ltb r' b
      then ((mul (Zpos (XO XH)) q), r')
      else ((add (mul (Zpos (XO XH)) q) (Zpos XH)), (sub r' b))
    | XH -> if leb (Zpos (XO XH)) b then (Z0, (Zpos XH)) else ((Zpos XH), Z0)

  (** val div_eucl : z -> z -> z * z **)

  let div_eucl a b =
    match a with
    | Z0 -> (Z0, Z0)
    | Zpos a' ->
      (match b with
       | Z0 -> (Z0, a)
       | Zpos _ -> pos_div_eucl a' b
       | Zneg b' ->
         let (q, r) = pos_div_eucl a' (Zpos b') in
         (match r with
          | Z0 -> ((opp q), Z0)
          | _ -> ((opp (add q (Zpos XH))), (add b r))))
    | Zneg a' ->
      (match b with
       | Z0 -> (Z0, a)
       | Zpos _ ->
         let (q, r) = pos_div_eucl a' b in
         (match r with
          | Z0 -> ((opp q), Z0)
          | _ -> ((opp (add q (Zpos XH))), (sub b r)))
       | Zneg b' -> let (q, r) = pos_div_eucl a' (Zpos b') in (q, (opp r)))

  (** val div : z -> z -> z **)

  let div a b =
    let (q, _) = div_eucl a b in q

  (** val modulo : z -> z -> z **)

  let modulo a b =
    let (_, r) = div_eucl a b in r

  (** val odd : z -> bool **)

  let odd = function
  | Z0 -> false
  | Zpos p -> (match p with
               | XO _ -> false
               | _ -> true)
  | Zneg p -> (match p with
               | XO _ -> false
               | _ -> true)

  (** val log2 : z -> z **)

  let log2 = function
  | Zpos p2 ->
    (match p2 with
     | XI p -> Zpos (Coq_Pos.size p)
     | XO p -> Zpos (Coq_Pos.size p)
     | XH -> Z0)
  | _ -> Z0

  (** val gcd : z -> z -> z **)

  let gcd a b =
    match a with
    | Z0 -> abs b
    | Zpos a0 ->
      (match b with
       | Z0 -> abs a
       | Zpos b0 -> Zpos (Coq_Pos.gcd a0 b0)
       | Zneg b0 -> Zpos (Coq_Pos.gcd a0 b0))
    | Zneg a0 ->
      (match b with
       | Z0 -> abs a
       | Zpos b0 -> Zpos (Coq_Pos.gcd a0 b0)
       | Zneg b0 -> Zpos (Coq_Pos.gcd a0 b0))

  (** val coq_lor : z -> z -> z **)

  let coq_lor a b =
    match a with
    | Z0 -> b
    | Zpos a0 ->
      (match b with
       | Z0 -> a
       | Zpos b0 -> Zpos (Coq_Pos.coq_lor a0 b0)
       | Zneg b0 -> Zneg (N.succ_pos (N.ldiff (Coq_Pos.pred_N b0) (Npos a0))))
    | Zneg a0 ->
      (match b with
       | Z0 -> a
       | Zpos b0 -> Zneg (N.succ_pos (N.ldiff (Coq_Pos.pred_N a0) (Npos b0)))
       | Zneg b0 ->
         Zneg
           (N.succ_pos (N.coq_land (Coq_Pos.pred_N a0) (Coq_Pos.pred_N b0))))

  (** val coq_land : z -> z -> z **)

  let coq_land a b =
    match a with
    | Z0 -> Z0
    | Zpos a0 ->
      (match b with
       | Z0 -> Z0
       | Zpos b0 -> of_N (Coq_Pos.coq_land a0 b0)
       | Zneg b0 -> of_N (N.ldiff (Npos a0) (Coq_Pos.pred_N b0)))
    | Zneg a0 ->
      (match b with
       | Z0 -> Z0
       | Zpos b0 -> of_N (N.ldiff (Npos b0) (Coq_Pos.pred_N a0))
       | Zneg b0 ->
         Zneg (N.succ_pos (N.coq_lor (Coq_Pos.pred_N a0) (Coq_Pos.pred_N b0))))

  (** val eq_dec : z -> z -> bool **)

  let eq_dec x y =
    match x with
    | Z0 -> (match y with
             | Z0 -> true
             | _ -> false)
    | Zpos p -> (match y with
                 | Zpos p2 -> Coq_Pos.eq_dec p p2
                 | _ -> false)
    | Zneg p -> (match y with
                 | Zneg p2 -> Coq_Pos.eq_dec p p2
                 | _ -> false)
 end

type 'c pol =
| Pc of 'c
| Pinj of positive * 'c pol
| PX of 'c pol * positive * 'c pol

(** val p0 : 'a1 -> 'a1 pol **)

let p0 cO =
  Pc cO

(** val p1 : 'a1 -> 'a1 pol **)

let p1 cI =
  Pc cI

(** val peq : ('a1 -> 'a1 -> bool) -> 'a1 pol -> 'a1 pol -> bool **)

let rec peq ceqb p p' =
  match p with
  | Pc c -> (match p' with
             | Pc c' -> ceqb c c'
             | _ -> false)
  | Pinj (j, q) ->
    (match p' with
     | Pinj (j', q') ->
       (match Coq_Pos.compare j j' with
        | Eq -> peq ceqb q q'
        | _ -> false)
     | _ -> false)
  | PX (p2, i, q) ->
    (match p' with
     | PX (p'0, i', q') ->
       (match Coq_Pos.compare i i' with
        | Eq -> if peq ceqb p2 p'0 then peq ceqb q q' else false
        | _ -> false)
     | _ -> false)

(** val mkPinj : positive -> 'a1 pol -> 'a1 pol **)

let mkPinj j p = match p with
| Pc _ -> p
| Pinj (j', q) -> Pinj ((Coq_Pos.add j j'), q)
| PX (_, _, _) -> Pinj (j, p)

(** val mkPinj_pred : positive -> 'a1 pol -> 'a1 pol **)

let mkPinj_pred j p =
  match j with
  | XI j0 -> Pinj ((XO j0), p)
  | XO j0 -> Pinj ((Coq_Pos.pred_double j0), p)
  | XH -> p

(** val mkPX :
    'a1 -> ('a1 -> 'a1 -> bool) -> 'a1 pol -> positive -> 'a1 pol -> 'a1 pol **)

let mkPX cO ceqb p i q =
  match p with
  | Pc c -> if ceqb c cO then mkPinj XH q else PX (p, i, q)
  | Pinj (_, _) -> PX (p, i, q)
  | PX (p', i', q') ->
    if peq ceqb q' (p0 cO)
    then PX (p', (Coq_Pos.add i' i), q)
    else PX (p, i, q)

(** val mkXi : 'a1 -> 'a1 -> positive -> 'a1 pol **)

let mkXi cO cI i =
  PX ((p1 cI), i, (p0 cO))

(** val mkX : 'a1 -> 'a1 -> 'a1 pol **)

let mkX cO cI =
  mkXi cO cI XH

(** val popp : ('a1 -> 'a1) -> 'a1 pol -> 'a1 pol **)

let rec popp copp = function
| Pc c -> Pc (copp c)
| Pinj (j, q) -> Pinj (j, (popp copp q))
| PX (p2, i, q) -> PX ((popp copp p2), i, (popp copp q))

(** val paddC : ('a1 -> 'a1 -> 'a1) -> 'a1 pol -> 'a1 -> 'a1 pol **)

let rec paddC cadd p c =
  match p with
  | Pc c1 -> Pc (cadd c1 c)
  | Pinj (j, q) -> Pinj (j, (paddC cadd q c))
  | PX (p2, i, q) -> PX (p2, i, (paddC cadd q c))

(** val psubC : ('a1 -> 'a1 -> 'a1) -> 'a1 pol -> 'a1 -> 'a1 pol **)

let rec psubC csub p c =
  match p with
  | Pc c1 -> Pc (csub c1 c)
  | Pinj (j, q) -> Pinj (j, (psubC csub q c))
  | PX (p2, i, q) -> PX (p2, i, (psubC csub q c))

(** val paddI :
    ('a1 -> 'a1 -> 'a1) -> ('a1 pol -> 'a1 pol -> 'a1 pol) -> 'a1 pol ->
    positive -> 'a1 pol -> 'a1 pol **)

let rec paddI cadd pop q j = function
| Pc c -> mkPinj j (paddC cadd q c)
| Pinj (j', q') ->
  (match Z.pos_sub j' j with
   | Z0 -> mkPinj j (pop q' q)
   | Zpos k -> mkPinj j (pop (Pinj (k, q')) q)
   | Zneg k -> mkPinj j' (paddI cadd pop q k q'))
| PX (p2, i, q') ->
  (match j with
   | XI j0 -> PX (p2, i, (paddI cadd pop q (XO j0) q'))
   | XO j0 -> PX (p2, i, (paddI cadd pop q (Coq_Pos.pred_double j0) q'))
   | XH -> PX (p2, i, (pop q' q)))

(** val psubI :
    ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1) -> ('a1 pol -> 'a1 pol -> 'a1 pol) ->
    'a1 pol -> positive -> 'a1 pol -> 'a1 pol **)

let rec psubI cadd copp pop q j = function
| Pc c -> mkPinj j (paddC cadd (popp copp q) c)
| Pinj (j', q') ->
  (match Z.pos_sub j' j with
   | Z0 -> mkPinj j (pop q' q)
   | Zpos k -> mkPinj j (pop (Pinj (k, q')) q)
   | Zneg k -> mkPinj j' (psubI cadd copp pop q k q'))
| PX (p2, i, q') ->
  (match j with
   | XI j0 -> PX (p2, i, (psubI cadd copp pop q (XO j0) q'))
   | XO j0 -> PX (p2, i, (psubI cadd copp pop q (Coq_Pos.pred_double j0) q'))
   | XH -> PX (p2, i, (pop q' q)))

(** val paddX :
    'a1 -> ('a1 -> 'a1 -> bool) -> ('a1 pol -> 'a1 pol -> 'a1 pol) -> 'a1 pol
    -> positive -> 'a1 pol -> 'a1 pol **)

let rec paddX cO ceqb pop p' i' p = match p with
| Pc _ -> PX (p', i', p)
| Pinj (j, q') ->
  (match j with
   | XI j0 -> PX (p', i', (Pinj ((XO j0), q')))
   | XO j0 -> PX (p', i', (Pinj ((Coq_Pos.pred_double j0), q')))
   | XH -> PX (p', i', q'))
| PX (p2, i, q') ->
  (match Z.pos_sub i i' with
   | Z0 -> mkPX cO ceqb (pop p2 p') i q'
   | Zpos k -> mkPX cO ceqb (pop (PX (p2, k, (p0 cO))) p') i' q'
   | Zneg k -> mkPX cO ceqb (paddX cO ceqb pop p' k p2) i q')

(** val psubX :
    'a1 -> ('a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> ('a1 pol -> 'a1 pol -> 'a1
    pol) -> 'a1 pol -> positive -> 'a1 pol -> 'a1 pol **)

let rec psubX cO copp ceqb pop p' i' p = match p with
| Pc _ -> PX ((popp copp p'), i', p)
| Pinj (j, q') ->
  (match j with
   | XI j0 -> PX ((popp copp p'), i', (Pinj ((XO j0), q')))
   | XO j0 -> PX ((popp copp p'), i', (Pinj ((Coq_Pos.pred_double j0), q')))
   | XH -> PX ((popp copp p'), i', q'))
| PX (p2, i, q') ->
  (match Z.pos_sub i i' with
   | Z0 -> mkPX cO ceqb (pop p2 p') i q'
   | Zpos k -> mkPX cO ceqb (pop (PX (p2, k, (p0 cO))) p') i' q'
   | Zneg k -> mkPX cO ceqb (psubX cO copp ceqb pop p' k p2) i q')

(** val padd :
    'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> 'a1 pol -> 'a1 pol
    -> 'a1 pol **)

let rec padd cO cadd ceqb p = function
| Pc c' -> paddC cadd p c'
| Pinj (j', q') -> paddI cadd (padd cO cadd ceqb) q' j' p
| PX (p'0, i', q') ->
  (match p with
   | Pc c -> PX (p'0, i', (paddC cadd q' c))
   | Pinj (j, q) ->
     (match j with
      | XI j0 -> PX (p'0, i', (padd cO cadd ceqb (Pinj ((XO j0), q)) q'))
      | XO j0 ->
        PX (p'0, i',
          (padd cO cadd ceqb (Pinj ((Coq_Pos.pred_double j0), q)) q'))
      | XH -> PX (p'0, i', (padd cO cadd ceqb q q')))
   | PX (p2, i, q) ->
     (match Z.pos_sub i i' with
      | Z0 ->
        mkPX cO ceqb (padd cO cadd ceqb p2 p'0) i (padd cO cadd ceqb q q')
      | Zpos k ->
        mkPX cO ceqb (padd cO cadd ceqb (PX (p2, k, (p0 cO))) p'0) i'
          (padd cO cadd ceqb q q')
      | Zneg k ->
        mkPX cO ceqb (paddX cO ceqb (padd cO cadd ceqb) p'0 k p2) i
          (padd cO cadd ceqb q q')))

(** val psub :
    'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1) -> ('a1
    -> 'a1 -> bool) -> 'a1 pol -> 'a1 pol -> 'a1 pol **)

let rec psub cO cadd csub copp ceqb p = function
| Pc c' -> psubC csub p c'
| Pinj (j', q') -> psubI cadd copp (psub cO cadd csub copp ceqb) q' j' p
| PX (p'0, i', q') ->
  (match p with
   | Pc c -> PX ((popp copp p'0), i', (paddC cadd (popp copp q') c))
   | Pinj (j, q) ->
     (match j with
      | XI j0 ->
        PX ((popp copp p'0), i',
          (psub cO cadd csub copp ceqb (Pinj ((XO j0), q)) q'))
      | XO j0 ->
        PX ((popp copp p'0), i',
          (psub cO cadd csub copp ceqb (Pinj ((Coq_Pos.pred_double j0), q))
            q'))
      | XH -> PX ((popp copp p'0), i', (psub cO cadd csub copp ceqb q q')))
   | PX (p2, i, q) ->
     (match Z.pos_sub i i' with
      | Z0 ->
        mkPX cO ceqb (psub cO cadd csub copp ceqb p2 p'0) i
          (psub cO cadd csub copp ceqb q q')
      | Zpos k ->
        mkPX cO ceqb (psub cO cadd csub copp ceqb (PX (p2, k, (p0 cO))) p'0)
          i' (psub cO cadd csub copp ceqb q q')
      | Zneg k ->
        mkPX cO ceqb
          (psubX cO copp ceqb (psub cO cadd csub copp ceqb) p'0 k p2) i
          (psub cO cadd csub copp ceqb q q')))

(** val pmulC_aux :
    'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> 'a1 pol -> 'a1 ->
    'a1 pol **)

let rec pmulC_aux cO cmul ceqb p c =
  match p with
  | Pc c' -> Pc (cmul c' c)
  | Pinj (j, q) -> mkPinj j (pmulC_aux cO cmul ceqb q c)
  | PX (p2, i, q) ->
    mkPX cO ceqb (pmulC_aux cO cmul ceqb p2 c) i (pmulC_aux cO cmul ceqb q c)

(** val pmulC :
    'a1 -> 'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> 'a1 pol ->
    'a1 -> 'a1 pol **)

let pmulC cO cI cmul ceqb p c =
  if ceqb c cO
  then p0 cO
  else if ceqb c cI then p else pmulC_aux cO cmul ceqb p c

(** val pmulI :
    'a1 -> 'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> ('a1 pol ->
    'a1 pol -> 'a1 pol) -> 'a1 pol -> positive -> 'a1 pol -> 'a1 pol **)

let rec pmulI cO cI cmul ceqb pmul2 q j = function
| Pc c -> mkPinj j (pmulC cO cI cmul ceqb q c)
| Pinj (j', q') ->
  (match Z.pos_sub j' j with
   | Z0 -> mkPinj j (pmul2 q' q)
   | Zpos k -> mkPinj j (pmul2 (Pinj (k, q')) q)
   | Zneg k -> mkPinj j' (pmulI cO cI cmul ceqb pmul2 q k q'))
| PX (p', i', q') ->
  (match j with
   | XI j' ->
     mkPX cO ceqb (pmulI cO cI cmul ceqb pmul2 q j p') i'
       (pmulI cO cI cmul ceqb pmul2 q (XO j') q')
   | XO j' ->
     mkPX cO ceqb (pmulI cO cI cmul ceqb pmul2 q j p') i'
       (pmulI cO cI cmul ceqb pmul2 q (Coq_Pos.pred_double j') q')
   | XH -> mkPX cO ceqb (pmulI cO cI cmul ceqb pmul2 q XH p') i' (pmul2 q' q))

(** val pmul :
    'a1 -> 'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1
    -> bool) -> 'a1 pol -> 'a1 pol -> 'a1 pol **)

let rec pmul cO cI cadd cmul ceqb p p'' = match p'' with
| Pc c -> pmulC cO cI cmul ceqb p c
| Pinj (j', q') -> pmulI cO cI cmul ceqb (pmul cO cI cadd cmul ceqb) q' j' p
| PX (p', i', q') ->
  (match p with
   | Pc c -> pmulC cO cI cmul ceqb p'' c
   | Pinj (j, q) ->
     let qQ' =
       match j with
       | XI j0 -> pmul cO cI cadd cmul ceqb (Pinj ((XO j0), q)) q'
       | XO j0 ->
         pmul cO cI cadd cmul ceqb (Pinj ((Coq_Pos.pred_double j0), q)) q'
       | XH -> pmul cO cI cadd cmul ceqb q q'
     in
     mkPX cO ceqb (pmul cO cI cadd cmul ceqb p p') i' qQ'
   | PX (p2, i, q) ->
     let qQ' = pmul cO cI cadd cmul ceqb q q' in
     let pQ' = pmulI cO cI cmul ceqb (pmul cO cI cadd cmul ceqb) q' XH p2 in
     let qP' = pmul cO cI cadd cmul ceqb (mkPinj XH q) p' in
     let pP' = pmul cO cI cadd cmul ceqb p2 p' in
     padd cO cadd ceqb
       (mkPX cO ceqb (padd cO cadd ceqb (mkPX cO ceqb pP' i (p0 cO)) qP') i'
         (p0 cO)) (mkPX cO ceqb pQ' i qQ'))

(** val mk_X : 'a1 -> 'a1 -> positive -> 'a1 pol **)

let mk_X cO cI j =
  mkPinj_pred j (mkX cO cI)

(** val w : z **)

let w =
  Z.pow (Zpos (XO XH)) (Zpos (XO (XO (XO (XO (XO (XO XH)))))))

type reg =
| RAX
| RBX
| RCX
| RDX
| RSI
| RDI
| RBP
| RSP
| R8
| R9
| R10
| R11
| R12
| R13
| R14
| R15

type flag =
| CF
| OF

type loc =
| LR of reg
| LF of flag
| LM of z * z

type val0 =
| I of z
| P of z * z

type state = loc -> val0 option

(** val regn : reg -> z **)

let regn = function
| RAX -> Z0
| RBX -> Zpos XH
| RCX -> Zpos (XO XH)
| RDX -> Zpos (XI XH)
| RSI -> Zpos (XO (XO XH))
| RDI -> Zpos (XI (XO XH))
| RBP -> Zpos (XO (XI XH))
| RSP -> Zpos (XI (XI XH))
| R8 -> Zpos (XO (XO (XO XH)))
| R9 -> Zpos (XI (XO (XO XH)))
| R10 -> Zpos (XO (XI (XO XH)))
| R11 -> Zpos (XI (XI (XO XH)))
| R12 -> Zpos (XO (XO (XI XH)))
| R13 -> Zpos (XI (XO (XI XH)))
| R14 -> Zpos (XO (XI (XI XH)))
| R15 -> Zpos (XI (XI (XI XH)))

(** val loc_eqb : loc -> loc -> bool **)

let loc_eqb a b =
  match a with
  | LR r -> (match b with
             | LR s -> Z.eqb (regn r) (regn s)
             | _ -> false)
  | LF f ->
    (match f with
     | CF ->
       (match b with
        | LF f0 -> (match f0 with
                    | CF -> true
                    | OF -> false)
        | _ -> false)
     | OF ->
       (match b with
        | LF f0 -> (match f0 with
                    | CF -> false
                    | OF -> true)
        | _ -> false))
  | LM (b0, o) ->
    (match b with
     | LM (b', o') -> (&&) (Z.eqb b0 b') (Z.eqb o o')
     | _ -> false)

(** val upd : state -> loc -> val0 option -> state **)

let upd s l v l' =
  if loc_eqb l l' then v else s l'

type opnd =
| OR of reg
| OM of reg * z
| OI of z

type arith =
| Add
| Adc
| Adcx
| Adox
| Sub
| Sbb

type instr =
| IMov of opnd * opnd
| ILea of reg * reg * reg option * z * z
| IArith of arith * reg * opnd
| IMulx of reg * reg * opnd
| IMul of opnd
| IImul of reg * opnd * opnd
| IZero of reg
| IMask of reg
| IAnd of reg * opnd
| IOr of reg * opnd
| ICmp of opnd * opnd
| IBit of bool * reg * z
| ICmov of bool * flag * reg * opnd
| ISet of flag * reg
| IShl of reg * z
| IShr of reg * z
| IShld of reg * reg * z
| IShrd of reg * reg * z
| IPush of reg
| IPop of reg
| IStack of z

(** val place : state -> opnd -> loc option **)

let place s = function
| OR r -> Some (LR r)
| OM (r, d) ->
  (match s (LR r) with
   | Some v ->
     (match v with
      | I _ -> None
      | P (b, o0) ->
        if Z.eqb (Z.modulo (Z.add o0 d) (Zpos (XO (XO (XO XH))))) Z0
        then Some (LM (b, (Z.add o0 d)))
        else None)
   | None -> None)
| OI _ -> None

(** val readv : state -> opnd -> val0 option **)

let readv s o = match o with
| OI z0 -> if (&&) (Z.leb Z0 z0) (Z.ltb z0 w) then Some (I z0) else None
| _ -> (match place s o with
        | Some l -> s l
        | None -> None)

(** val read : state -> opnd -> z option **)

let read s o =
  match readv s o with
  | Some v -> (match v with
               | I z0 -> Some z0
               | P (_, _) -> None)
  | None -> None

(** val readf : state -> flag -> z option **)

let readf s f =
  match s (LF f) with
  | Some v -> (match v with
               | I z0 -> Some z0
               | P (_, _) -> None)
  | None -> None

(** val write : state -> opnd -> val0 -> state option **)

let write s o v =
  match place s o with
  | Some l ->
    (match s l with
     | Some _ -> Some (upd s l (Some v))
     | None -> None)
  | None -> None

(** val noflags : state -> state **)

let noflags s =
  upd (upd s (LF CF) None) (LF OF) None

(** val setr : state -> reg -> z -> state **)

let setr s r z0 =
  upd s (LR r) (Some (I z0))

(** val setf : state -> flag -> z -> state **)

let setf s f z0 =
  upd s (LF f) (Some (I z0))

type obs = ((z * z) * z) * z

(** val step : instr -> state -> (state * obs) option **)

let step i s =
  match i with
  | IMov (d, o) ->
    (match readv s o with
     | Some v ->
       (match write s d v with
        | Some t0 -> Some (t0, (((Z0, Z0), Z0), Z0))
        | None -> None)
     | None -> None)
  | ILea (d, b, i0, k, disp) ->
    if (&&)
         (Z.leb (Z.opp (Z.pow (Zpos (XO XH)) (Zpos (XI (XI (XI (XI XH)))))))
           disp)
         (Z.ltb disp (Z.pow (Zpos (XO XH)) (Zpos (XI (XI (XI (XI XH)))))))
    then (match s (LR b) with
          | Some v ->
            (match v with
             | I _ ->
               (match read s (OR b) with
                | Some x ->
                  (match match i0 with
                         | Some r -> read s (OR r)
                         | None -> Some Z0 with
                   | Some y ->
                     let t0 = Z.add (Z.add x (Z.mul y k)) disp in
                     if (&&) (Z.leb Z0 k) (Z.leb k (Zpos (XO (XO (XO XH)))))
                     then Some ((setr s d (Z.modulo t0 w)),
                            ((((Z.modulo t0 w), (Z.div t0 w)), Z0), Z0))
                     else None
                   | None -> None)
                | None -> None)
             | P (block, o) ->
               (match i0 with
                | Some _ ->
                  (match read s (OR b) with
                   | Some x ->
                     (match match i0 with
                            | Some r -> read s (OR r)
                            | None -> Some Z0 with
                      | Some y ->
                        let t0 = Z.add (Z.add x (Z.mul y k)) disp in
                        if (&&) (Z.leb Z0 k)
                             (Z.leb k (Zpos (XO (XO (XO XH)))))
                        then Some ((setr s d (Z.modulo t0 w)),
                               ((((Z.modulo t0 w), (Z.div t0 w)), Z0), Z0))
                        else None
                      | None -> None)
                   | None -> None)
                | None ->
                  Some ((upd s (LR d) (Some (P (block, (Z.add o disp))))),
                    (((Z0, Z0), Z0), Z0))))
          | None ->
            (match read s (OR b) with
             | Some x ->
               (match match i0 with
                      | Some r -> read s (OR r)
                      | None -> Some Z0 with
                | Some y ->
                  let t0 = Z.add (Z.add x (Z.mul y k)) disp in
                  if (&&) (Z.leb Z0 k) (Z.leb k (Zpos (XO (XO (XO XH)))))
                  then Some ((setr s d (Z.modulo t0 w)), ((((Z.modulo t0 w),
                         (Z.div t0 w)), Z0), Z0))
                  else None
                | None -> None)
             | None -> None))
    else None
  | IArith (k, d, o) ->
    (match read s (OR d) with
     | Some x ->
       (match read s o with
        | Some y ->
          (match match k with
                 | Add -> Some Z0
                 | Adox -> readf s OF
                 | Sub -> Some Z0
                 | _ -> readf s CF with
           | Some c ->
             let t0 =
               match k with
               | Sub -> Z.sub (Z.sub x y) c
               | Sbb -> Z.sub (Z.sub x y) c
               | _ -> Z.add (Z.add x y) c
             in
             let r = Z.modulo t0 w in
             let out =
               match k with
               | Sub -> Z.opp (Z.div t0 w)
               | Sbb -> Z.opp (Z.div t0 w)
               | _ -> Z.div t0 w
             in
             Some
             ((match k with
               | Adcx -> setf (setr s d r) CF out
               | Adox -> setf (setr s d r) OF out
               | _ -> upd (setf (setr s d r) CF out) (LF OF) None), (((r,
             out), Z0), Z0))
           | None -> None)
        | None -> None)
     | None -> None)
  | IMulx (h, l, o) ->
    (match read s (OR RDX) with
     | Some x ->
       (match read s o with
        | Some y ->
          Some
            ((setr (setr s l (Z.modulo (Z.mul x y) w)) h
               (Z.div (Z.mul x y) w)), ((((Z.modulo (Z.mul x y) w),
            (Z.div (Z.mul x y) w)), Z0), Z0))
        | None -> None)
     | None -> None)
  | IMul o ->
    (match read s (OR RAX) with
     | Some x ->
       (match read s o with
        | Some y ->
          Some
            ((noflags
               (setr (setr s RAX (Z.modulo (Z.mul x y) w)) RDX
                 (Z.div (Z.mul x y) w))), ((((Z.modulo (Z.mul x y) w),
            (Z.div (Z.mul x y) w)), Z0), Z0))
        | None -> None)
     | None -> None)
  | IImul (d, a, b) ->
    (match read s a with
     | Some x ->
       (match read s b with
        | Some y ->
          Some ((noflags (setr s d (Z.modulo (Z.mul x y) w))),
            ((((Z.modulo (Z.mul x y) w), (Z.div (Z.mul x y) w)), Z0), Z0))
        | None -> None)
     | None -> None)
  | IZero d ->
    Some ((setf (setf (setr s d Z0) CF Z0) OF Z0), (((Z0, Z0), Z0), Z0))
  | IMask d ->
    (match readf s CF with
     | Some c ->
       Some ((upd (setr s d (Z.modulo (Z.opp c) w)) (LF OF) None), (((Z0,
         Z0), Z0), Z0))
     | None -> None)
  | IAnd (d, o) ->
    (match read s (OR d) with
     | Some x ->
       (match read s o with
        | Some y ->
          Some ((noflags (setr s d (Z.coq_land x y))), ((((Z.coq_land x y),
            (Z.div x (Z.add y (Zpos XH)))), Z0), Z0))
        | None -> None)
     | None -> None)
  | IOr (d, o) ->
    (match read s (OR d) with
     | Some x ->
       (match read s o with
        | Some y ->
          let r = Z.coq_lor x y in
          Some ((noflags (setr s d r)), (((r, (Z.sub r y)), (Z.sub r x)),
          (Z.sub (Z.add x y) r)))
        | None -> None)
     | None -> None)
  | ICmp (a, b) ->
    (match read s a with
     | Some x ->
       (match read s b with
        | Some y ->
          let t0 = Z.sub x y in
          Some ((upd (setf s CF (Z.opp (Z.div t0 w))) (LF OF) None),
          ((((Z.modulo t0 w), (Z.opp (Z.div t0 w))), Z0), Z0))
        | None -> None)
     | None -> None)
  | IBit (reset, d, k) ->
    (match read s (OR d) with
     | Some x ->
       if (&&) (Z.leb Z0 k) (Z.ltb k (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
       then let c = Z.modulo (Z.div x (Z.pow (Zpos (XO XH)) k)) (Zpos (XO XH))
            in
            let t0 = upd (setf s CF c) (LF OF) None in
            Some
            ((if reset
              then setr t0 d (Z.sub x (Z.mul (Z.pow (Zpos (XO XH)) k) c))
              else t0),
            ((((Z.div x (Z.pow (Zpos (XO XH)) (Z.add k (Zpos XH)))), c),
            (Z.modulo x (Z.pow (Zpos (XO XH)) k))), Z0))
       else None
     | None -> None)
  | ICmov (n0, f, d, o) ->
    (match read s (OR d) with
     | Some x ->
       (match read s o with
        | Some y ->
          (match readf s f with
           | Some c ->
             let r = if xorb n0 (Z.eqb c (Zpos XH)) then y else x in
             Some ((setr s d r), (((r, (Z.sub r x)), Z0), Z0))
           | None -> None)
        | None -> None)
     | None -> None)
  | ISet (f, d) ->
    (match readf s f with
     | Some c -> Some ((setr s d c), (((Z0, Z0), Z0), Z0))
     | None -> None)
  | IShl (d, k) ->
    (match read s (OR d) with
     | Some x ->
       if (&&) (Z.ltb Z0 k) (Z.ltb k (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
       then let r = Z.modulo (Z.mul x (Z.pow (Zpos (XO XH)) k)) w in
            Some ((noflags (setr s d r)), (((r,
            (Z.div x
              (Z.pow (Zpos (XO XH))
                (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k)))), Z0),
            Z0))
       else None
     | None -> None)
  | IShr (d, k) ->
    (match read s (OR d) with
     | Some x ->
       if (&&) (Z.ltb Z0 k) (Z.ltb k (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
       then Some ((noflags (setr s d (Z.div x (Z.pow (Zpos (XO XH)) k)))),
              ((((Z.div x (Z.pow (Zpos (XO XH)) k)),
              (Z.modulo x (Z.pow (Zpos (XO XH)) k))), Z0), Z0))
       else None
     | None -> None)
  | IShld (d, e, k) ->
    (match read s (OR d) with
     | Some x ->
       (match read s (OR e) with
        | Some y ->
          if (&&) (Z.ltb Z0 k)
               (Z.ltb k (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
          then let r =
                 Z.add (Z.modulo (Z.mul x (Z.pow (Zpos (XO XH)) k)) w)
                   (Z.div y
                     (Z.pow (Zpos (XO XH))
                       (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k)))
               in
               Some ((noflags (setr s d r)), (((r,
               (Z.div x
                 (Z.pow (Zpos (XO XH))
                   (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k)))),
               (Z.div y
                 (Z.pow (Zpos (XO XH))
                   (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k)))), Z0))
          else None
        | None -> None)
     | None -> None)
  | IShrd (d, e, k) ->
    (match read s (OR d) with
     | Some x ->
       (match read s (OR e) with
        | Some y ->
          if (&&) (Z.ltb Z0 k)
               (Z.ltb k (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
          then let r =
                 Z.add (Z.div x (Z.pow (Zpos (XO XH)) k))
                   (Z.mul (Z.modulo y (Z.pow (Zpos (XO XH)) k))
                     (Z.pow (Zpos (XO XH))
                       (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k)))
               in
               Some ((noflags (setr s d r)), (((r,
               (Z.div x (Z.pow (Zpos (XO XH)) k))),
               (Z.div y (Z.pow (Zpos (XO XH)) k))),
               (Z.modulo x (Z.pow (Zpos (XO XH)) k))))
          else None
        | None -> None)
     | None -> None)
  | IPush r ->
    (match s (LR r) with
     | Some v ->
       (match s (LR RSP) with
        | Some v0 ->
          (match v0 with
           | I _ -> None
           | P (b, o) ->
             (match write s (OM (RSP, (Zneg (XO (XO (XO XH)))))) v with
              | Some t0 ->
                Some
                  ((upd t0 (LR RSP) (Some (P (b,
                     (Z.sub o (Zpos (XO (XO (XO XH))))))))), (((Z0, Z0), Z0),
                  Z0))
              | None -> None))
        | None -> None)
     | None -> None)
  | IPop r ->
    (match readv s (OM (RSP, Z0)) with
     | Some v ->
       (match s (LR RSP) with
        | Some v0 ->
          (match v0 with
           | I _ -> None
           | P (b, o) ->
             Some
               ((upd
                  (upd s (LR RSP) (Some (P (b,
                    (Z.add o (Zpos (XO (XO (XO XH))))))))) (LR r) (Some v)),
               (((Z0, Z0), Z0), Z0)))
        | None -> None)
     | None -> None)
  | IStack n0 ->
    (match s (LR RSP) with
     | Some v ->
       (match v with
        | I _ -> None
        | P (b, o) ->
          Some ((noflags (upd s (LR RSP) (Some (P (b, (Z.add o n0)))))),
            (((Z0, Z0), Z0), Z0)))
     | None -> None)

type 'a parser0 = z list -> ('a * z list) option

(** val give : 'a1 -> 'a1 parser0 **)

let give a s =
  Some (a, s)

(** val fail : 'a1 parser0 **)

let fail _ =
  None

(** val bind : 'a1 parser0 -> ('a1 -> 'a2 parser0) -> 'a2 parser0 **)

let bind p f s =
  match p s with
  | Some p2 -> let (a, s0) = p2 in f a s0
  | None -> None

(** val integer : z parser0 **)

let integer = function
| [] -> None
| z0 :: s0 -> Some (z0, s0)

(** val octet : z parser0 **)

let octet =
  bind integer (fun b ->
    if (&&) (Z.leb Z0 b)
         (Z.ltb b (Zpos (XO (XO (XO (XO (XO (XO (XO (XO XH))))))))))
    then give b
    else fail)

(** val unsigned : nat -> z parser0 **)

let rec unsigned = function
| O -> give Z0
| S n1 ->
  bind octet (fun b ->
    bind (unsigned n1) (fun z0 ->
      give
        (Z.add b (Z.mul (Zpos (XO (XO (XO (XO (XO (XO (XO (XO XH))))))))) z0))))

(** val signed : nat -> z parser0 **)

let signed n0 =
  bind (unsigned n0) (fun z0 ->
    let top =
      Z.pow (Zpos (XO (XO (XO (XO (XO (XO (XO (XO XH))))))))) (Z.of_nat n0)
    in
    give (if Z.ltb (Z.mul (Zpos (XO XH)) z0) top then z0 else Z.sub z0 top))

(** val immediate : nat -> opnd parser0 **)

let immediate n0 =
  bind (signed n0) (fun z0 -> give (OI (Z.modulo z0 w)))

(** val reg_at : z -> reg **)

let reg_at n0 =
  nth (Z.to_nat n0)
    (RAX :: (RCX :: (RDX :: (RBX :: (RSP :: (RBP :: (RSI :: (RDI :: (R8 :: (R9 :: (R10 :: (R11 :: (R12 :: (R13 :: (R14 :: (R15 :: []))))))))))))))))
    RAX

type rex = { there : bool; wide : bool; to_reg : z; to_index : z; to_rm : z }

(** val rex_of : z -> rex **)

let rex_of b =
  { there = true; wide =
    (Z.eqb (Z.modulo (Z.div b (Zpos (XO (XO (XO XH))))) (Zpos (XO XH))) (Zpos
      XH)); to_reg =
    (Z.mul (Zpos (XO (XO (XO XH))))
      (Z.modulo (Z.div b (Zpos (XO (XO XH)))) (Zpos (XO XH)))); to_index =
    (Z.mul (Zpos (XO (XO (XO XH))))
      (Z.modulo (Z.div b (Zpos (XO XH))) (Zpos (XO XH)))); to_rm =
    (Z.mul (Zpos (XO (XO (XO XH)))) (Z.modulo b (Zpos (XO XH)))) }

(** val rex_read : rex parser0 **)

let rex_read s = match s with
| [] -> None
| b :: s' ->
  if Z.eqb (Z.div b (Zpos (XO (XO (XO (XO XH)))))) (Zpos (XO (XO XH)))
  then give (rex_of b) s'
  else give { there = false; wide = false; to_reg = Z0; to_index = Z0;
         to_rm = Z0 } s

type target =
| Direct of reg
| Address of reg * reg option * z * z

(** val sib : rex -> ((z * reg option) * z) parser0 **)

let sib e =
  bind octet (fun s ->
    let i =
      Z.add e.to_index
        (Z.modulo (Z.div s (Zpos (XO (XO (XO XH))))) (Zpos (XO (XO (XO XH)))))
    in
    give (((Z.modulo s (Zpos (XO (XO (XO XH))))),
      (if Z.eqb i (Zpos (XO (XO XH))) then None else Some (reg_at i))),
      (Z.pow (Zpos (XO XH)) (Z.div s (Zpos (XO (XO (XO (XO (XO (XO XH)))))))))))

(** val modrm : rex -> (z * target) parser0 **)

let modrm e =
  bind octet (fun m ->
    let mode = Z.div m (Zpos (XO (XO (XO (XO (XO (XO XH))))))) in
    let field =
      Z.modulo (Z.div m (Zpos (XO (XO (XO XH))))) (Zpos (XO (XO (XO XH))))
    in
    if Z.eqb mode (Zpos (XI XH))
    then give (field, (Direct
           (reg_at (Z.add e.to_rm (Z.modulo m (Zpos (XO (XO (XO XH)))))))))
    else bind
           (if Z.eqb (Z.modulo m (Zpos (XO (XO (XO XH))))) (Zpos (XO (XO XH)))
            then sib e
            else give (((Z.modulo m (Zpos (XO (XO (XO XH))))), None), (Zpos
                   XH))) (fun pat ->
           let (p, k) = pat in
           let (b, i) = p in
           if negb ((&&) (Z.eqb mode Z0) (Z.eqb b (Zpos (XI (XO XH)))))
           then bind
                  (match mode with
                   | Z0 -> give Z0
                   | Zpos p2 ->
                     (match p2 with
                      | XH -> signed (S O)
                      | _ -> signed (S (S (S (S O)))))
                   | Zneg _ -> signed (S (S (S (S O))))) (fun d ->
                  give (field, (Address ((reg_at (Z.add e.to_rm b)), i, k,
                    d))))
           else fail))

(** val group : rex -> (z * opnd) parser0 **)

let group e =
  bind (modrm e) (fun pat ->
    let (k, t0) = pat in
    (match t0 with
     | Direct r -> give (k, (OR r))
     | Address (b, index, _, d) ->
       (match index with
        | Some _ -> fail
        | None -> give (k, (OM (b, d))))))

(** val both : rex -> (reg * opnd) parser0 **)

let both e =
  bind (group e) (fun pat ->
    let (k, o) = pat in give ((reg_at (Z.add e.to_reg k)), o))

(** val is_reg : reg -> opnd -> bool **)

let is_reg d = function
| OR r -> Z.eqb (regn d) (regn r)
| _ -> false

(** val row : z -> (z * 'a1 parser0) list -> 'a1 parser0 **)

let row k table0 =
  match find (fun r -> Z.eqb (fst r) k) table0 with
  | Some p2 -> let (_, p) = p2 in p
  | None -> fail

(** val two : z -> opnd -> opnd -> instr parser0 **)

let two k d s =
  match d with
  | OR r ->
    row k ((Z0, (give (IArith (Add, r, s)))) :: (((Zpos XH),
      (give (IOr (r, s)))) :: (((Zpos (XO XH)),
      (give (IArith (Adc, r, s)))) :: (((Zpos (XI XH)),
      (give (if is_reg r s then IMask r else IArith (Sbb, r, s)))) :: (((Zpos
      (XO (XO XH))), (give (IAnd (r, s)))) :: (((Zpos (XI (XO XH))),
      (give (IArith (Sub, r, s)))) :: (((Zpos (XO (XI XH))),
      (if is_reg r s then give (IZero r) else fail)) :: (((Zpos (XI (XI
      XH))), (give (ICmp (d, s)))) :: []))))))))
  | _ -> if Z.eqb k (Zpos (XI (XI XH))) then give (ICmp (d, s)) else fail

(** val two_const : rex -> z -> opnd -> z -> instr parser0 **)

let two_const e k d z0 =
  if e.wide
  then if (&&) (is_reg RSP d)
            ((||) (Z.eqb k Z0) (Z.eqb k (Zpos (XI (XO XH)))))
       then give (IStack (if Z.eqb k Z0 then z0 else Z.opp z0))
       else two k d (OI (Z.modulo z0 w))
  else (match d with
        | OR r ->
          if Z.eqb k (Zpos (XO (XO XH)))
          then give (IAnd (r, (OI
                 (Z.modulo z0
                   (Z.pow (Zpos (XO XH)) (Zpos (XO (XO (XO (XO (XO XH)))))))))))
          else fail
        | _ -> fail)

(** val one : rex -> (reg -> (z * instr parser0) list) -> instr parser0 **)

let one e table0 =
  bind (group e) (fun pat ->
    let (k, o) = pat in (match o with
                         | OR d -> row k (table0 d)
                         | _ -> fail))

(** val low_byte : rex -> opnd -> reg parser0 **)

let low_byte e = function
| OR r ->
  if (||) e.there
       (existsb (fun q -> Z.eqb (regn q) (regn r))
         (RAX :: (RCX :: (RDX :: (RBX :: [])))))
  then give r
  else fail
| _ -> fail

(** val set_word : rex -> flag -> instr parser0 **)

let set_word e f =
  bind (group e) (fun pat ->
    let (k, o) = pat in
    if Z.eqb k Z0
    then bind (low_byte e o) (fun r ->
           bind rex_read (fun e0 ->
             bind octet (fun a ->
               bind octet (fun b ->
                 if (&&)
                      ((&&) (negb e0.wide) (Z.eqb a (Zpos (XI (XI (XI XH))))))
                      (Z.eqb b (Zpos (XO (XI (XI (XO (XI (XI (XO XH)))))))))
                 then bind (both e0) (fun pat0 ->
                        let (d, o0) = pat0 in
                        bind (low_byte e0 o0) (fun q ->
                          if (&&) (Z.eqb (regn d) (regn r))
                               (Z.eqb (regn q) (regn r))
                          then give (ISet (f, r))
                          else fail))
                 else fail))))
    else fail)

(** val short : rex -> z -> instr parser0 **)

let short e op =
  let low = reg_at (Z.add e.to_rm (Z.modulo op (Zpos (XO (XO (XO XH)))))) in
  if Z.ltb op (Zpos (XO (XO (XO (XO (XO (XO XH)))))))
  then row (Z.modulo op (Zpos (XO (XO (XO XH))))) (((Zpos XH),
         (bind (both e) (fun pat ->
           let (r, o) = pat in
           if (||) e.wide (Z.eqb op (Zpos (XI (XO (XO (XO (XI XH)))))))
           then two (Z.div op (Zpos (XO (XO (XO XH))))) o (OR r)
           else fail))) :: (((Zpos (XI XH)),
         (bind (both e) (fun pat ->
           let (r, o) = pat in
           if (||) e.wide (Z.eqb op (Zpos (XI (XI (XO (XO (XI XH)))))))
           then two (Z.div op (Zpos (XO (XO (XO XH))))) (OR r) o
           else fail))) :: (((Zpos (XI (XO XH))),
         (bind (signed (S (S (S (S O))))) (fun z0 ->
           two_const e (Z.div op (Zpos (XO (XO (XO XH))))) (OR RAX) z0))) :: [])))
  else if Z.eqb (Z.div op (Zpos (XO (XO (XO XH))))) (Zpos (XO (XI (XO XH))))
       then if negb e.wide then give (IPush low) else fail
       else if Z.eqb (Z.div op (Zpos (XO (XO (XO XH))))) (Zpos (XI (XI (XO
                 XH))))
            then if negb e.wide then give (IPop low) else fail
            else if Z.eqb (Z.div op (Zpos (XO (XO (XO XH))))) (Zpos (XI (XI
                      (XI (XO XH)))))
                 then bind
                        (unsigned
                          (if e.wide
                           then S (S (S (S (S (S (S (S O)))))))
                           else S (S (S (S O))))) (fun z0 ->
                        give (IMov ((OR low), (OI z0))))
                 else if Z.eqb op (Zpos (XI (XO (XO (XO (XO (XO (XO XH))))))))
                      then bind (group e) (fun pat ->
                             let (k, o) = pat in
                             bind (signed (S (S (S (S O))))) (fun z0 ->
                               two_const e k o z0))
                      else if Z.eqb op (Zpos (XI (XI (XO (XO (XO (XO (XO
                                XH))))))))
                           then bind (group e) (fun pat ->
                                  let (k, o) = pat in
                                  bind (signed (S O)) (fun z0 ->
                                    two_const e k o z0))
                           else if e.wide
                                then row op (((Zpos (XI (XO (XO (XI (XO (XO
                                       (XO XH)))))))),
                                       (bind (both e) (fun pat ->
                                         let (r, o) = pat in
                                         give (IMov (o, (OR r)))))) :: (((Zpos
                                       (XI (XI (XO (XI (XO (XO (XO
                                       XH)))))))),
                                       (bind (both e) (fun pat ->
                                         let (r, o) = pat in
                                         give (IMov ((OR r), o))))) :: (((Zpos
                                       (XI (XI (XI (XO (XO (XO (XI
                                       XH)))))))),
                                       (bind (group e) (fun pat ->
                                         let (k, o) = pat in
                                         if Z.eqb k Z0
                                         then bind
                                                (immediate (S (S (S (S O)))))
                                                (fun z0 ->
                                                give (IMov (o, z0)))
                                         else fail))) :: (((Zpos (XI (XO (XI
                                       (XI (XO (XO (XO XH)))))))),
                                       (bind (modrm e) (fun pat ->
                                         let (k, t0) = pat in
                                         (match t0 with
                                          | Direct _ -> fail
                                          | Address (b, i, n0, d) ->
                                            give (ILea
                                              ((reg_at (Z.add e.to_reg k)),
                                              b, i, n0, d)))))) :: (((Zpos
                                       (XI (XO (XO (XI (XO (XI XH))))))),
                                       (bind (both e) (fun pat ->
                                         let (r, o) = pat in
                                         bind (immediate (S (S (S (S O)))))
                                           (fun z0 -> give (IImul (r, o, z0)))))) :: (((Zpos
                                       (XI (XI (XO (XI (XO (XI XH))))))),
                                       (bind (both e) (fun pat ->
                                         let (r, o) = pat in
                                         bind (immediate (S O)) (fun z0 ->
                                           give (IImul (r, o, z0)))))) :: (((Zpos
                                       (XI (XO (XO (XO (XO (XO (XI
                                       XH)))))))),
                                       (one e (fun d -> ((Zpos (XO (XO XH))),
                                         (bind octet (fun n0 ->
                                           give (IShl (d, n0))))) :: (((Zpos
                                         (XI (XO XH))),
                                         (bind octet (fun n0 ->
                                           give (IShr (d, n0))))) :: [])))) :: (((Zpos
                                       (XI (XO (XO (XO (XI (XO (XI
                                       XH)))))))),
                                       (one e (fun d -> ((Zpos (XO (XO XH))),
                                         (give (IShl (d, (Zpos XH))))) :: (((Zpos
                                         (XI (XO XH))),
                                         (give (IShr (d, (Zpos XH))))) :: [])))) :: (((Zpos
                                       (XI (XI (XI (XO (XI (XI (XI
                                       XH)))))))),
                                       (bind (group e) (fun pat ->
                                         let (k, o) = pat in
                                         if Z.eqb k (Zpos (XO (XO XH)))
                                         then give (IMul o)
                                         else fail))) :: [])))))))))
                                else fail

(** val long : rex -> z -> instr parser0 **)

let long e op =
  if Z.eqb op (Zpos (XO (XO (XO (XO (XI (XO (XO XH))))))))
  then set_word e OF
  else if Z.eqb op (Zpos (XO (XI (XO (XO (XI (XO (XO XH))))))))
       then set_word e CF
       else if e.wide
            then row op (((Zpos (XO (XO (XO (XO (XO (XO XH))))))),
                   (bind (both e) (fun pat ->
                     let (r, o) = pat in give (ICmov (false, OF, r, o))))) :: (((Zpos
                   (XO (XI (XO (XO (XO (XO XH))))))),
                   (bind (both e) (fun pat ->
                     let (r, o) = pat in give (ICmov (false, CF, r, o))))) :: (((Zpos
                   (XI (XI (XO (XO (XO (XO XH))))))),
                   (bind (both e) (fun pat ->
                     let (r, o) = pat in give (ICmov (true, CF, r, o))))) :: (((Zpos
                   (XI (XI (XI (XI (XO (XI (XO XH)))))))),
                   (bind (both e) (fun pat ->
                     let (r, o) = pat in give (IImul (r, (OR r), o))))) :: (((Zpos
                   (XO (XO (XI (XO (XO (XI (XO XH)))))))),
                   (bind (both e) (fun pat ->
                     let (r, o) = pat in
                     bind octet (fun n0 ->
                       match o with
                       | OR d -> give (IShld (d, r, n0))
                       | _ -> fail)))) :: (((Zpos (XO (XO (XI (XI (XO (XI (XO
                   XH)))))))),
                   (bind (both e) (fun pat ->
                     let (r, o) = pat in
                     bind octet (fun n0 ->
                       match o with
                       | OR d -> give (IShrd (d, r, n0))
                       | _ -> fail)))) :: (((Zpos (XO (XI (XO (XI (XI (XI (XO
                   XH)))))))),
                   (one e (fun d -> ((Zpos (XO (XO XH))),
                     (bind octet (fun n0 -> give (IBit (false, d, n0))))) :: (((Zpos
                     (XO (XI XH))),
                     (bind octet (fun n0 -> give (IBit (true, d, n0))))) :: [])))) :: [])))))))
            else fail

(** val mulx : instr parser0 **)

let mulx =
  bind octet (fun b ->
    bind octet (fun c ->
      bind octet (fun op ->
        if (&&)
             ((&&)
               ((&&)
                 (Z.eqb (Z.modulo b (Zpos (XO (XO (XO (XO (XO XH))))))) (Zpos
                   (XO XH)))
                 (Z.eqb
                   (Z.div c (Zpos (XO (XO (XO (XO (XO (XO (XO XH)))))))))
                   (Zpos XH)))
               (Z.eqb (Z.modulo c (Zpos (XO (XO (XO XH))))) (Zpos (XI XH))))
             (Z.eqb op (Zpos (XO (XI (XI (XO (XI (XI (XI XH)))))))))
        then bind
               (both
                 (rex_of
                   (Z.sub (Zpos (XI (XI XH)))
                     (Z.div b (Zpos (XO (XO (XO (XO (XO XH))))))))))
               (fun pat ->
               let (r, o) = pat in
               give (IMulx (r,
                 (reg_at
                   (Z.sub (Zpos (XI (XI (XI XH))))
                     (Z.modulo (Z.div c (Zpos (XO (XO (XO XH))))) (Zpos (XO
                       (XO (XO (XO XH)))))))), o)))
        else fail)))

(** val carried : arith -> instr parser0 **)

let carried k =
  bind rex_read (fun e ->
    bind octet (fun a ->
      bind octet (fun b ->
        bind octet (fun op ->
          if (&&)
               ((&&) ((&&) e.wide (Z.eqb a (Zpos (XI (XI (XI XH))))))
                 (Z.eqb b (Zpos (XO (XO (XO (XI (XI XH))))))))
               (Z.eqb op (Zpos (XO (XI (XI (XO (XI (XI (XI XH)))))))))
          then bind (both e) (fun pat ->
                 let (r, o) = pat in give (IArith (k, r, o)))
          else fail))))

type item =
| Plain of instr
| Again of opnd * z
| Call
| Return

(** val again : rex -> item parser0 **)

let again e =
  bind (group e) (fun pat ->
    let (k, o) = pat in
    if (&&) e.wide (Z.eqb k (Zpos XH))
    then bind octet (fun j ->
           bind
             (if Z.eqb j (Zpos (XI (XO (XI (XO (XI (XI XH)))))))
              then signed (S O)
              else if Z.eqb j (Zpos (XI (XI (XI XH))))
                   then bind octet (fun j0 ->
                          if Z.eqb j0 (Zpos (XI (XO (XI (XO (XO (XO (XO
                               XH))))))))
                          then signed (S (S (S (S O))))
                          else fail)
                   else fail) (fun d -> give (Again (o, d))))
    else fail)

(** val plain : instr parser0 -> item parser0 **)

let plain p =
  bind p (fun i -> give (Plain i))

(** val item_read : item parser0 **)

let item_read s = match s with
| [] -> None
| b :: s' ->
  if Z.eqb b (Zpos (XI (XI (XO (XO (XO (XO (XI XH))))))))
  then Some (Return, s')
  else if Z.eqb b (Zpos (XO (XO (XO (XI (XO (XI (XI XH))))))))
       then bind (unsigned (S (S (S (S O))))) (fun _ -> give Call) s'
       else if Z.eqb b (Zpos (XO (XO (XI (XO (XO (XO (XI XH))))))))
            then plain mulx s'
            else if Z.eqb b (Zpos (XO (XI (XI (XO (XO (XI XH)))))))
                 then plain (carried Adcx) s'
                 else if Z.eqb b (Zpos (XI (XI (XO (XO (XI (XI (XI XH))))))))
                      then plain (carried Adox) s'
                      else bind rex_read (fun e ->
                             bind octet (fun op ->
                               if Z.eqb op (Zpos (XI (XI (XI (XI (XI (XI (XI
                                    XH))))))))
                               then again e
                               else plain
                                      (if Z.eqb op (Zpos (XI (XI (XI XH))))
                                       then bind octet (fun op0 -> long e op0)
                                       else short e op))) s

(** val window : z list -> z list **)

let window s =
  firstn (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S O)))))))))))))))) s

(** val fetch : z list -> z -> (item * z) option **)

let fetch bytes place0 =
  if Z.leb Z0 place0
  then let s = window (skipn (Z.to_nat place0) bytes) in
       (match item_read s with
        | Some r ->
          Some ((fst r),
            (Z.add place0 (Z.of_nat (sub (length s) (length (snd r))))))
        | None -> None)
  else None

(** val entry : z list -> z **)

let entry bytes =
  if list_eq_dec Z.eq_dec (firstn (S (S (S (S O)))) bytes) ((Zpos (XI (XI (XO
       (XO (XI (XI (XI XH)))))))) :: ((Zpos (XI (XI (XI XH)))) :: ((Zpos (XO
       (XI (XI (XI XH))))) :: ((Zpos (XO (XI (XO (XI (XI (XI (XI
       XH)))))))) :: []))))
  then Zpos (XO (XO XH))
  else Z0

type linked =
| Linked of z list * (z * linked) list

(** val octets : linked -> z list **)

let octets = function
| Linked (bytes, _) -> bytes

(** val called : linked -> z -> linked option **)

let called c field =
  let Linked (_, calls) = c in
  option_map snd (find (fun x -> Z.eqb (fst x) field) calls)

(** val words : z -> z -> nat -> loc list **)

let words b o n0 =
  map (fun j -> LM (b,
    (Z.add o (Z.mul (Zpos (XO (XO (XO XH)))) (Z.of_nat j))))) (seq O n0)

type fop = { scale : z; terms : ((z * nat option) * nat option) list }

(** val elem : z list -> nat option -> z **)

let elem es = function
| Some n0 -> nth n0 es Z0
| None -> Zpos XH

(** val total : z list -> fop -> z **)

let total es o =
  fold_right (fun pat a ->
    let (y, j) = pat in
    let (c, i) = y in Z.add (Z.mul (Z.mul c (elem es i)) (elem es j)) a) Z0
    o.terms

type 'c claimed = { code : 'c; prime : z; pointers : (reg * z) list;
                    inputs : (loc list * z) list; program : fop list;
                    outputs : ((loc list * nat) * z) list;
                    tests : (reg * nat) list; frame : z }

(** val frame_words : 'a1 claimed -> loc list **)

let frame_words r =
  map (fun j -> LM (Z0,
    (Z.mul (Zneg (XO (XO (XO XH)))) (Z.add (Zpos XH) (Z.of_nat j)))))
    (seq O (Z.to_nat (Z.div r.frame (Zpos (XO (XO (XO XH)))))))

(** val writable : 'a1 claimed -> loc list **)

let writable r =
  app (concat (map (fun o -> fst (fst o)) r.outputs)) (frame_words r)

(** val registers : reg list **)

let registers =
  RAX :: (RBX :: (RCX :: (RDX :: (RSI :: (RDI :: (RBP :: (RSP :: (R8 :: (R9 :: (R10 :: (R11 :: (R12 :: (R13 :: (R14 :: (R15 :: [])))))))))))))))

(** val kept : reg list **)

let kept =
  RBX :: (RBP :: (RSP :: (R12 :: (R13 :: (R14 :: (R15 :: []))))))

(** val partitions : nat -> z list list **)

let rec partitions = function
| O -> [] :: []
| S n1 ->
  concat
    (map (fun shared ->
      map (fun k -> app shared ((Z.of_nat (S k)) :: []))
        (seq O (S (Z.to_nat (fold_right Z.max Z0 shared))))) (partitions n1))

(** val block_in : z list -> z -> z **)

let block_in shared b =
  if Z.leb b Z0 then b else nth (sub (Z.to_nat b) (S O)) shared b

(** val loc_in : z list -> loc -> loc **)

let loc_in shared l = match l with
| LM (b, o) -> LM ((block_in shared b), o)
| _ -> l

(** val overlapped : z list -> 'a1 claimed -> 'a1 claimed **)

let overlapped shared r =
  { code = r.code; prime = r.prime; pointers =
    (map (fun pat -> let (q, b) = pat in (q, (block_in shared b))) r.pointers);
    inputs =
    (map (fun pat ->
      let (ls, most) = pat in ((map (loc_in shared) ls), most)) r.inputs);
    program = r.program; outputs =
    (map (fun pat ->
      let (y, most) = pat in
      let (ls, n0) = y in (((map (loc_in shared) ls), n0), most)) r.outputs);
    tests = r.tests; frame = r.frame }

(** val blocks : loc list -> z list **)

let blocks ls =
  concat (map (fun l -> match l with
                        | LM (b, _) -> b :: []
                        | _ -> []) ls)

(** val outputs_apart : 'a1 claimed -> z list -> bool **)

let outputs_apart r shared =
  let written =
    nodup Z.eq_dec (blocks (concat (map (fun o -> fst (fst o)) r.outputs)))
  in
  Nat.eqb (length (nodup Z.eq_dec (map (block_in shared) written)))
    (length written)

(** val overlaps : 'a1 claimed -> z list list **)

let overlaps r =
  filter (outputs_apart r) (partitions (length r.pointers))

type stated =
| Once of linked claimed
| Repeated of linked claimed * fop

(** val in_memory : 'a1 claimed -> loc list -> bool **)

let in_memory r ls =
  (&&) (negb (Nat.eqb (length ls) O))
    (forallb (fun l ->
      match l with
      | LM (b, o) ->
        (&&)
          ((&&)
            ((&&) (Z.leb (Zpos XH) b)
              (Z.leb b (Z.of_nat (length r.pointers)))) (Z.leb Z0 o))
          (Z.eqb (Z.modulo o (Zpos (XO (XO (XO XH))))) Z0)
      | _ -> false) ls)

(** val pointing : 'a1 claimed -> z list **)

let pointing r =
  map regn (RSP :: (map fst r.pointers))

(** val in_register : 'a1 claimed -> loc list -> bool **)

let in_register r = function
| [] -> false
| l :: l0 ->
  (match l with
   | LR q ->
     (match l0 with
      | [] -> negb (existsb (Z.eqb (regn q)) (pointing r))
      | _ :: _ -> false)
   | _ -> false)

(** val determines : z -> fop list -> bool **)

let determines p ops =
  (&&) (Z.ltb (Zpos XH) p)
    (forallb (fun k -> Z.eqb (Z.gcd k p) (Zpos XH))
      (nodup Z.eq_dec (map (fun f -> f.scale) ops)))

(** val numbered : z -> (reg * z) list -> bool **)

let rec numbered k = function
| [] -> true
| p :: qs0 ->
  let (_, b) = p in (&&) (Z.eqb b k) (numbered (Z.add k (Zpos XH)) qs0)

(** val sensible_routine : 'a1 claimed -> bool **)

let sensible_routine r =
  let is_value = fun n0 ->
    Nat.ltb n0 (add (length r.inputs) (length r.program))
  in
  (&&)
    ((&&)
      ((&&)
        ((&&)
          ((&&)
            ((&&) (numbered (Zpos XH) r.pointers)
              (Nat.eqb (length (nodup Z.eq_dec (pointing r)))
                (length (pointing r))))
            (forallb (fun pat ->
              let (ls, most) = pat in
              (&&) ((||) (in_memory r ls) (in_register r ls)) (Z.leb Z0 most))
              r.inputs))
          (forallb (fun pat ->
            let (y, _) = pat in
            let (ls, n0) = y in (&&) (in_memory r ls) (is_value n0))
            r.outputs))
        (forallb (fun pat -> let (_, n0) = pat in is_value n0) r.tests))
      (negb (Nat.eqb (add (length r.outputs) (length r.tests)) O)))
    (determines r.prime r.program)

(** val sensible_rounds : 'a1 claimed -> fop -> bool **)

let sensible_rounds r round0 =
  (&&)
    ((&&) ((&&) (sensible_routine r) (determines r.prime (round0 :: [])))
      (Nat.eqb (add (length r.program) (length r.tests)) O))
    (match r.inputs with
     | [] -> false
     | p :: l ->
       let (ls, _) = p in
       (match l with
        | [] -> false
        | p2 :: l0 ->
          let (count, most) = p2 in
          (match l0 with
           | [] ->
             (&&) ((&&) (in_memory r ls) (in_register r count))
               (Z.leb (Zpos XH) most)
           | _ :: _ -> false)))

(** val registers_of : instr -> reg list **)

let registers_of i =
  let own = fun o -> match o with
                     | OR r -> r :: []
                     | _ -> [] in
  (match i with
   | IMov (x, y) -> app (own x) (own y)
   | ILea (d, b, i0, _, _) ->
     d :: (b :: (match i0 with
                 | Some r -> r :: []
                 | None -> []))
   | IArith (_, d, s) -> d :: (own s)
   | IMulx (h, l, s) -> h :: (l :: (own s))
   | IMul s -> own s
   | IImul (d, x, y) -> d :: (app (own x) (own y))
   | IZero d -> d :: []
   | IMask d -> d :: []
   | IAnd (d, s) -> d :: (own s)
   | IOr (d, s) -> d :: (own s)
   | ICmp (x, y) -> app (own x) (own y)
   | IBit (_, d, _) -> d :: []
   | ICmov (_, _, d, s) -> d :: (own s)
   | ISet (_, d) -> d :: []
   | IShl (d, _) -> d :: []
   | IShr (d, _) -> d :: []
   | IShld (d, s, _) -> d :: (s :: [])
   | IShrd (d, s, _) -> d :: (s :: [])
   | _ -> RSP :: [])

(** val operands_of : instr -> opnd list **)

let operands_of = function
| IMov (x, y) -> x :: (y :: [])
| IArith (_, _, s) -> s :: []
| IMulx (_, _, s) -> s :: []
| IMul s -> s :: []
| IImul (_, x, y) -> x :: (y :: [])
| IAnd (_, s) -> s :: []
| IOr (_, s) -> s :: []
| ICmp (x, y) -> x :: (y :: [])
| ICmov (_, _, _, s) -> s :: []
| _ -> []

(** val is_rsp : reg -> bool **)

let is_rsp r =
  Z.eqb (regn r) (regn RSP)

(** val near : opnd -> bool **)

let near = function
| OM (b, d) ->
  (||) (negb (is_rsp b))
    (Z.leb (Zneg (XO (XO (XO (XO (XO (XO (XO XH)))))))) d)
| _ -> true

(** val calm : instr -> bool **)

let calm i =
  (&&) (negb (existsb is_rsp (registers_of i))) (forallb near (operands_of i))

(** val lowers : instr -> bool **)

let lowers = function
| IPush _ -> true
| IStack n0 -> Z.leb n0 Z0
| _ -> false

(** val raises : instr -> bool **)

let raises = function
| IPop r -> negb (is_rsp r)
| IStack n0 -> Z.leb Z0 n0
| _ -> false

(** val behind : (instr -> bool) -> instr list -> instr list **)

let rec behind first0 c = match c with
| [] -> []
| i :: c' -> if first0 i then behind first0 c' else c

(** val upward : opnd -> bool **)

let upward = function
| OM (_, d) -> Z.leb Z0 d
| _ -> true

(** val hands_on : instr -> bool **)

let hands_on i = match i with
| IMov (_, _) -> (&&) (calm i) (forallb upward (operands_of i))
| ILea (d, _, i0, _, disp) ->
  (match i0 with
   | Some _ -> false
   | None -> (&&) (negb (is_rsp d)) (Z.leb Z0 disp))
| _ -> false

(** val listed :
    nat -> z list -> z -> ((z * instr) * z option) list option **)

let rec listed fuel bytes place0 =
  match fuel with
  | O -> None
  | S fuel0 ->
    (match fetch bytes place0 with
     | Some f ->
       let (i0, next) = f in
       (match i0 with
        | Plain i ->
          (match listed fuel0 bytes next with
           | Some l -> Some (((place0, i), None) :: l)
           | None -> None)
        | Again (o, d) ->
          (match listed fuel0 bytes next with
           | Some l ->
             Some (((place0, (IMov (o, o))), (Some (Z.add next d))) :: l)
           | None -> None)
        | Call -> listed fuel0 bytes next
        | Return -> Some [])
     | None -> None)

(** val orderly : linked -> bool **)

let rec orderly = function
| Linked (bytes, calls) ->
  (&&)
    (match listed (length bytes) bytes (entry bytes) with
     | Some l ->
       let inside =
         behind raises (rev (behind lowers (map (fun x -> snd (fst x)) l)))
       in
       (&&) ((||) (forallb calm inside) (forallb hands_on inside))
         (forallb (fun x ->
           match snd x with
           | Some target0 -> existsb (fun y -> Z.eqb (fst (fst y)) target0) l
           | None -> true) l)
     | None -> false) (forallb (fun x -> orderly (snd x)) calls)

(** val sensible : stated -> bool **)

let sensible = function
| Once r -> (&&) (sensible_routine r) (orderly r.code)
| Repeated (r, round0) -> (&&) (sensible_rounds r round0) (orderly r.code)

(** val with_code : 'a2 -> 'a1 claimed -> 'a2 claimed **)

let with_code c r =
  { code = c; prime = r.prime; pointers = r.pointers; inputs = r.inputs;
    program = r.program; outputs = r.outputs; tests = r.tests; frame =
    r.frame }

(** val items : nat -> z -> z list -> (z * item) list option **)

let rec items fuel place0 s =
  match fuel with
  | O -> (match s with
          | [] -> Some []
          | _ :: _ -> None)
  | S fuel0 ->
    (match s with
     | [] -> Some []
     | _ :: _ ->
       (match item_read (window s) with
        | Some r ->
          let n0 = sub (length (window s)) (length (snd r)) in
          (match items fuel0 (Z.add place0 (Z.of_nat n0)) (skipn n0 s) with
           | Some l -> Some ((place0, (fst r)) :: l)
           | None -> None)
        | None -> None))

(** val straight : (z * item) list -> instr list * (z * item) list **)

let rec straight l = match l with
| [] -> ([], l)
| p :: l0 ->
  let (_, i0) = p in
  (match i0 with
   | Plain i -> let r = straight l0 in ((i :: (fst r)), (snd r))
   | _ -> ([], l))

(** val before : z -> (z * item) list -> nat **)

let before place0 l =
  length (filter (fun i -> Z.ltb (fst i) place0) l)

(** val starts_at : z -> (z * item) list -> bool **)

let starts_at place0 = function
| [] -> false
| p2 :: _ -> let (p, _) = p2 in Z.eqb p place0

(** val all_items : z list -> (z * item) list option **)

let all_items bytes =
  items (length bytes) (entry bytes) (skipn (Z.to_nat (entry bytes)) bytes)

type decoded =
| Linear of instr list
| Looped of instr list * instr list * opnd * instr list

(** val decode : z list -> decoded option **)

let decode bytes =
  match all_items bytes with
  | Some l ->
    let (c, l0) = straight l in
    (match l0 with
     | [] -> None
     | p :: l' ->
       let (_, i) = p in
       (match i with
        | Again (counter0, distance) ->
          let (t0, l1) = straight l' in
          (match l1 with
           | [] -> None
           | p2 :: l2 ->
             let (_, i0) = p2 in
             (match i0 with
              | Return ->
                (match l2 with
                 | [] ->
                   (match l' with
                    | [] -> None
                    | p3 :: _ ->
                      let (next, _) = p3 in
                      let target0 = Z.add next distance in
                      let n0 = before target0 l in
                      if (&&) (Nat.leb n0 (length c))
                           (starts_at target0 (skipn n0 l))
                      then Some (Looped ((firstn n0 c), (skipn n0 c),
                             counter0, t0))
                      else None)
                 | _ :: _ -> None)
              | _ -> None))
        | Return -> (match l' with
                     | [] -> Some (Linear c)
                     | _ :: _ -> None)
        | _ -> None))
  | None -> None

type text = char list
  (* singleton inductive, whose constructor was Text *)

(** val bytes_of : text -> char list **)

let bytes_of t0 =
  t0

(** val digit : char -> n option **)

let digit = function
| '0' -> Some N0
| '1' -> Some (Npos XH)
| '2' -> Some (Npos (XO XH))
| '3' -> Some (Npos (XI XH))
| '4' -> Some (Npos (XO (XO XH)))
| '5' -> Some (Npos (XI (XO XH)))
| '6' -> Some (Npos (XO (XI XH)))
| '7' -> Some (Npos (XI (XI XH)))
| '8' -> Some (Npos (XO (XO (XO XH))))
| '9' -> Some (Npos (XI (XO (XO XH))))
| 'a' -> Some (Npos (XO (XI (XO XH))))
| 'b' -> Some (Npos (XI (XI (XO XH))))
| 'c' -> Some (Npos (XO (XO (XI XH))))
| 'd' -> Some (Npos (XI (XO (XI XH))))
| 'e' -> Some (Npos (XO (XI (XI XH))))
| 'f' -> Some (Npos (XI (XI (XI XH))))
| _ -> None

(** val longest_shift : n **)

let longest_shift =
  Npos (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
    XH))))))))))))))

(** val number_of : bool -> n option -> n -> z option **)

let number_of negative mantissa n0 =
  match mantissa with
  | Some m ->
    if N.leb n0 longest_shift
    then let z0 = Z.of_N (N.shiftl m n0) in
         Some (if negative then Z.opp z0 else z0)
    else None
  | None -> let z0 = Z.of_N n0 in Some (if negative then Z.opp z0 else z0)

(** val numbers :
    char list -> bool -> bool -> n option -> n -> z list option **)

let rec numbers s read0 negative mantissa n0 =
  match s with
  | [] ->
    if read0
    then (match number_of negative mantissa n0 with
          | Some z0 -> Some (z0 :: [])
          | None -> None)
    else if negb negative
         then (match mantissa with
               | Some _ -> None
               | None -> Some [])
         else None
  | c :: s0 ->
    (match digit c with
     | Some d ->
       numbers s0 true negative mantissa
         (N.coq_lor (N.shiftl n0 (Npos (XO (XO XH)))) d)
     | None ->
       (match c with
        | '\n' ->
          if read0
          then (match number_of negative mantissa n0 with
                | Some z0 ->
                  (match numbers s0 false false None N0 with
                   | Some zs -> Some (z0 :: zs)
                   | None -> None)
                | None -> None)
          else if negb negative
               then (match mantissa with
                     | Some _ -> None
                     | None -> numbers s0 false false None N0)
               else None
        | ' ' ->
          if read0
          then (match number_of negative mantissa n0 with
                | Some z0 ->
                  (match numbers s0 false false None N0 with
                   | Some zs -> Some (z0 :: zs)
                   | None -> None)
                | None -> None)
          else if negb negative
               then (match mantissa with
                     | Some _ -> None
                     | None -> numbers s0 false false None N0)
               else None
        | '-' ->
          (match mantissa with
           | Some _ -> None
           | None ->
             if (&&) (negb read0) (negb negative)
             then numbers s0 false true None N0
             else None)
        | '^' ->
          (match mantissa with
           | Some _ -> None
           | None ->
             if read0 then numbers s0 false negative (Some n0) N0 else None)
        | _ -> None))

(** val longest : z **)

let longest =
  Z.pow (Zpos (XO XH)) (Zpos (XO (XO (XI (XO XH)))))

(** val small : nat parser0 **)

let small =
  bind integer (fun z0 ->
    if (&&) (Z.leb Z0 z0) (Z.ltb z0 longest) then give (Z.to_nat z0) else fail)

(** val times : 'a1 parser0 -> nat -> 'a1 list parser0 **)

let rec times p = function
| O -> give []
| S n1 -> bind p (fun a -> bind (times p n1) (fun l -> give (a :: l)))

(** val many : 'a1 parser0 -> 'a1 list parser0 **)

let many p =
  bind small (fun n0 -> times p n0)

(** val register : reg parser0 **)

let register =
  bind small (fun n0 ->
    match nth_error registers n0 with
    | Some r -> give r
    | None -> fail)

(** val row_of_words : loc list parser0 **)

let row_of_words =
  bind integer (fun b ->
    if Z.eqb b (Zneg XH)
    then bind register (fun q -> give ((LR q) :: []))
    else bind integer (fun o -> bind small (fun n0 -> give (words b o n0))))

(** val earlier : nat option parser0 **)

let earlier =
  bind small (fun n0 -> give (match n0 with
                              | O -> None
                              | S n1 -> Some n1))

(** val term : ((z * nat option) * nat option) parser0 **)

let term =
  bind integer (fun c ->
    bind earlier (fun i -> bind earlier (fun j -> give ((c, i), j))))

(** val operation : fop parser0 **)

let operation =
  bind integer (fun s ->
    bind (many term) (fun ts -> give { scale = s; terms = ts }))

(** val calls_read : (z * linked) list parser0 **)

let calls_read =
  bind (many (many octet)) (fun cs ->
    many
      (bind integer (fun field ->
        bind small (fun n0 ->
          match nth_error cs n0 with
          | Some bytes -> give (field, (Linked (bytes, [])))
          | None -> fail))))

(** val claim_of_bytes : linked claimed parser0 **)

let claim_of_bytes =
  bind (many octet) (fun bytes ->
    bind calls_read (fun calls ->
      bind integer (fun p ->
        bind
          (many
            (bind register (fun q -> bind integer (fun b -> give (q, b)))))
          (fun qs ->
          bind
            (many
              (bind row_of_words (fun ls ->
                bind integer (fun most -> give (ls, most))))) (fun ins ->
            bind (many operation) (fun ops ->
              bind
                (many
                  (bind row_of_words (fun ls ->
                    bind small (fun n0 ->
                      bind integer (fun most -> give ((ls, n0), most))))))
                (fun outs ->
                bind
                  (many
                    (bind register (fun q ->
                      bind small (fun n0 -> give (q, n0))))) (fun zs ->
                  bind small (fun below ->
                    give { code = (Linked (bytes, calls)); prime = p;
                      pointers = qs; inputs = ins; program = ops; outputs =
                      outs; tests = zs; frame = (Z.of_nat below) })))))))))

(** val whole : 'a1 parser0 -> text -> 'a1 option **)

let whole p t0 =
  match numbers (bytes_of t0) false false None N0 with
  | Some s ->
    (match p s with
     | Some p2 ->
       let (a, l) = p2 in (match l with
                           | [] -> Some a
                           | _ :: _ -> None)
     | None -> None)
  | None -> None

(** val statement : text -> stated option **)

let statement =
  whole
    (bind claim_of_bytes (fun r s ->
      match s with
      | [] -> give (Once r) s
      | _ :: _ -> bind operation (fun o -> give (Repeated (r, o))) s))

(** val pair : positive -> positive -> positive **)

let rec pair u w0 =
  match u with
  | XI u0 -> XO (XI (pair u0 w0))
  | XO u0 -> XO (XO (pair u0 w0))
  | XH -> XI w0

(** val unpair : positive -> positive * positive **)

let rec unpair = function
| XI w0 -> (XH, w0)
| XO p ->
  (match p with
   | XI k0 -> let (u, w0) = unpair k0 in ((XI u), w0)
   | XO k0 -> let (u, w0) = unpair k0 in ((XO u), w0)
   | XH -> (XH, XH))
| XH -> (XH, XH)

(** val lin : positive -> positive **)

let lin u =
  XO u

(** val quad : positive -> positive -> positive **)

let quad u w0 =
  if Coq_Pos.leb u w0 then XI (pair u w0) else XI (pair w0 u)

type poly = (positive * z) list

(** val mul_mono : positive -> positive -> positive option **)

let mul_mono a b =
  match a with
  | XI _ -> (match b with
             | XH -> Some a
             | _ -> None)
  | XO u ->
    (match b with
     | XI _ -> None
     | XO w0 -> Some (quad u w0)
     | XH -> Some a)
  | XH -> Some b

(** val pscale : z -> poly -> poly **)

let pscale k p =
  map (fun pat -> let (m, c) = pat in (m, (Z.mul k c))) p

(** val mul1 : positive -> z -> poly -> poly option **)

let rec mul1 a c = function
| [] -> Some []
| p :: q0 ->
  let (b, d) = p in
  (match mul_mono a b with
   | Some m ->
     (match mul1 a c q0 with
      | Some r -> Some ((m, (Z.mul c d)) :: r)
      | None -> None)
   | None -> None)

(** val pmul0 : poly -> poly -> poly option **)

let rec pmul0 p q =
  match p with
  | [] -> Some []
  | p2 :: p3 ->
    let (a, c) = p2 in
    (match mul1 a c q with
     | Some r ->
       (match pmul0 p3 q with
        | Some t0 -> Some (app r t0)
        | None -> None)
     | None -> None)

type tree =
| Leaf
| Node of tree * z * tree

(** val tadd : positive -> z -> tree -> tree **)

let rec tadd k v = function
| Leaf ->
  (match k with
   | XI k0 -> Node (Leaf, Z0, (tadd k0 v Leaf))
   | XO k0 -> Node ((tadd k0 v Leaf), Z0, Leaf)
   | XH -> Node (Leaf, v, Leaf))
| Node (l, w0, r) ->
  (match k with
   | XI k0 -> Node (l, w0, (tadd k0 v r))
   | XO k0 -> Node ((tadd k0 v l), w0, r)
   | XH -> Node (l, (Z.add w0 v), r))

(** val tget : positive -> tree -> z **)

let rec tget k = function
| Leaf -> Z0
| Node (l, w0, r) ->
  (match k with
   | XI k0 -> tget k0 r
   | XO k0 -> tget k0 l
   | XH -> w0)

(** val tzero : tree -> bool **)

let rec tzero = function
| Leaf -> true
| Node (l, v, r) -> (&&) ((&&) (Z.eqb v Z0) (tzero l)) (tzero r)

(** val tmultiple : z -> tree -> bool **)

let rec tmultiple k = function
| Leaf -> true
| Node (l, v, r) ->
  (&&) ((&&) (Z.eqb (Z.modulo v k) Z0) (tmultiple k l)) (tmultiple k r)

type ivl = z * z

(** val iadd : ivl -> ivl -> ivl **)

let iadd a b =
  ((Z.add (fst a) (fst b)), (Z.add (snd a) (snd b)))

(** val iscale : z -> ivl -> ivl **)

let iscale k a =
  if Z.leb Z0 k
  then ((Z.mul k (fst a)), (Z.mul k (snd a)))
  else ((Z.mul k (snd a)), (Z.mul k (fst a)))

(** val imul : ivl -> ivl -> ivl **)

let imul a b =
  let w0 = Z.mul (fst a) (fst b) in
  let x = Z.mul (fst a) (snd b) in
  let y = Z.mul (snd a) (fst b) in
  let z0 = Z.mul (snd a) (snd b) in
  ((Z.min (Z.min w0 x) (Z.min y z0)), (Z.max (Z.max w0 x) (Z.max y z0)))

(** val tivl : (positive -> ivl option) -> tree -> ivl option **)

let rec tivl f = function
| Leaf -> Some (Z0, Z0)
| Node (l, v, r) ->
  (match tivl (fun k -> f (XO k)) l with
   | Some a ->
     if Z.eqb v Z0
     then let b = (Z0, Z0) in
          (match tivl (fun k -> f (XI k)) r with
           | Some c -> Some (iadd (iadd a b) c)
           | None -> None)
     else (match f XH with
           | Some i ->
             let b = iscale v i in
             (match tivl (fun k -> f (XI k)) r with
              | Some c -> Some (iadd (iadd a b) c)
              | None -> None)
           | None -> None)
   | None -> None)

(** val append : positive -> positive -> positive **)

let rec append i j =
  match i with
  | XI ii -> XI (append ii j)
  | XO ii -> XO (append ii j)
  | XH -> j

module PositiveMap =
 struct
  type key = positive

  type 'a tree =
  | Leaf
  | Node of 'a tree * 'a option * 'a tree

  type 'a t = 'a tree

  (** val empty : 'a1 t **)

  let empty =
    Leaf

  (** val find : key -> 'a1 t -> 'a1 option **)

  let rec find i = function
  | Leaf -> None
  | Node (l, o, r) ->
    (match i with
     | XI ii -> find ii r
     | XO ii -> find ii l
     | XH -> o)

  (** val add : key -> 'a1 -> 'a1 t -> 'a1 t **)

  let rec add i v = function
  | Leaf ->
    (match i with
     | XI ii -> Node (Leaf, None, (add ii v Leaf))
     | XO ii -> Node ((add ii v Leaf), None, Leaf)
     | XH -> Node (Leaf, (Some v), Leaf))
  | Node (l, o, r) ->
    (match i with
     | XI ii -> Node (l, o, (add ii v r))
     | XO ii -> Node ((add ii v l), o, r)
     | XH -> Node (l, (Some v), r))

  (** val xelements : 'a1 t -> key -> (key * 'a1) list **)

  let rec xelements m i =
    match m with
    | Leaf -> []
    | Node (l, o, r) ->
      (match o with
       | Some x ->
         app (xelements l (append i (XO XH))) ((i,
           x) :: (xelements r (append i (XI XH))))
       | None ->
         app (xelements l (append i (XO XH))) (xelements r (append i (XI XH))))

  (** val elements : 'a1 t -> (key * 'a1) list **)

  let elements m =
    xelements m XH
 end

type fact = { def : poly option; bnd : ivl }

type know = fact PositiveMap.t

(** val find0 : positive -> know -> fact option **)

let find0 =
  PositiveMap.find

(** val put : positive -> fact -> know -> know **)

let put =
  PositiveMap.add

(** val const : know -> positive -> z option **)

let const g u =
  match find0 u g with
  | Some f ->
    let { def = def0; bnd = bnd0 } = f in
    (match def0 with
     | Some _ -> None
     | None -> let (a, b) = bnd0 in if Z.eqb a b then Some a else None)
  | None -> None

(** val alias : know -> positive -> positive **)

let alias g u =
  match find0 u g with
  | Some f ->
    let { def = def0; bnd = _ } = f in
    (match def0 with
     | Some p ->
       (match p with
        | [] -> u
        | p2 :: l ->
          let (p3, z0) = p2 in
          (match p3 with
           | XO w0 ->
             (match z0 with
              | Zpos p4 ->
                (match p4 with
                 | XH ->
                   (match l with
                    | [] -> if Coq_Pos.ltb w0 u then w0 else u
                    | _ :: _ -> u)
                 | _ -> u)
              | _ -> u)
           | _ -> u))
     | None -> u)
  | None -> u

(** val insert : know -> positive -> z -> tree -> tree **)

let insert g m c t0 =
  match m with
  | XI k ->
    let (u0, w0) = unpair k in
    let u = alias g u0 in
    let w1 = alias g w0 in
    (match const g u with
     | Some a ->
       (match const g w1 with
        | Some b -> tadd XH (Z.mul (Z.mul c a) b) t0
        | None -> tadd (lin w1) (Z.mul c a) t0)
     | None ->
       (match const g w1 with
        | Some b -> tadd (lin u) (Z.mul c b) t0
        | None ->
          tadd
            (if (&&) (Coq_Pos.eqb u u0) (Coq_Pos.eqb w1 w0)
             then m
             else quad u w1) c t0))
  | XO u ->
    (match const g u with
     | Some a -> tadd XH (Z.mul c a) t0
     | None -> tadd m c t0)
  | XH -> tadd XH c t0

(** val insert_all : know -> z -> poly -> tree -> tree **)

let rec insert_all g k p t0 =
  match p with
  | [] -> t0
  | p2 :: p3 ->
    let (m, c) = p2 in insert_all g k p3 (insert g m (Z.mul k c) t0)

(** val subst1 : know -> positive -> tree -> tree **)

let subst1 g u t0 =
  let k = tget (lin u) t0 in
  if Z.eqb k Z0
  then t0
  else (match find0 u g with
        | Some f ->
          let { def = def0; bnd = _ } = f in
          (match def0 with
           | Some p -> insert_all g k p (tadd (lin u) (Z.opp k) t0)
           | None -> t0)
        | None -> t0)

(** val substs : know -> nat -> positive -> tree -> tree **)

let rec substs g n0 u t0 =
  match n0 with
  | O -> t0
  | S n1 -> substs g n1 (Coq_Pos.pred u) (subst1 g u t0)

(** val subst2 : know -> positive -> tree -> tree **)

let subst2 g k t0 =
  let (u, w0) = unpair k in
  let c = tget (XI k) t0 in
  if Z.eqb c Z0
  then t0
  else (match find0 u g with
        | Some f ->
          let { def = def0; bnd = _ } = f in
          (match def0 with
           | Some p ->
             (match find0 w0 g with
              | Some f0 ->
                let { def = def1; bnd = _ } = f0 in
                (match def1 with
                 | Some q ->
                   (match pmul0 p q with
                    | Some r -> insert_all g c r (tadd (XI k) (Z.opp c) t0)
                    | None -> t0)
                 | None -> t0)
              | None -> t0)
           | None -> t0)
        | None -> t0)

(** val opened : know -> positive -> poly -> tree -> tree **)

let rec opened g top p t0 =
  match p with
  | [] -> t0
  | p2 :: p3 ->
    let (p4, _) = p2 in
    (match p4 with
     | XI k ->
       opened g top p3
         (let (u, w0) = unpair k in
          if (&&) (Coq_Pos.ltb top u) (Coq_Pos.ltb top w0)
          then subst2 g k t0
          else t0)
     | XO u ->
       opened g top p3 (if Coq_Pos.ltb top u then subst1 g u t0 else t0)
     | XH -> opened g top p3 t0)

(** val expand : know -> positive -> positive -> poly -> tree **)

let expand g n0 u p =
  substs g (Coq_Pos.to_nat n0) u
    (opened g u p (insert_all g (Zpos XH) p Leaf))

(** val mono_ivl : know -> positive -> ivl option **)

let mono_ivl g = function
| XI k ->
  let (u, w0) = unpair k in
  (match find0 u g with
   | Some f ->
     (match find0 w0 g with
      | Some g0 -> Some (imul f.bnd g0.bnd)
      | None -> None)
   | None -> None)
| XO u -> (match find0 u g with
           | Some f -> Some f.bnd
           | None -> None)
| XH -> Some ((Zpos XH), (Zpos XH))

(** val is_zero : know -> tree -> bool **)

let is_zero g t0 =
  (||) (tzero t0)
    (match tivl (mono_ivl g) t0 with
     | Some i -> let (a, b) = i in (&&) (Z.eqb Z0 a) (Z.eqb b Z0)
     | None -> false)

type claim =
| Within of positive * ivl
| Equals of positive * poly * positive * positive

type hints =
| Done
| Bound of positive * z * poly * positive * positive * hints
| Multiple of positive * z * positive * positive * hints
| Same of positive * poly * (((z * poly) * positive) * positive)
   * (((z * poly) * positive) * positive) * hints
| Claim of claim * hints
| Forget of positive * hints
| Absurd of positive * positive * hints
| Case of positive * hints * hints * claim * hints

(** val set_bnd : know -> positive -> ivl -> know **)

let set_bnd g u i =
  match find0 u g with
  | Some f ->
    let { def = d; bnd = bnd0 } = f in
    let (a, b) = bnd0 in
    put u { def = d; bnd = ((Z.max a (fst i)), (Z.min b (snd i))) } g
  | None -> put u { def = None; bnd = i } g

(** val impossible : know -> claim -> bool **)

let impossible g c =
  match find0 (match c with
               | Within (u, _) -> u
               | Equals (u, _, _, _) -> u) g with
  | Some f -> Z.ltb (snd f.bnd) (fst f.bnd)
  | None -> false

(** val holds_claim : know -> claim -> bool **)

let holds_claim g c =
  (||) (impossible g c)
    (match c with
     | Within (u, i) ->
       let (a, b) = i in
       (match find0 u g with
        | Some f -> (&&) (Z.leb a (fst f.bnd)) (Z.leb (snd f.bnd) b)
        | None -> false)
     | Equals (u, p, top, n0) ->
       is_zero g
         (expand g n0 top (((lin u), (Zpos XH)) :: (pscale (Zneg XH) p))))

(** val add_claim : know -> claim -> know **)

let add_claim g = function
| Within (u, i) -> set_bnd g u i
| Equals (u, p, _, _) ->
  (match find0 u g with
   | Some f -> put u { def = (Some p); bnd = f.bnd } g
   | None -> g)

(** val at_most :
    know -> poly -> (((z * poly) * positive) * positive) -> z option **)

let at_most g x = function
| (p2, n0) ->
  let (p3, top) = p2 in
  let (k, p) = p3 in
  if Z.leb k Z0
  then None
  else (match tivl (mono_ivl g)
                (insert_all g (Zneg XH) p
                  (insert_all g k x (expand g n0 top p))) with
        | Some i -> let (_, b) = i in Some (Z.div b k)
        | None -> None)

(** val is_at_most :
    know -> poly -> (((z * poly) * positive) * positive) -> z -> bool **)

let is_at_most g x way most =
  match at_most g x way with
  | Some b -> Z.leb b most
  | None -> false

(** val apply : hints -> know -> know option **)

let rec apply h g =
  match h with
  | Done -> Some g
  | Bound (u, k, p, top, n0, rest) ->
    if Z.leb k Z0
    then None
    else (match tivl (mono_ivl g)
                  (insert_all g (Zneg XH) p
                    (insert g (lin u) k (expand g n0 top p))) with
          | Some i ->
            let (a, b) = i in
            apply rest
              (set_bnd g u ((Z.opp (Z.div (Z.opp a) k)), (Z.div b k)))
          | None -> None)
  | Multiple (u, k, top, n0, rest) ->
    (match find0 u g with
     | Some f ->
       if (&&) ((&&) (Z.ltb (Z.opp k) (fst f.bnd)) (Z.ltb (snd f.bnd) k))
            (tmultiple k (expand g n0 top (((lin u), (Zpos XH)) :: [])))
       then apply rest (set_bnd g u (Z0, Z0))
       else None
     | None -> None)
  | Same (u, p, up, down, rest) ->
    if (&&)
         (is_at_most g (((lin u), (Zpos XH)) :: (pscale (Zneg XH) p)) up Z0)
         (is_at_most g (((lin u), (Zneg XH)) :: p) down Z0)
    then apply rest (add_claim g (Equals (u, p, XH, XH)))
    else None
  | Claim (c, rest) ->
    if holds_claim g c then apply rest (add_claim g c) else None
  | Forget (u, rest) ->
    apply rest
      (match find0 u g with
       | Some f -> put u { def = None; bnd = f.bnd } g
       | None -> g)
  | Absurd (u, g0, rest) ->
    (match find0 u g with
     | Some f ->
       if Z.ltb (snd f.bnd) (fst f.bnd)
       then apply rest (set_bnd g g0 ((Zpos XH), Z0))
       else None
     | None -> None)
  | Case (c, zero, one0, cl, rest) ->
    (match find0 c g with
     | Some f ->
       if (&&) (Z.leb Z0 (fst f.bnd)) (Z.leb (snd f.bnd) (Zpos XH))
       then (match apply zero (put c { def = f.def; bnd = (Z0, Z0) } g) with
             | Some g0 ->
               (match apply one0
                        (put c { def = f.def; bnd = ((Zpos XH), (Zpos XH)) }
                          g) with
                | Some g1 ->
                  if (&&) (holds_claim g0 cl) (holds_claim g1 cl)
                  then apply rest (add_claim g cl)
                  else None
                | None -> None)
             | None -> None)
       else None
     | None -> None)

type sval =
| SI of poly
| SP of z * z
| SO of loc
| SSome
| STop

type sstate = (loc * sval) list

(** val lookup : loc -> sstate -> sval option **)

let rec lookup l = function
| [] -> None
| p :: y0 -> let (l', v) = p in if loc_eqb l' l then Some v else lookup l y0

(** val store : loc -> sval -> sstate -> sstate **)

let rec store l v = function
| [] -> (l, v) :: []
| p :: y0 ->
  let (l', v') = p in
  if loc_eqb l' l then (l, v) :: y0 else (l', v') :: (store l v y0)

(** val sstack : sstate -> (z * z) option **)

let sstack y =
  match lookup (LR RSP) y with
  | Some s -> (match s with
               | SP (b, o) -> Some (b, o)
               | _ -> None)
  | None -> None

(** val splace : sstate -> opnd -> loc option **)

let splace y = function
| OR r -> Some (LR r)
| OM (r, d) ->
  (match lookup (LR r) y with
   | Some s ->
     (match s with
      | SP (b, o0) ->
        if Z.eqb (Z.modulo (Z.add o0 d) (Zpos (XO (XO (XO XH))))) Z0
        then Some (LM (b, (Z.add o0 d)))
        else None
      | _ -> None)
   | None -> None)
| OI _ -> None

(** val sreadv : sstate -> opnd -> sval option **)

let sreadv y o = match o with
| OI z0 ->
  if (&&) (Z.leb Z0 z0) (Z.ltb z0 w)
  then Some (SI (if Z.eqb z0 Z0 then [] else (XH, z0) :: []))
  else None
| _ ->
  (match splace y o with
   | Some l ->
     (match lookup l y with
      | Some s -> (match s with
                   | SSome -> None
                   | STop -> None
                   | x -> Some x)
      | None -> None)
   | None -> None)

(** val sread : sstate -> opnd -> poly option **)

let sread y o =
  match sreadv y o with
  | Some s -> (match s with
               | SI p -> Some p
               | _ -> None)
  | None -> None

(** val sreadf : sstate -> flag -> poly option **)

let sreadf y f =
  match lookup (LF f) y with
  | Some s -> (match s with
               | SI p -> Some p
               | _ -> None)
  | None -> None

(** val swrite : sstate -> opnd -> sval -> sstate option **)

let swrite y o v =
  match splace y o with
  | Some l ->
    (match lookup l y with
     | Some s -> (match s with
                  | STop -> None
                  | _ -> Some (store l v y))
     | None -> None)
  | None -> None

(** val snoflags : sstate -> sstate **)

let snoflags y =
  store (LF OF) STop (store (LF CF) STop y)

(** val ssetr : sstate -> reg -> poly -> sstate **)

let ssetr y r p =
  store (LR r) (SI p) y

(** val ssetf : sstate -> flag -> poly -> sstate **)

let ssetf y f p =
  store (LF f) (SI p) y

(** val v1 : positive -> positive **)

let v1 n0 =
  XI (XI n0)

(** val v2 : positive -> positive **)

let v2 n0 =
  XO (XI n0)

(** val v3 : positive -> positive **)

let v3 n0 =
  XI (XO n0)

(** val v4 : positive -> positive **)

let v4 n0 =
  XO (XO n0)

(** val at1 : positive -> poly **)

let at1 n0 =
  ((lin (v1 n0)), (Zpos XH)) :: []

(** val word : poly option -> fact **)

let word d =
  { def = d; bnd = (Z0, (Z.sub w (Zpos XH))) }

(** val poly_eqb : poly -> poly -> bool **)

let poly_eqb p q =
  (&&) (Nat.eqb (length p) (length q))
    (forallb (fun pat ->
      let (y, y0) = pat in
      let (m, c) = y in let (l, d) = y0 in (&&) (Coq_Pos.eqb m l) (Z.eqb c d))
      (combine p q))

type splits = ((poly * z) * positive) list

(** val same : poly -> z -> splits -> poly option **)

let rec same p k = function
| [] -> None
| p2 :: t1 ->
  let (p3, u) = p2 in
  let (q, j) = p3 in
  if (&&) (Z.eqb k j) (poly_eqb p q)
  then Some (((lin u), (Zpos XH)) :: [])
  else same p k t1

(** val log0 : z -> z option **)

let log0 y =
  let k = Z.log2 (Z.add y (Zpos XH)) in
  if (&&)
       ((&&) (Z.ltb Z0 y)
         (Z.eqb (Z.pow (Zpos (XO XH)) k) (Z.add y (Zpos XH))))
       (Z.ltb k (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
  then Some k
  else None

(** val as_const : poly -> z option **)

let as_const = function
| [] -> Some Z0
| p2 :: l ->
  let (p3, z0) = p2 in
  (match p3 with
   | XH -> (match l with
            | [] -> Some z0
            | _ :: _ -> None)
   | _ -> None)

(** val as_mask : know -> poly -> poly option **)

let as_mask g = function
| [] -> None
| p2 :: l ->
  let (p3, k) = p2 in
  (match p3 with
   | XO u ->
     (match l with
      | [] ->
        (match find0 u g with
         | Some f ->
           if (&&)
                ((&&) (Z.eqb k (Z.sub w (Zpos XH))) (Z.leb Z0 (fst f.bnd)))
                (Z.leb (snd f.bnd) (Zpos XH))
           then Some (((lin u), (Zpos XH)) :: [])
           else None
         | None -> None)
      | _ :: _ -> None)
   | _ -> None)

(** val quotient_of : know -> poly -> z -> splits -> poly option **)

let quotient_of g p k t0 =
  match same p k t0 with
  | Some q -> Some q
  | None ->
    (match as_mask g p with
     | Some c ->
       Some
         (pscale
           (Z.sub
             (Z.pow (Zpos (XO XH))
               (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k)) (Zpos XH))
           c)
     | None ->
       (match p with
        | [] -> None
        | p2 :: l ->
          let (p3, z0) = p2 in
          (match p3 with
           | XO u ->
             (match z0 with
              | Zpos p4 ->
                (match p4 with
                 | XH ->
                   (match l with
                    | [] ->
                      (match find0 u g with
                       | Some f ->
                         let { def = def0; bnd = _ } = f in
                         (match def0 with
                          | Some q ->
                            if forallb (fun mc ->
                                 Z.eqb
                                   (Z.modulo (snd mc)
                                     (Z.pow (Zpos (XO XH)) k)) Z0) q
                            then Some
                                   (map (fun pat ->
                                     let (m, c) = pat in
                                     (m, (Z.div c (Z.pow (Zpos (XO XH)) k))))
                                     q)
                            else None
                          | None -> None)
                       | None -> None)
                    | _ :: _ -> None)
                 | _ -> None)
              | _ -> None)
           | _ -> None)))

(** val quotient : positive -> poly -> z -> splits -> know -> know **)

let quotient u p k t0 g =
  put u { def = (quotient_of g p k t0); bnd = (Z0,
    (Z.sub
      (Z.pow (Zpos (XO XH)) (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k))
      (Zpos XH))) } g

(** val masked : know -> poly -> poly -> (poly * poly) option **)

let masked g x y =
  match as_mask g x with
  | Some c -> Some (c, y)
  | None -> (match as_mask g y with
             | Some c -> Some (c, x)
             | None -> None)

(** val is_multiple : know -> z -> poly -> bool **)

let is_multiple g k = function
| [] -> false
| p2 :: l ->
  let (p3, c) = p2 in
  (match p3 with
   | XI _ -> false
   | XO u ->
     (match c with
      | Zpos p4 ->
        (match p4 with
         | XH ->
           (match l with
            | [] ->
              (match find0 u g with
               | Some f ->
                 let { def = def0; bnd = _ } = f in
                 (match def0 with
                  | Some q ->
                    forallb (fun mc ->
                      Z.eqb (Z.modulo (snd mc) (Z.pow (Zpos (XO XH)) k)) Z0) q
                  | None -> false)
               | None -> false)
            | _ :: _ -> false)
         | _ -> false)
      | _ -> false)
   | XH ->
     (match l with
      | [] -> Z.eqb (Z.modulo c (Z.pow (Zpos (XO XH)) k)) Z0
      | _ :: _ -> false))

(** val most_of : know -> poly -> z option **)

let most_of g p = match p with
| [] -> as_const p
| p2 :: l ->
  let (p3, z0) = p2 in
  (match p3 with
   | XO u ->
     (match z0 with
      | Zpos p4 ->
        (match p4 with
         | XH ->
           (match l with
            | [] ->
              (match find0 u g with
               | Some f -> Some (snd f.bnd)
               | None -> None)
            | _ :: _ -> as_const p)
         | _ -> as_const p)
      | _ -> as_const p)
   | _ -> as_const p)

(** val apart : know -> poly -> poly -> bool **)

let apart g x y =
  match most_of g y with
  | Some m -> (&&) (Z.leb Z0 m) (is_multiple g (Z.add (Z.log2 m) (Zpos XH)) x)
  | None -> false

(** val as_bit : know -> poly -> bool **)

let as_bit g = function
| [] -> false
| p2 :: l ->
  let (p3, z0) = p2 in
  (match p3 with
   | XO u ->
     (match z0 with
      | Zpos p4 ->
        (match p4 with
         | XH ->
           (match l with
            | [] ->
              (match find0 u g with
               | Some f ->
                 (&&) (Z.leb Z0 (fst f.bnd)) (Z.leb (snd f.bnd) (Zpos XH))
               | None -> false)
            | _ :: _ -> false)
         | _ -> false)
      | _ -> false)
   | _ -> false)

(** val sstep :
    instr -> positive -> sstate -> know -> splits ->
    ((sstate * know) * splits) option **)

let sstep i n0 y g t0 =
  match i with
  | IMov (d, o) ->
    (match sreadv y o with
     | Some v ->
       (match swrite y d v with
        | Some y0 -> Some ((y0, g), t0)
        | None -> None)
     | None -> None)
  | ILea (d, b, i0, k, disp) ->
    (match sread y (OR b) with
     | Some x ->
       (match match i0 with
              | Some r -> sread y (OR r)
              | None -> Some [] with
        | Some y0 ->
          if (&&)
               ((&&) ((&&) (Z.leb Z0 k) (Z.leb k (Zpos (XO (XO (XO XH))))))
                 (Z.leb
                   (Z.opp
                     (Z.pow (Zpos (XO XH)) (Zpos (XI (XI (XI (XI XH)))))))
                   disp))
               (Z.ltb disp
                 (Z.pow (Zpos (XO XH)) (Zpos (XI (XI (XI (XI XH)))))))
          then let p =
                 app x
                   (app (pscale k y0) ((XH, disp) :: (((lin (v2 n0)),
                     (Z.opp w)) :: [])))
               in
               Some (((ssetr y d (at1 n0)),
               (put (v1 n0) (word (Some p))
                 (put (v2 n0) { def = None; bnd = ((Zneg XH), (Zpos (XI (XO
                   (XO XH))))) } g))), t0)
          else None
        | None -> None)
     | None -> None)
  | IArith (k, d, o) ->
    (match sread y (OR d) with
     | Some x ->
       (match sread y o with
        | Some y0 ->
          (match match k with
                 | Add -> Some []
                 | Adox -> sreadf y OF
                 | Sub -> Some []
                 | _ -> sreadf y CF with
           | Some c ->
             let p =
               match k with
               | Add ->
                 app x (app y0 (app c (((lin (v2 n0)), (Z.opp w)) :: [])))
               | Sub ->
                 app x
                   (app (pscale (Zneg XH) y0)
                     (app (pscale (Zneg XH) c) (((lin (v2 n0)), w) :: [])))
               | Sbb ->
                 app x
                   (app (pscale (Zneg XH) y0)
                     (app (pscale (Zneg XH) c) (((lin (v2 n0)), w) :: [])))
               | _ ->
                 app x (app y0 (app c (((lin (v2 n0)), (Z.opp w)) :: [])))
             in
             let out = ((lin (v2 n0)), (Zpos XH)) :: [] in
             Some
             (((match k with
                | Adcx -> ssetf (ssetr y d (at1 n0)) CF out
                | Adox -> ssetf (ssetr y d (at1 n0)) OF out
                | _ -> store (LF OF) STop (ssetf (ssetr y d (at1 n0)) CF out)),
             (put (v1 n0) (word (Some p))
               (put (v2 n0) { def = None; bnd = (Z0, (Zpos XH)) } g))), t0)
           | None -> None)
        | None -> None)
     | None -> None)
  | IMulx (h, l, o) ->
    (match sread y (OR RDX) with
     | Some x ->
       (match sread y o with
        | Some y0 ->
          (match pmul0 x y0 with
           | Some p ->
             Some
               (((ssetr (ssetr y l (at1 n0)) h (((lin (v2 n0)), (Zpos
                   XH)) :: [])),
               (put (v1 n0)
                 (word (Some (app p (((lin (v2 n0)), (Z.opp w)) :: []))))
                 (put (v2 n0) (word None) g))), t0)
           | None -> None)
        | None -> None)
     | None -> None)
  | IMul o ->
    (match sread y (OR RAX) with
     | Some x ->
       (match sread y o with
        | Some y0 ->
          (match pmul0 x y0 with
           | Some p ->
             Some
               (((snoflags
                   (ssetr (ssetr y RAX (at1 n0)) RDX (((lin (v2 n0)), (Zpos
                     XH)) :: []))),
               (put (v1 n0)
                 (word (Some (app p (((lin (v2 n0)), (Z.opp w)) :: []))))
                 (put (v2 n0) (word None) g))), t0)
           | None -> None)
        | None -> None)
     | None -> None)
  | IImul (d, a, b) ->
    (match sread y a with
     | Some x ->
       (match sread y b with
        | Some y0 ->
          (match pmul0 x y0 with
           | Some p ->
             Some (((snoflags (ssetr y d (at1 n0))),
               (put (v1 n0)
                 (word (Some (app p (((lin (v2 n0)), (Z.opp w)) :: []))))
                 (put (v2 n0) (word None) g))), t0)
           | None -> None)
        | None -> None)
     | None -> None)
  | IZero d -> Some (((ssetf (ssetf (ssetr y d []) CF []) OF []), g), t0)
  | IMask d ->
    (match sreadf y CF with
     | Some c ->
       Some
         (((store (LF OF) STop (ssetr y d (pscale (Z.sub w (Zpos XH)) c))),
         g), t0)
     | None -> None)
  | IAnd (d, o) ->
    (match sread y (OR d) with
     | Some x ->
       (match sread y o with
        | Some y0 ->
          (match masked g x y0 with
           | Some p ->
             let (c, z0) = p in
             (match pmul0 c z0 with
              | Some p2 ->
                Some (((snoflags (ssetr y d (at1 n0))),
                  (put (v1 n0) (word (Some p2)) g)), t0)
              | None -> None)
           | None ->
             (match as_const y0 with
              | Some z0 ->
                (match log0 z0 with
                 | Some k ->
                   Some (((snoflags (ssetr y d (at1 n0))),
                     (put (v1 n0) { def = (Some
                       (app x (((lin (v2 n0)),
                         (Z.opp (Z.pow (Zpos (XO XH)) k))) :: []))); bnd =
                       (Z0, z0) } (quotient (v2 n0) x k t0 g))), (((x, k),
                     (v2 n0)) :: t0))
                 | None -> None)
              | None -> None))
        | None -> None)
     | None -> None)
  | IOr (d, o) ->
    (match sread y (OR d) with
     | Some x ->
       (match sread y o with
        | Some y0 ->
          let g0 =
            if (||) (apart g x y0) (apart g y0 x)
            then put (v4 n0) { def = None; bnd = (Z0, Z0) } g
            else put (v4 n0)
                   (word (Some (app x (((lin (v2 n0)), (Zneg XH)) :: []))))
                   (put (v2 n0) (word None) g)
          in
          Some (((snoflags (ssetr y d (at1 n0))),
          (put (v1 n0)
            (word (Some (app x (((lin (v3 n0)), (Zpos XH)) :: []))))
            (put (v3 n0)
              (word (Some (app y0 (((lin (v4 n0)), (Zneg XH)) :: [])))) g0))),
          t0)
        | None -> None)
     | None -> None)
  | ICmp (a, b) ->
    (match sread y a with
     | Some x ->
       (match sread y b with
        | Some y0 ->
          Some
            (((store (LF OF) STop
                (ssetf y CF (((lin (v2 n0)), (Zpos XH)) :: []))),
            (put (v1 n0)
              (word (Some
                (app x (app (pscale (Zneg XH) y0) (((lin (v2 n0)), w) :: [])))))
              (put (v2 n0) { def = None; bnd = (Z0, (Zpos XH)) } g))), t0)
        | None -> None)
     | None -> None)
  | IBit (reset, d, k) ->
    (match sread y (OR d) with
     | Some x ->
       if (&&) (Z.leb Z0 k) (Z.ltb k (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
       then if (&&) ((&&) (negb reset) (Z.eqb k Z0)) (as_bit g x)
            then Some (((store (LF OF) STop (ssetf y CF x)), g), t0)
            else let y1 =
                   store (LF OF) STop
                     (ssetf y CF (((lin (v2 n0)), (Zpos XH)) :: []))
                 in
                 let rest =
                   app x (((lin (v1 n0)),
                     (Z.opp (Z.pow (Zpos (XO XH)) (Z.add k (Zpos XH))))) :: [])
                 in
                 let r =
                   if Z.eqb k Z0
                   then ((lin (v1 n0)), (Zpos (XO XH))) :: []
                   else if Z.eqb k (Zpos (XI (XI (XI (XI (XI XH))))))
                        then ((lin (v3 n0)), (Zpos XH)) :: []
                        else ((lin (v1 n0)),
                               (Z.pow (Zpos (XO XH)) (Z.add k (Zpos XH)))) :: ((
                               (lin (v3 n0)), (Zpos XH)) :: [])
                 in
                 Some (((if reset then ssetr y1 d r else y1),
                 (if Z.eqb k Z0
                  then put (v2 n0) { def = (Some rest); bnd = (Z0, (Zpos
                         XH)) } (quotient (v1 n0) x (Z.add k (Zpos XH)) t0 g)
                  else let g0 = quotient (v1 n0) x (Z.add k (Zpos XH)) t0 g in
                       put (v3 n0) { def = (Some
                         (app rest (((lin (v2 n0)),
                           (Z.opp (Z.pow (Zpos (XO XH)) k))) :: []))); bnd =
                         (Z0, (Z.sub (Z.pow (Zpos (XO XH)) k) (Zpos XH))) }
                         (put (v2 n0) { def = None; bnd = (Z0, (Zpos XH)) }
                           g0))), (((x, (Z.add k (Zpos XH))), (v1 n0)) :: t0))
       else None
     | None -> None)
  | ICmov (b, f, d, o) ->
    (match sread y (OR d) with
     | Some x ->
       (match sread y o with
        | Some y0 ->
          (match sreadf y f with
           | Some c ->
             (match pmul0 c (app y0 (pscale (Zneg XH) x)) with
              | Some p ->
                let q =
                  if b
                  then app y0 (app (pscale (Zneg XH) x) (pscale (Zneg XH) p))
                  else p
                in
                Some (((ssetr y d (at1 n0)),
                (put (v1 n0)
                  (word (Some (app x (((lin (v2 n0)), (Zpos XH)) :: []))))
                  (put (v2 n0) { def = (Some q); bnd = ((Z.sub (Zpos XH) w),
                    (Z.sub w (Zpos XH))) } g))), t0)
              | None -> None)
           | None -> None)
        | None -> None)
     | None -> None)
  | ISet (f, d) ->
    (match sreadf y f with
     | Some c -> Some (((ssetr y d c), g), t0)
     | None -> None)
  | IShl (d, k) ->
    (match sread y (OR d) with
     | Some x ->
       if (&&) (Z.ltb Z0 k) (Z.ltb k (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
       then Some (((snoflags (ssetr y d (at1 n0))),
              (put (v1 n0) { def = (Some
                (app (pscale (Z.pow (Zpos (XO XH)) k) x) (((lin (v2 n0)),
                  (Z.opp w)) :: []))); bnd = (Z0,
                (Z.sub w (Z.pow (Zpos (XO XH)) k))) }
                (quotient (v2 n0) x
                  (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k) t0 g))),
              (((x, (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k)),
              (v2 n0)) :: t0))
       else None
     | None -> None)
  | IShr (d, k) ->
    (match sread y (OR d) with
     | Some x ->
       if (&&) (Z.ltb Z0 k) (Z.ltb k (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
       then Some (((snoflags (ssetr y d (at1 n0))),
              (put (v2 n0)
                (if is_multiple g k x
                 then (match quotient_of g x k t0 with
                       | Some _ -> { def = None; bnd = (Z0, Z0) }
                       | None ->
                         { def = (Some
                           (app x (((lin (v1 n0)),
                             (Z.opp (Z.pow (Zpos (XO XH)) k))) :: [])));
                           bnd = (Z0, Z0) })
                 else { def = (Some
                        (app x (((lin (v1 n0)),
                          (Z.opp (Z.pow (Zpos (XO XH)) k))) :: []))); bnd =
                        (Z0, (Z.sub (Z.pow (Zpos (XO XH)) k) (Zpos XH))) })
                (quotient (v1 n0) x k t0 g))), (((x, k), (v1 n0)) :: t0))
       else None
     | None -> None)
  | IShld (d, e, k) ->
    (match sread y (OR d) with
     | Some x ->
       (match sread y (OR e) with
        | Some y0 ->
          if (&&) (Z.ltb Z0 k)
               (Z.ltb k (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
          then Some (((snoflags (ssetr y d (at1 n0))),
                 (put (v1 n0)
                   (word (Some
                     (app (pscale (Z.pow (Zpos (XO XH)) k) x)
                       (((lin (v2 n0)), (Z.opp w)) :: (((lin (v3 n0)), (Zpos
                       XH)) :: [])))))
                   (quotient (v2 n0) x
                     (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k) t0
                     (quotient (v3 n0) y0
                       (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k) t0 g)))),
                 (((x, (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k)),
                 (v2 n0)) :: (((y0,
                 (Z.sub (Zpos (XO (XO (XO (XO (XO (XO XH))))))) k)),
                 (v3 n0)) :: t0)))
          else None
        | None -> None)
     | None -> None)
  | IShrd (d, e, k) ->
    (match sread y (OR d) with
     | Some x ->
       (match sread y (OR e) with
        | Some y0 ->
          if (&&) (Z.ltb Z0 k)
               (Z.ltb k (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
          then Some (((snoflags (ssetr y d (at1 n0))),
                 (put (v1 n0)
                   (word (Some (((lin (v2 n0)), (Zpos
                     XH)) :: (app
                               (pscale
                                 (Z.pow (Zpos (XO XH))
                                   (Z.sub (Zpos (XO (XO (XO (XO (XO (XO
                                     XH))))))) k)) y0) (((lin (v3 n0)),
                               (Z.opp w)) :: [])))))
                   (put (v4 n0) { def = (Some
                     (app x (((lin (v2 n0)),
                       (Z.opp (Z.pow (Zpos (XO XH)) k))) :: []))); bnd = (Z0,
                     (Z.sub (Z.pow (Zpos (XO XH)) k) (Zpos XH))) }
                     (quotient (v2 n0) x k t0 (quotient (v3 n0) y0 k t0 g))))),
                 (((x, k), (v2 n0)) :: (((y0, k), (v3 n0)) :: t0)))
          else None
        | None -> None)
     | None -> None)
  | IPush r ->
    (match sreadv y (OR r) with
     | Some v ->
       (match sstack y with
        | Some bo ->
          let (b, o) = bo in
          (match swrite y (OM (RSP, (Zneg (XO (XO (XO XH)))))) v with
           | Some y0 ->
             Some
               (((store (LR RSP) (SP (b, (Z.sub o (Zpos (XO (XO (XO XH)))))))
                   y0), g), t0)
           | None -> None)
        | None -> None)
     | None -> None)
  | IPop r ->
    (match sreadv y (OM (RSP, Z0)) with
     | Some v ->
       (match sstack y with
        | Some bo ->
          let (b, o) = bo in
          Some
          (((store (LR r) v
              (store (LR RSP) (SP (b, (Z.add o (Zpos (XO (XO (XO XH))))))) y)),
          g), t0)
        | None -> None)
     | None -> None)
  | IStack k ->
    (match sstack y with
     | Some bo ->
       let (b, o) = bo in
       Some (((snoflags (store (LR RSP) (SP (b, (Z.add o k))) y)), g), t0)
     | None -> None)

(** val restate : positive -> reg -> sstate -> know -> sstate **)

let restate u d y g =
  match lookup (LR d) y with
  | Some s ->
    (match s with
     | SI q ->
       (match find0 u g with
        | Some f ->
          let { def = def0; bnd = _ } = f in
          (match def0 with
           | Some p ->
             if poly_eqb q (((lin u), (Zpos XH)) :: [])
             then store (LR d) (SI p) y
             else y
           | None -> y)
        | None -> y)
     | _ -> y)
  | None -> y

(** val srun :
    ((positive * positive) * reg) list -> instr list -> positive -> sstate ->
    know -> splits -> (sstate * know) option **)

let rec srun sums1 c n0 y g t0 =
  match c with
  | [] -> Some (y, g)
  | i :: c0 ->
    (match sstep i n0 y g t0 with
     | Some p ->
       let (p2, t1) = p in
       let (y0, g0) = p2 in
       let y1 =
         fold_left (fun y1 pat ->
           let (y2, d) = pat in
           let (m, u) = y2 in
           if Coq_Pos.eqb m n0 then restate u d y1 g0 else y1) sums1 y0
       in
       srun sums1 c0 (Coq_Pos.succ n0) y1 g0 t1
     | None -> None)

type reason =
| Congruent of hints * poly * poly * positive * positive
| Either of positive * reason * reason
| Impossible of hints * positive

type step_cert = { before0 : hints; value : poly list;
                   earlier0 : (poly * nat) list; why : reason }

type bound_cert =
| Words
| Leaf0 of hints * z * poly * positive * positive
| Empty of hints * positive
| Split of positive * bound_cert * bound_cert

type certificate = { first : positive;
                     sums : ((positive * positive) * reg) list;
                     names : poly list; steps : step_cert list;
                     after : hints; bounds : bound_cert list;
                     zero_tests : (bound_cert * bound_cert) list }

(** val idx : positive -> positive **)

let idx = function
| XI p -> (match p with
           | XI m -> m
           | XO m -> m
           | XH -> XH)
| XO p -> (match p with
           | XI m -> m
           | XO m -> m
           | XH -> XH)
| XH -> XH

(** val is_before : positive -> poly -> bool **)

let is_before n0 p =
  forallb (fun mc ->
    match fst mc with
    | XI k ->
      let (u, w0) = unpair k in
      (&&) (Coq_Pos.ltb (idx u) n0) (Coq_Pos.ltb (idx w0) n0)
    | XO u -> Coq_Pos.ltb (idx u) n0
    | XH -> true) p

(** val named : positive -> poly list -> know -> know **)

let rec named n0 ps g =
  match ps with
  | [] -> g
  | p :: ps0 ->
    named (Coq_Pos.succ n0) ps0
      (match tivl (mono_ivl g) (insert_all g (Zpos XH) p Leaf) with
       | Some i -> put (v1 n0) { def = (Some p); bnd = i } g
       | None -> g)

(** val last : instr list claimed -> positive -> positive **)

let last r first0 =
  Coq_Pos.of_nat (add (Coq_Pos.to_nat first0) (length r.code))

(** val input_id : nat -> positive **)

let input_id j =
  XO (XO (Coq_Pos.of_succ_nat j))

(** val weigh : poly list -> poly **)

let rec weigh = function
| [] -> []
| p :: ps0 -> app p (pscale w (weigh ps0))

(** val all_registers : sstate **)

let all_registers =
  map (fun r -> ((LR r), (SO (LR r)))) registers

(** val stores : (loc * sval) list -> sstate -> sstate **)

let rec stores kv y =
  match kv with
  | [] -> y
  | p :: kv0 -> let (l, v) = p in stores kv0 (store l v y)

(** val position : loc -> loc list -> nat option **)

let rec position l = function
| [] -> None
| l' :: ls0 ->
  if loc_eqb l' l then Some O else option_map (fun x -> S x) (position l ls0)

(** val input_words : instr list claimed -> loc list **)

let input_words r =
  concat (map fst r.inputs)

(** val word_poly : instr list claimed -> loc -> poly **)

let word_poly r l =
  match position l (input_words r) with
  | Some j -> ((lin (input_id j)), (Zpos XH)) :: []
  | None -> []

(** val elements0 : instr list claimed -> poly list **)

let elements0 r =
  map (fun i -> weigh (map (word_poly r) (fst i))) r.inputs

(** val elem_id : instr list claimed -> nat -> positive **)

let elem_id r i =
  input_id (add (length (input_words r)) i)

(** val init_S : instr list claimed -> sstate **)

let init_S r =
  stores
    (map (fun pat -> let (q, b) = pat in ((LR q), (SP (b, Z0)))) r.pointers)
    (store (LR RSP) (SP (Z0, Z0))
      (stores (map (fun l -> (l, (SI (word_poly r l)))) (input_words r))
        (stores (map (fun l -> (l, (SO l))) (writable r)) all_registers)))

(** val init_words : nat -> know -> know **)

let rec init_words n0 g =
  match n0 with
  | O -> g
  | S n1 -> init_words n1 (put (input_id n1) (word None) g)

(** val init_elems :
    instr list claimed -> nat -> poly list -> z list -> know -> know **)

let rec init_elems r n0 ps bs g =
  match ps with
  | [] -> g
  | p :: ps0 ->
    (match bs with
     | [] -> g
     | b :: bs0 ->
       let g0 = put (elem_id r n0) { def = (Some p); bnd = (Z0, b) } g in
       init_elems r (S n0) ps0 bs0
         (match p with
          | [] -> g0
          | p2 :: l ->
            let (p3, z0) = p2 in
            (match p3 with
             | XO u ->
               (match z0 with
                | Zpos p4 ->
                  (match p4 with
                   | XH ->
                     (match l with
                      | [] -> set_bnd g0 u (Z0, b)
                      | _ :: _ -> g0)
                   | _ -> g0)
                | _ -> g0)
             | _ -> g0)))

(** val init_G : instr list claimed -> know **)

let init_G r =
  init_elems r O (elements0 r) (map snd r.inputs)
    (init_words (length (input_words r)) PositiveMap.empty)

(** val pelem : poly list -> nat option -> poly option **)

let pelem es = function
| Some n0 -> nth_error es n0
| None -> Some ((XH, (Zpos XH)) :: [])

(** val ptotal :
    poly list -> ((z * nat option) * nat option) list -> poly option **)

let rec ptotal es = function
| [] -> Some []
| p :: ts0 ->
  let (p2, j) = p in
  let (c, i) = p2 in
  (match pelem es i with
   | Some x ->
     (match pelem es j with
      | Some y ->
        (match pmul0 (pscale c x) y with
         | Some p3 ->
           (match ptotal es ts0 with
            | Some q -> Some (app p3 q)
            | None -> None)
         | None -> None)
      | None -> None)
   | None -> None)

(** val is_zero_word : know -> (positive * z) -> bool **)

let is_zero_word g mc =
  match fst mc with
  | XO u ->
    (match find0 u g with
     | Some f -> (&&) (Z.eqb (fst f.bnd) Z0) (Z.eqb (snd f.bnd) Z0)
     | None -> false)
  | _ -> false

(** val check_reason : z -> poly -> reason -> know -> bool **)

let rec check_reason p goal w0 g =
  match w0 with
  | Congruent (h, times1, zeros0, top, n0) ->
    (match apply h g with
     | Some g0 ->
       (&&) (forallb (is_zero_word g0) zeros0)
         (is_zero g0
           (expand g0 n0 top (app goal (app (pscale p times1) zeros0))))
     | None -> false)
  | Either (c, w1, w2) ->
    (match find0 c g with
     | Some f ->
       (&&)
         ((&&) ((&&) (Z.leb Z0 (fst f.bnd)) (Z.leb (snd f.bnd) (Zpos XH)))
           (check_reason p goal w1 (put c { def = f.def; bnd = (Z0, Z0) } g)))
         (check_reason p goal w2
           (put c { def = f.def; bnd = ((Zpos XH), (Zpos XH)) } g))
     | None -> false)
  | Impossible (h, u) ->
    (match apply h g with
     | Some g0 -> impossible g0 (Within (u, (Z0, Z0)))
     | None -> false)

(** val multiples_of : poly list -> (poly * nat) list -> poly **)

let multiples_of gs l =
  concat
    (map (fun x ->
      match pmul0 (fst x) (nth (snd x) gs []) with
      | Some q -> q
      | None -> []) l)

(** val check_steps :
    z -> fop list -> step_cert list -> poly list -> poly list -> know ->
    (poly list * know) option **)

let rec check_steps p ops cs es gs g =
  match ops with
  | [] -> (match cs with
           | [] -> Some (es, g)
           | _ :: _ -> None)
  | o :: ops0 ->
    (match cs with
     | [] -> None
     | c :: cs0 ->
       (match apply c.before0 g with
        | Some g0 ->
          (match ptotal es o.terms with
           | Some t0 ->
             let v = weigh c.value in
             let goal = app (pscale o.scale v) (pscale (Zneg XH) t0) in
             if check_reason p (app goal (multiples_of gs c.earlier0)) c.why
                  g0
             then check_steps p ops0 cs0 (app es (v :: []))
                    (app gs (goal :: [])) g0
             else None
           | None -> None)
        | None -> None))

(** val read_words : sstate -> loc list -> poly list option **)

let rec read_words y = function
| [] -> Some []
| l :: ls0 ->
  (match l with
   | LF _ -> None
   | _ ->
     (match lookup l y with
      | Some s ->
        (match s with
         | SI p ->
           (match read_words y ls0 with
            | Some ps -> Some (p :: ps)
            | None -> None)
         | _ -> None)
      | None -> None))

(** val lies : sstate -> poly list -> know -> loc list -> nat -> bool **)

let lies y es g ls n0 =
  match read_words y ls with
  | Some ps ->
    (match nth_error es n0 with
     | Some e ->
       tzero
         (insert_all g (Zneg XH) e (insert_all g (Zpos XH) (weigh ps) Leaf))
     | None -> false)
  | None -> false

(** val check_bound : know -> poly -> z -> bound_cert -> bool **)

let rec check_bound g e most = function
| Words -> false
| Leaf0 (h, k, p, top, n0) ->
  (match apply h g with
   | Some g0 -> is_at_most g0 e (((k, p), top), n0) most
   | None -> false)
| Empty (h, u) ->
  (match apply h g with
   | Some g0 -> impossible g0 (Within (u, (Z0, Z0)))
   | None -> false)
| Split (c, b0, b1) ->
  (match find0 c g with
   | Some f ->
     (&&)
       ((&&) ((&&) (Z.leb Z0 (fst f.bnd)) (Z.leb (snd f.bnd) (Zpos XH)))
         (check_bound (put c { def = f.def; bnd = (Z0, Z0) } g) e most b0))
       (check_bound (put c { def = f.def; bnd = ((Zpos XH), (Zpos XH)) } g) e
         most b1)
   | None -> false)

(** val bounded :
    poly list -> know -> ((loc list * nat) * z) -> bound_cert -> bool **)

let bounded es g o b =
  let (p, most) = o in
  let (ls, n0) = p in
  (||) (Z.leb (Z.sub (Z.pow w (Z.of_nat (length ls))) (Zpos XH)) most)
    (match nth_error es n0 with
     | Some e -> check_bound g e most b
     | None -> false)

(** val check_output :
    sstate -> poly list -> know -> ((loc list * nat) * z) -> bound_cert ->
    bool **)

let check_output y es g o b =
  let (p, _) = o in
  let (ls, n0) = p in (&&) (lies y es g ls n0) (bounded es g o b)

(** val check_test :
    z -> sstate -> poly list -> know -> (reg * nat) ->
    (bound_cert * bound_cert) -> bool **)

let check_test p y es g t0 b =
  match lookup (LR (fst t0)) y with
  | Some s ->
    (match s with
     | SI c ->
       (match nth_error es (snd t0) with
        | Some v ->
          (&&)
            ((&&) (as_bit g c)
              (check_bound g ((XH, (Zpos
                XH)) :: (app (pscale (Zneg XH) c) (pscale (Zneg XH) v))) Z0
                (fst b)))
            (check_bound g (app (pscale (Z.sub p (Zpos XH)) c) v)
              (Z.sub p (Zpos XH)) (snd b))
        | None -> false)
     | _ -> false)
  | None -> false

(** val is_kept : sstate -> reg -> bool **)

let is_kept y q =
  match lookup (LR q) y with
  | Some s ->
    (match s with
     | SP (b, o) ->
       (match b with
        | Z0 -> (match o with
                 | Z0 -> Z.eqb (regn q) (regn RSP)
                 | _ -> false)
        | _ -> false)
     | SO l -> (match l with
                | LR q' -> Z.eqb (regn q) (regn q')
                | _ -> false)
     | _ -> false)
  | None -> false

(** val is_same : instr list claimed -> (loc * sval) -> bool **)

let is_same r = function
| (l, v) ->
  (match l with
   | LM (b, o) ->
     (||)
       ((||) (existsb (loc_eqb (LM (b, o))) (writable r))
         ((&&) (existsb (loc_eqb (LM (b, o))) (input_words r))
           (match v with
            | SI p -> poly_eqb p (word_poly r (LM (b, o)))
            | _ -> false)))
       (match v with
        | SO l0 -> loc_eqb l0 (LM (b, o))
        | _ -> false)
   | _ -> true)

(** val is_word : loc -> bool **)

let is_word = function
| LF _ -> false
| _ -> true

(** val ran : instr list claimed -> certificate -> (sstate * know) option **)

let ran r c =
  if (&&)
       (Coq_Pos.ltb
         (Coq_Pos.of_succ_nat
           (add (length (input_words r)) (length r.inputs))) c.first)
       (forallb is_word (input_words r))
  then (match srun c.sums r.code c.first (init_S r) (init_G r) [] with
        | Some yG ->
          let (y, g) = yG in
          if (&&) (forallb (is_kept y) kept) (forallb (is_same r) y)
          then Some (y, g)
          else None
        | None -> None)
  else None

(** val valued :
    instr list claimed -> certificate -> know -> (poly list * know) option **)

let valued r c g =
  if (&&) (Z.ltb Z0 r.prime) (forallb (is_before (last r c.first)) c.names)
  then (match check_steps r.prime r.program c.steps (elements0 r) []
                (named (last r c.first) c.names g) with
        | Some x ->
          let (es, g0) = x in
          (match apply c.after g0 with
           | Some g1 -> Some (es, g1)
           | None -> None)
        | None -> None)
  else None

(** val check : instr list claimed -> certificate -> bool **)

let check r c =
  match ran r c with
  | Some p ->
    let (y, g) = p in
    (match valued r c g with
     | Some p2 ->
       let (es, g0) = p2 in
       (&&)
         ((&&) (Nat.eqb (length r.outputs) (length c.bounds))
           (forallb (fun pat -> let (o, b) = pat in check_output y es g0 o b)
             (combine r.outputs c.bounds)))
         ((&&) (Nat.eqb (length r.tests) (length c.zero_tests))
           (forallb (fun pat ->
             let (t0, b) = pat in check_test r.prime y es g0 t0 b)
             (combine r.tests c.zero_tests)))
     | None -> false)
  | None -> false

(** val renamed_unknown : loc list -> positive -> positive **)

let renamed_unknown words0 u = match u with
| XO p ->
  (match p with
   | XO m ->
     (match nth_error words0 (pred (Coq_Pos.to_nat m)) with
      | Some l ->
        (match position l words0 with
         | Some j -> input_id j
         | None -> u)
      | None -> u)
   | _ -> u)
| _ -> u

(** val renamed_mono : (positive -> positive) -> positive -> positive **)

let renamed_mono name = function
| XI k -> let (u, w0) = unpair k in quad (name u) (name w0)
| XO u -> lin (name u)
| XH -> XH

(** val renamed_poly : (positive -> positive) -> poly -> poly **)

let renamed_poly name p =
  map (fun pat -> let (m, c) = pat in ((renamed_mono name m), c)) p

(** val renamed_claim : (positive -> positive) -> claim -> claim **)

let renamed_claim name = function
| Within (u, i) -> Within ((name u), i)
| Equals (u, p, top, n0) -> Equals ((name u), (renamed_poly name p), top, n0)

(** val renamed_hints : (positive -> positive) -> hints -> hints **)

let rec renamed_hints name = function
| Done -> Done
| Bound (u, k, p, top, n0, rest) ->
  Bound ((name u), k, (renamed_poly name p), top, n0,
    (renamed_hints name rest))
| Multiple (u, k, top, n0, rest) ->
  Multiple ((name u), k, top, n0, (renamed_hints name rest))
| Same (u, p, up, down, rest) ->
  let side0 = fun pat ->
    let (y, n0) = pat in
    let (y0, top) = y in
    let (k, q) = y0 in (((k, (renamed_poly name q)), top), n0)
  in
  Same ((name u), (renamed_poly name p), (side0 up), (side0 down),
  (renamed_hints name rest))
| Claim (c, rest) -> Claim ((renamed_claim name c), (renamed_hints name rest))
| Forget (u, rest) -> Forget ((name u), (renamed_hints name rest))
| Absurd (u, g, rest) ->
  Absurd ((name u), (name g), (renamed_hints name rest))
| Case (c, zero, one0, cl, rest) ->
  Case ((name c), (renamed_hints name zero), (renamed_hints name one0),
    (renamed_claim name cl), (renamed_hints name rest))

(** val renamed_bound : (positive -> positive) -> bound_cert -> bound_cert **)

let rec renamed_bound name = function
| Words -> Words
| Leaf0 (h, k, p, top, n0) ->
  Leaf0 ((renamed_hints name h), k, (renamed_poly name p), top, n0)
| Empty (h, u) -> Empty ((renamed_hints name h), (name u))
| Split (c, b0, b1) ->
  Split ((name c), (renamed_bound name b0), (renamed_bound name b1))

(** val renamed_reason : (positive -> positive) -> reason -> reason **)

let rec renamed_reason name = function
| Congruent (h, times1, zeros0, top, n0) ->
  Congruent ((renamed_hints name h), (renamed_poly name times1),
    (renamed_poly name zeros0), top, n0)
| Either (c, w1, w2) ->
  Either ((name c), (renamed_reason name w1), (renamed_reason name w2))
| Impossible (h, u) -> Impossible ((renamed_hints name h), (name u))

(** val renamed : (positive -> positive) -> certificate -> certificate **)

let renamed name c =
  { first = c.first; sums = c.sums; names =
    (map (renamed_poly name) c.names); steps =
    (map (fun s -> { before0 = (renamed_hints name s.before0); value =
      (map (renamed_poly name) s.value); earlier0 =
      (map (fun pat -> let (k, i) = pat in ((renamed_poly name k), i))
        s.earlier0); why = (renamed_reason name s.why) }) c.steps); after =
    (renamed_hints name c.after); bounds =
    (map (renamed_bound name) c.bounds); zero_tests =
    (map (fun pat ->
      let (b, b') = pat in ((renamed_bound name b), (renamed_bound name b')))
      c.zero_tests) }

(** val implied :
    (positive -> positive) -> positive -> know -> (positive * fact) -> bool **)

let implied name top there0 = function
| (u, f) ->
  (&&) (Coq_Pos.ltb (idx u) top)
    (match find0 (name u) there0 with
     | Some g ->
       (&&)
         ((&&) (Z.leb (fst f.bnd) (fst g.bnd))
           (Z.leb (snd g.bnd) (snd f.bnd)))
         (match f.def with
          | Some p ->
            (match g.def with
             | Some q ->
               (&&) (is_before top p) (poly_eqb (renamed_poly name p) q)
             | None -> false)
          | None -> true)
     | None -> false)

(** val polys_eqb : poly list -> poly list -> bool **)

let polys_eqb ps qs =
  (&&) (Nat.eqb (length ps) (length qs))
    (forallb (fun pat -> let (p, q) = pat in poly_eqb p q) (combine ps qs))

(** val check_overlap :
    instr list claimed -> certificate -> know -> poly list -> z list -> bool **)

let check_overlap r c g es shared =
  let q = overlapped shared r in
  let name = renamed_unknown (input_words q) in
  let before1 = is_before (last r c.first) in
  (match ran q c with
   | Some p ->
     let (y, there0) = p in
     (&&)
       ((&&)
         ((&&)
           ((&&)
             (forallb (implied name (last r c.first) there0)
               (PositiveMap.elements g)) (forallb before1 (elements0 r)))
           (polys_eqb (map (renamed_poly name) (elements0 r)) (elements0 q)))
         (forallb before1 es))
       (forallb (fun pat ->
         let (y0, _) = pat in
         let (ls, n0) = y0 in lies y (map (renamed_poly name) es) there0 ls n0)
         q.outputs)
   | None -> false)

(** val check_apart :
    instr list claimed -> certificate -> (know * poly list) option **)

let check_apart r c =
  if Nat.eqb (length r.tests) O
  then (match ran r c with
        | Some yG ->
          (match valued r c (snd yG) with
           | Some x ->
             if (&&) (Nat.eqb (length r.outputs) (length c.bounds))
                  (forallb (fun pat ->
                    let (o, b) = pat in bounded (fst x) (snd x) o b)
                    (combine r.outputs c.bounds))
             then Some ((snd yG), (fst x))
             else None
           | None -> None)
        | None -> None)
  else None

(** val check_for_all_overlaps : instr list claimed -> certificate -> bool **)

let check_for_all_overlaps r c =
  let apart0 = check_apart r c in
  forallb (fun shared ->
    (||)
      (match apart0 with
       | Some p -> let (g, es) = p in check_overlap r c g es shared
       | None -> false)
      (let q = overlapped shared r in
       check q (renamed (renamed_unknown (input_words q)) c))) (overlaps r)

type loop = { outer : instr list claimed; body : instr list; counter : 
              opnd; tail : instr list; round : fop }

(** val overlapped_loop : z list -> loop -> loop **)

let overlapped_loop shared l =
  { outer = (overlapped shared l.outer); body = l.body; counter = l.counter;
    tail = l.tail; round = l.round }

type loop_cert = { head_first : positive; places : loc list;
                   changed : loc list; body_first : positive;
                   body_sums : ((positive * positive) * reg) list;
                   made : step_cert; within : bound_cert;
                   tail_first : positive }

(** val carried_bound : loop -> z **)

let carried_bound l =
  match l.outer.inputs with
  | [] -> Z0
  | i :: _ -> snd i

(** val inner : loop -> loop_cert -> loc -> instr list claimed **)

let inner l c cell =
  { code = l.body; prime = l.outer.prime; pointers = []; inputs = ((c.places,
    (carried_bound l)) :: (((cell :: []), (Z.sub w (Zpos XH))) :: []));
    program = (l.round :: []); outputs = []; tests = []; frame = Z0 }

(** val settle : instr list claimed -> loc -> sval -> sval **)

let settle r l v =
  match l with
  | LM (_, _) ->
    (match v with
     | SI p ->
       if (&&) (existsb (loc_eqb l) (input_words r))
            (poly_eqb p (word_poly r l))
       then SO l
       else v
     | _ -> v)
  | _ -> v

(** val settled : instr list claimed -> sstate -> sstate **)

let settled r y =
  map (fun pat -> let (l, v) = pat in (l, (settle r l v))) y

(** val between : instr list claimed -> loc list -> sstate -> sstate **)

let between i changed0 y =
  stores (map (fun l -> (l, (SI (word_poly i l)))) (input_words i))
    (map (fun pat ->
      let (l, v) = pat in
      (l,
      (match l with
       | LF _ -> STop
       | _ ->
         (match v with
          | SI _ -> SSome
          | SP (_, _) -> if existsb (loc_eqb l) changed0 then SSome else v
          | SO _ -> if existsb (loc_eqb l) changed0 then SSome else v
          | x -> x)))) y)

(** val keeps : instr list claimed -> sstate -> sstate -> bool **)

let keeps i y m =
  (&&)
    (forallb (fun pat ->
      let (l, v) = pat in
      (match v with
       | SI p ->
         (&&) (existsb (loc_eqb l) (input_words i))
           (poly_eqb p (word_poly i l))
       | SP (b, o) ->
         (match lookup l y with
          | Some s ->
            (match s with
             | SP (b', o') -> (&&) (Z.eqb b b') (Z.eqb o o')
             | _ -> false)
          | None -> false)
       | SO m0 ->
         (match lookup l y with
          | Some s -> (match s with
                       | SO m' -> loc_eqb m0 m'
                       | _ -> false)
          | None -> false)
       | SSome ->
         (match lookup l y with
          | Some s -> (match s with
                       | STop -> false
                       | _ -> true)
          | None -> false)
       | STop -> true)) m)
    (forallb (fun lv ->
      match fst lv with
      | LM (_, _) ->
        (match lookup (fst lv) m with
         | Some _ -> true
         | None -> false)
      | _ -> true) y)

(** val is_left : instr list claimed -> (loc * sval) -> bool **)

let is_left r = function
| (l, v) ->
  (match l with
   | LM (b, o) ->
     (||) (existsb (loc_eqb (LM (b, o))) (writable r))
       (match v with
        | SO l0 -> loc_eqb l0 (LM (b, o))
        | _ -> false)
   | _ -> true)

(** val of_first : fop -> bool **)

let of_first o =
  forallb (fun pat ->
    let (y, j) = pat in
    let (_, i) = y in
    (match i with
     | Some y0 ->
       (match y0 with
        | O ->
          (match j with
           | Some y1 -> (match y1 with
                         | O -> true
                         | S _ -> false)
           | None -> true)
        | S _ -> false)
     | None ->
       (match j with
        | Some n0 -> (match n0 with
                      | O -> true
                      | S _ -> false)
        | None -> true))) o.terms

(** val check_body : loop -> loop_cert -> loc -> sstate -> bool **)

let check_body l c cell m =
  let i = inner l c cell in
  (&&)
    ((&&)
      ((&&)
        ((&&)
          (Coq_Pos.ltb
            (Coq_Pos.of_succ_nat
              (add (length (input_words i)) (length i.inputs))) c.body_first)
          (of_first l.round)) (forallb is_word (input_words i)))
      (negb (existsb (loc_eqb cell) c.places)))
    (match srun c.body_sums l.body c.body_first m (init_G i) [] with
     | Some p ->
       let (y, g) = p in
       (&&)
         ((&&)
           (match splace y l.counter with
            | Some cell' ->
              (match lookup cell y with
               | Some s ->
                 (match s with
                  | SI p2 ->
                    (&&) (loc_eqb cell cell') (poly_eqb p2 (word_poly i cell))
                  | _ -> false)
               | None -> false)
            | None -> false)
           (keeps i (store (LF OF) STop (store cell STop y)) m))
         (match check_steps l.outer.prime (l.round :: []) (c.made :: [])
                  (elements0 i) [] g with
          | Some p2 ->
            let (es, g0) = p2 in
            check_output y es g0 ((c.places, (S (S O))), (carried_bound l))
              c.within
          | None -> false)
     | None -> false)

(** val check_loop : loop -> loop_cert -> bool **)

let check_loop l c =
  let r = l.outer in
  (&&)
    ((&&)
      ((&&)
        (Coq_Pos.ltb
          (Coq_Pos.of_succ_nat
            (add (length (input_words r)) (length r.inputs))) c.head_first)
        (forallb is_word (input_words r))) (Z.ltb Z0 r.prime))
    (match srun [] r.code c.head_first (init_S r) (init_G r) [] with
     | Some p ->
       let (y, g) = p in
       (match splace y l.counter with
        | Some cell ->
          let i = inner l c cell in
          let m = between i c.changed (settled r y) in
          (&&)
            ((&&)
              ((&&)
                ((&&)
                  ((&&) (lies y (elements0 r) g c.places O)
                    (lies y (elements0 r) g (cell :: []) (S O)))
                  (keeps i (settled r y) m)) (check_body l c cell m))
              (Coq_Pos.ltb
                (Coq_Pos.of_succ_nat
                  (add (length (input_words i)) (length i.inputs)))
                c.tail_first))
            (match srun [] l.tail c.tail_first m (init_G i) [] with
             | Some p2 ->
               let (y0, g0) = p2 in
               (&&)
                 ((&&) (forallb (is_kept y0) kept) (forallb (is_left r) y0))
                 (forallb (fun pat ->
                   let (y1, most) = pat in
                   let (ls, _) = y1 in
                   (&&) (lies y0 (elements0 i) g0 ls O)
                     (Z.leb (carried_bound l) most)) r.outputs)
             | None -> false)
        | None -> false)
     | None -> false)

(** val unknown : positive parser0 **)

let unknown =
  bind integer (fun z0 -> match z0 with
                          | Zpos u -> give u
                          | _ -> fail)

(** val amount : positive parser0 **)

let amount =
  bind small (fun n0 ->
    match n0 with
    | O -> fail
    | S n1 -> give (Coq_Pos.of_succ_nat n1))

(** val monomial : positive parser0 **)

let monomial =
  bind integer (fun z0 ->
    match z0 with
    | Z0 -> give XH
    | Zpos u -> give (lin u)
    | Zneg u -> bind unknown (fun w0 -> give (quad u w0)))

(** val polynomial : poly parser0 **)

let polynomial =
  many (bind monomial (fun m -> bind integer (fun c -> give (m, c))))

(** val claim_read : claim parser0 **)

let claim_read =
  bind small (fun n0 ->
    match n0 with
    | O ->
      bind unknown (fun u ->
        bind integer (fun a ->
          bind integer (fun b -> give (Within (u, (a, b))))))
    | S n1 ->
      (match n1 with
       | O ->
         bind unknown (fun u ->
           bind polynomial (fun p ->
             bind unknown (fun top ->
               bind amount (fun n2 -> give (Equals (u, p, top, n2))))))
       | S _ -> fail))

(** val side : (((z * poly) * positive) * positive) parser0 **)

let side =
  bind integer (fun k ->
    bind polynomial (fun p ->
      bind unknown (fun top ->
        bind amount (fun n0 -> give (((k, p), top), n0)))))

(** val hints_read : nat -> hints parser0 **)

let rec hints_read = function
| O -> fail
| S fuel0 ->
  bind small (fun n0 ->
    match n0 with
    | O -> give Done
    | S n1 ->
      (match n1 with
       | O ->
         bind unknown (fun u ->
           bind integer (fun k ->
             bind polynomial (fun p ->
               bind unknown (fun top ->
                 bind amount (fun n2 ->
                   bind (hints_read fuel0) (fun h ->
                     give (Bound (u, k, p, top, n2, h))))))))
       | S n2 ->
         (match n2 with
          | O ->
            bind claim_read (fun c ->
              bind (hints_read fuel0) (fun h -> give (Claim (c, h))))
          | S n3 ->
            (match n3 with
             | O ->
               bind unknown (fun u ->
                 bind (hints_read fuel0) (fun h -> give (Forget (u, h))))
             | S n4 ->
               (match n4 with
                | O ->
                  bind unknown (fun c ->
                    bind (hints_read fuel0) (fun h0 ->
                      bind (hints_read fuel0) (fun h1 ->
                        bind claim_read (fun cl ->
                          bind (hints_read fuel0) (fun h ->
                            give (Case (c, h0, h1, cl, h)))))))
                | S n5 ->
                  (match n5 with
                   | O ->
                     bind unknown (fun u ->
                       bind integer (fun k ->
                         bind unknown (fun top ->
                           bind amount (fun n6 ->
                             bind (hints_read fuel0) (fun h ->
                               give (Multiple (u, k, top, n6, h)))))))
                   | S n6 ->
                     (match n6 with
                      | O ->
                        bind unknown (fun u ->
                          bind polynomial (fun p ->
                            bind side (fun up ->
                              bind side (fun down ->
                                bind (hints_read fuel0) (fun h ->
                                  give (Same (u, p, up, down, h)))))))
                      | S n7 ->
                        (match n7 with
                         | O ->
                           bind unknown (fun u ->
                             bind unknown (fun g ->
                               bind (hints_read fuel0) (fun h ->
                                 give (Absurd (u, g, h)))))
                         | S _ -> fail))))))))

(** val deepest : nat **)

let deepest =
  S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    O)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val bound_read : nat -> bound_cert parser0 **)

let rec bound_read = function
| O -> fail
| S fuel0 ->
  bind small (fun n0 ->
    match n0 with
    | O -> give Words
    | S n1 ->
      (match n1 with
       | O ->
         bind (hints_read deepest) (fun h ->
           bind integer (fun k ->
             bind polynomial (fun p ->
               bind unknown (fun top ->
                 bind amount (fun n2 -> give (Leaf0 (h, k, p, top, n2)))))))
       | S n2 ->
         (match n2 with
          | O ->
            bind (hints_read deepest) (fun h ->
              bind unknown (fun u -> give (Empty (h, u))))
          | S n3 ->
            (match n3 with
             | O ->
               bind unknown (fun c ->
                 bind (bound_read fuel0) (fun b0 ->
                   bind (bound_read fuel0) (fun b1 ->
                     give (Split (c, b0, b1)))))
             | S _ -> fail))))

(** val reason_read : nat -> reason parser0 **)

let rec reason_read = function
| O -> fail
| S fuel0 ->
  bind small (fun n0 ->
    match n0 with
    | O ->
      bind (hints_read deepest) (fun h ->
        bind polynomial (fun t0 ->
          bind polynomial (fun z0 ->
            bind unknown (fun top ->
              bind amount (fun n1 -> give (Congruent (h, t0, z0, top, n1)))))))
    | S n1 ->
      (match n1 with
       | O ->
         bind unknown (fun c ->
           bind (reason_read fuel0) (fun w0 ->
             bind (reason_read fuel0) (fun w1 -> give (Either (c, w0, w1)))))
       | S n2 ->
         (match n2 with
          | O ->
            bind (hints_read deepest) (fun h ->
              bind unknown (fun u -> give (Impossible (h, u))))
          | S _ -> fail)))

(** val most_cases : nat **)

let most_cases =
  S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S O)))))))))))))))

(** val step_read : step_cert parser0 **)

let step_read =
  bind (hints_read deepest) (fun h ->
    bind (many polynomial) (fun v ->
      bind
        (many (bind polynomial (fun k -> bind small (fun i -> give (k, i)))))
        (fun l ->
        bind (reason_read most_cases) (fun w0 ->
          give { before0 = h; value = v; earlier0 = l; why = w0 }))))

(** val certificate_read : certificate parser0 **)

let certificate_read =
  bind unknown (fun u ->
    bind
      (many
        (bind unknown (fun n0 ->
          bind unknown (fun u0 -> bind register (fun d -> give ((n0, u0), d))))))
      (fun sums1 ->
      bind (many polynomial) (fun ns ->
        bind (many step_read) (fun ss ->
          bind (hints_read deepest) (fun h ->
            bind (many (bound_read most_cases)) (fun bs ->
              bind
                (many
                  (bind (bound_read most_cases) (fun b ->
                    bind (bound_read most_cases) (fun b' -> give (b, b')))))
                (fun zs ->
                give { first = u; sums = sums1; names = ns; steps = ss;
                  after = h; bounds = bs; zero_tests = zs })))))))

(** val loop_certificate_read : loop_cert parser0 **)

let loop_certificate_read =
  bind unknown (fun h ->
    bind (many row_of_words) (fun ps ->
      bind (many row_of_words) (fun qs ->
        bind unknown (fun b ->
          bind
            (many
              (bind unknown (fun n0 ->
                bind unknown (fun u ->
                  bind register (fun d -> give ((n0, u), d))))))
            (fun sums1 ->
            bind step_read (fun m ->
              bind (bound_read most_cases) (fun w0 ->
                bind unknown (fun t0 ->
                  give { head_first = h; places = (concat ps); changed =
                    (concat qs); body_first = b; body_sums = sums1; made = m;
                    within = w0; tail_first = t0 }))))))))

(** val loop_of :
    linked claimed -> fop -> instr list -> instr list -> opnd -> instr list
    -> loop **)

let loop_of r o head body0 counter0 tail0 =
  { outer = (with_code head r); body = body0; counter = counter0; tail =
    tail0; round = o }

(** val accepts_stated : stated -> text -> bool **)

let accepts_stated x c =
  match x with
  | Once r ->
    (match decode (octets r.code) with
     | Some d ->
       (match d with
        | Linear is ->
          (match whole certificate_read c with
           | Some cert -> check_for_all_overlaps (with_code is r) cert
           | None -> false)
        | Looped (_, _, _, _) -> false)
     | None -> false)
  | Repeated (r, o) ->
    (match decode (octets r.code) with
     | Some d ->
       (match d with
        | Linear _ -> false
        | Looped (h, b, k, t0) ->
          (match whole loop_certificate_read c with
           | Some cert ->
             forallb (fun shared ->
               check_loop (overlapped_loop shared (loop_of r o h b k t0)) cert)
               (overlaps r)
           | None -> false))
     | None -> false)

(** val accepts : text -> text -> bool **)

let accepts s c =
  match statement s with
  | Some x -> (&&) (sensible x) (accepts_stated x c)
  | None -> false

(** val loc_eq_dec : loc -> loc -> bool **)

let loc_eq_dec a b =
  let b0 = loc_eqb a b in if b0 then true else false

(** val seat : (z * z) list -> z -> z * z **)

let seat places0 b =
  if Z.ltb b Z0
  then ((if Z.odd b
         then Z.div (Z.sub b (Zpos XH)) (Zpos (XO XH))
         else Z.div (Z.sub (Z.opp b) (Zpos (XO XH))) (Zpos (XO XH))), Z0)
  else nth (Z.to_nat b) places0 (Z0, Z0)

(** val moved : (z * z) list -> loc -> loc **)

let moved places0 l = match l with
| LM (b, o) -> LM ((fst (seat places0 b)), (Z.add (snd (seat places0 b)) o))
| _ -> l

type word0 =
| WO of loc
| WP of z * z
| WI of z
| WV of nat * nat
| WSome

type table = (loc * word0) list

(** val lookup0 : loc -> table -> word0 option **)

let rec lookup0 l = function
| [] -> None
| p :: y0 ->
  let (l', w0) = p in if loc_eqb l' l then Some w0 else lookup0 l y0

(** val store0 : loc -> word0 -> table -> table **)

let store0 l w0 y =
  (l, w0) :: (filter (fun x -> negb (loc_eqb (fst x) l)) y)

(** val stores0 : table -> table -> table **)

let stores0 kv y =
  fold_right (fun x -> store0 (fst x) (snd x)) y kv

type kind =
| Below of z
| Equal of nat
| Number of z
| Unplaced

type sym = { held : table; kinds : kind list; todo : fop list }

(** val place_of : table -> opnd -> loc option **)

let place_of y = function
| OR r -> Some (LR r)
| OM (r, d) ->
  (match lookup0 (LR r) y with
   | Some w0 ->
     (match w0 with
      | WP (b, o0) ->
        if Z.eqb (Z.modulo (Z.add o0 d) (Zpos (XO (XO (XO XH))))) Z0
        then Some (LM (b, (Z.add o0 d)))
        else None
      | _ -> None)
   | None -> None)
| OI _ -> None

(** val word_at : table -> opnd -> word0 option **)

let word_at y o = match o with
| OI z0 -> if (&&) (Z.leb Z0 z0) (Z.ltb z0 w) then Some (WI z0) else None
| _ -> (match place_of y o with
        | Some l -> lookup0 l y
        | None -> None)

(** val put_at : table -> opnd -> word0 -> table option **)

let put_at y o w0 =
  match place_of y o with
  | Some l ->
    (match lookup0 l y with
     | Some _ -> Some (store0 l w0 y)
     | None -> None)
  | None -> None

(** val stepped : instr -> table -> table option **)

let stepped i y =
  match i with
  | IMov (d, o) ->
    (match word_at y o with
     | Some w0 -> put_at y d w0
     | None -> None)
  | ILea (d, b, i0, _, disp) ->
    (match i0 with
     | Some _ -> None
     | None ->
       (match lookup0 (LR b) y with
        | Some w0 ->
          (match w0 with
           | WP (c, o) ->
             if (&&)
                  (Z.leb
                    (Z.opp
                      (Z.pow (Zpos (XO XH)) (Zpos (XI (XI (XI (XI XH)))))))
                    disp)
                  (Z.ltb disp
                    (Z.pow (Zpos (XO XH)) (Zpos (XI (XI (XI (XI XH)))))))
             then Some (store0 (LR d) (WP (c, (Z.add o disp))) y)
             else None
           | _ -> None)
        | None -> None))
  | IPush r ->
    (match lookup0 (LR r) y with
     | Some w0 ->
       (match lookup0 (LR RSP) y with
        | Some w1 ->
          (match w1 with
           | WP (b, o) ->
             (match put_at y (OM (RSP, (Zneg (XO (XO (XO XH)))))) w0 with
              | Some y0 ->
                Some
                  (store0 (LR RSP) (WP (b,
                    (Z.sub o (Zpos (XO (XO (XO XH))))))) y0)
              | None -> None)
           | _ -> None)
        | None -> None)
     | None -> None)
  | IPop r ->
    (match word_at y (OM (RSP, Z0)) with
     | Some w0 ->
       (match lookup0 (LR RSP) y with
        | Some w1 ->
          (match w1 with
           | WP (b, o) ->
             Some
               (store0 (LR r) w0
                 (store0 (LR RSP) (WP (b,
                   (Z.add o (Zpos (XO (XO (XO XH))))))) y))
           | _ -> None)
        | None -> None)
     | None -> None)
  | IStack n0 ->
    (match lookup0 (LR RSP) y with
     | Some w0 ->
       (match w0 with
        | WP (b, o) -> Some (store0 (LR RSP) (WP (b, (Z.add o n0))) y)
        | _ -> None)
     | None -> None)
  | _ -> None

(** val part : z -> nat -> z **)

let part v j =
  Z.modulo (Z.div v (Z.pow w (Z.of_nat j))) w

(** val is_part : kind list -> word0 -> nat -> nat -> bool **)

let is_part ks w0 n0 j =
  match w0 with
  | WI z0 ->
    (match nth_error ks n0 with
     | Some k -> (match k with
                  | Number v -> Z.eqb z0 (part v j)
                  | _ -> false)
     | None -> false)
  | WV (m, i) ->
    (&&) (Nat.eqb i j)
      ((||) (Nat.eqb m n0)
        (match nth_error ks n0 with
         | Some k -> (match k with
                      | Equal m' -> Nat.eqb m m'
                      | _ -> false)
         | None -> false))
  | _ -> false

(** val bound_of : kind list -> nat -> z option **)

let bound_of ks n0 =
  match nth_error ks n0 with
  | Some k ->
    (match k with
     | Below most -> Some most
     | Equal m ->
       (match nth_error ks m with
        | Some k0 -> (match k0 with
                      | Below most -> Some most
                      | _ -> None)
        | None -> None)
     | Number z0 -> if Z.leb Z0 z0 then Some z0 else None
     | Unplaced -> None)
  | None -> None

(** val counted_words : loc list -> (loc * nat) list **)

let counted_words ls =
  combine ls (seq O (length ls))

(** val holds_value : table -> kind list -> loc list -> nat -> z -> bool **)

let holds_value y ks ls n0 most =
  match bound_of ks n0 with
  | Some b ->
    (&&) ((&&) (Z.leb b most) (Z.ltb b (Z.pow w (Z.of_nat (length ls)))))
      (forallb (fun pat ->
        let (l, j) = pat in
        (match lookup0 l y with
         | Some w0 -> is_part ks w0 n0 j
         | None -> false)) (counted_words ls))
  | None -> false

type extra =
| Constant of z
| Copy of nat

type going = { extras : extra list; which : nat; ids : nat list }

(** val made0 : z -> extra -> sym -> sym option **)

let made0 p e s =
  match s.todo with
  | [] -> None
  | o :: ops ->
    (match e with
     | Constant z0 ->
       if (&&)
            (forallb (fun pat ->
              let (y, j) = pat in
              let (_, i) = y in
              (match i with
               | Some _ -> false
               | None -> (match j with
                          | Some _ -> false
                          | None -> true))) o.terms)
            (Z.eqb (Z.modulo (Z.mul o.scale z0) p) (Z.modulo (total [] o) p))
       then Some { held = s.held; kinds = (app s.kinds ((Number z0) :: []));
              todo = ops }
       else None
     | Copy n0 ->
       (match o.scale with
        | Zpos p2 ->
          (match p2 with
           | XH ->
             (match o.terms with
              | [] -> None
              | p3 :: l ->
                let (p4, o0) = p3 in
                let (z0, o1) = p4 in
                (match z0 with
                 | Zpos p5 ->
                   (match p5 with
                    | XH ->
                      (match o1 with
                       | Some m ->
                         (match o0 with
                          | Some _ -> None
                          | None ->
                            (match l with
                             | [] ->
                               (match nth_error s.kinds n0 with
                                | Some k ->
                                  (match k with
                                   | Below _ ->
                                     if Nat.eqb m n0
                                     then Some { held = s.held; kinds =
                                            (app s.kinds ((Equal n0) :: []));
                                            todo = ops }
                                     else None
                                   | _ -> None)
                                | None -> None)
                             | _ :: _ -> None))
                       | None -> None)
                    | _ -> None)
                 | _ -> None))
           | _ -> None)
        | _ -> None))

(** val all_made : z -> extra list -> sym -> sym option **)

let rec all_made p es s =
  match es with
  | [] -> Some s
  | e :: es0 ->
    (match made0 p e s with
     | Some x -> all_made p es0 x
     | None -> None)

(** val renamed0 : nat list -> nat -> nat -> nat **)

let renamed0 ids0 n0 i =
  nth i ids0 (add n0 (sub i (length ids0)))

(** val renamed_op : nat list -> nat -> fop -> fop **)

let renamed_op ids0 n0 o =
  { scale = o.scale; terms =
    (map (fun pat ->
      let (y, j) = pat in
      let (c, i) = y in
      ((c, (option_map (renamed0 ids0 n0) i)),
      (option_map (renamed0 ids0 n0) j))) o.terms) }

(** val nat_eqb : nat option -> nat option -> bool **)

let nat_eqb a b =
  match a with
  | Some i -> (match b with
               | Some j -> Nat.eqb i j
               | None -> false)
  | None -> (match b with
             | Some _ -> false
             | None -> true)

(** val term_eqb :
    ((z * nat option) * nat option) -> ((z * nat option) * nat option) -> bool **)

let term_eqb a b =
  let (p, j) = a in
  let (c, i) = p in
  let (p2, l) = b in
  let (d, k) = p2 in (&&) ((&&) (Z.eqb c d) (nat_eqb i k)) (nat_eqb j l)

(** val all_eqb : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list -> bool **)

let rec all_eqb eqb0 l m =
  match l with
  | [] -> (match m with
           | [] -> true
           | _ :: _ -> false)
  | a :: l0 ->
    (match m with
     | [] -> false
     | b :: m0 -> (&&) (eqb0 a b) (all_eqb eqb0 l0 m0))

(** val op_eqb : fop -> fop -> bool **)

let op_eqb a b =
  (&&) (Z.eqb a.scale b.scale) (all_eqb term_eqb a.terms b.terms)

(** val args_of : table -> (reg * z) list -> (z * z) list **)

let rec args_of y = function
| [] -> []
| p :: qs0 ->
  let (r, _) = p in
  (match lookup0 (LR r) y with
   | Some w0 -> (match w0 with
                 | WP (b, o) -> (b, o)
                 | _ -> (Z0, Z0))
   | None -> (Z0, Z0)) :: (args_of y qs0)

(** val same_place : (z * z) -> (z * z) -> bool **)

let same_place a b =
  (&&) (Z.eqb (fst a) (fst b)) (Z.eqb (snd a) (snd b))

(** val first_of : (z * z) -> (z * z) list -> z **)

let rec first_of a = function
| [] -> Zpos XH
| b :: l0 ->
  if same_place a b then Zpos XH else Z.add (Zpos XH) (first_of a l0)

(** val distinct : (z * z) list -> (z * z) list -> (z * z) list **)

let rec distinct l seen =
  match l with
  | [] -> seen
  | a :: l0 ->
    distinct l0
      (if existsb (same_place a) seen then seen else app seen (a :: []))

(** val footprint : linked claimed -> loc list **)

let footprint q =
  nodup loc_eq_dec ((LM (Z0,
    Z0)) :: (app (concat (map fst q.inputs)) (writable q)))

(** val in_block : loc -> bool **)

let in_block = function
| LM (_, _) -> true
| _ -> false

(** val is_argument :
    linked claimed -> table -> (z * z) list -> (reg * z) -> bool **)

let is_argument q y places0 = function
| (r, b) ->
  (&&)
    ((&&)
      ((&&) (negb (is_rsp r))
        (match find (fun x -> Z.eqb (regn (fst x)) (regn r)) q.pointers with
         | Some p -> let (_, c) = p in Z.eqb c b
         | None -> false)) (Z.leb Z0 b))
    (match lookup0 (LR r) y with
     | Some w0 ->
       (match w0 with
        | WP (c, o) ->
          (&&) (same_place (c, o) (nth (Z.to_nat b) places0 (Z0, Z0)))
            (Z.ltb b (Z.of_nat (length places0)))
        | _ -> false)
     | None -> false)

(** val of_output : linked claimed -> nat -> kind **)

let of_output q n0 =
  match find (fun o -> Nat.eqb (snd (fst o)) n0) q.outputs with
  | Some p -> let (_, most) = p in Below most
  | None -> Unplaced

(** val left_by : loc list -> loc -> word0 -> word0 **)

let left_by gone l w0 =
  match l with
  | LR r ->
    if existsb (fun k -> Z.eqb (regn k) (regn r)) kept then w0 else WSome
  | _ -> if existsb (loc_eqb l) gone then WSome else w0

(** val call_fits :
    linked claimed -> z -> (z * z) list -> nat list -> table -> kind list ->
    bool **)

let call_fits q p places0 ids0 y ks =
  let f = footprint q in
  (&&)
    ((&&)
      ((&&)
        ((&&)
          ((&&)
            ((&&)
              ((&&)
                ((&&)
                  ((&&)
                    ((&&) (Z.eqb q.prime p)
                      (forallb (fun a ->
                        Z.eqb (Z.modulo (snd a) (Zpos (XO (XO (XO XH))))) Z0)
                        places0)) (forallb in_block f))
                  (Nat.eqb
                    (length (nodup loc_eq_dec (map (moved places0) f)))
                    (length f)))
                (negb (existsb (loc_eqb (LM (Z0, Z0))) (writable q))))
              (forallb (is_argument q y places0) q.pointers))
            (forallb (fun l ->
              match lookup0 (moved places0 l) y with
              | Some _ -> true
              | None -> false) f)) (Nat.eqb (length ids0) (length q.inputs)))
        (forallb (fun i -> Nat.ltb i (length ks)) ids0))
      (forallb (fun pat ->
        let (y0, i) = pat in
        let (ls, most) = y0 in
        holds_value y ks (map (moved places0) ls) i most)
        (combine q.inputs ids0)))
    (forallb (fun pat ->
      let (y0, _) = pat in
      let (_, i) = y0 in Nat.ltb i (add (length ids0) (length q.program)))
      q.outputs)

(** val call_leaves :
    linked claimed -> (z * z) list -> nat list -> table -> nat -> table **)

let call_leaves q places0 ids0 y n0 =
  stores0
    (concat
      (map (fun pat ->
        let (y0, _) = pat in
        let (ls, i) = y0 in
        map (fun pat0 ->
          let (l, j) = pat0 in
          ((moved places0 l), (WV ((renamed0 ids0 n0 i), j))))
          (counted_words ls)) q.outputs))
    (map (fun pat ->
      let (l, w0) = pat in
      (l, (left_by (map (moved places0) (writable q)) l w0))) y)

(** val went : linked claimed -> z -> z -> nat list -> sym -> sym option **)

let went q0 p next ids0 s =
  match lookup0 (LR RSP) s.held with
  | Some w0 ->
    (match w0 with
     | WP (b, o) ->
       let y =
         store0 (LR RSP) (WP (b, (Z.sub o (Zpos (XO (XO (XO XH)))))))
           (store0 (LM (b, (Z.sub o (Zpos (XO (XO (XO XH))))))) (WP ((Zneg
             XH), next)) s.held)
       in
       let args = args_of s.held q0.pointers in
       let places0 = (b,
         (Z.sub o (Zpos (XO (XO (XO XH)))))) :: (distinct args [])
       in
       let shared = map (fun a -> first_of a (distinct args [])) args in
       let q = overlapped shared q0 in
       let n0 = length s.kinds in
       let ops = map (renamed_op ids0 n0) q.program in
       if (&&)
            ((&&)
              ((&&)
                (match lookup0 (LM (b, (Z.sub o (Zpos (XO (XO (XO XH)))))))
                         s.held with
                 | Some _ -> true
                 | None -> false)
                (existsb (fun x ->
                  if list_eq_dec Z.eq_dec x shared then true else false)
                  (overlaps q0))) (call_fits q p places0 ids0 y s.kinds))
            (all_eqb op_eqb ops (firstn (length ops) s.todo))
       then Some { held =
              (store0 (LR RSP) (WP (b, o)) (call_leaves q places0 ids0 y n0));
              kinds =
              (app s.kinds
                (map (fun k -> of_output q (add (length ids0) k))
                  (seq O (length q.program)))); todo =
              (skipn (length ops) s.todo) }
       else None
     | _ -> None)
  | None -> None

(** val same_code : linked -> linked -> bool **)

let same_code c d =
  let Linked (a, calls) = c in
  (match calls with
   | [] ->
     let Linked (b, calls0) = d in
     (match calls0 with
      | [] -> all_eqb Z.eqb a b
      | _ :: _ -> false)
   | _ :: _ -> false)

(** val walked :
    linked -> z -> linked claimed list -> (z * item) list -> going list ->
    extra list -> sym -> sym option **)

let rec walked c p given0 l gs rest s =
  match l with
  | [] -> None
  | p2 :: l0 ->
    let (_, i0) = p2 in
    (match i0 with
     | Plain i ->
       (match stepped i s.held with
        | Some y ->
          walked c p given0 l0 gs rest { held = y; kinds = s.kinds; todo =
            s.todo }
        | None -> None)
     | Again (_, _) -> None
     | Call ->
       (match l0 with
        | [] -> None
        | p3 :: _ ->
          let (next, _) = p3 in
          (match gs with
           | [] -> None
           | g :: gs0 ->
             (match nth_error given0 g.which with
              | Some q0 ->
                (match called c (Z.sub next (Zpos (XO (XO XH)))) with
                 | Some callee ->
                   if same_code callee q0.code
                   then (match all_made p g.extras s with
                         | Some x ->
                           (match went q0 p next g.ids x with
                            | Some x0 -> walked c p given0 l0 gs0 rest x0
                            | None -> None)
                         | None -> None)
                   else None
                 | None -> None)
              | None -> None)))
     | Return ->
       (match l0 with
        | [] -> (match gs with
                 | [] -> all_made p rest s
                 | _ :: _ -> None)
        | _ :: _ -> None))

(** val read_words0 : linked claimed -> loc list **)

let read_words0 r =
  concat (map fst r.inputs)

(** val elements_held : linked claimed -> table **)

let elements_held r =
  concat
    (map (fun pat ->
      let (y, n0) = pat in
      let (ls, _) = y in
      map (fun pat0 -> let (l, j) = pat0 in (l, (WV (n0, j))))
        (counted_words ls)) (combine r.inputs (seq O (length r.inputs))))

(** val first_held : linked claimed -> table **)

let first_held r =
  stores0
    (map (fun pat -> let (q, b) = pat in ((LR q), (WP (b, Z0)))) r.pointers)
    (store0 (LR RSP) (WP (Z0, Z0))
      (stores0 (elements_held r)
        (stores0 (map (fun l -> (l, (WO l))) (writable r))
          (map (fun q -> ((LR q), (WO (LR q)))) registers))))

(** val words_of : linked claimed -> nat -> loc list **)

let words_of r n0 =
  fst (nth n0 r.inputs ([], Z0))

(** val first_kind : linked claimed -> nat -> kind **)

let first_kind r n0 =
  match find (fun m ->
          if list_eq_dec loc_eq_dec (words_of r m) (words_of r n0)
          then true
          else false) (seq O n0) with
  | Some m -> Equal m
  | None -> Below (snd (nth n0 r.inputs ([], Z0)))

(** val is_kept0 : table -> reg -> bool **)

let is_kept0 y q =
  match lookup0 (LR q) y with
  | Some w0 ->
    (match w0 with
     | WO l -> (match l with
                | LR q' -> Z.eqb (regn q) (regn q')
                | _ -> false)
     | WP (b, o) ->
       (match b with
        | Z0 -> (match o with
                 | Z0 -> is_rsp q
                 | _ -> false)
        | _ -> false)
     | _ -> false)
  | None -> false

(** val word_eqb : word0 -> word0 -> bool **)

let word_eqb a b =
  match a with
  | WO l -> (match b with
             | WO m -> loc_eqb l m
             | _ -> false)
  | WP (b0, o) ->
    (match b with
     | WP (c, n0) -> (&&) (Z.eqb b0 c) (Z.eqb o n0)
     | _ -> false)
  | WI y -> (match b with
             | WI z0 -> Z.eqb y z0
             | _ -> false)
  | WV (n0, j) ->
    (match b with
     | WV (m, i) -> (&&) (Nat.eqb n0 m) (Nat.eqb j i)
     | _ -> false)
  | WSome -> false

(** val is_left0 : linked claimed -> table -> (loc * word0) -> bool **)

let is_left0 r y0 = function
| (l, w0) ->
  (||) ((||) (existsb (loc_eqb l) (writable r)) (negb (in_block l)))
    (match lookup0 l y0 with
     | Some w1 -> word_eqb w0 w1
     | None -> (match w0 with
                | WO m -> loc_eqb l m
                | _ -> false))

(** val check0 :
    linked claimed -> linked claimed list -> going list -> extra list -> bool **)

let check0 r given0 gs rest =
  (&&)
    (forallb (fun l -> match l with
                       | LF _ -> false
                       | _ -> true) (app (read_words0 r) (writable r)))
    (match all_items (octets r.code) with
     | Some l ->
       let y0 = first_held r in
       (match walked r.code r.prime given0 l gs rest { held = y0; kinds =
                (map (first_kind r) (seq O (length r.inputs))); todo =
                r.program } with
        | Some x ->
          (&&)
            ((&&)
              ((&&)
                ((&&) (match x.todo with
                       | [] -> true
                       | _ :: _ -> false) (forallb (is_kept0 x.held) kept))
                (forallb (is_left0 r y0) x.held))
              (forallb (fun pat ->
                let (y, most) = pat in
                let (ls, n0) = y in holds_value x.held x.kinds ls n0 most)
                r.outputs)) (match r.tests with
                             | [] -> true
                             | _ :: _ -> false)
        | None -> false)
     | None -> false)

(** val extra_read : extra parser0 **)

let extra_read =
  bind small (fun k ->
    match k with
    | O -> bind integer (fun z0 -> give (Constant z0))
    | S _ -> bind small (fun n0 -> give (Copy n0)))

(** val going_read : going parser0 **)

let going_read =
  bind (many extra_read) (fun xs ->
    bind small (fun k ->
      bind (many small) (fun is_ ->
        give { extras = xs; which = k; ids = is_ })))

(** val calls_certificate_read : (going list * extra list) parser0 **)

let calls_certificate_read =
  bind (many going_read) (fun gs ->
    bind (many extra_read) (fun xs -> give (gs, xs)))

(** val routines : text list -> linked claimed list option **)

let rec routines = function
| [] -> Some []
| t0 :: ts0 ->
  (match statement t0 with
   | Some s ->
     (match s with
      | Once q ->
        (match routines ts0 with
         | Some qs -> Some (q :: qs)
         | None -> None)
      | Repeated (_, _) -> None)
   | None -> None)

(** val accepts_calls : text -> text list -> text -> bool **)

let accepts_calls s callees c =
  match statement s with
  | Some s0 ->
    (match s0 with
     | Once r ->
       (match routines callees with
        | Some given0 ->
          (match whole calls_certificate_read c with
           | Some p ->
             let (gs, rest) = p in
             (&&) (sensible (Once r))
               (forallb (fun shared ->
                 check0 (overlapped shared r) given0 gs rest) (overlaps r))
           | None -> false)
        | None -> false)
     | Repeated (_, _) -> false)
  | None -> false

type field_op =
| Constant0 of z
| Plus of nat * nat
| Minus of nat * nat
| Times of nat * nat
| Over of nat * nat

type formula = { free : nat; operations : field_op list; nonzero : nat list;
                 assumed : (nat * nat) list; claimed0 : (nat * nat) list }

(** val two0 : (nat -> nat -> field_op) -> field_op parser0 **)

let two0 make =
  bind small (fun i -> bind small (fun j -> give (make i j)))

(** val field_op_read : field_op parser0 **)

let field_op_read =
  bind small (fun n0 ->
    match n0 with
    | O -> bind integer (fun z0 -> give (Constant0 z0))
    | S n1 ->
      (match n1 with
       | O -> two0 (fun x x0 -> Plus (x, x0))
       | S n2 ->
         (match n2 with
          | O -> two0 (fun x x0 -> Minus (x, x0))
          | S n3 ->
            (match n3 with
             | O -> two0 (fun x x0 -> Times (x, x0))
             | S n4 ->
               (match n4 with
                | O -> two0 (fun x x0 -> Over (x, x0))
                | S _ -> fail)))))

(** val equation_read : (nat * nat) parser0 **)

let equation_read =
  bind small (fun i -> bind small (fun j -> give (i, j)))

(** val formula_read : formula parser0 **)

let formula_read =
  bind small (fun n0 ->
    bind (many field_op_read) (fun os ->
      bind (many small) (fun ns ->
        bind (many equation_read) (fun ps ->
          bind (many equation_read) (fun qs ->
            give { free = n0; operations = os; nonzero = ns; assumed = ps;
              claimed0 = qs })))))

type poly0 = z pol

(** val padd0 : poly0 -> poly0 -> poly0 **)

let padd0 =
  padd Z0 Z.add Z.eqb

(** val psub0 : poly0 -> poly0 -> poly0 **)

let psub0 =
  psub Z0 Z.add Z.sub Z.opp Z.eqb

(** val pmul1 : poly0 -> poly0 -> poly0 **)

let pmul1 =
  pmul Z0 (Zpos XH) Z.add Z.mul Z.eqb

(** val peq0 : poly0 -> poly0 -> bool **)

let peq0 =
  peq Z.eqb

(** val unknown_of : nat -> poly0 **)

let unknown_of g =
  mk_X Z0 (Zpos XH) (Coq_Pos.of_succ_nat g)

(** val pinj : positive -> poly0 -> poly0 **)

let pinj =
  mkPinj

(** val px : poly0 -> positive -> poly0 -> poly0 **)

let px =
  mkPX Z0 Z.eqb

type monomial0 = nat list

(** val monomial_poly : monomial0 -> poly0 **)

let rec monomial_poly = function
| [] -> Pc (Zpos XH)
| n0 :: m0 ->
  (match n0 with
   | O -> pinj XH (monomial_poly m0)
   | S n1 -> px (pinj XH (monomial_poly m0)) (Coq_Pos.of_succ_nat n1) (Pc Z0))

(** val zeros : nat list -> bool **)

let zeros =
  forallb (Nat.eqb O)

(** val split : poly0 -> monomial0 -> poly0 * poly0 **)

let rec split p m =
  if zeros m
  then ((Pc Z0), p)
  else (match p with
        | Pc _ -> (p, (Pc Z0))
        | Pinj (j, p2) ->
          if zeros (firstn (Coq_Pos.to_nat j) m)
          then let (q, s) = split p2 (skipn (Coq_Pos.to_nat j) m) in
               ((pinj j q), (pinj j s))
          else ((Pinj (j, p2)), (Pc Z0))
        | PX (p2, i, r) ->
          (match m with
           | [] -> (p, (Pc Z0))
           | n0 :: m' ->
             (match n0 with
              | O ->
                let (q, s) = split p2 m in
                let (q', s') = split r m' in ((px q i q'), (px s i s'))
              | S _ ->
                let (q, s) = split p2 ((sub n0 (Coq_Pos.to_nat i)) :: m') in
                ((px q i r),
                (match sub (Coq_Pos.to_nat i) n0 with
                 | O -> s
                 | S k -> px s (Coq_Pos.of_succ_nat k) (Pc Z0))))))

type rule = monomial0 * poly0

(** val replace : nat -> rule -> poly0 -> bool * poly0 **)

let rec replace fuel r p =
  match fuel with
  | O -> (true, p)
  | S fuel0 ->
    let (q, s) = split p (fst r) in
    if peq0 s (Pc Z0)
    then (false, p)
    else (true, (snd (replace fuel0 r (padd0 q (pmul1 (snd r) s)))))

(** val replace_all : rule list -> poly0 -> bool * poly0 **)

let rec replace_all rs p =
  match rs with
  | [] -> (false, p)
  | r :: rs0 ->
    let (a, p2) =
      replace (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
        (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
        (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
        O)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) r p
    in
    let (b, p3) = replace_all rs0 p2 in (((||) a b), p3)

(** val reduce : nat -> rule list -> poly0 -> poly0 **)

let rec reduce fuel rs p =
  match fuel with
  | O -> p
  | S fuel0 ->
    let (changed0, q) = replace_all rs p in
    if changed0 then reduce fuel0 rs q else p

(** val sums0 : nat list -> nat list -> nat list **)

let rec sums0 a b =
  match a with
  | [] -> b
  | x :: a0 -> (match b with
                | [] -> a
                | y :: b0 -> (add x y) :: (sums0 a0 b0))

(** val gaps : nat list -> nat list -> nat list **)

let rec gaps a b =
  match a with
  | [] -> []
  | x :: a0 -> (match b with
                | [] -> a
                | y :: b0 -> (sub x y) :: (gaps a0 b0))

(** val least : nat list -> nat list -> nat list **)

let least a b =
  sums0 a (gaps b a)

(** val within0 : nat list -> nat list -> bool **)

let rec within0 a b =
  match a with
  | [] -> true
  | n0 :: a0 ->
    (match n0 with
     | O -> (match b with
             | [] -> within0 a0 []
             | _ :: b0 -> within0 a0 b0)
     | S _ ->
       (match b with
        | [] -> false
        | n1 :: b0 -> (match n1 with
                       | O -> false
                       | S _ -> within0 a0 b0)))

type fraction = { above : poly0; under : nat list }

type certificate0 = { factors : poly0 list;
                      solutions : (((((nat * nat) * nat) * nat
                                  list) * z) * nat list list) list;
                      rules_hints : (nat * nat list list);
                      rules : (monomial0 * (nat * poly0) list) list;
                      hints0 : nat list list }

(** val units : poly0 list -> nat list **)

let units fs =
  map (fun f -> if peq0 (pmul1 f f) (Pc (Zpos XH)) then S O else O) fs

(** val times0 : rule list -> poly0 -> poly0 -> poly0 **)

let times0 rs p q =
  reduce (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    O)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) rs
    (pmul1 p q)

(** val power : rule list -> poly0 -> nat -> poly0 **)

let rec power rs p = function
| O -> Pc (Zpos XH)
| S n1 -> (match n1 with
           | O -> p
           | S _ -> times0 rs p (power rs p n1))

(** val product : rule list -> poly0 list -> nat list -> poly0 **)

let rec product rs fs e =
  match fs with
  | [] -> Pc (Zpos XH)
  | f :: fs0 ->
    (match e with
     | [] -> Pc (Zpos XH)
     | n0 :: e0 ->
       (match n0 with
        | O -> product rs fs0 e0
        | S _ -> times0 rs (power rs f n0) (product rs fs0 e0)))

(** val widened : rule list -> poly0 list -> poly0 -> nat list -> poly0 **)

let widened rs fs p e =
  if zeros e then p else times0 rs p (product rs fs e)

(** val combine0 :
    rule list -> poly0 list -> (poly0 -> poly0 -> poly0) -> fraction ->
    fraction -> fraction **)

let combine0 rs fs op a b =
  { above =
    (op (widened rs fs a.above (gaps b.under a.under))
      (widened rs fs b.above (gaps a.under b.under))); under =
    (least a.under b.under) }

(** val factored : rule list -> poly0 list -> nat list -> fraction -> bool **)

let factored rs fs h a =
  peq0
    (reduce (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
      (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
      (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
      O)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) rs
      a.above)
    (reduce (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
      (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
      (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
      O)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) rs
      (product rs fs h))

(** val over :
    rule list -> poly0 list -> nat list -> nat list -> fraction -> fraction
    -> fraction option **)

let over rs fs known0 h a b =
  let t0 = sums0 a.under h in
  if (&&) (within0 h known0) (factored rs fs h b)
  then Some { above = (widened rs fs a.above (gaps b.under t0)); under =
         (gaps t0 b.under) }
  else None

(** val step0 :
    rule list -> poly0 list -> field_op -> nat list -> nat list list ->
    fraction list -> (fraction * nat list list) option **)

let step0 rs fs o known0 hs vs =
  match o with
  | Constant0 z0 -> Some ({ above = (Pc z0); under = [] }, hs)
  | Plus (i, j) ->
    (match nth_error vs i with
     | Some a ->
       (match nth_error vs j with
        | Some b -> Some ((combine0 rs fs padd0 a b), hs)
        | None -> None)
     | None -> None)
  | Minus (i, j) ->
    (match nth_error vs i with
     | Some a ->
       (match nth_error vs j with
        | Some b -> Some ((combine0 rs fs psub0 a b), hs)
        | None -> None)
     | None -> None)
  | Times (i, j) ->
    (match nth_error vs i with
     | Some a ->
       (match nth_error vs j with
        | Some b ->
          Some ({ above = (times0 rs a.above b.above); under =
            (sums0 a.under b.under) }, hs)
        | None -> None)
     | None -> None)
  | Over (i, j) ->
    (match nth_error vs i with
     | Some a ->
       (match nth_error vs j with
        | Some b ->
          (match hs with
           | [] -> None
           | h :: hs0 ->
             (match over rs fs known0 h a b with
              | Some q -> Some (q, hs0)
              | None -> None))
        | None -> None)
     | None -> None)

(** val learn :
    rule list -> poly0 list -> nat list -> nat -> fraction -> nat list -> nat
    list list -> (nat list * nat list list) option **)

let learn rs fs named0 i a known0 hs =
  if existsb (Nat.eqb i) named0
  then (match hs with
        | [] -> None
        | h :: hs0 ->
          if factored rs fs h a then Some ((sums0 known0 h), hs0) else None)
  else Some (known0, hs)

(** val execute :
    rule list -> poly0 list -> nat list -> field_op list -> nat list -> nat
    list list -> fraction list -> fraction list option **)

let rec execute rs fs named0 os known0 hs vs =
  match os with
  | [] -> Some vs
  | o :: os0 ->
    (match step0 rs fs o known0 hs vs with
     | Some r ->
       (match learn rs fs named0 (length vs) (fst r) known0 (snd r) with
        | Some l ->
          execute rs fs named0 os0 (fst l) (snd l) (app vs ((fst r) :: []))
        | None -> None)
     | None -> None)

(** val start :
    rule list -> poly0 list -> nat list -> field_op list -> nat list -> nat
    list list -> fraction list -> fraction list -> nat -> fraction list option **)

let rec start rs fs named0 os known0 hs all vs i =
  match vs with
  | [] -> execute rs fs named0 os known0 hs all
  | a :: vs0 ->
    (match learn rs fs named0 i a known0 hs with
     | Some l -> start rs fs named0 os (fst l) (snd l) all vs0 (S i)
     | None -> None)

(** val run :
    rule list -> poly0 list -> nat list -> field_op list -> nat list list ->
    fraction list -> fraction list option **)

let run rs fs named0 os hs vs =
  start rs fs named0 os (units fs) hs vs vs O

(** val gap :
    rule list -> poly0 list -> fraction list -> (nat * nat) -> fraction option **)

let gap rs fs vs e =
  match nth_error vs (fst e) with
  | Some a ->
    (match nth_error vs (snd e) with
     | Some b -> Some (combine0 rs fs psub0 a b)
     | None -> None)
  | None -> None

(** val plain0 : nat -> fraction list **)

let plain0 n0 =
  map (fun g -> { above = (unknown_of g); under = [] }) (seq O n0)

(** val replaced : 'a1 list -> nat -> 'a1 -> 'a1 list **)

let rec replaced l i a =
  match l with
  | [] -> []
  | x :: l0 -> (match i with
                | O -> a :: l0
                | S i0 -> x :: (replaced l0 i0 a))

(** val solve :
    formula -> poly0 list -> (((((nat * nat) * nat) * nat list) * z) * nat
    list list) list -> fraction list -> fraction list option **)

let rec solve f fs ss vs =
  match ss with
  | [] -> Some vs
  | p :: ss0 ->
    let (p2, hs) = p in
    let (p3, s) = p2 in
    let (p4, e) = p3 in
    let (p5, g) = p4 in
    let (n0, k) = p5 in
    (match run [] fs f.nonzero (firstn n0 f.operations) hs vs with
     | Some ws ->
       (match nth_error f.assumed k with
        | Some q ->
          (match gap [] fs ws q with
           | Some z0 ->
             if within0 e z0.under
             then solve f fs ss0
                    (replaced vs g { above =
                      (psub0 (times0 [] (unknown_of g) (product [] fs e))
                        (times0 [] (Pc s) z0.above)); under = e })
             else None
           | None -> None)
        | None -> None)
     | None -> None)

(** val multiples : fraction list -> (nat * poly0) list -> poly0 option **)

let rec multiples zs = function
| [] -> Some (Pc Z0)
| p :: cs0 ->
  let (k, c) = p in
  (match nth_error zs k with
   | Some z0 ->
     (match multiples zs cs0 with
      | Some p2 -> Some (padd0 (pmul1 c z0.above) p2)
      | None -> None)
   | None -> None)

(** val listed0 : ('a1 -> 'a2 option) -> 'a1 list -> 'a2 list option **)

let rec listed0 f = function
| [] -> Some []
| a :: l0 ->
  (match f a with
   | Some b ->
     (match listed0 f l0 with
      | Some bs -> Some (b :: bs)
      | None -> None)
   | None -> None)

(** val rule_of :
    fraction list -> (monomial0 * (nat * poly0) list) -> rule option **)

let rule_of zs r =
  match multiples zs (snd r) with
  | Some p -> Some ((fst r), (psub0 (monomial_poly (fst r)) p))
  | None -> None

(** val check_formula : formula -> certificate0 -> bool **)

let check_formula f c =
  match match solve f c.factors c.solutions (plain0 f.free) with
        | Some vs ->
          (match run [] c.factors f.nonzero
                   (firstn (fst c.rules_hints) f.operations)
                   (snd c.rules_hints) vs with
           | Some ws ->
             (match listed0 (gap [] c.factors ws)
                      (match c.rules with
                       | [] -> []
                       | _ :: _ -> f.assumed) with
              | Some zs ->
                (match listed0 (rule_of zs) c.rules with
                 | Some rs ->
                   (match run rs c.factors f.nonzero f.operations c.hints0 vs with
                    | Some us -> listed0 (gap rs c.factors us) f.claimed0
                    | None -> None)
                 | None -> None)
              | None -> None)
           | None -> None)
        | None -> None with
  | Some zs -> forallb (fun z0 -> peq0 z0.above (Pc Z0)) zs
  | None -> false

(** val monomial_read : poly0 parser0 **)

let monomial_read =
  bind integer (fun z0 ->
    bind (many (bind small (fun g -> bind small (fun e -> give (g, e)))))
      (fun ms ->
      give
        (fold_right (fun pat p ->
          let (g, e) = pat in
          pmul1
            (match e with
             | O -> Pc (Zpos XH)
             | S e0 ->
               mkPinj_pred (Coq_Pos.of_succ_nat g) (PX ((Pc (Zpos XH)),
                 (Coq_Pos.of_succ_nat e0), (Pc Z0)))) p) (Pc z0) ms)))

(** val poly_read : poly0 parser0 **)

let poly_read =
  bind (many monomial_read) (fun ms -> give (fold_right padd0 (Pc Z0) ms))

(** val exponents : nat list parser0 **)

let exponents =
  many small

(** val certificate_read0 : certificate0 parser0 **)

let certificate_read0 =
  bind (many poly_read) (fun fs ->
    bind
      (many
        (bind small (fun n0 ->
          bind small (fun k ->
            bind small (fun g ->
              bind exponents (fun e ->
                bind integer (fun s ->
                  bind (many exponents) (fun hs ->
                    give (((((n0, k), g), e), s), hs))))))))) (fun ss ->
      bind small (fun n0 ->
        bind (many exponents) (fun hs ->
          bind
            (many
              (bind exponents (fun m ->
                bind
                  (many
                    (bind small (fun k ->
                      bind poly_read (fun c -> give (k, c))))) (fun cs ->
                  give (m, cs))))) (fun rs ->
            bind (many exponents) (fun us ->
              give { factors = fs; solutions = ss; rules_hints = (n0, hs);
                rules = rs; hints0 = us }))))))

(** val accepts0 : text -> text -> bool **)

let accepts0 s c =
  match whole formula_read s with
  | Some f ->
    (match whole certificate_read0 c with
     | Some c0 -> check_formula f c0
     | None -> false)
  | None -> false

type link = { one_is : z; flags : (nat * z) list; given : (nat * nat) list;
              known : (nat * z) list; joined : (nat * nat) list;
              results : nat list }

(** val distinct0 : nat list -> bool **)

let distinct0 l =
  Nat.eqb (length (nodup Nat.eq_dec l)) (length l)

(** val is_free : formula list -> nat -> bool **)

let rec is_free fs i =
  match fs with
  | [] -> false
  | f :: fs0 ->
    let n0 = add f.free (length f.operations) in
    if Nat.ltb i n0 then Nat.ltb i f.free else is_free fs0 (sub i n0)

(** val sensible_link : linked claimed -> formula list -> link -> bool **)

let sensible_link r fs l =
  (&&)
    ((&&)
      ((&&)
        ((&&)
          ((&&) (distinct0 (app (map fst l.flags) (map fst l.given)))
            (distinct0
              (app (map snd l.given)
                (app (map fst l.known) (map fst l.joined)))))
          (forallb (fun pat -> let (i, _) = pat in is_free fs i) l.known))
        (forallb (fun pat -> let (i, j) = pat in Nat.ltb j i) l.joined))
      (forallb (fun pat ->
        let (k, z0) = pat in
        (match nth_error r.inputs k with
         | Some p -> let (_, most) = p in (&&) (Z.leb Z0 z0) (Z.leb z0 most)
         | None -> false)) l.flags))
    (Z.eqb (Z.gcd l.one_is r.prime) (Zpos XH))

(** val numbered0 : 'a1 parser0 -> (nat * 'a1) parser0 **)

let numbered0 p =
  bind small (fun i -> bind p (fun a -> give (i, a)))

(** val link_read : link parser0 **)

let link_read =
  bind integer (fun u ->
    bind (many (numbered0 integer)) (fun fs ->
      bind (many (numbered0 small)) (fun gs ->
        bind (many (numbered0 integer)) (fun ks ->
          bind (many (numbered0 small)) (fun js ->
            bind (many small) (fun rs ->
              give { one_is = u; flags = fs; given = gs; known = ks; joined =
                js; results = rs }))))))

type poly1 = poly0

(** val shifted : nat -> field_op -> field_op **)

let shifted n0 = function
| Constant0 z0 -> Constant0 z0
| Plus (i, j) -> Plus ((add n0 i), (add n0 j))
| Minus (i, j) -> Minus ((add n0 i), (add n0 j))
| Times (i, j) -> Times ((add n0 i), (add n0 j))
| Over (i, j) -> Over ((add n0 i), (add n0 j))

(** val makers : nat -> formula list -> field_op option list **)

let rec makers n0 = function
| [] -> []
| f :: fs0 ->
  app (repeat None f.free)
    (app (map (fun o -> Some (shifted n0 o)) f.operations)
      (makers (add n0 (add f.free (length f.operations))) fs0))

(** val behind_operands : field_op -> nat -> bool **)

let behind_operands o i =
  match o with
  | Constant0 _ -> true
  | Plus (a, b) -> (&&) (Nat.ltb a i) (Nat.ltb b i)
  | Minus (a, b) -> (&&) (Nat.ltb a i) (Nat.ltb b i)
  | Times (a, b) -> (&&) (Nat.ltb a i) (Nat.ltb b i)
  | Over (a, b) -> (&&) (Nat.ltb a i) (Nat.ltb b i)

(** val lookup1 : nat -> (nat * 'a1) list -> 'a1 option **)

let rec lookup1 i = function
| [] -> None
| p :: l0 -> let (j, a) = p in if Nat.eqb i j then Some a else lookup1 i l0

(** val is_multiple0 : z -> poly1 -> bool **)

let rec is_multiple0 p = function
| Pc c -> Z.eqb (Z.modulo c p) Z0
| Pinj (_, q0) -> is_multiple0 p q0
| PX (q0, _, r) -> (&&) (is_multiple0 p q0) (is_multiple0 p r)

(** val inverse : z -> (z * z) list -> z -> z option **)

let inverse p inverses z0 =
  match find (fun x -> Z.eqb (fst x) z0) inverses with
  | Some p2 ->
    let (_, u) = p2 in
    if Z.eqb (Z.modulo (Z.mul z0 u) p) (Zpos XH) then Some u else None
  | None -> None

(** val expand0 :
    z -> field_op option list -> link -> (z * z) list -> nat -> bool -> nat
    list -> nat -> poly1 **)

let rec expand0 p ms l inverses fuel at_once atoms i =
  match fuel with
  | O -> unknown_of i
  | S fuel0 ->
    (match lookup1 i l.known with
     | Some z0 -> Pc z0
     | None ->
       if (&&) (negb at_once) (existsb (Nat.eqb i) atoms)
       then unknown_of i
       else (match lookup1 i l.joined with
             | Some j -> expand0 p ms l inverses fuel0 false atoms j
             | None ->
               let under0 = expand0 p ms l inverses fuel0 false atoms in
               (match nth_error ms i with
                | Some o0 ->
                  (match o0 with
                   | Some o ->
                     if behind_operands o i
                     then (match o with
                           | Constant0 z0 -> Pc z0
                           | Plus (a, b) -> padd0 (under0 a) (under0 b)
                           | Minus (a, b) -> psub0 (under0 a) (under0 b)
                           | Times (a, b) -> pmul1 (under0 a) (under0 b)
                           | Over (a, b) ->
                             (match nth_error ms b with
                              | Some o1 ->
                                (match o1 with
                                 | Some f ->
                                   (match f with
                                    | Constant0 z0 ->
                                      (match inverse p inverses z0 with
                                       | Some u -> pmul1 (Pc u) (under0 a)
                                       | None -> unknown_of i)
                                    | _ -> unknown_of i)
                                 | None -> unknown_of i)
                              | None -> unknown_of i))
                     else unknown_of i
                   | None -> unknown_of i)
                | None -> unknown_of i)))

(** val depth : nat **)

let depth =
  S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    O)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val element :
    z -> field_op option list -> link -> (z * z) list -> nat list -> nat ->
    poly1 **)

let element p ms l inverses atoms i =
  pmul1 (Pc l.one_is) (expand0 p ms l inverses depth false atoms i)

(** val image_of :
    z -> field_op option list -> link -> (z * z) list -> nat -> poly1 option **)

let image_of p ms l inverses k =
  match lookup1 k l.flags with
  | Some z0 -> Some (Pc z0)
  | None ->
    (match lookup1 k l.given with
     | Some i -> Some (element p ms l inverses (map snd l.given) i)
     | None -> None)

(** val image : poly1 option list -> nat option -> poly1 option **)

let image qs = function
| Some n0 -> (match nth_error qs n0 with
              | Some q -> q
              | None -> None)
| None -> Some (Pc (Zpos XH))

(** val sum :
    poly1 option list -> ((z * nat option) * nat option) list -> poly1 option **)

let rec sum qs = function
| [] -> Some (Pc Z0)
| p2 :: ts0 ->
  let (p3, j) = p2 in
  let (c, i) = p3 in
  (match image qs i with
   | Some a ->
     (match image qs j with
      | Some b ->
        (match sum qs ts0 with
         | Some q -> Some (padd0 (pmul1 (Pc c) (pmul1 a b)) q)
         | None -> None)
      | None -> None)
   | None -> None)

(** val fit :
    z -> field_op option list -> link -> (z * z) list -> fop list -> nat list
    -> nat list -> poly1 option list -> (nat list * poly1 option list) option **)

let rec fit p ms l inverses ops targets atoms qs =
  match ops with
  | [] -> (match targets with
           | [] -> Some (atoms, qs)
           | _ :: _ -> None)
  | o :: ops0 ->
    (match targets with
     | [] -> None
     | t0 :: targets0 ->
       (match sum qs o.terms with
        | Some q ->
          (match t0 with
           | O ->
             (match inverse p inverses o.scale with
              | Some u ->
                fit p ms l inverses ops0 targets0 atoms
                  (app qs ((Some (pmul1 (Pc u) q)) :: []))
              | None -> None)
           | S m ->
             if (&&) (Z.eqb (Z.gcd o.scale p) (Zpos XH))
                  (is_multiple0 p
                    (psub0 q
                      (pmul1 (Pc (Z.mul o.scale l.one_is))
                        (expand0 p ms l inverses depth true atoms m))))
             then fit p ms l inverses ops0 targets0 (m :: atoms)
                    (app qs ((Some
                      (element p ms l inverses (m :: atoms) m)) :: []))
             else None)
        | None -> None))

(** val fit_result :
    z -> field_op option list -> link -> (z * z) list -> nat list -> poly1
    option list -> nat -> nat -> bool **)

let fit_result p ms l inverses atoms qs n0 i =
  match nth_error qs n0 with
  | Some o ->
    (match o with
     | Some q ->
       is_multiple0 p
         (psub0 q
           (pmul1 (Pc l.one_is) (expand0 p ms l inverses depth false atoms i)))
     | None -> false)
  | None -> false

(** val fits_program :
    z -> field_op option list -> link -> (z * z) list -> nat -> fop list ->
    nat list -> nat list -> bool **)

let fits_program p ms l inverses count ops outs targets =
  (&&) (Z.ltb (Zpos XH) p)
    (match fit p ms l inverses ops targets (map snd l.given)
             (map (image_of p ms l inverses) (seq O count)) with
     | Some p2 ->
       let (atoms, qs) = p2 in
       (&&) (Nat.eqb (length outs) (length l.results))
         (forallb (fun pat ->
           let (n0, i) = pat in fit_result p ms l inverses atoms qs n0 i)
           (combine outs l.results))
     | None -> false)

(** val fits_routine :
    linked claimed -> formula list -> link -> (z * z) list -> nat list -> bool **)

let fits_routine r fs l inverses targets =
  fits_program r.prime (makers O fs) l inverses (length r.inputs) r.program
    (map (fun pat -> let (y, _) = pat in let (_, n0) = y in n0) r.outputs)
    targets

(** val hints_read0 : ((z * z) list * nat list) parser0 **)

let hints_read0 =
  bind (many (bind integer (fun z0 -> bind integer (fun u -> give (z0, u)))))
    (fun us -> bind (many small) (fun ts -> give (us, ts)))

(** val all_of : ('a1 -> 'a2 option) -> 'a1 list -> 'a2 list option **)

let rec all_of f = function
| [] -> Some []
| a :: l0 ->
  (match f a with
   | Some b ->
     (match all_of f l0 with
      | Some bs -> Some (b :: bs)
      | None -> None)
   | None -> None)

(** val accepts_link : text -> text list -> text -> text -> bool **)

let accepts_link s fs l hints1 =
  match statement s with
  | Some s0 ->
    (match s0 with
     | Once r ->
       (match all_of (whole formula_read) fs with
        | Some gs ->
          (match whole link_read l with
           | Some k ->
             (match whole hints_read0 hints1 with
              | Some p ->
                let (us, ts) = p in
                (&&) (sensible_link r gs k) (fits_routine r gs k us ts)
              | None -> false)
           | None -> false)
        | None -> false)
     | Repeated (_, _) -> false)
  | None -> false

(** val accepts_calls0 : text -> text list -> text -> bool **)

let accepts_calls0 =
  accepts_calls

(** val accepts_formula : text -> text -> bool **)

let accepts_formula =
  accepts0

(** val accepts_link0 : text -> text list -> text -> text -> bool **)

let accepts_link0 =
  accepts_link
