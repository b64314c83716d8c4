(** TRUSTED.  What is claimed of a routine and of formulas together: what it leaves in memory are the coordinates of the sum that the formulas give,
    one behind the other, modulo its prime. *)
Require Import ZArith List Bool Field_theory InitialRing.
From Ecgen Require Import Semantics Decoder Statement Reading Formulas.
Import ListNotations.
Open Scope Z_scope.

(** How a routine and formulas belong together.  Inputs and outputs of the routine are counted from 0, and so are the values of all formulas, those
    of the second behind those of the first. *)
Record link := {
  one_is : Z;                      (* an element x lies in memory as x times this number *)
  flags : list (nat * Z);          (* inputs that are taken to be these numbers *)
  given : list (nat * nat);        (* inputs, and the values that they hold *)
  known : list (nat * Z);          (* values that are integers: the curve's constants *)
  joined : list (nat * nat);       (* values that are the same as others before *)
  results : list nat               (* the values that the outputs hold *)
}.

Section Field.
  Context {K : Type} (zero one : K) (add mul sub : K -> K -> K) (opp : K -> K) (div : K -> K -> K).
  Notation phi := (gen_phiZ zero one add mul opp).
  (** The integer in memory is the element. *)
  Definition holds_element (l : link) (z : Z) (x : K) : Prop := phi z = mul (phi (one_is l)) x.
  Definition values_of (f : formula) (free : list K) : list K := values zero one add mul sub opp div (operations f) free.
  Definition fitting (f : formula) (vs : list K) : Prop :=
    (forall i, In i (nonzero f) -> value zero vs i <> zero) /\ (forall i j, In (i, j) (assumed f) -> value zero vs i = value zero vs j).
  Definition proven (f : formula) (vs : list K) : Prop := forall i j, In (i, j) (Formulas.claimed f) -> value zero vs i = value zero vs j.
  (** Of inputs [es] and outputs [ws]. *)
  Definition law_over (fs : list formula) (l : link) (es ws : list Z) : Prop :=
    forall frees, Forall2 (fun f free_values => length free_values = free f) fs frees ->
    let each := map (fun '(f, free_values) => values_of f free_values) (combine fs frees) in
    let v := value zero (concat each) in
    (forall k i, In (k, i) (given l) -> holds_element l (nth k es 0) (v i)) ->
    (forall i z, In (i, z) (known l) -> v i = phi z) ->
    (forall i j, In (i, j) (joined l) -> v i = v j) ->
    Forall2 fitting fs each ->
    Forall2 proven fs each /\ Forall2 (fun w i => holds_element l w (v i)) ws (results l).
End Field.

(** In every field in which the prime is 0: the integers modulo it are one. *)
Definition adds (r : @Statement.claimed linked) (fs : list formula) (l : link) : Prop :=
  forall s es, starts r s es -> (forall k z, In (k, z) (flags l) -> nth k es 0 = z) ->
  exists t ws, executes (code r) s t
    /\ leaves r s t
    /\ Forall2 (fun '(ls, _, most) w => number t ls = Some w /\ 0 <= w <= most) (outputs r) ws
    /\ forall K zero one add mul sub opp div inv, field_theory zero one add mul sub opp div inv (@eq K) ->
       gen_phiZ zero one add mul opp (prime r) = zero -> law_over zero one add mul sub opp div fs l es ws.

(** Nothing is said twice of a value or of an input, constants are values that are free, flags are within their bounds, and what an element lies as
    determines it. *)
Definition distinct (l : list nat) : bool := (length (nodup Nat.eq_dec l) =? length l)%nat.
Fixpoint is_free (fs : list formula) (i : nat) : bool :=
  match fs with
  | [] => false
  | f :: fs => let n := (free f + length (operations f))%nat in if (i <? n)%nat then (i <? free f)%nat else is_free fs (i - n)
  end.
Definition sensible_link (r : @Statement.claimed linked) (fs : list formula) (l : link) : bool :=
  distinct (map fst (flags l) ++ map fst (given l)) && distinct (map snd (given l) ++ map fst (known l) ++ map fst (joined l))
  && forallb (fun '(i, _) => is_free fs i) (known l)
  && forallb (fun '(i, j) => j <? i)%nat (joined l)
  && forallb (fun '(k, z) => match nth_error (inputs r) k with Some (_, most) => (0 <=? z) && (z <=? most) | None => false end) (flags l)
  && (Z.gcd (one_is l) (prime r) =? 1).

Definition numbered (A : Type) (p : parser A) : parser (nat * A) := get i <- small; get a <- p; give (i, a).
Definition link_read : parser link :=
  get u <- integer; get fs <- many (numbered Z integer); get gs <- many (numbered nat small); get ks <- many (numbered Z integer);
  get js <- many (numbered nat small); get rs <- many small;
  give {| one_is := u; flags := fs; given := gs; known := ks; joined := js; results := rs |}.
(** The routine, the formulas and how they belong together, as texts. *)
Definition group_law (s : text) (fs : list text) (l : text) : Prop :=
  exists r gs k, statement s = Some (Once r) /\ Forall2 (fun f g => whole formula_read f = Some g) fs gs /\ whole link_read l = Some k
    /\ sensible (Once r) = true /\ sensible_link r gs k = true
    /\ Forall (fun shared => adds (overlapped shared r) gs k) (overlaps r).
