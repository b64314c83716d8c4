(** Code whose only jump is the one behind a body that is repeated, as lists of instructions, and that its bytes are executed so.
    Nothing here is trusted. *)
Require Import ZArith List Bool Lia.
From Ecgen Require Import Semantics Decoder Statement.
Import ListNotations.
Open Scope Z_scope.

Fixpoint run (c : list instr) (s : state) : option state :=
  match c with
  | [] => Some s
  | i :: c => match step i s with Some (t, _) => run c t | None => None end
  end.
Definition runs (c : list instr) (s t : state) : Prop := run c s = Some t.
Notation routine := (@claimed (list instr)).
(** The body, as often as it takes the counter to become 0. *)
Fixpoint repeat (fuel : nat) (body : list instr) (counter : opnd) (s : state) : option state :=
  match fuel with
  | O => None
  | S fuel => do s <- run body s; do r <- counted counter s; if snd r then Some (fst r) else repeat fuel body counter (fst r)
  end.
Definition with_code {B C : Type} (c : C) (r : @claimed B) : @claimed C := {|
  code := c; prime := prime r; pointers := pointers r; inputs := inputs r; program := program r; outputs := outputs r; tests := tests r;
  frame := frame r
|}.

(** All of the code, each item with its place; [s] are the bytes from there on. *)
Fixpoint items (fuel : nat) (place : Z) (s : list Z) : option (list (Z * item)) :=
  match fuel, s with
  | _, [] => Some []
  | O, _ => None
  | S fuel, _ =>
      do r <- item_read (window s);
      let n := (length (window s) - length (snd r))%nat in
      do l <- items fuel (place + Z.of_nat n) (skipn n s); Some ((place, fst r) :: l)
  end.
(** The instructions up to the first item that is none. *)
Fixpoint straight (l : list (Z * item)) : list instr * list (Z * item) :=
  match l with (_, Plain i) :: l => let r := straight l in (i :: fst r, snd r) | _ => ([], l) end.
Definition before (place : Z) (l : list (Z * item)) : nat := length (filter (fun i => fst i <? place) l).
Definition starts_at (place : Z) (l : list (Z * item)) : bool := match l with (p, _) :: _ => p =? place | [] => false end.

