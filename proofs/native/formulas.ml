
(** val negb : bool -> bool **)

let negb = function
| true -> false
| false -> true

type nat =
| O
| S of nat

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
 end

module Pos =
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

  (** val of_succ_nat : nat -> positive **)

  let rec of_succ_nat = function
  | O -> XH
  | S x -> succ (of_succ_nat x)
 end

module N =
 struct
  (** val compare : n -> n -> comparison **)

  let compare n0 m =
    match n0 with
    | N0 -> (match m with
             | N0 -> Eq
             | Npos _ -> Lt)
    | Npos n' -> (match m with
                  | N0 -> Gt
                  | Npos m' -> Pos.compare n' m')

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
                 | Npos q -> Npos (Pos.coq_lor p q))

  (** val shiftl : n -> n -> n **)

  let shiftl a n0 =
    match a with
    | N0 -> N0
    | Npos a0 -> Npos (Pos.shiftl a0 n0)
 end

(** val nth_error : 'a1 list -> nat -> 'a1 option **)

let rec nth_error l = function
| O -> (match l with
        | [] -> None
        | x :: _ -> Some x)
| S n1 -> (match l with
           | [] -> None
           | _ :: l0 -> nth_error l0 n1)

(** val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list **)

let rec map f = function
| [] -> []
| a :: t -> (f a) :: (map f t)

