(** TRUSTED.  What is claimed of a formula: a program over a field, and equations between its values.
    The program has the formula's operations, and around them what says what the formula is for: the equations of the curve, of the
    coordinates and of the constants, which are assumed, and the group law, whose results are claimed to be the formula's. *)
Require Import ZArith List Field_theory InitialRing.
From Ecgen Require Import Semantics Decoder Statement Reading.
Import ListNotations.

(** Values are numbered: the free ones, then the results of the operations, each of which names values before it. *)
Inductive field_op := Constant (z : Z) | Plus (i j : nat) | Minus (i j : nat) | Times (i j : nat) | Over (i j : nat).
Record formula := {
  free : nat; operations : list field_op; nonzero : list nat; assumed : list (nat * nat); claimed : list (nat * nat)
}.

Section Field.
  Context {K : Type} (zero one : K) (add mul sub : K -> K -> K) (opp : K -> K) (div : K -> K -> K).
  Definition result (o : field_op) (v : nat -> K) : K :=
    match o with
    | Constant z => gen_phiZ zero one add mul opp z   (* the integer z in K *)
    | Plus i j => add (v i) (v j)
    | Minus i j => sub (v i) (v j)
    | Times i j => mul (v i) (v j)
    | Over i j => div (v i) (v j)
    end.
  Definition value (vs : list K) (i : nat) : K := nth i vs zero.
  Definition values : list field_op -> list K -> list K := fold_left (fun vs o => vs ++ [result o (value vs)]).
  (** Unless one of the values is 0 that are named so, nothing is divided by 0, and the equations hold. *)
  Definition right_over (f : formula) : Prop :=
    forall given, length given = free f ->
    let v := value (values (operations f) given) in
    (forall i, In i (nonzero f) -> v i <> zero) ->
    (forall i j, In (i, j) (assumed f) -> v i = v j) ->
    (forall i j, In (Over i j) (operations f) -> v j <> zero) /\ (forall i j, In (i, j) (claimed f) -> v i = v j).
End Field.
(** Of every characteristic: 2 is among the values that are not 0 where a formula halves. *)
Definition right_formula (f : formula) : Prop :=
  forall K zero one add mul sub opp div inv, field_theory zero one add mul sub opp div inv (@eq K) ->
  right_over zero one add mul sub opp div f.

(** As it is written: numbers, each list behind its length. *)
Definition two (make : nat -> nat -> field_op) : parser field_op := get i <- small; get j <- small; give (make i j).
Definition field_op_read : parser field_op :=
  get n <- small;
  match n with
  | 0 => get z <- integer; give (Constant z) | 1 => two Plus | 2 => two Minus | 3 => two Times | 4 => two Over | _ => fail
  end%nat.
Definition equation_read : parser (nat * nat) := get i <- small; get j <- small; give (i, j).
Definition formula_read : parser formula :=
  get n <- small; get os <- many field_op_read; get ns <- many small; get ps <- many equation_read; get qs <- many equation_read;
  give {| free := n; operations := os; nonzero := ns; assumed := ps; claimed := qs |}.