Definition all_items (bytes : list Z) : option (list (Z * item)) := items (length bytes) (entry bytes) (skipn (Z.to_nat (entry bytes)) bytes).
Inductive decoded := Linear (c : list instr) | Looped (head body : list instr) (counter : opnd) (tail : list instr).
Definition decode (bytes : list Z) : option decoded :=
  do l <- all_items bytes;
  match straight l with
  | (c, [(_, Return)]) => Some (Linear c)
  | (c, (_, Again counter distance) :: l') =>
      match straight l', l' with
      | (t, [(_, Return)]), (next, _) :: _ =>
          let target := next + distance in
          let n := before target l in
          guard (n <=? length c)%nat && starts_at target (skipn n l); Some (Looped (firstn n c) (skipn n c) counter t)
      | _, _ => None
      end
  | _ => None
  end.

Lemma skipn_twice {A} m n : forall l : list A, skipn n (skipn m l) = skipn (m + n) l.
Proof. induction m as [|m IH]; intro l; [reflexivity|]. destruct l; [destruct n; reflexivity | apply IH]. Qed.
Section Bytes.
Variable all : linked.
Definition ends (place : Z) (s t : state) : Prop := exists fuel, execute fuel all place s = Some t.
(** The items lie in the bytes one behind the other. *)
Fixpoint laid (place : Z) (l : list (Z * item)) : Prop :=
  match l with [] => True | (p, i) :: l => p = place /\ exists next, fetch (octets all) place = Some (i, next) /\ laid next l end.

Lemma items_laid fuel : forall place s l, 0 <= place -> s = skipn (Z.to_nat place) (octets all) -> items fuel place s = Some l -> laid place l.
Proof.
  induction fuel as [|fuel IH]; intros place s l P E H; cbn [items] in H.
  - destruct s; inversion H; exact Logic.I.
  - destruct s as [|b s']; [inversion H; exact Logic.I|].
    set (s := b :: s') in *. destruct (item_read (window s)) as [[i rest]|] eqn:R; [|discriminate].
    cbn [fst snd] in H. set (n := (length (window s) - length rest)%nat) in *.
    destruct (items fuel (place + Z.of_nat n) (skipn n s)) as [l'|] eqn:L; [|discriminate]. inversion H; subst l. clear H.
    split; [reflexivity|]. exists (place + Z.of_nat n). split.
    + unfold fetch. rewrite (proj2 (Z.leb_le _ _) P), <- E, R. reflexivity.
    + assert (Q : 0 <= place + Z.of_nat n) by lia. apply (IH _ _ _ Q) in L; [exact L|]. rewrite E, skipn_twice. f_equal. lia.
Qed.
Lemma ends_plain place i next s t o u : fetch (octets all) place = Some (Plain i, next) -> step i s = Some (t, o) -> ends next t u -> ends place s u.
Proof. intros F T [fuel E]. exists (S fuel). cbn [execute]. rewrite F, T. exact E. Qed.
Lemma execute_more n : forall m c place s t, (n <= m)%nat -> execute n c place s = Some t -> execute m c place s = Some t.
Proof.
  induction n as [|n IH]; intros [|m] c place s t L H; try discriminate; [lia|]. cbn [execute] in *. assert (L' : (n <= m)%nat) by lia.
  destruct (fetch (octets c) place) as [[[i|o d| |] next]|]; try assumption.
  - destruct (step i s) as [r|]; [|discriminate]. exact (IH _ _ _ _ _ L' H).
  - destruct (counted o s) as [r|]; [|discriminate]. exact (IH _ _ _ _ _ L' H).
  - destruct (called c (next - 4)) as [callee|]; [|discriminate]. destruct (entered next s) as [u|]; [|discriminate].
    destruct (execute n callee _ u) as [v|] eqn:E; [|discriminate]. rewrite (IH _ _ _ _ _ L' E).
    destruct (resumed next v) as [w|]; [|discriminate]. exact (IH _ _ _ _ _ L' H).
Qed.
Lemma ends_call place next s callee t u v w : fetch (octets all) place = Some (Call, next) -> called all (next - 4) = Some callee ->
  entered next s = Some t -> executes callee t u -> resumed next u = Some v -> ends next v w -> ends place s w.
Proof.
  intros F C E [n X] R [m Y]. exists (S (n + m)). cbn [execute].
  rewrite F, C, E, (execute_more _ _ _ _ _ _ (Nat.le_add_r n m) X), R. apply (execute_more m); [lia | exact Y].
Qed.
Lemma ends_return place next s : fetch (octets all) place = Some (Return, next) -> ends place s s.
Proof. intro F. exists 1%nat. cbn [execute]. rewrite F. reflexivity. Qed.
Lemma ends_again place counter distance next s r u : fetch (octets all) place = Some (Again counter distance, next) -> counted counter s = Some r ->
  ends (if snd r then next else next + distance) (fst r) u -> ends place s u.
Proof. intros F C [fuel E]. exists (S fuel). cbn [execute]. rewrite F, C. exact E. Qed.

(** Some of the instructions, and what is behind them. *)
Lemma through n : forall l place c rest s t, laid place l -> straight l = (c, rest) -> (n <= length c)%nat -> run (firstn n c) s = Some t ->
  exists q, laid q (skipn n l) /\ straight (skipn n l) = (skipn n c, rest) /\ forall u, ends q t u -> ends place s u.
Proof.
  induction n as [|n IH]; intros l place c rest s t LA ST N R.
  - cbn in R. inversion R; subst. exists place. auto.
  - destruct l as [|[p [i| | |]] l]; cbn [straight] in ST; try (inversion ST; subst; cbn in N; lia).
    destruct (straight l) as [c' rest'] eqn:SL. cbn [fst snd] in ST. inversion ST; subst. clear ST.
    destruct LA as [-> (next & F & LA)]. cbn [firstn run] in R. destruct (step i s) as [[s1 o]|] eqn:T; [|discriminate].
    cbn [length] in N. destruct (IH _ _ _ _ _ _ LA SL ltac:(lia) R) as (q & A & B & D). exists q. cbn [skipn].
    split; [exact A|]. split; [exact B|]. intros u E. eapply ends_plain; [exact F | exact T | exact (D _ E)].
Qed.
Lemma straight_all l c rest : straight l = (c, rest) -> skipn (length c) l = rest.
Proof.
  revert c. induction l as [|[p [i| | |]] l IH]; intros c H; cbn [straight] in H; try (inversion H; reflexivity).
  destruct (straight l) as [c' rest'] eqn:SL. inversion H; subst. exact (IH _ eq_refl).
Qed.
Lemma through_all l place c rest s t : laid place l -> straight l = (c, rest) -> run c s = Some t ->
  exists q, laid q rest /\ forall u, ends q t u -> ends place s u.
Proof.
  intros LA ST R. rewrite <- (firstn_all c) in R. destruct (through _ _ _ _ _ _ _ LA ST (le_n _) R) as (q & A & _ & D).
  rewrite (straight_all _ _ _ ST) in A. eauto.
Qed.
Lemma starts_at_laid place q l : laid q l -> starts_at place l = true -> q = place.
Proof. destruct l as [|[p i] l]; cbn; [discriminate|]. intros [-> _] E. apply Z.eqb_eq, E. Qed.

Lemma laid_skipn k : forall l place, laid place l -> exists q, laid q (skipn k l).
Proof.
  induction k as [|k IH]; intros l place L; [eauto|]. destruct l as [|[p i] l]; [exists 0; exact Logic.I|].
  destruct L as [_ (next & _ & L)]. exact (IH _ _ L).
Qed.
Lemma rounds fuel : forall l place body counter distance p rest next s t u, laid place l -> straight l = (body, (p, Again counter distance) :: rest) ->
  fetch (octets all) p = Some (Again counter distance, next) -> next + distance = place ->
  repeat fuel body counter s = Some t -> ends next t u -> ends place s u.
Proof.
  induction fuel as [|fuel IH]; intros l place body counter distance p rest next s t u LA ST F TG R E; cbn [repeat] in R; [discriminate|].
  destruct (run body s) as [s1|] eqn:RB; [|discriminate]. destruct (counted counter s1) as [[s2 z]|] eqn:C; [|discriminate]. cbn [fst snd] in R.
  destruct (through_all _ _ _ _ _ _ LA ST RB) as (q & [-> _] & D). apply D, (ends_again _ _ _ _ _ _ _ F C). cbn [fst snd]. destruct z.
  - inversion R; subst. exact E.
  - rewrite TG. eapply IH; eauto.
Qed.
End Bytes.

Lemma decode_laid all l : all_items (octets all) = Some l -> laid all (entry (octets all)) l.
Proof. apply items_laid; [unfold entry; destruct (list_eq_dec _ _ _); lia | reflexivity]. Qed.
Theorem decode_linear all c s t : decode (octets all) = Some (Linear c) -> run c s = Some t -> executes all s t.
Proof.
  unfold decode. destruct (all_items _) as [l|] eqn:L; [|discriminate]. apply decode_laid in L.
  destruct (straight l) as [c' rest] eqn:ST. intros H R.
  destruct rest as [|[p [i|o d| |]] l']; try discriminate.
  - repeat match type of H with context [match ?x with _ => _ end] => destruct x end; discriminate.
  - destruct l'; [|discriminate]. inversion H; subst c'.
    destruct (through_all _ _ _ _ _ _ _ L ST R) as (q & [-> (next & F & _)] & D). apply D. exact (ends_return _ _ _ _ F).
Qed.
Theorem decode_looped all h b counter c s s1 s2 t fuel : decode (octets all) = Some (Looped h b counter c) ->
  run h s = Some s1 -> repeat fuel b counter s1 = Some s2 -> run c s2 = Some t -> executes all s t.
Proof.
  unfold decode. destruct (all_items _) as [l|] eqn:L; [|discriminate]. apply decode_laid in L.
  destruct (straight l) as [c' rest] eqn:ST. intros H R1 R2 R3.
  destruct rest as [|[p [i|o d| |]] l']; try discriminate; [|destruct l'; discriminate].
  destruct (straight l') as [c2 rest2] eqn:ST2.
  destruct rest2 as [|[p2 [i|o2 d2| |]] [|]]; try discriminate. destruct l' as [|[next j] l']; [discriminate|].
  set (n := before (next + d) l) in *. destruct ((n <=? length c')%nat && starts_at (next + d) (skipn n l)) eqn:B; [|discriminate].
  apply andb_true_iff in B. destruct B as [B1 B2]. apply Nat.leb_le in B1. inversion H; subst. clear H.
  destruct (through _ _ _ _ _ _ _ _ L ST B1 R1) as (q & LB & SB & D). apply D.
  pose proof (starts_at_laid _ _ _ _ LB B2). subst q.
  destruct (laid_skipn _ (length (skipn n c')) _ _ LB) as (q & LQ). rewrite (straight_all _ _ _ SB) in LQ.
  destruct LQ as [<- (next' & F & LT)]. pose proof (proj1 LT). subst next'.
  eapply rounds; [exact LB | exact SB | exact F | reflexivity | exact R2|].
  destruct (through_all _ _ _ _ _ _ _ LT ST2 R3) as (q & [-> (next' & F2 & _)] & D2). apply D2. exact (ends_return _ _ _ _ F2).
Qed.