(** val fold_right : ('a2 -> 'a1 -> 'a1) -> 'a1 -> 'a2 list -> 'a1 **)

let rec fold_right f a0 = function
| [] -> a0
| b :: t -> f b (fold_right f a0 t)

(** val existsb : ('a1 -> bool) -> 'a1 list -> bool **)

let rec existsb f = function
| [] -> false
| a :: l0 -> (||) (f a) (existsb f l0)

(** val forallb : ('a1 -> bool) -> 'a1 list -> bool **)

let rec forallb f = function
| [] -> true
| a :: l0 -> (&&) (f a) (forallb f l0)

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

(** val seq : nat -> nat -> nat list **)

let rec seq start0 = function
| O -> []
| S len0 -> start0 :: (seq (S start0) len0)

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
  | Zneg p -> Zneg (Pos.pred_double p)

  (** val pred_double : z -> z **)

  let pred_double = function
  | Z0 -> Zneg XH
  | Zpos p -> Zpos (Pos.pred_double p)
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
       | XH -> Zpos (Pos.pred_double p))
    | XH ->
      (match y with
       | XI q -> Zneg (XO q)
       | XO q -> Zneg (Pos.pred_double q)
       | XH -> Z0)

  (** val add : z -> z -> z **)

  let add x y =
    match x with
    | Z0 -> y
    | Zpos x' ->
      (match y with
       | Z0 -> x
       | Zpos y' -> Zpos (Pos.add x' y')
       | Zneg y' -> pos_sub x' y')
    | Zneg x' ->
      (match y with
       | Z0 -> x
       | Zpos y' -> pos_sub y' x'
       | Zneg y' -> Zneg (Pos.add x' y'))

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
       | Zpos y' -> Zpos (Pos.mul x' y')
       | Zneg y' -> Zneg (Pos.mul x' y'))
    | Zneg x' ->
      (match y with
       | Z0 -> Z0
       | Zpos y' -> Zneg (Pos.mul x' y')
       | Zneg y' -> Zpos (Pos.mul x' y'))

  (** val pow_pos : z -> positive -> z **)

  let pow_pos z0 =
    Pos.iter (mul z0) (Zpos XH)

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
                  | Zpos y' -> Pos.compare x' y'
                  | _ -> Gt)
    | Zneg x' ->
      (match y with
       | Zneg y' -> compOpp (Pos.compare x' y')
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
                 | Zpos q -> Pos.eqb p q
                 | _ -> false)
    | Zneg p -> (match y with
                 | Zneg q -> Pos.eqb p q
                 | _ -> false)

  (** val to_nat : z -> nat **)

  let to_nat = function
  | Zpos p -> Pos.to_nat p
  | _ -> O

  (** val of_N : n -> z **)

  let of_N = function
  | N0 -> Z0
  | Npos p -> Zpos p
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
       (match Pos.compare j j' with
        | Eq -> peq ceqb q q'
        | _ -> false)
     | _ -> false)
  | PX (p2, i, q) ->
    (match p' with
     | PX (p'0, i', q') ->
       (match Pos.compare i i' with
        | Eq -> if peq ceqb p2 p'0 then peq ceqb q q' else false
        | _ -> false)
     | _ -> false)

(** val mkPinj : positive -> 'a1 pol -> 'a1 pol **)

let mkPinj j p = match p with
| Pc _ -> p
| Pinj (j', q) -> Pinj ((Pos.add j j'), q)
| PX (_, _, _) -> Pinj (j, p)

(** val mkPinj_pred : positive -> 'a1 pol -> 'a1 pol **)

let mkPinj_pred j p =
  match j with
  | XI j0 -> Pinj ((XO j0), p)
  | XO j0 -> Pinj ((Pos.pred_double j0), p)
  | XH -> p

(** val mkPX :
    'a1 -> ('a1 -> 'a1 -> bool) -> 'a1 pol -> positive -> 'a1 pol -> 'a1 pol **)

let mkPX cO ceqb p i q =
  match p with
  | Pc c -> if ceqb c cO then mkPinj XH q else PX (p, i, q)
  | Pinj (_, _) -> PX (p, i, q)
  | PX (p', i', q') ->
    if peq ceqb q' (p0 cO) then PX (p', (Pos.add i' i), q) else PX (p, i, q)

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
   | XO j0 -> PX (p2, i, (paddI cadd pop q (Pos.pred_double j0) q'))
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
   | XO j0 -> PX (p2, i, (psubI cadd copp pop q (Pos.pred_double j0) q'))
   | XH -> PX (p2, i, (pop q' q)))

(** val paddX :
    'a1 -> ('a1 -> 'a1 -> bool) -> ('a1 pol -> 'a1 pol -> 'a1 pol) -> 'a1 pol
    -> positive -> 'a1 pol -> 'a1 pol **)

let rec paddX cO ceqb pop p' i' p = match p with
| Pc _ -> PX (p', i', p)
| Pinj (j, q') ->
  (match j with
   | XI j0 -> PX (p', i', (Pinj ((XO j0), q')))
   | XO j0 -> PX (p', i', (Pinj ((Pos.pred_double j0), q')))
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
   | XO j0 -> PX ((popp copp p'), i', (Pinj ((Pos.pred_double j0), q')))
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
        PX (p'0, i', (padd cO cadd ceqb (Pinj ((Pos.pred_double j0), q)) q'))
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
          (psub cO cadd csub copp ceqb (Pinj ((Pos.pred_double j0), q)) q'))
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

let rec pmulI cO cI cmul ceqb pmul1 q j = function
| Pc c -> mkPinj j (pmulC cO cI cmul ceqb q c)
| Pinj (j', q') ->
  (match Z.pos_sub j' j with
   | Z0 -> mkPinj j (pmul1 q' q)
   | Zpos k -> mkPinj j (pmul1 (Pinj (k, q')) q)
   | Zneg k -> mkPinj j' (pmulI cO cI cmul ceqb pmul1 q k q'))
| PX (p', i', q') ->
  (match j with
   | XI j' ->
     mkPX cO ceqb (pmulI cO cI cmul ceqb pmul1 q j p') i'
       (pmulI cO cI cmul ceqb pmul1 q (XO j') q')
   | XO j' ->
     mkPX cO ceqb (pmulI cO cI cmul ceqb pmul1 q j p') i'
       (pmulI cO cI cmul ceqb pmul1 q (Pos.pred_double j') q')
   | XH -> mkPX cO ceqb (pmulI cO cI cmul ceqb pmul1 q XH p') i' (pmul1 q' q))

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
         pmul cO cI cadd cmul ceqb (Pinj ((Pos.pred_double j0), q)) q'
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

type text = char list
  (* singleton inductive, whose constructor was Text *)

(** val bytes_of : text -> char list **)

let bytes_of t =
  t

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

let rec numbers s read negative mantissa n0 =
  match s with
  | [] ->
    if read
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
          if read
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
          if read
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
             if (&&) (negb read) (negb negative)
             then numbers s0 false true None N0
             else None)
        | '^' ->
          (match mantissa with
           | Some _ -> None
           | None ->
             if read then numbers s0 false negative (Some n0) N0 else None)
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

(** val whole : 'a1 parser0 -> text -> 'a1 option **)

let whole p t =
  match numbers (bytes_of t) false false None N0 with
  | Some s ->
    (match p s with
     | Some p2 ->
       let (a, l) = p2 in (match l with
                           | [] -> Some a
                           | _ :: _ -> None)
     | None -> None)
  | None -> None

type field_op =
| Constant of z
| Plus of nat * nat
| Minus of nat * nat
| Times of nat * nat
| Over of nat * nat

type formula = { free : nat; operations : field_op list; nonzero : nat list;
                 assumed : (nat * nat) list; claimed : (nat * nat) list }

(** val two : (nat -> nat -> field_op) -> field_op parser0 **)

let two make =
  bind small (fun i -> bind small (fun j -> give (make i j)))

(** val field_op_read : field_op parser0 **)

let field_op_read =
  bind small (fun n0 ->
    match n0 with
    | O -> bind integer (fun z0 -> give (Constant z0))
    | S n1 ->
      (match n1 with
       | O -> two (fun x x0 -> Plus (x, x0))
       | S n2 ->
         (match n2 with
          | O -> two (fun x x0 -> Minus (x, x0))
          | S n3 ->
            (match n3 with
             | O -> two (fun x x0 -> Times (x, x0))
             | S n4 ->
               (match n4 with
                | O -> two (fun x x0 -> Over (x, x0))
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
              claimed = qs })))))

type poly = z pol

(** val padd0 : poly -> poly -> poly **)

let padd0 =
  padd Z0 Z.add Z.eqb

(** val psub0 : poly -> poly -> poly **)

let psub0 =
  psub Z0 Z.add Z.sub Z.opp Z.eqb

(** val pmul0 : poly -> poly -> poly **)

let pmul0 =
  pmul Z0 (Zpos XH) Z.add Z.mul Z.eqb

(** val peq0 : poly -> poly -> bool **)

let peq0 =
  peq Z.eqb

(** val unknown_of : nat -> poly **)

let unknown_of g =
  mk_X Z0 (Zpos XH) (Pos.of_succ_nat g)

(** val pinj : positive -> poly -> poly **)

let pinj =
  mkPinj

(** val px : poly -> positive -> poly -> poly **)

let px =
  mkPX Z0 Z.eqb

type monomial = nat list

(** val monomial_poly : monomial -> poly **)

let rec monomial_poly = function
| [] -> Pc (Zpos XH)
| n0 :: m0 ->
  (match n0 with
   | O -> pinj XH (monomial_poly m0)
   | S n1 -> px (pinj XH (monomial_poly m0)) (Pos.of_succ_nat n1) (Pc Z0))

(** val zeros : nat list -> bool **)

let zeros =
  forallb (Nat.eqb O)

(** val split : poly -> monomial -> poly * poly **)

let rec split p m =
  if zeros m
  then ((Pc Z0), p)
  else (match p with
        | Pc _ -> (p, (Pc Z0))
        | Pinj (j, p2) ->
          if zeros (firstn (Pos.to_nat j) m)
          then let (q, s) = split p2 (skipn (Pos.to_nat j) m) in
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
                let (q, s) = split p2 ((sub n0 (Pos.to_nat i)) :: m') in
                ((px q i r),
                (match sub (Pos.to_nat i) n0 with
                 | O -> s
                 | S k -> px s (Pos.of_succ_nat k) (Pc Z0))))))

type rule = monomial * poly

(** val replace : nat -> rule -> poly -> bool * poly **)

let rec replace fuel r p =
  match fuel with
  | O -> (true, p)
  | S fuel0 ->
    let (q, s) = split p (fst r) in
    if peq0 s (Pc Z0)
    then (false, p)
    else (true, (snd (replace fuel0 r (padd0 q (pmul0 (snd r) s)))))

(** val replace_all : rule list -> poly -> bool * poly **)

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

(** val reduce : nat -> rule list -> poly -> poly **)

let rec reduce fuel rs p =
  match fuel with
  | O -> p
  | S fuel0 ->
    let (changed, q) = replace_all rs p in
    if changed then reduce fuel0 rs q else p

(** val sums : nat list -> nat list -> nat list **)

let rec sums a b =
  match a with
  | [] -> b
  | x :: a0 -> (match b with
                | [] -> a
                | y :: b0 -> (add x y) :: (sums a0 b0))

(** val gaps : nat list -> nat list -> nat list **)

let rec gaps a b =
  match a with
  | [] -> []
  | x :: a0 -> (match b with
                | [] -> a
                | y :: b0 -> (sub x y) :: (gaps a0 b0))

(** val least : nat list -> nat list -> nat list **)

let least a b =
  sums a (gaps b a)

(** val within : nat list -> nat list -> bool **)

let rec within a b =
  match a with
  | [] -> true
  | n0 :: a0 ->
    (match n0 with
     | O -> (match b with
             | [] -> within a0 []
             | _ :: b0 -> within a0 b0)
     | S _ ->
       (match b with
        | [] -> false
        | n1 :: b0 -> (match n1 with
                       | O -> false
                       | S _ -> within a0 b0)))

type fraction = { above : poly; under : nat list }

type certificate = { factors : poly list;
                     solutions : (((((nat * nat) * nat) * nat
                                 list) * z) * nat list list) list;
                     rules_hints : (nat * nat list list);
                     rules : (monomial * (nat * poly) list) list;
                     hints : nat list list }

(** val units : poly list -> nat list **)

let units fs =
  map (fun f -> if peq0 (pmul0 f f) (Pc (Zpos XH)) then S O else O) fs

(** val times0 : rule list -> poly -> poly -> poly **)

let times0 rs p q =
  reduce (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    O)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) rs
    (pmul0 p q)

(** val power : rule list -> poly -> nat -> poly **)

let rec power rs p = function
| O -> Pc (Zpos XH)
| S n1 -> (match n1 with
           | O -> p
           | S _ -> times0 rs p (power rs p n1))

(** val product : rule list -> poly list -> nat list -> poly **)

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

(** val widened : rule list -> poly list -> poly -> nat list -> poly **)

let widened rs fs p e =
  if zeros e then p else times0 rs p (product rs fs e)

(** val combine :
    rule list -> poly list -> (poly -> poly -> poly) -> fraction -> fraction
    -> fraction **)

let combine rs fs op a b =
  { above =
    (op (widened rs fs a.above (gaps b.under a.under))
      (widened rs fs b.above (gaps a.under b.under))); under =
    (least a.under b.under) }

(** val factored : rule list -> poly list -> nat list -> fraction -> bool **)

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
    rule list -> poly list -> nat list -> nat list -> fraction -> fraction ->
    fraction option **)

let over rs fs known h a b =
  let t = sums a.under h in
  if (&&) (within h known) (factored rs fs h b)
  then Some { above = (widened rs fs a.above (gaps b.under t)); under =
         (gaps t b.under) }
  else None

(** val step :
    rule list -> poly list -> field_op -> nat list -> nat list list ->
    fraction list -> (fraction * nat list list) option **)

let step rs fs o known hs vs =
  match o with
  | Constant z0 -> Some ({ above = (Pc z0); under = [] }, hs)
  | Plus (i, j) ->
    (match nth_error vs i with
     | Some a ->
       (match nth_error vs j with
        | Some b -> Some ((combine rs fs padd0 a b), hs)
        | None -> None)
     | None -> None)
  | Minus (i, j) ->
    (match nth_error vs i with
     | Some a ->
       (match nth_error vs j with
        | Some b -> Some ((combine rs fs psub0 a b), hs)
        | None -> None)
     | None -> None)
  | Times (i, j) ->
    (match nth_error vs i with
     | Some a ->
       (match nth_error vs j with
        | Some b ->
          Some ({ above = (times0 rs a.above b.above); under =
            (sums a.under b.under) }, hs)
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
             (match over rs fs known h a b with
              | Some q -> Some (q, hs0)
              | None -> None))
        | None -> None)
     | None -> None)

(** val learn :
    rule list -> poly list -> nat list -> nat -> fraction -> nat list -> nat
    list list -> (nat list * nat list list) option **)

let learn rs fs named i a known hs =
  if existsb (Nat.eqb i) named
  then (match hs with
        | [] -> None
        | h :: hs0 ->
          if factored rs fs h a then Some ((sums known h), hs0) else None)
  else Some (known, hs)

(** val execute :
    rule list -> poly list -> nat list -> field_op list -> nat list -> nat
    list list -> fraction list -> fraction list option **)

let rec execute rs fs named os known hs vs =
  match os with
  | [] -> Some vs
  | o :: os0 ->
    (match step rs fs o known hs vs with
     | Some r ->
       (match learn rs fs named (length vs) (fst r) known (snd r) with
        | Some l ->
          execute rs fs named os0 (fst l) (snd l) (app vs ((fst r) :: []))
        | None -> None)
     | None -> None)

(** val start :
    rule list -> poly list -> nat list -> field_op list -> nat list -> nat
    list list -> fraction list -> fraction list -> nat -> fraction list option **)

let rec start rs fs named os known hs all vs i =
  match vs with
  | [] -> execute rs fs named os known hs all
  | a :: vs0 ->
    (match learn rs fs named i a known hs with
     | Some l -> start rs fs named os (fst l) (snd l) all vs0 (S i)
     | None -> None)

(** val run :
    rule list -> poly list -> nat list -> field_op list -> nat list list ->
    fraction list -> fraction list option **)

let run rs fs named os hs vs =
  start rs fs named os (units fs) hs vs vs O

(** val gap :
    rule list -> poly list -> fraction list -> (nat * nat) -> fraction option **)

let gap rs fs vs e =
  match nth_error vs (fst e) with
  | Some a ->
    (match nth_error vs (snd e) with
     | Some b -> Some (combine rs fs psub0 a b)
     | None -> None)
  | None -> None

(** val plain : nat -> fraction list **)

let plain n0 =
  map (fun g -> { above = (unknown_of g); under = [] }) (seq O n0)

(** val replaced : 'a1 list -> nat -> 'a1 -> 'a1 list **)

let rec replaced l i a =
  match l with
  | [] -> []
  | x :: l0 -> (match i with
                | O -> a :: l0
                | S i0 -> x :: (replaced l0 i0 a))

(** val solve :
    formula -> poly list -> (((((nat * nat) * nat) * nat list) * z) * nat
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
             if within e z0.under
             then solve f fs ss0
                    (replaced vs g { above =
                      (psub0 (times0 [] (unknown_of g) (product [] fs e))
                        (times0 [] (Pc s) z0.above)); under = e })
             else None
           | None -> None)
        | None -> None)
     | None -> None)

(** val multiples : fraction list -> (nat * poly) list -> poly option **)

let rec multiples zs = function
| [] -> Some (Pc Z0)
| p :: cs0 ->
  let (k, c) = p in
  (match nth_error zs k with
   | Some z0 ->
     (match multiples zs cs0 with
      | Some p2 -> Some (padd0 (pmul0 c z0.above) p2)
      | None -> None)
   | None -> None)

(** val listed : ('a1 -> 'a2 option) -> 'a1 list -> 'a2 list option **)

let rec listed f = function
| [] -> Some []
| a :: l0 ->
  (match f a with
   | Some b ->
     (match listed f l0 with
      | Some bs -> Some (b :: bs)
      | None -> None)
   | None -> None)

(** val rule_of :
    fraction list -> (monomial * (nat * poly) list) -> rule option **)

let rule_of zs r =
  match multiples zs (snd r) with
  | Some p -> Some ((fst r), (psub0 (monomial_poly (fst r)) p))
  | None -> None

(** val check_formula : formula -> certificate -> bool **)

let check_formula f c =
  match match solve f c.factors c.solutions (plain f.free) with
        | Some vs ->
          (match run [] c.factors f.nonzero
                   (firstn (fst c.rules_hints) f.operations)
                   (snd c.rules_hints) vs with
           | Some ws ->
             (match listed (gap [] c.factors ws)
                      (match c.rules with
                       | [] -> []
                       | _ :: _ -> f.assumed) with
              | Some zs ->
                (match listed (rule_of zs) c.rules with
                 | Some rs ->
                   (match run rs c.factors f.nonzero f.operations c.hints vs with
                    | Some us -> listed (gap rs c.factors us) f.claimed
                    | None -> None)
                 | None -> None)
              | None -> None)
           | None -> None)
        | None -> None with
  | Some zs -> forallb (fun z0 -> peq0 z0.above (Pc Z0)) zs
  | None -> false

(** val monomial_read : poly parser0 **)

let monomial_read =
  bind integer (fun z0 ->
    bind (many (bind small (fun g -> bind small (fun e -> give (g, e)))))
      (fun ms ->
      give
        (fold_right (fun pat p ->
          let (g, e) = pat in
          pmul0
            (match e with
             | O -> Pc (Zpos XH)
             | S e0 ->
               mkPinj_pred (Pos.of_succ_nat g) (PX ((Pc (Zpos XH)),
                 (Pos.of_succ_nat e0), (Pc Z0)))) p) (Pc z0) ms)))

(** val poly_read : poly parser0 **)

let poly_read =
  bind (many monomial_read) (fun ms -> give (fold_right padd0 (Pc Z0) ms))

(** val exponents : nat list parser0 **)

let exponents =
  many small

(** val certificate_read : certificate parser0 **)

let certificate_read =
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
                rules = rs; hints = us }))))))

(** val accepts : text -> text -> bool **)

let accepts s c =
  match whole formula_read s with
  | Some f ->
    (match whole certificate_read c with
     | Some c0 -> check_formula f c0
     | None -> false)
  | None -> false
