
val negb : bool -> bool

type nat =
| O
| S of nat

val fst : ('a1 * 'a2) -> 'a1

val snd : ('a1 * 'a2) -> 'a2

val length : 'a1 list -> nat

val app : 'a1 list -> 'a1 list -> 'a1 list

type comparison =
| Eq
| Lt
| Gt

val compOpp : comparison -> comparison

val add : nat -> nat -> nat

val sub : nat -> nat -> nat

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

module Nat :
 sig
  val eqb : nat -> nat -> bool
 end

module Pos :
 sig
  val succ : positive -> positive

  val add : positive -> positive -> positive

  val add_carry : positive -> positive -> positive

  val pred_double : positive -> positive

  val mul : positive -> positive -> positive

  val iter : ('a1 -> 'a1) -> 'a1 -> positive -> 'a1

  val compare_cont : comparison -> positive -> positive -> comparison

  val compare : positive -> positive -> comparison

  val eqb : positive -> positive -> bool

  val coq_lor : positive -> positive -> positive

  val shiftl : positive -> n -> positive

  val iter_op : ('a1 -> 'a1 -> 'a1) -> positive -> 'a1 -> 'a1

  val to_nat : positive -> nat

  val of_succ_nat : nat -> positive
 end

module N :
 sig
  val compare : n -> n -> comparison

  val leb : n -> n -> bool

  val coq_lor : n -> n -> n

  val shiftl : n -> n -> n
 end

val nth_error : 'a1 list -> nat -> 'a1 option

val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list

val fold_right : ('a2 -> 'a1 -> 'a1) -> 'a1 -> 'a2 list -> 'a1

val existsb : ('a1 -> bool) -> 'a1 list -> bool

val forallb : ('a1 -> bool) -> 'a1 list -> bool

val firstn : nat -> 'a1 list -> 'a1 list

val skipn : nat -> 'a1 list -> 'a1 list

val seq : nat -> nat -> nat list

module Z :
 sig
  val double : z -> z

  val succ_double : z -> z

  val pred_double : z -> z

  val pos_sub : positive -> positive -> z

  val add : z -> z -> z

  val opp : z -> z

  val sub : z -> z -> z

  val mul : z -> z -> z

  val pow_pos : z -> positive -> z

  val pow : z -> z -> z

  val compare : z -> z -> comparison

  val leb : z -> z -> bool

  val ltb : z -> z -> bool

  val eqb : z -> z -> bool

  val to_nat : z -> nat

  val of_N : n -> z
 end

type 'c pol =
| Pc of 'c
| Pinj of positive * 'c pol
| PX of 'c pol * positive * 'c pol

val p0 : 'a1 -> 'a1 pol

val p1 : 'a1 -> 'a1 pol

val peq : ('a1 -> 'a1 -> bool) -> 'a1 pol -> 'a1 pol -> bool

val mkPinj : positive -> 'a1 pol -> 'a1 pol

val mkPinj_pred : positive -> 'a1 pol -> 'a1 pol

val mkPX :
  'a1 -> ('a1 -> 'a1 -> bool) -> 'a1 pol -> positive -> 'a1 pol -> 'a1 pol

val mkXi : 'a1 -> 'a1 -> positive -> 'a1 pol

val mkX : 'a1 -> 'a1 -> 'a1 pol

val popp : ('a1 -> 'a1) -> 'a1 pol -> 'a1 pol

val paddC : ('a1 -> 'a1 -> 'a1) -> 'a1 pol -> 'a1 -> 'a1 pol

val psubC : ('a1 -> 'a1 -> 'a1) -> 'a1 pol -> 'a1 -> 'a1 pol

val paddI :
  ('a1 -> 'a1 -> 'a1) -> ('a1 pol -> 'a1 pol -> 'a1 pol) -> 'a1 pol ->
  positive -> 'a1 pol -> 'a1 pol

val psubI :
  ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1) -> ('a1 pol -> 'a1 pol -> 'a1 pol) ->
  'a1 pol -> positive -> 'a1 pol -> 'a1 pol

val paddX :
  'a1 -> ('a1 -> 'a1 -> bool) -> ('a1 pol -> 'a1 pol -> 'a1 pol) -> 'a1 pol
  -> positive -> 'a1 pol -> 'a1 pol

val psubX :
  'a1 -> ('a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> ('a1 pol -> 'a1 pol -> 'a1
  pol) -> 'a1 pol -> positive -> 'a1 pol -> 'a1 pol

val padd :
  'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> 'a1 pol -> 'a1 pol ->
  'a1 pol

val psub :
  'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1) -> ('a1
  -> 'a1 -> bool) -> 'a1 pol -> 'a1 pol -> 'a1 pol

val pmulC_aux :
  'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> 'a1 pol -> 'a1 -> 'a1
  pol

val pmulC :
  'a1 -> 'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> 'a1 pol -> 'a1
  -> 'a1 pol

val pmulI :
  'a1 -> 'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> bool) -> ('a1 pol ->
  'a1 pol -> 'a1 pol) -> 'a1 pol -> positive -> 'a1 pol -> 'a1 pol

val pmul :
  'a1 -> 'a1 -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 -> 'a1) -> ('a1 -> 'a1 ->
  bool) -> 'a1 pol -> 'a1 pol -> 'a1 pol

val mk_X : 'a1 -> 'a1 -> positive -> 'a1 pol

type 'a parser0 = z list -> ('a * z list) option

val give : 'a1 -> 'a1 parser0

val fail : 'a1 parser0

val bind : 'a1 parser0 -> ('a1 -> 'a2 parser0) -> 'a2 parser0

val integer : z parser0

type text = char list
  (* singleton inductive, whose constructor was Text *)

val bytes_of : text -> char list

val digit : char -> n option

val longest_shift : n

val number_of : bool -> n option -> n -> z option

val numbers : char list -> bool -> bool -> n option -> n -> z list option

val longest : z

val small : nat parser0

val times : 'a1 parser0 -> nat -> 'a1 list parser0

val many : 'a1 parser0 -> 'a1 list parser0

val whole : 'a1 parser0 -> text -> 'a1 option

type field_op =
| Constant of z
| Plus of nat * nat
| Minus of nat * nat
| Times of nat * nat
| Over of nat * nat

type formula = { free : nat; operations : field_op list; nonzero : nat list;
                 assumed : (nat * nat) list; claimed : (nat * nat) list }

val two : (nat -> nat -> field_op) -> field_op parser0

val field_op_read : field_op parser0

val equation_read : (nat * nat) parser0

val formula_read : formula parser0

type poly = z pol

val padd0 : poly -> poly -> poly

val psub0 : poly -> poly -> poly

val pmul0 : poly -> poly -> poly

val peq0 : poly -> poly -> bool

val unknown_of : nat -> poly

val pinj : positive -> poly -> poly

val px : poly -> positive -> poly -> poly

type monomial = nat list

val monomial_poly : monomial -> poly

val zeros : nat list -> bool

val split : poly -> monomial -> poly * poly

type rule = monomial * poly

val replace : nat -> rule -> poly -> bool * poly

val replace_all : rule list -> poly -> bool * poly

val reduce : nat -> rule list -> poly -> poly

val sums : nat list -> nat list -> nat list

val gaps : nat list -> nat list -> nat list

val least : nat list -> nat list -> nat list

val within : nat list -> nat list -> bool

type fraction = { above : poly; under : nat list }

type certificate = { factors : poly list;
                     solutions : (((((nat * nat) * nat) * nat
                                 list) * z) * nat list list) list;
                     rules_hints : (nat * nat list list);
                     rules : (monomial * (nat * poly) list) list;
                     hints : nat list list }

val units : poly list -> nat list

val times0 : rule list -> poly -> poly -> poly

val power : rule list -> poly -> nat -> poly

val product : rule list -> poly list -> nat list -> poly

val widened : rule list -> poly list -> poly -> nat list -> poly

val combine :
  rule list -> poly list -> (poly -> poly -> poly) -> fraction -> fraction ->
  fraction

val factored : rule list -> poly list -> nat list -> fraction -> bool

val over :
  rule list -> poly list -> nat list -> nat list -> fraction -> fraction ->
  fraction option

val step :
  rule list -> poly list -> field_op -> nat list -> nat list list -> fraction
  list -> (fraction * nat list list) option

val learn :
  rule list -> poly list -> nat list -> nat -> fraction -> nat list -> nat
  list list -> (nat list * nat list list) option

val execute :
  rule list -> poly list -> nat list -> field_op list -> nat list -> nat list
  list -> fraction list -> fraction list option

val start :
  rule list -> poly list -> nat list -> field_op list -> nat list -> nat list
  list -> fraction list -> fraction list -> nat -> fraction list option

val run :
  rule list -> poly list -> nat list -> field_op list -> nat list list ->
  fraction list -> fraction list option

val gap :
  rule list -> poly list -> fraction list -> (nat * nat) -> fraction option

val plain : nat -> fraction list

val replaced : 'a1 list -> nat -> 'a1 -> 'a1 list

val solve :
  formula -> poly list -> (((((nat * nat) * nat) * nat list) * z) * nat list
  list) list -> fraction list -> fraction list option

val multiples : fraction list -> (nat * poly) list -> poly option

val listed : ('a1 -> 'a2 option) -> 'a1 list -> 'a2 list option

val rule_of : fraction list -> (monomial * (nat * poly) list) -> rule option

val check_formula : formula -> certificate -> bool

val monomial_read : poly parser0

val poly_read : poly parser0

val exponents : nat list parser0

val certificate_read : certificate parser0

val accepts : text -> text -> bool
