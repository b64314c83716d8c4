(** TRUSTED.  What is claimed of a routine: which elements it reads and stores, what they are to each other, what it leaves alone. *)
Require Import ZArith List Bool.
From Ecgen Require Import Semantics Decoder.
Import ListNotations.
Open Scope Z_scope.

Definition words (b o : Z) (n : nat) : list loc := map (fun j => LM b (o + 8 * Z.of_nat j)) (seq 0 n).
(** The number in words, lowest first. *)
Fixpoint number (s : state) (ls : list loc) : option Z :=
  match ls with
  | [] => Some 0
  | l :: ls => match s l, number s ls with
               | Some (I x), Some y => if (0 <=? x) && (x <? W) then Some (x + W * y) else None
               | _, _ => None
               end
  end.

(** An operation of a field program: scale * result = sum of terms, modulo p; a term is coefficient * e_i * e_j,
    where e_i is an earlier value, [None] is 1. *)
Record fop := { scale : Z; terms : list (Z * option nat * option nat) }.
Definition elem (es : list Z) (i : option nat) : Z := match i with Some n => nth n es 0 | None => 1 end.
Definition total (es : list Z) (o : fop) : Z :=
  fold_right (fun '(c, i, j) a => c * elem es i * elem es j + a) 0 (terms o).
(** [values] continue [es] (the inputs) as the program says, modulo p. *)
Fixpoint computes (p : Z) (ops : list fop) (es vs : list Z) : Prop :=
  match ops, vs with
  | [], [] => True
  | o :: ops, v :: vs => (scale o * v) mod p = total es o mod p /\ computes p ops (es ++ [v]) vs
  | _, _ => False
  end.

Record claimed {C : Type} := {
  code : C;
  prime : Z;
  pointers : list (reg * Z);             (* argument registers and the blocks they point to *)
  inputs : list (list loc * Z);          (* elements read: words (a register is one), and the number that they are at most *)
  program : list fop;                    (* values from these on *)
  outputs : list (list loc * nat * Z);   (* where values lie at the end, which, and what they are at most *)
  tests : list (reg * nat);              (* registers that are 1 at the end if a value is 0 modulo p, else 0; which *)
  frame : Z                              (* bytes below rsp that may be written *)
}.

Section Claims.
Context {C : Type}.
Implicit Types r : @claimed C.
(** What it is for code to bring one state to another. *)
Variable runs : C -> state -> state -> Prop.

Definition frame_words r : list loc := map (fun j => LM 0 (- 8 * (1 + Z.of_nat j))) (seq 0 (Z.to_nat (frame r / 8))).
Definition writable r : list loc := concat (map (fun o => fst (fst o)) (outputs r)) ++ frame_words r.
Definition registers : list reg := [RAX; RBX; RCX; RDX; RSI; RDI; RBP; RSP; R8; R9; R10; R11; R12; R13; R14; R15].
Definition kept : list reg := [RBX; RBP; RSP; R12; R13; R14; R15].

Definition starts r (s : state) (es : list Z) : Prop :=
  s (LR RSP) = Some (P 0 0)
  /\ (forall q b, In (q, b) (pointers r) -> s (LR q) = Some (P b 0))
  /\ (forall q, s (LR q) <> None)
  /\ (forall l, In l (writable r) -> s l <> None)
  /\ Forall2 (fun i e => number s (fst i) = Some e /\ e <= snd i) (inputs r) es.

Definition leaves r (s t : state) : Prop :=
  (forall b o, ~ In (LM b o) (writable r) -> t (LM b o) = s (LM b o)) /\ (forall q, In q kept -> t (LR q) = s (LR q)).

Definition right r : Prop :=
  forall s es, starts r s es ->
  exists t vs, runs (code r) s t
    /\ leaves r s t
    /\ computes (prime r) (program r) es vs
    /\ Forall (fun '(ls, n, most) => exists v, number t ls = Some v /\ v = nth n (es ++ vs) 0 /\ 0 <= v <= most) (outputs r)
    /\ Forall (fun '(q, n) => t (LR q) = Some (I (if nth n (es ++ vs) 0 mod prime r =? 0 then 1 else 0))) (tests r).

(** Arguments may overlap as the headers allow: two of them are one block, or disjoint, and outputs are disjoint.  Block k is
    that of pointer k, counted from 1; [shared] says which block each of them is. *)
Fixpoint partitions (n : nat) : list (list Z) :=
  match n with
  | O => [[]]
  | S n => concat (map (fun shared => map (fun k => shared ++ [Z.of_nat (S k)]) (seq 0 (S (Z.to_nat (fold_right Z.max 0 shared)))))
                       (partitions n))
  end.
Definition block_in (shared : list Z) (b : Z) : Z := if b <=? 0 then b else nth (Z.to_nat b - 1) shared b.
Definition loc_in (shared : list Z) (l : loc) : loc := match l with LM b o => LM (block_in shared b) o | _ => l end.
Definition overlapped (shared : list Z) r : claimed := {|
  code := code r; prime := prime r; program := program r; frame := frame r; tests := tests r;
  pointers := map (fun '(q, b) => (q, block_in shared b)) (pointers r);
  inputs := map (fun '(ls, most) => (map (loc_in shared) ls, most)) (inputs r);
  outputs := map (fun '(ls, n, most) => (map (loc_in shared) ls, n, most)) (outputs r)
|}.
Definition blocks (ls : list loc) : list Z := concat (map (fun l => match l with LM b _ => [b] | _ => [] end) ls).
Definition outputs_apart r (shared : list Z) : bool :=
  let written := nodup Z.eq_dec (blocks (concat (map (fun o => fst (fst o)) (outputs r)))) in
  (length (nodup Z.eq_dec (map (block_in shared) written)) =? length written)%nat.
Definition overlaps r : list (list Z) := filter (outputs_apart r) (partitions (length (pointers r))).
Definition right_for_all_overlaps r : Prop := Forall (fun shared => right (overlapped shared r)) (overlaps r).

(** Of a routine with a loop: the output is what [round] makes of the first input, done as often as the second input says (once at least). *)
Fixpoint iterates (p : Z) (o : fop) (n : nat) (v w : Z) : Prop :=
  match n with O => w = v | S n => exists u, (scale o * u) mod p = total [v] o mod p /\ iterates p o n u w end.
Definition right_rounds r (round : fop) : Prop :=
  forall s a n, starts r s [a; n] -> 1 <= n ->
  exists t w, runs (code r) s t
    /\ leaves r s t
    /\ iterates (prime r) round (Z.to_nat n) a w
    /\ Forall (fun '(ls, _, most) => number t ls = Some w /\ 0 <= w <= most) (outputs r).
Definition right_rounds_for_all_overlaps r (round : fop) : Prop :=
  Forall (fun shared => right_rounds (overlapped shared r) round) (overlaps r).
End Claims.

Inductive stated := Once (r : @claimed linked) | Repeated (r : @claimed linked) (round : fop).
Definition means (x : stated) : Prop :=
  match x with
  | Once r => right_for_all_overlaps executes r
  | Repeated r round => right_rounds_for_all_overlaps executes r round
  end.

(** Whether a statement says what it seems to: block k is that of pointer k, what is read and stored is words of these, or registers beside the
    pointers, and there is such a value; a modulus of 1, or a scale that is 0 modulo a factor of it, would say nothing.  Some state fits it then, in each
    overlap ([fits], proven in Sensible.v), so that no statement holds because nothing can be as it assumes. *)
Section Sensible.
Context {C : Type}.
Implicit Types r : @claimed C.
Definition in_memory r (ls : list loc) : bool :=
  negb (length ls =? 0)%nat
  && forallb (fun l => match l with
                       | LM b o => (1 <=? b) && (b <=? Z.of_nat (length (pointers r))) && (0 <=? o) && (o mod 8 =? 0)
                       | _ => false
                       end) ls.
Definition pointing r : list Z := map regn (RSP :: map fst (pointers r)).
Definition in_register r (ls : list loc) : bool :=
  match ls with [LR q] => negb (existsb (Z.eqb (regn q)) (pointing r)) | _ => false end.
Definition determines (p : Z) (ops : list fop) : bool := (1 <? p) && forallb (fun k => Z.gcd k p =? 1) (nodup Z.eq_dec (map scale ops)).
Fixpoint numbered (k : Z) (qs : list (reg * Z)) : bool := match qs with [] => true | (_, b) :: qs => (b =? k) && numbered (k + 1) qs end.
Definition sensible_routine r : bool :=
  let is_value := fun n => (n <? length (inputs r) + length (program r))%nat in
  numbered 1 (pointers r) && (length (nodup Z.eq_dec (pointing r)) =? length (pointing r))%nat
  && forallb (fun '(ls, most) => (in_memory r ls || in_register r ls) && (0 <=? most)) (inputs r)
  && forallb (fun '(ls, n, _) => in_memory r ls && is_value n) (outputs r)
  && forallb (fun '(_, n) => is_value n) (tests r)
  && negb (length (outputs r) + length (tests r) =? 0)%nat
  && determines (prime r) (program r).
(** With a loop there are two inputs, and no more values; the second input counts. *)
Definition sensible_rounds r (round : fop) : bool :=
  sensible_routine r && determines (prime r) [round] && (length (program r) + length (tests r) =? 0)%nat
  && match inputs r with [(ls, _); (count, most)] => in_memory r ls && in_register r count && (1 <=? most) | _ => false end.
End Sensible.

(** What lies more than 128 bytes below the stack pointer may change at any time, by a signal's handler.  Code keeps nothing there that lowers the stack
    pointer first, raises it last, and in between neither moves nor copies it. *)
Definition registers_of (i : instr) : list reg :=
  let own := fun o => match o with OR r => [r] | _ => [] end in
  match i with
  | IMov x y | ICmp x y => own x ++ own y
  | ILea d b i _ _ => d :: b :: match i with Some r => [r] | None => [] end
  | IArith _ d s | IAnd d s | IOr d s | ICmov _ _ d s => d :: own s
  | IMulx h l s => h :: l :: own s
  | IMul s => own s
  | IImul d x y => d :: own x ++ own y
  | IShld d s _ | IShrd d s _ => [d; s]
  | IZero d | IMask d | IBit _ d _ | ISet _ d | IShl d _ | IShr d _ => [d]
  | IPush _ | IPop _ | IStack _ => [RSP]
  end.
Definition operands_of (i : instr) : list opnd :=
  match i with
  | IMov x y | ICmp x y | IImul _ x y => [x; y]
  | IArith _ _ s | IAnd _ s | IOr _ s | ICmov _ _ _ s | IMulx _ _ s | IMul s => [s]
  | _ => []
  end.
Definition is_rsp (r : reg) : bool := regn r =? regn RSP.
Definition near (o : opnd) : bool := match o with OM b d => negb (is_rsp b) || (- 128 <=? d) | _ => true end.
Definition calm (i : instr) : bool := negb (existsb is_rsp (registers_of i)) && forallb near (operands_of i).
Definition lowers (i : instr) : bool := match i with IPush _ => true | IStack n => n <=? 0 | _ => false end.
Definition raises (i : instr) : bool := match i with IPop r => negb (is_rsp r) | IStack n => 0 <=? n | _ => false end.
Fixpoint behind (first : instr -> bool) (c : list instr) : list instr :=
  match c with i :: c' => if first i then behind first c' else c | [] => [] end.
(** Code that calls hands on addresses of its frame: it moves words and pointers only, and no pointer, and no operand, further down. *)
Definition upward (o : opnd) : bool := match o with OM _ d => 0 <=? d | _ => true end.
Definition hands_on (i : instr) : bool :=
  match i with
  | ILea d _ None _ disp => negb (is_rsp d) && (0 <=? disp)
  | IMov _ _ => calm i && forallb upward (operands_of i)
  | _ => false
  end.
(** The instructions up to [ret], with their places and where they jump to; a counter is like a word that is moved, and a call leaves the stack
    pointer where it was. *)
Fixpoint listed (fuel : nat) (bytes : list Z) (place : Z) : option (list (Z * instr * option Z)) :=
  match fuel with
  | O => None
  | S fuel =>
      do f <- fetch bytes place;
      match f with
      | (Plain i, next) => do l <- listed fuel bytes next; Some ((place, i, None) :: l)
      | (Again o d, next) => do l <- listed fuel bytes next; Some ((place, IMov o o, Some (next + d)) :: l)
      | (Call, next) => listed fuel bytes next
      | (Return, _) => Some []
      end
  end.
Fixpoint orderly (c : linked) : bool :=
  let '(Linked bytes calls) := c in
  match listed (length bytes) bytes (entry bytes) with
  | Some l =>
      let inside := behind raises (rev (behind lowers (map (fun x => snd (fst x)) l))) in
      (forallb calm inside || forallb hands_on inside)
      && forallb (fun x => match snd x with Some target => existsb (fun y => fst (fst y) =? target) l | None => true end) l
  | None => false
  end && forallb (fun x => orderly (snd x)) calls.

Definition sensible (x : stated) : bool :=
  match x with Once r => sensible_routine r && orderly (code r) | Repeated r round => sensible_rounds r round && orderly (code r) end.
Definition fits (x : stated) : Prop :=
  match x with
  | Once r => forall shared, exists s es, starts (overlapped shared r) s es
  | Repeated r _ => forall shared, exists s a n, starts (overlapped shared r) s [a; n] /\ 1 <= n
  end.
