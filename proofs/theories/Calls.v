(** Routines that call others: what a call does is what is claimed of the routine that is called.  The caller itself only moves words and pointers.
    Nothing here is trusted. *)
Require Import ZArith List Bool Lia.
From Ecgen Require Import Semantics Decoder Statement Straight Reading.
From Ecgen Require Soundness Correctness Sensible Certificates.
Import ListNotations.
Open Scope Z_scope.

Definition loc_eq_dec (a b : loc) : {a = b} + {a <> b}.
Proof.
  destruct (loc_eqb a b) eqn:E; [left; apply Soundness.loc_eqb_eq, E | right; intros ->].
  rewrite (proj2 (Soundness.loc_eqb_eq b b) eq_refl) in E. discriminate.
Defined.

(** * The blocks of a routine in those of its caller: where they lie is [places]; pointers to other blocks, which it can but keep, have numbers below 0. *)
Definition foreign (b : Z) : Z := if b <? 0 then 2 * b + 1 else - 2 * b - 2.
Definition seat (places : list (Z * Z)) (b : Z) : Z * Z :=
  if b <? 0 then (if Z.odd b then (b - 1) / 2 else (- b - 2) / 2, 0) else nth (Z.to_nat b) places (0, 0).
Definition seated (places : list (Z * Z)) (v : val) : val :=
  match v with I z => I z | P b o => P (fst (seat places b)) (snd (seat places b) + o) end.
Definition moved (places : list (Z * Z)) (l : loc) : loc :=
  match l with LM b o => LM (fst (seat places b)) (snd (seat places b) + o) | _ => l end.
Definition unseated (v : val) : val := match v with I z => I z | P b o => P (foreign b) o end.

Lemma seat_foreign places b : seat places (foreign b) = (b, 0).
Proof.
  unfold seat, foreign. destruct (b <? 0) eqn:N.
  - apply Z.ltb_lt in N. replace (2 * b + 1 <? 0) with true by (symmetry; apply Z.ltb_lt; lia).
    replace (Z.odd (2 * b + 1)) with true by (rewrite Z.odd_add, Z.odd_mul; reflexivity).
    f_equal. replace (2 * b + 1 - 1) with (b * 2) by lia. apply Z.div_mul. lia.
  - apply Z.ltb_ge in N. replace (- 2 * b - 2 <? 0) with true by (symmetry; apply Z.ltb_lt; lia).
    replace (Z.odd (- 2 * b - 2)) with false by (replace (- 2 * b - 2) with (2 * (- b - 1)) by lia; rewrite Z.odd_mul; reflexivity).
    f_equal. replace (- (- 2 * b - 2) - 2) with (b * 2) by lia. apply Z.div_mul. lia.
Qed.
Lemma seated_unseated places v : seated places (unseated v) = v.
Proof. destruct v as [z|b o]; [reflexivity|]. cbn [unseated seated]. rewrite seat_foreign. cbn [fst snd]. f_equal. Qed.

Section Seated.
Variables (places : list (Z * Z)) (F : list loc) (s0 : state).
Hypothesis aligned : forall b, snd (seat places b) mod 8 = 0.
Hypothesis apart : forall l m, In l F -> In m F -> moved places l = moved places m -> l = m.
Notation up := (seated places).
Notation to := (moved places).
(** [s] is the callee's state, [t] the caller's; [F] are the words that the callee may touch, and [s0] is what others hold. *)
Record sim (s t : state) : Prop := {
  beside : forall l, (forall b o, l <> LM b o) -> t l = option_map up (s l);
  inside : forall b o v, s (LM b o) = Some v -> In (LM b o) F /\ t (to (LM b o)) = Some (up v);
  there : forall l, match l with LF _ => True | LR _ => s l <> None | LM _ _ => In l F -> s l <> None end;
  outside : forall b o, ~ In (LM b o) (map to F) -> t (LM b o) = s0 (LM b o)
}.
Lemma sim_reg s t r v : sim s t -> sim (upd s (LR r) (Some v)) (upd t (LR r) (Some (up v))).
Proof.
  intros [A B C D]. split.
  - intros l N. destruct (loc_eq_dec (LR r) l) as [<-|Q]; [rewrite !Soundness.upd_same; reflexivity | rewrite !Soundness.upd_other by assumption; auto].
  - intros b o w. rewrite Soundness.upd_other by discriminate. intro H. destruct (B _ _ _ H) as [J K]. split; [exact J|].
    cbn [moved] in *. rewrite Soundness.upd_other by discriminate. exact K.
  - intro l. specialize (C l). destruct (loc_eq_dec (LR r) l) as [<-|Q]; [rewrite Soundness.upd_same; discriminate | rewrite Soundness.upd_other by assumption; exact C].
  - intros b o N. rewrite Soundness.upd_other by discriminate. auto.
Qed.
Lemma sim_flag s t f x : sim s t -> sim (upd s (LF f) x) (upd t (LF f) (option_map up x)).
Proof.
  intros [A B C D]. split.
  - intros l N. destruct (loc_eq_dec (LF f) l) as [<-|Q]; [rewrite !Soundness.upd_same; reflexivity | rewrite !Soundness.upd_other by assumption; auto].
  - intros b o w. rewrite Soundness.upd_other by discriminate. intro H. destruct (B _ _ _ H) as [J K]. split; [exact J|].
    cbn [moved] in *. rewrite Soundness.upd_other by discriminate. exact K.
  - intro l. specialize (C l). destruct (loc_eq_dec (LF f) l) as [<-|Q]; [exact Logic.I | rewrite Soundness.upd_other by assumption; exact C].
  - intros b o N. rewrite Soundness.upd_other by discriminate. auto.
Qed.
Lemma sim_word s t b o v : sim s t -> In (LM b o) F -> sim (upd s (LM b o) (Some v)) (upd t (to (LM b o)) (Some (up v))).
Proof.
  intros [A B C D] IN. split.
  - intros l N. rewrite !Soundness.upd_other; [auto | intro Q; cbn [moved] in Q; exact (N _ _ (eq_sym Q)) | intro Q; exact (N _ _ (eq_sym Q))].
  - intros b' o' w H. destruct (loc_eq_dec (LM b o) (LM b' o')) as [E|Q].
    + rewrite <- E in *. rewrite Soundness.upd_same in H. inversion H; subst. split; [exact IN | apply Soundness.upd_same].
    + rewrite Soundness.upd_other in H by assumption. destruct (B _ _ _ H) as [J K]. split; [exact J|].
      rewrite Soundness.upd_other; [exact K|]. intro E. apply Q. apply apart; assumption.
  - intro l. specialize (C l). destruct (loc_eq_dec (LM b o) l) as [<-|Q]; [rewrite Soundness.upd_same; discriminate | rewrite Soundness.upd_other by assumption; exact C].
  - intros b' o' N. rewrite Soundness.upd_other; [auto|]. intro E. apply N. rewrite <- E. apply in_map, IN.
Qed.
Lemma at_sim s t l v : sim s t -> s l = Some v -> t (to l) = Some (up v).
Proof.
  intros S H. destruct l as [r|f|b o]; cbn [moved].
  - rewrite (beside _ _ S) by discriminate. rewrite H. reflexivity.
  - rewrite (beside _ _ S) by discriminate. rewrite H. reflexivity.
  - exact (proj2 (inside _ _ S _ _ _ H)).
Qed.
Lemma place_sim s t o l : sim s t -> place s o = Some l -> place t o = Some (to l).
Proof.
  intros S H. destruct o as [r|r d|z]; cbn [place] in *; [inversion H; reflexivity | | discriminate].
  destruct (s (LR r)) as [[z|b o]|] eqn:E; try discriminate. pose proof (at_sim _ _ _ _ S E) as K. cbn [moved seated] in K. rewrite K.
  replace ((snd (seat places b) + o + d) mod 8) with ((o + d) mod 8).
  2: { rewrite <- Z.add_assoc, (Z.add_mod (snd _)), aligned, Z.add_0_l, Z.mod_mod by lia. reflexivity. }
  destruct (_ =? 0); inversion H; subst. cbn [moved]. rewrite Z.add_assoc. reflexivity.
Qed.
Lemma readv_sim s t o v : sim s t -> readv s o = Some v -> readv t o = Some (up v).
Proof.
  intros S H. unfold readv in *. destruct o as [r|r d|z];
    [| | destruct (_ && _); inversion H; reflexivity];
    (destruct (place s _) as [l|] eqn:P; [|discriminate]; rewrite (place_sim _ _ _ _ S P); exact (at_sim _ _ _ _ S H)).
Qed.
Lemma read_sim s t o z : sim s t -> read s o = Some z -> read t o = Some z.
Proof.
  intros S H. unfold read in *. destruct (readv s o) as [v|] eqn:E; [|discriminate]. rewrite (readv_sim _ _ _ _ S E).
  destruct v; [exact H | discriminate].
Qed.
Lemma readf_sim s t f z : sim s t -> readf s f = Some z -> readf t f = Some z.
Proof.
  intros S H. unfold readf in *. destruct (s (LF f)) as [v|] eqn:E; [|discriminate].
  pose proof (at_sim _ _ _ _ S E) as K. cbn [moved] in K. rewrite K. destruct v; [exact H | discriminate].
Qed.
Lemma write_sim s t o v s' : sim s t -> write s o v = Some s' -> exists t', write t o (up v) = Some t' /\ sim s' t'.
Proof.
  intros S H. unfold write in *. destruct (place s o) as [l|] eqn:P; [|discriminate]. rewrite (place_sim _ _ _ _ S P).
  destruct (s l) as [w|] eqn:L; [|discriminate]. inversion H; subst. rewrite (at_sim _ _ _ _ S L). eexists. split; [reflexivity|].
  destruct l as [r|f|b o']; cbn [moved].
  - apply sim_reg, S.
  - exact (sim_flag _ _ f (Some v) S).
  - apply (sim_word _ _ b o'); [exact S | exact (proj1 (inside _ _ S _ _ _ L))].
Qed.
Lemma sim_pointer s t r b o n : sim s t -> sim (upd s (LR r) (Some (P b (o + n)))) (upd t (LR r) (Some (P (fst (seat places b)) (snd (seat places b) + o + n)))).
Proof. intro S. rewrite <- Z.add_assoc. exact (sim_reg _ _ r (P b (o + n)) S). Qed.

Ltac follow S H :=
  repeat match type of H with
  | context [readv ?s ?o] => let E := fresh "E" in destruct (readv s o) eqn:E; [apply (readv_sim _ _ _ _ S) in E; rewrite E | discriminate H]
  | context [read ?s ?o] => let E := fresh "E" in destruct (read s o) eqn:E; [apply (read_sim _ _ _ _ S) in E; rewrite E | discriminate H]
  | context [readf ?s ?f] => let E := fresh "E" in destruct (readf s f) eqn:E; [apply (readf_sim _ _ _ _ S) in E; rewrite E | discriminate H]
  end.
Ltac done H S :=
  inversion H; subst; eexists; split; [reflexivity|]; unfold setr, setf, noflags;
  repeat first [exact S | apply sim_reg | apply (sim_flag _ _ _ None) | apply (sim_flag _ _ _ (Some (I _)))].
Lemma step_sim i s t s' ob : sim s t -> step i s = Some (s', ob) -> exists t', step i t = Some (t', ob) /\ sim s' t'.
Proof.
  intros S H. destruct i; cbn [step] in *.
  - follow S H. destruct (write s d v) as [u|] eqn:W; [|discriminate]. inversion H; subst.
    destruct (write_sim _ _ _ _ _ S W) as (t' & -> & Q). eauto.
  - destruct (_ && _); [|discriminate].
    destruct (s (LR b)) as [[z|b' o]|] eqn:E.
    + pose proof (at_sim _ _ _ _ S E) as K. cbn [moved seated] in K. rewrite K. follow S H.
      destruct i as [r|]; [follow S H|]; destruct (_ && _); try discriminate; done H S.
    + pose proof (at_sim _ _ _ _ S E) as K. cbn [moved seated] in K. rewrite K. destruct i as [r|].
      * unfold read, readv in H. cbn [place] in H. rewrite E in H. discriminate.
      * inversion H; subst. eexists. split; [reflexivity|]. apply sim_pointer, S.
    + unfold read, readv in H. cbn [place] in H. rewrite E in H. discriminate.
  - follow S H. destruct k; follow S H; done H S.
  - follow S H. done H S.
  - follow S H. done H S.
  - follow S H. done H S.
  - done H S.
  - follow S H. done H S.
  - follow S H. done H S.
  - follow S H. done H S.
  - follow S H. done H S.
  - follow S H. destruct (_ && _); [|discriminate]. destruct reset; done H S.
  - follow S H. done H S.
  - follow S H. done H S.
  - follow S H. destruct (_ && _); [|discriminate]. done H S.
  - follow S H. destruct (_ && _); [|discriminate]. done H S.
  - follow S H. destruct (_ && _); [|discriminate]. done H S.
  - follow S H. destruct (_ && _); [|discriminate]. done H S.
  - destruct (s (LR r)) as [v|] eqn:A; [|discriminate]. destruct (s (LR RSP)) as [[z|b o]|] eqn:B; try discriminate.
    destruct (write s _ v) as [u|] eqn:C; [|discriminate]. inversion H; subst. pose proof (at_sim _ _ _ _ S A) as KA. pose proof (at_sim _ _ _ _ S B) as KB.
    cbn [moved seated] in KA, KB. rewrite KA, KB. destruct (write_sim _ _ _ _ _ S C) as (t' & -> & Q). eexists. split; [reflexivity|].
    exact (sim_pointer _ _ RSP b o (-8) Q).
  - destruct (readv s _) as [v|] eqn:A; [|discriminate]. destruct (s (LR RSP)) as [[z|b o]|] eqn:B; try discriminate. inversion H; subst.
    rewrite (readv_sim _ _ _ _ S A). pose proof (at_sim _ _ _ _ S B) as KB. cbn [moved seated] in KB. rewrite KB. eexists. split; [reflexivity|].
    apply sim_reg. exact (sim_pointer _ _ RSP b o 8 S).
  - destruct (s (LR RSP)) as [[z|b o]|] eqn:B; try discriminate. inversion H; subst. pose proof (at_sim _ _ _ _ S B) as KB. cbn [moved seated] in KB. rewrite KB.
    eexists. split; [reflexivity|]. unfold noflags. do 2 apply (sim_flag _ _ _ None). apply sim_pointer, S.
Qed.
Lemma counted_sim o s t r : sim s t -> counted o s = Some r -> exists t', counted o t = Some (t', snd r) /\ sim (fst r) t'.
Proof.
  intros S H. unfold counted in *. follow S H. destruct (write s o _) as [u|] eqn:W; [|discriminate]. inversion H; subst.
  destruct (write_sim _ _ _ _ _ S W) as (t' & K & Q). cbn [seated] in K. rewrite K. eexists. split; [reflexivity|]. apply (sim_flag _ _ _ None), Q.
Qed.
Lemma entered_sim n s t s' : sim s t -> entered n s = Some s' -> exists t', entered n t = Some t' /\ sim s' t'.
Proof.
  intros S H. unfold entered in *. destruct (s (LR RSP)) as [[z|b o]|] eqn:B; try discriminate. pose proof (at_sim _ _ _ _ S B) as KB. cbn [moved seated] in KB.
  destruct (write s _ _) as [u|] eqn:W; [|discriminate]. inversion H; subst. rewrite KB.
  destruct (write_sim _ _ _ _ _ S W) as (t' & K & Q). change (up (P (-1) n)) with (P (-1) n) in K. rewrite K. eexists. split; [reflexivity|].
  exact (sim_pointer _ _ RSP b o (-8) Q).
Qed.
Lemma resumed_sim n s t s' : sim s t -> resumed n s = Some s' -> exists t', resumed n t = Some t' /\ sim s' t'.
Proof.
  intros S H. unfold resumed in *. destruct (s (LR RSP)) as [[z|b o]|] eqn:B; try discriminate. pose proof (at_sim _ _ _ _ S B) as KB. cbn [moved seated] in KB.
  rewrite KB. destruct (readv s _) as [[z|c found]|] eqn:A; try discriminate. rewrite (readv_sim _ _ _ _ S A).
  destruct c as [|c|[c|c|]]; try discriminate. change (up (P (-1) found)) with (P (-1) found).
  cbv beta iota. destruct (found =? n); [|discriminate]. inversion H; subst. eexists. split; [reflexivity|]. exact (sim_pointer _ _ RSP b o 8 S).
Qed.
Lemma execute_sim fuel : forall c place s t s', sim s t -> execute fuel c place s = Some s' -> exists t', execute fuel c place t = Some t' /\ sim s' t'.
Proof.
  induction fuel as [|fuel IH]; intros c place s t s' S H; cbn [execute] in *; [discriminate|].
  destruct (fetch (octets c) place) as [[[i|o d| |] next]|]; try discriminate.
  - destruct (step i s) as [[u ob]|] eqn:E; [|discriminate]. destruct (step_sim _ _ _ _ _ S E) as (t' & -> & Q). exact (IH _ _ _ _ _ Q H).
  - destruct (counted o s) as [r|] eqn:E; [|discriminate]. destruct (counted_sim _ _ _ _ S E) as (t' & -> & Q). exact (IH _ _ _ _ _ Q H).
  - destruct (called c (next - 4)) as [callee|]; [|discriminate].
    destruct (entered next s) as [u|] eqn:E1; [|discriminate]. destruct (entered_sim _ _ _ _ S E1) as (u' & -> & Q1).
    destruct (execute fuel callee _ u) as [v|] eqn:E2; [|discriminate]. destruct (IH _ _ _ _ _ Q1 E2) as (v' & -> & Q2).
    destruct (resumed next v) as [w|] eqn:E3; [|discriminate]. destruct (resumed_sim _ _ _ _ Q2 E3) as (w' & -> & Q3). exact (IH _ _ _ _ _ Q3 H).
  - inversion H; subst. eauto.
Qed.
End Seated.

(** * What the caller's places hold: what they did at first, a pointer, a number, word j of value n; or something. *)
Inductive word := WO (l : loc) | WP (b o : Z) | WI (z : Z) | WV (n j : nat) | WSome.
Definition table := list (loc * word).
Fixpoint lookup (l : loc) (Y : table) : option word :=
  match Y with [] => None | (l', w) :: Y => if loc_eqb l' l then Some w else lookup l Y end.
Definition store (l : loc) (w : word) (Y : table) : table := (l, w) :: filter (fun x => negb (loc_eqb (fst x) l)) Y.
Definition stores (kv : table) (Y : table) : table := fold_right (fun x => store (fst x) (snd x)) Y kv.
(** What is known of a value: what it is at most; that it is an earlier one; that it is a number; or nothing. *)
Inductive kind := Below (most : Z) | Equal (n : nat) | Number (z : Z) | Unplaced.
Record sym := { held : table; kinds : list kind; todo : list fop }.

Definition place_of (Y : table) (o : opnd) : option loc :=
  match o with
  | OR r => Some (LR r)
  | OM r d => match lookup (LR r) Y with Some (WP b o) => if (o + d) mod 8 =? 0 then Some (LM b (o + d)) else None | _ => None end
  | OI _ => None
  end.
Definition word_at (Y : table) (o : opnd) : option word :=
  match o with
  | OI z => if (0 <=? z) && (z <? W) then Some (WI z) else None
  | _ => match place_of Y o with Some l => lookup l Y | None => None end
  end.
Definition put_at (Y : table) (o : opnd) (w : word) : option table :=
  match place_of Y o with Some l => match lookup l Y with Some _ => Some (store l w Y) | None => None end | None => None end.
(** Of an instruction. *)
Definition stepped (i : instr) (Y : table) : option table :=
  match i with
  | IMov d o => do w <- word_at Y o; put_at Y d w
  | ILea d b None _ disp =>
      match lookup (LR b) Y with
      | Some (WP c o) => guard (- 2 ^ 31 <=? disp) && (disp <? 2 ^ 31); Some (store (LR d) (WP c (o + disp)) Y)
      | _ => None
      end
  | IPush r =>
      match lookup (LR r) Y, lookup (LR RSP) Y with
      | Some w, Some (WP b o) => do Y <- put_at Y (OM RSP (-8)) w; Some (store (LR RSP) (WP b (o - 8)) Y)
      | _, _ => None
      end
  | IPop r =>
      match word_at Y (OM RSP 0), lookup (LR RSP) Y with
      | Some w, Some (WP b o) => Some (store (LR r) w (store (LR RSP) (WP b (o + 8)) Y))
      | _, _ => None
      end
  | IStack n => match lookup (LR RSP) Y with Some (WP b o) => Some (store (LR RSP) (WP b (o + n)) Y) | _ => None end
  | _ => None
  end.

(** Word j of a number. *)
Definition part (v : Z) (j : nat) : Z := v / W ^ Z.of_nat j mod W.
Definition is_part (ks : list kind) (w : word) (n j : nat) : bool :=
  match w with
  | WV m i => (i =? j)%nat && ((m =? n)%nat || match nth_error ks n with Some (Equal m') => (m =? m')%nat | _ => false end)
  | WI z => match nth_error ks n with Some (Number v) => z =? part v j | _ => false end
  | _ => false
  end.
Definition bound_of (ks : list kind) (n : nat) : option Z :=
  match nth_error ks n with
  | Some (Below most) => Some most
  | Some (Number z) => if 0 <=? z then Some z else None
  | Some (Equal m) => match nth_error ks m with Some (Below most) => Some most | _ => None end
  | _ => None
  end.
Definition counted_words (ls : list loc) : list (loc * nat) := combine ls (seq 0 (length ls)).
(** Whether words hold value n, which is at most so much. *)
Definition holds_value (Y : table) (ks : list kind) (ls : list loc) (n : nat) (most : Z) : bool :=
  match bound_of ks n with
  | Some b => (b <=? most) && (b <? W ^ Z.of_nat (length ls))
              && forallb (fun '(l, j) => match lookup l Y with Some w => is_part ks w n j | None => false end) (counted_words ls)
  | None => false
  end.

(** A call: which of the statements it is of, which values its inputs are; and values of the program that are made before it: numbers, and copies. *)
Inductive extra := Constant (z : Z) | Copy (n : nat).
Record going := Go { extras : list extra; which : nat; ids : list nat }.
Definition made (p : Z) (e : extra) (S : sym) : option sym :=
  match todo S with
  | [] => None
  | o :: ops =>
      match e with
      | Constant z =>
          guard forallb (fun '(_, i, j) => match i, j with None, None => true | _, _ => false end) (terms o) && ((scale o * z) mod p =? total [] o mod p);
          Some {| held := held S; kinds := kinds S ++ [Number z]; todo := ops |}
      | Copy n =>
          match scale o, terms o, nth_error (kinds S) n with
          | 1, [(1, Some m, None)], Some (Below _) =>
              guard (m =? n)%nat; Some {| held := held S; kinds := kinds S ++ [Equal n]; todo := ops |}
          | _, _, _ => None
          end
      end
  end.
Fixpoint all_made (p : Z) (es : list extra) (S : sym) : option sym :=
  match es with [] => Some S | e :: es => do X <- made p e S; all_made p es X end.

(** The callee's value i is the caller's: of inputs one of [ids], others are behind the [n] that there are. *)
Definition renamed (ids : list nat) (n i : nat) : nat := nth i ids (n + (i - length ids))%nat.
Definition renamed_op (ids : list nat) (n : nat) (o : fop) : fop :=
  {| scale := scale o; terms := map (fun '(c, i, j) => (c, option_map (renamed ids n) i, option_map (renamed ids n) j)) (terms o) |}.
Definition nat_eqb (a b : option nat) : bool :=
  match a, b with Some i, Some j => (i =? j)%nat | None, None => true | _, _ => false end.
Definition term_eqb (a b : Z * option nat * option nat) : bool :=
  let '(c, i, j) := a in let '(d, k, l) := b in (c =? d) && nat_eqb i k && nat_eqb j l.
Fixpoint all_eqb {A} (eqb : A -> A -> bool) (l m : list A) : bool :=
  match l, m with [], [] => true | a :: l, b :: m => eqb a b && all_eqb eqb l m | _, _ => false end.
Definition op_eqb (a b : fop) : bool := (scale a =? scale b) && all_eqb term_eqb (terms a) (terms b).
Fixpoint args_of (Y : table) (qs : list (reg * Z)) : list (Z * Z) :=
  match qs with [] => [] | (r, _) :: qs => match lookup (LR r) Y with Some (WP b o) => (b, o) | _ => (0, 0) end :: args_of Y qs end.
Definition same_place (a b : Z * Z) : bool := (fst a =? fst b) && (snd a =? snd b).
Fixpoint first_of (a : Z * Z) (l : list (Z * Z)) : Z := match l with [] => 1 | b :: l => if same_place a b then 1 else 1 + first_of a l end.
Fixpoint distinct (l seen : list (Z * Z)) : list (Z * Z) :=
  match l with [] => seen | a :: l => distinct l (if existsb (same_place a) seen then seen else seen ++ [a]) end.
Definition footprint (q : @claimed linked) : list loc := nodup loc_eq_dec (LM 0 0 :: concat (map fst (inputs q)) ++ writable q).
Definition in_block (l : loc) : bool := match l with LM _ _ => true | _ => false end.
Definition is_argument (q : @claimed linked) (Y : table) (places : list (Z * Z)) (rb : reg * Z) : bool :=
  let '(r, b) := rb in
  negb (is_rsp r)
  && match List.find (fun x => regn (fst x) =? regn r) (pointers q) with Some (_, c) => c =? b | None => false end
  && (0 <=? b) && match lookup (LR r) Y with Some (WP c o) => same_place (c, o) (nth (Z.to_nat b) places (0, 0)) && (b <? Z.of_nat (length places)) | _ => false end.
Definition of_output (q : @claimed linked) (n : nat) : kind :=
  match List.find (fun o => (snd (fst o) =? n)%nat) (outputs q) with Some (_, _, most) => Below most | None => Unplaced end.
(** What a call leaves in each place, but for results. *)
Definition left_by (gone : list loc) (l : loc) (w : word) : word :=
  match l with
  | LR r => if existsb (fun k => regn k =? regn r) kept then w else WSome
  | _ => if existsb (loc_eqb l) gone then WSome else w
  end.
(** Whether a routine [q] may be called whose blocks lie in [places], of which the first one is that of its return address. *)
Definition call_fits (q : @claimed linked) (p : Z) (places : list (Z * Z)) (ids : list nat) (Y : table) (ks : list kind) : bool :=
  let F := footprint q in
  (prime q =? p)
  && forallb (fun a => snd a mod 8 =? 0) places
  && forallb in_block F && (length (nodup loc_eq_dec (map (moved places) F)) =? length F)%nat
  && negb (existsb (loc_eqb (LM 0 0)) (writable q))
  && forallb (is_argument q Y places) (pointers q)
  && forallb (fun l => match lookup (moved places l) Y with Some _ => true | None => false end) F
  && (length ids =? length (inputs q))%nat && forallb (fun i => i <? length ks)%nat ids
  && forallb (fun '((ls, most), i) => holds_value Y ks (map (moved places) ls) i most) (combine (inputs q) ids)
  && forallb (fun '(_, i, _) => i <? length ids + length (program q))%nat (outputs q).
Definition call_leaves (q : @claimed linked) (places : list (Z * Z)) (ids : list nat) (Y : table) (n : nat) : table :=
  stores (concat (map (fun '(ls, i, _) => map (fun '(l, j) => (moved places l, WV (renamed ids n i) j)) (counted_words ls)) (outputs q)))
    (map (fun '(l, w) => (l, left_by (map (moved places) (writable q)) l w)) Y).
(** Of a call of what [q0] is claimed of, whose return address is [next]. *)
Definition went (q0 : @claimed linked) (p next : Z) (ids : list nat) (S : sym) : option sym :=
  match lookup (LR RSP) (held S) with
  | Some (WP b o) =>
      let Y := store (LR RSP) (WP b (o - 8)) (store (LM b (o - 8)) (WP (-1) next) (held S)) in
      let args := args_of (held S) (pointers q0) in
      let places := (b, o - 8) :: distinct args [] in
      let shared := map (fun a => first_of a (distinct args [])) args in
      let q := overlapped shared q0 in
      let n := length (kinds S) in
      let ops := map (renamed_op ids n) (program q) in
      guard match lookup (LM b (o - 8)) (held S) with Some _ => true | None => false end
        && existsb (fun x => if list_eq_dec Z.eq_dec x shared then true else false) (overlaps q0)
        && call_fits q p places ids Y (kinds S) && all_eqb op_eqb ops (firstn (length ops) (todo S));
      Some {| held := store (LR RSP) (WP b o) (call_leaves q places ids Y n);
              kinds := kinds S ++ map (fun k => of_output q (length ids + k)) (seq 0 (length (program q)));
              todo := skipn (length ops) (todo S) |}
  | _ => None
  end.
Definition same_code (c d : linked) : bool :=
  match c, d with Linked a [], Linked b [] => all_eqb Z.eqb a b | _, _ => false end.
Fixpoint walked (c : linked) (p : Z) (given : list (@claimed linked)) (l : list (Z * item)) (gs : list going) (rest : list extra) (S : sym) : option sym :=
  match l with
  | [(_, Return)] => match gs with [] => all_made p rest S | _ => None end
  | (_, Plain i) :: l => do Y <- stepped i (held S); walked c p given l gs rest {| held := Y; kinds := kinds S; todo := todo S |}
  | (_, Call) :: l =>
      match l, gs with
      | (next, _) :: _, g :: gs =>
          do q0 <- nth_error given (which g); do callee <- called c (next - 4); guard same_code callee (code q0);
          do X <- all_made p (extras g) S; do X <- went q0 p next (ids g) X; walked c p given l gs rest X
      | _, _ => None
      end
  | _ => None
  end.

(** At first, and at the end. *)
Definition read_words (r : @claimed linked) : list loc := concat (map fst (inputs r)).
Definition elements_held (r : @claimed linked) : table :=
  concat (map (fun '((ls, _), n) => map (fun '(l, j) => (l, WV n j)) (counted_words ls)) (combine (inputs r) (seq 0 (length (inputs r))))).
Definition first_held (r : @claimed linked) : table :=
  stores (map (fun '(q, b) => (LR q, WP b 0)) (pointers r))
    (store (LR RSP) (WP 0 0)
       (stores (elements_held r) (stores (map (fun l => (l, WO l)) (writable r)) (map (fun q => (LR q, WO (LR q))) registers)))).
Definition words_of (r : @claimed linked) (n : nat) : list loc := fst (nth n (inputs r) ([], 0)).
Definition first_kind (r : @claimed linked) (n : nat) : kind :=
  match List.find (fun m => if list_eq_dec loc_eq_dec (words_of r m) (words_of r n) then true else false) (seq 0 n) with
  | Some m => Equal m
  | None => Below (snd (nth n (inputs r) ([], 0)))
  end.
Definition is_kept (Y : table) (q : reg) : bool :=
  match lookup (LR q) Y with
  | Some (WO (LR q')) => regn q =? regn q'
  | Some (WP 0 0) => is_rsp q
  | _ => false
  end.
Definition word_eqb (a b : word) : bool :=
  match a, b with
  | WO l, WO m => loc_eqb l m
  | WP b o, WP c n => (b =? c) && (o =? n)
  | WI y, WI z => y =? z
  | WV n j, WV m i => (n =? m)%nat && (j =? i)%nat
  | _, _ => false
  end.
Definition is_left (r : @claimed linked) (Y0 : table) (lw : loc * word) : bool :=
  let '(l, w) := lw in
  existsb (loc_eqb l) (writable r) || negb (in_block l)
  || match lookup l Y0 with Some w0 => word_eqb w w0 | None => match w with WO m => loc_eqb l m | _ => false end end.
Definition check (r : @claimed linked) (given : list (@claimed linked)) (gs : list going) (rest : list extra) : bool :=
  forallb (fun l => match l with LF _ => false | _ => true end) (read_words r ++ writable r)
  && match all_items (octets (code r)) with
     | Some l =>
         let Y0 := first_held r in
         match walked (code r) (prime r) given l gs rest {| held := Y0; kinds := map (first_kind r) (seq 0 (length (inputs r))); todo := program r |} with
         | Some X =>
             match todo X with [] => true | _ => false end
             && forallb (is_kept (held X)) kept && forallb (is_left r Y0) (held X)
             && forallb (fun '(ls, n, most) => holds_value (held X) (kinds X) ls n most) (outputs r)
             && match tests r with [] => true | _ => false end
         | None => false
         end
     | None => false
     end.

(** * Why *)
Lemma lookup_same l w Y : lookup l (store l w Y) = Some w.
Proof. cbn. rewrite (proj2 (Soundness.loc_eqb_eq l l) eq_refl). reflexivity. Qed.
Lemma lookup_other l l' w Y : l <> l' -> lookup l' (store l w Y) = lookup l' Y.
Proof.
  intro N. unfold store. cbn [lookup]. destruct (loc_eqb l l') eqn:E; [apply Soundness.loc_eqb_eq in E; contradiction|]. clear E.
  induction Y as [|[m v] Y IH]; [reflexivity|]. cbn [filter fst lookup]. destruct (loc_eqb m l) eqn:E; cbn [negb lookup].
  - apply Soundness.loc_eqb_eq in E. subst. destruct (loc_eqb l l') eqn:E'; [apply Soundness.loc_eqb_eq in E'; contradiction | exact IH].
  - destruct (loc_eqb m l'); [reflexivity | exact IH].
Qed.
Lemma lookup_in l w Y : lookup l Y = Some w -> In (l, w) Y.
Proof.
  induction Y as [|[m v] Y IH]; cbn; [discriminate|]. destruct (loc_eqb m l) eqn:E; intro H; [|auto].
  apply Soundness.loc_eqb_eq in E. inversion H; subst. auto.
Qed.
Lemma lookup_map f l Y : lookup l (map (fun '(k, v) => (k, f k v)) Y) = option_map (f l) (lookup l Y).
Proof.
  induction Y as [|[k v] Y IH]; cbn; [reflexivity|]. destruct (loc_eqb k l) eqn:Q; [|exact IH].
  apply Soundness.loc_eqb_eq in Q. subst. reflexivity.
Qed.
Lemma existsb_loc l ls : existsb (loc_eqb l) ls = true <-> In l ls.
Proof.
  rewrite existsb_exists. split.
  - intros (m & I & E). apply Soundness.loc_eqb_eq in E. subst. exact I.
  - intro I. exists l. split; [exact I | apply Soundness.loc_eqb_eq; reflexivity].
Qed.
Lemma same_place_eq a b : same_place a b = true -> a = b.
Proof. destruct a, b. unfold same_place. cbn. intro H. apply andb_true_iff in H. destruct H as [A B]. apply Z.eqb_eq in A. apply Z.eqb_eq in B. congruence. Qed.
Lemma regn_eq p q : regn p = regn q -> p = q.
Proof. destruct p, q; cbn; intro; congruence. Qed.

(** Numbers and their words. *)
Lemma W_pos : 0 < W. Proof. reflexivity. Qed.
Lemma part_bound v j : 0 <= part v j < W. Proof. apply Z.mod_pos_bound, W_pos. Qed.
Lemma pow_next k : W ^ Z.of_nat (S k) = W ^ Z.of_nat k * W.
Proof. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. apply Z.mul_comm. Qed.
Lemma pow_pos k : 0 < W ^ Z.of_nat k. Proof. apply Z.pow_pos_nonneg; [exact W_pos | lia]. Qed.
Lemma part_next v k : v / W ^ Z.of_nat k / W = v / W ^ Z.of_nat (S k).
Proof. rewrite pow_next. apply Z.div_div; [pose proof (pow_pos k); lia | exact W_pos]. Qed.
Lemma number_parts s v ls : forall k, (forall l j, In (l, j) (combine ls (seq k (length ls))) -> s l = Some (I (part v j))) ->
  number s ls = Some (v / W ^ Z.of_nat k mod W ^ Z.of_nat (length ls)).
Proof.
  induction ls as [|l ls IH]; intros k H; cbn [number length].
  - rewrite Z.mod_1_r. reflexivity.
  - rewrite (H l k) by (left; reflexivity). rewrite (IH (S k)) by (intros; apply H; right; assumption).
    pose proof (part_bound v k) as [A B]. rewrite (proj2 (Z.leb_le _ _) A), (proj2 (Z.ltb_lt _ _) B). cbn [andb]. f_equal.
    rewrite <- part_next, (pow_next (length ls)), (Z.mul_comm _ W), Z.rem_mul_r; [reflexivity | pose proof W_pos; lia | apply pow_pos].
Qed.
Lemma parts_number s v ls : forall k, number s ls = Some (v / W ^ Z.of_nat k) ->
  forall l j, In (l, j) (combine ls (seq k (length ls))) -> s l = Some (I (part v j)).
Proof.
  induction ls as [|m ls IH]; intros k H l j IN; [contradiction|]. cbn [number length seq combine] in *.
  destruct (s m) as [[x|]|] eqn:E; try discriminate. destruct (number s ls) as [y|] eqn:N; [|discriminate].
  destruct ((0 <=? x) && (x <? W)) eqn:B; [|discriminate]. apply andb_true_iff in B. destruct B as [B1 B2]. apply Z.leb_le in B1. apply Z.ltb_lt in B2.
  assert (Q : v / W ^ Z.of_nat k = x + W * y) by congruence. clear H.
  assert (D : v / W ^ Z.of_nat (S k) = y).
  { rewrite <- part_next, Q, (Z.mul_comm W), Z.div_add, Z.div_small by lia. reflexivity. }
  destruct IN as [IN|IN].
  - inversion IN; subst. rewrite E. do 2 f_equal. unfold part. rewrite Q, (Z.mul_comm W), Z.mod_add, Z.mod_small by lia. reflexivity.
  - apply (IH (S k)); [rewrite D; reflexivity | exact IN].
Qed.
Lemma parts_of s v ls l j : number s ls = Some v -> In (l, j) (counted_words ls) -> s l = Some (I (part v j)).
Proof. intro H. apply (parts_number s v ls 0). change (W ^ Z.of_nat 0) with 1. rewrite Z.div_1_r. exact H. Qed.

(** What words and kinds say. *)
Definition denotes (s0 : state) (es : list Z) (w : word) (x : option val) : Prop :=
  match w with
  | WO l => x = s0 l /\ s0 l <> None
  | WP b o => x = Some (P b o)
  | WI z => x = Some (I z)
  | WV n j => (n < length es)%nat /\ x = Some (I (part (nth n es 0) j))
  | WSome => x <> None
  end.
Lemma denotes_some s0 es w x : denotes s0 es w x -> x <> None.
Proof. destruct w; cbn; [intros [-> H] | intros -> | intros -> | intros [_ ->] |]; auto; discriminate. Qed.
Lemma denotes_more s0 es vs w x : denotes s0 es w x -> denotes s0 (es ++ vs) w x.
Proof. destruct w; cbn; auto. intros [L ->]. rewrite app_length, app_nth1 by exact L. split; [lia | reflexivity]. Qed.
Record rel (s0 : state) (es : list Z) (Y : table) (s : state) : Prop := {
  known : forall l w, (forall f, l <> LF f) -> lookup l Y = Some w -> denotes s0 es w (s l);
  others : forall b o, lookup (LM b o) Y = None -> s (LM b o) = s0 (LM b o);
  all_there : forall q, s (LR q) <> None
}.
Lemma rel_more s0 es vs Y s : rel s0 es Y s -> rel s0 (es ++ vs) Y s.
Proof. intros [K O A]. split; auto. intros. apply denotes_more. auto. Qed.
Lemma rel_upd s0 es Y s l w x : rel s0 es Y s -> denotes s0 es w x -> rel s0 es (store l w Y) (upd s l x).
Proof.
  intros [K O A] D. split.
  - intros l' w' N H. destruct (loc_eq_dec l l') as [<-|Q].
    + rewrite lookup_same in H. inversion H; subst. rewrite Soundness.upd_same. exact D.
    + rewrite lookup_other in H by exact Q. rewrite Soundness.upd_other by exact Q. auto.
  - intros b o H. destruct (loc_eq_dec l (LM b o)) as [->|Q]; [rewrite lookup_same in H; discriminate|].
    rewrite lookup_other in H by exact Q. rewrite Soundness.upd_other by exact Q. auto.
  - intro q. destruct (loc_eq_dec l (LR q)) as [->|Q]; [rewrite Soundness.upd_same; exact (denotes_some _ _ _ _ D) | rewrite Soundness.upd_other by exact Q; apply A].
Qed.
Lemma rel_flag s0 es Y s f x : rel s0 es Y s -> rel s0 es Y (upd s (LF f) x).
Proof.
  intros [K O A]. split.
  - intros l w N H. rewrite Soundness.upd_other by (intro E; exact (N _ (eq_sym E))). auto.
  - intros. rewrite Soundness.upd_other by discriminate. auto.
  - intro. rewrite Soundness.upd_other by discriminate. auto.
Qed.
Lemma pointer_of s0 es Y s r b o : rel s0 es Y s -> lookup (LR r) Y = Some (WP b o) -> s (LR r) = Some (P b o).
Proof. intros R H. exact (known _ _ _ _ R (LR r) _ ltac:(discriminate) H). Qed.
Lemma place_of_ok s0 es Y s o l : rel s0 es Y s -> place_of Y o = Some l -> place s o = Some l /\ forall f, l <> LF f.
Proof.
  intros R H. destruct o as [r|r d|z]; cbn [place_of place] in *; [inversion H; subst; split; [reflexivity | discriminate] | | discriminate].
  destruct (lookup (LR r) Y) as [[|b o| | |]|] eqn:L; try discriminate. rewrite (pointer_of _ _ _ _ _ _ _ R L). split; [exact H|].
  destruct (_ =? 0); inversion H; discriminate.
Qed.
Lemma word_at_ok s0 es Y s o w : rel s0 es Y s -> word_at Y o = Some w -> exists v, readv s o = Some v /\ denotes s0 es w (Some v).
Proof.
  intros R H. assert (G : forall l, place_of Y o = Some l -> lookup l Y = Some w -> exists v, place s o = Some l /\ s l = Some v /\ denotes s0 es w (Some v)).
  { intros l PL L. destruct (place_of_ok _ _ _ _ _ _ R PL) as [PS N]. pose proof (known _ _ _ _ R l w N L) as D. pose proof (denotes_some _ _ _ _ D) as S.
    destruct (s l) as [v|] eqn:E; [|contradiction]. exists v. auto. }
  unfold word_at in H. unfold readv. destruct o as [r|r d|z].
  - destruct (place_of Y (OR r)) as [l|] eqn:PL; [|discriminate]. destruct (G l eq_refl H) as (v & A & B & C). rewrite A. eauto.
  - destruct (place_of Y (OM r d)) as [l|] eqn:PL; [|discriminate]. destruct (G l eq_refl H) as (v & A & B & C). rewrite A. eauto.
  - destruct (_ && _); inversion H; subst. eexists. split; reflexivity.
Qed.
Lemma put_at_ok s0 es Y s o w v Y' : rel s0 es Y s -> put_at Y o w = Some Y' -> denotes s0 es w (Some v) -> exists t, write s o v = Some t /\ rel s0 es Y' t.
Proof.
  intros R H D. unfold put_at in H. destruct (place_of Y o) as [l|] eqn:PL; [|discriminate]. destruct (place_of_ok _ _ _ _ _ _ R PL) as [PS N].
  destruct (lookup l Y) as [w'|] eqn:L; [|discriminate]. inversion H; subst. unfold write. rewrite PS.
  pose proof (denotes_some _ _ _ _ (known _ _ _ _ R l w' N L)) as S. destruct (s l); [|contradiction].
  eexists. split; [reflexivity | apply rel_upd; assumption].
Qed.
Lemma stepped_ok s0 es i Y Y' s : rel s0 es Y s -> stepped i Y = Some Y' -> exists t ob, step i s = Some (t, ob) /\ rel s0 es Y' t.
Proof.
  intros R H. destruct i as [d o|d b x k disp| | | | | | | | | | | | | | | | |r|r|n]; cbn [stepped step] in *; try discriminate.
  - destruct (word_at Y o) as [w|] eqn:A; [|discriminate]. destruct (word_at_ok _ _ _ _ _ _ R A) as (v & -> & D).
    destruct (put_at_ok _ _ _ _ _ _ _ _ R H D) as (t & -> & Q). eauto.
  - destruct x; [discriminate|]. destruct (lookup (LR b) Y) as [[|c o| | |]|] eqn:L; try discriminate. destruct (_ && _); [|discriminate].
    inversion H; subst. rewrite (pointer_of _ _ _ _ _ _ _ R L). do 2 eexists. split; [reflexivity|]. apply rel_upd; [exact R | reflexivity].
  - destruct (lookup (LR r) Y) as [w|] eqn:A; [|discriminate]. destruct (lookup (LR RSP) Y) as [[|b o| | |]|] eqn:L; try discriminate.
    pose proof (known _ _ _ _ R (LR r) w ltac:(discriminate) A) as D. destruct (s (LR r)) as [v|] eqn:E; [|destruct (denotes_some _ _ _ _ D eq_refl)].
    rewrite (pointer_of _ _ _ _ _ _ _ R L). destruct (put_at Y _ w) as [Y1|] eqn:PA; [|discriminate]. inversion H; subst.
    destruct (put_at_ok _ _ _ _ _ _ _ _ R PA D) as (t & -> & Q). do 2 eexists. split; [reflexivity|]. apply rel_upd; [exact Q | reflexivity].
  - destruct (word_at Y _) as [w|] eqn:A; [|discriminate]. destruct (lookup (LR RSP) Y) as [[|b o| | |]|] eqn:L; try discriminate.
    destruct (word_at_ok _ _ _ _ _ _ R A) as (v & -> & D). rewrite (pointer_of _ _ _ _ _ _ _ R L). inversion H; subst.
    do 2 eexists. split; [reflexivity|]. apply rel_upd; [apply rel_upd; [exact R | reflexivity] | exact D].
  - destruct (lookup (LR RSP) Y) as [[|b o| | |]|] eqn:L; try discriminate. rewrite (pointer_of _ _ _ _ _ _ _ R L). inversion H; subst.
    do 2 eexists. split; [reflexivity|]. unfold noflags. do 2 apply rel_flag. apply rel_upd; [exact R | reflexivity].
Qed.

Definition kind_ok (es : list Z) (v : Z) (k : kind) : Prop :=
  match k with
  | Below most => 0 <= v <= most
  | Equal m => (m < length es)%nat /\ v = nth m es 0
  | Number z => v = z
  | Unplaced => True
  end.
Definition valid (es : list Z) (ks : list kind) : Prop :=
  length ks = length es /\ forall n k, nth_error ks n = Some k -> kind_ok es (nth n es 0) k.
Lemma kind_more es vs v k : kind_ok es v k -> kind_ok (es ++ vs) v k.
Proof. destruct k; cbn; auto. intros [L ->]. rewrite app_length, app_nth1 by exact L. split; [lia | reflexivity]. Qed.
Lemma valid_more es ks vs ks' : valid es ks -> length ks' = length vs ->
  (forall n k, nth_error ks' n = Some k -> kind_ok (es ++ vs) (nth n vs 0) k) -> valid (es ++ vs) (ks ++ ks').
Proof.
  intros [L V] L' V'. split; [rewrite !app_length; lia|]. intros n k H. destruct (Nat.lt_ge_cases n (length ks)) as [B|B].
  - rewrite nth_error_app1 in H by exact B. rewrite app_nth1 by lia. apply kind_more, V, H.
  - rewrite nth_error_app2 in H by exact B. rewrite app_nth2 by lia. rewrite <- L. apply V', H.
Qed.
Lemma nth_error_lt {A} (l : list A) n a : nth_error l n = Some a -> (n < length l)%nat.
Proof. intro H. apply nth_error_Some. congruence. Qed.
Lemma bound_of_ok es ks n b : valid es ks -> bound_of ks n = Some b -> (n < length es)%nat /\ 0 <= nth n es 0 <= b.
Proof.
  intros [L V] H. unfold bound_of in H. destruct (nth_error ks n) as [k|] eqn:E; [|discriminate].
  pose proof (nth_error_lt _ _ _ E) as B. pose proof (V _ _ E) as K. split; [lia|]. destruct k as [most|m|z|]; cbn in K; try discriminate.
  - inversion H; subst. exact K.
  - destruct (nth_error ks m) as [[most| | |]|] eqn:E'; try discriminate. inversion H; subst. pose proof (V _ _ E') as K'. cbn in K'. rewrite (proj2 K). exact K'.
  - destruct (0 <=? z) eqn:Z0; inversion H; subst. apply Z.leb_le in Z0. lia.
Qed.
Lemma is_part_ok s0 es ks w n j x : valid es ks -> is_part ks w n j = true -> denotes s0 es w x -> x = Some (I (part (nth n es 0) j)).
Proof.
  intros [L V] H D. destruct w as [| |z|m i|]; cbn [is_part] in H; try discriminate.
  - destruct (nth_error ks n) as [[| |v|]|] eqn:E; try discriminate. apply Z.eqb_eq in H. pose proof (V _ _ E) as K. cbn in K, D. rewrite D, H, K. reflexivity.
  - apply andb_true_iff in H. destruct H as [I0 H]. apply Nat.eqb_eq in I0. subst i. destruct D as [_ ->]. apply orb_true_iff in H. destruct H as [H|H].
    + apply Nat.eqb_eq in H. subst. reflexivity.
    + destruct (nth_error ks n) as [[|m'| |]|] eqn:E; try discriminate. apply Nat.eqb_eq in H. subst m'. pose proof (V _ _ E) as K. cbn in K. rewrite (proj2 K). reflexivity.
Qed.
Lemma in_counted ls l j : In (l, j) (counted_words ls) -> In l ls.
Proof. intro H. exact (in_combine_l _ _ _ _ H). Qed.
Lemma holds_value_ok s0 es Y ks s ls n most : rel s0 es Y s -> valid es ks -> (forall l, In l ls -> forall f, l <> LF f) -> holds_value Y ks ls n most = true ->
  (n < length es)%nat /\ number s ls = Some (nth n es 0) /\ 0 <= nth n es 0 <= most.
Proof.
  intros R V NF H. unfold holds_value in H. destruct (bound_of ks n) as [b|] eqn:B; [|discriminate].
  apply andb_true_iff in H. destruct H as [H F]. apply andb_true_iff in H. destruct H as [H1 H2]. apply Z.leb_le in H1. apply Z.ltb_lt in H2.
  destruct (bound_of_ok _ _ _ _ V B) as [L N]. split; [exact L|]. split; [|lia]. rewrite forallb_forall in F.
  rewrite (number_parts s (nth n es 0) ls 0).
  - change (W ^ Z.of_nat 0) with 1. rewrite Z.div_1_r, Z.mod_small by lia. reflexivity.
  - intros l j IN. specialize (F _ IN). cbn in F. destruct (lookup l Y) as [w|] eqn:LK; [|discriminate].
    apply (is_part_ok s0 _ _ _ _ _ _ V F). exact (known _ _ _ _ R l w (NF l (in_counted _ _ _ IN)) LK).
Qed.

(** Programs. *)
Lemma computes_app p ops1 : forall ops2 es vs1 vs2, computes p ops1 es vs1 -> computes p ops2 (es ++ vs1) vs2 -> computes p (ops1 ++ ops2) es (vs1 ++ vs2).
Proof.
  induction ops1 as [|o ops1 IH]; intros ops2 es [|v vs1] vs2 H1 H2; cbn [computes app] in *; try contradiction; [rewrite app_nil_r in H2; exact H2|].
  destruct H1 as [A B]. split; [exact A|]. apply IH; [exact B|]. rewrite <- app_assoc. exact H2.
Qed.
Lemma computes_length p ops : forall es vs, computes p ops es vs -> length vs = length ops.
Proof. induction ops as [|o ops IH]; intros es [|v vs] H; cbn in *; try contradiction; [reflexivity|]. f_equal. exact (IH _ _ (proj2 H)). Qed.
Lemma renamed_value ids es es' vs : length es' = length ids -> (forall i, (i < length ids)%nat -> (nth i ids 0 < length es)%nat /\ nth i es' 0 = nth (nth i ids 0%nat) es 0) ->
  forall i, nth i (es' ++ vs) 0 = nth (renamed ids (length es) i) (es ++ vs) 0.
Proof.
  intros L H i. unfold renamed. destruct (Nat.lt_ge_cases i (length ids)) as [B|B].
  - destruct (H i B) as [C E]. rewrite app_nth1 by lia. rewrite (nth_indep ids _ 0%nat B), app_nth1 by exact C. exact E.
  - rewrite (nth_overflow ids) by exact B. rewrite !app_nth2 by lia. f_equal. lia.
Qed.
Lemma renamed_total ids es es' vs o : (forall i, nth i (es' ++ vs) 0 = nth (renamed ids (length es) i) (es ++ vs) 0) ->
  total (es ++ vs) (renamed_op ids (length es) o) = total (es' ++ vs) o.
Proof.
  intro H. unfold total, renamed_op. cbn [terms]. induction (terms o) as [|[[c i] j] ts IH]; [reflexivity|]. cbn [map fold_right]. rewrite IH.
  assert (E : forall k, elem (es ++ vs) (option_map (renamed ids (length es)) k) = elem (es' ++ vs) k) by (intros [k|]; cbn [option_map elem]; [symmetry; apply H | reflexivity]).
  rewrite !E. reflexivity.
Qed.
Lemma computes_renamed p ids es es' ops : length es' = length ids ->
  (forall i, (i < length ids)%nat -> (nth i ids 0 < length es)%nat /\ nth i es' 0 = nth (nth i ids 0%nat) es 0) ->
  forall vs ws, computes p ops (es' ++ vs) ws -> computes p (map (renamed_op ids (length es)) ops) (es ++ vs) ws.
Proof.
  intros L H. induction ops as [|o ops IH]; intros vs [|w ws] C; cbn [map computes] in *; try contradiction; [exact Logic.I|].
  destruct C as [A B]. split.
  - rewrite (renamed_total ids es es' vs o (renamed_value ids es es' vs L H)). exact A.
  - rewrite <- app_assoc in *. apply IH. exact B.
Qed.
Lemma nat_eqb_eq a b : nat_eqb a b = true -> a = b.
Proof. destruct a, b; cbn; try discriminate; [|reflexivity]. intro H. apply Nat.eqb_eq in H. congruence. Qed.
Lemma all_eqb_eq {A} (eqb : A -> A -> bool) : (forall a b, eqb a b = true -> a = b) -> forall l m, all_eqb eqb l m = true -> l = m.
Proof.
  intro E. induction l as [|a l IH]; intros [|b m] H; cbn in H; try discriminate; [reflexivity|].
  apply andb_true_iff in H. destruct H as [A0 B]. rewrite (E _ _ A0), (IH _ B). reflexivity.
Qed.
Lemma op_eqb_eq a b : op_eqb a b = true -> a = b.
Proof.
  unfold op_eqb. intro H. apply andb_true_iff in H. destruct H as [S T]. apply Z.eqb_eq in S. apply all_eqb_eq in T; [destruct a, b; cbn in *; congruence|].
  intros [[c i] j] [[d k] l] E. cbn in E. apply andb_true_iff in E. destruct E as [E J]. apply andb_true_iff in E. destruct E as [C I0].
  apply Z.eqb_eq in C. apply nat_eqb_eq in I0. apply nat_eqb_eq in J. congruence.
Qed.

(** Numbers and copies. *)
Definition follows (p : Z) (es : list Z) (S S' : sym) (vs : list Z) : Prop := exists ops, todo S = ops ++ todo S' /\ computes p ops es vs.
Lemma made_ok s0 p e S S' es s : made p e S = Some S' -> rel s0 es (held S) s -> valid es (kinds S) ->
  exists vs, rel s0 (es ++ vs) (held S') s /\ valid (es ++ vs) (kinds S') /\ follows p es S S' vs.
Proof.
  unfold made. intros H R V. destruct (todo S) as [|o ops] eqn:T; [discriminate|]. destruct e as [z|n].
  - destruct (_ && _) eqn:G; [|discriminate]. apply andb_true_iff in G. destruct G as [G1 G2]. apply Z.eqb_eq in G2. inversion H; subst. exists [z]. cbn [held kinds].
    split; [apply rel_more, R|]. split.
    + apply valid_more; [exact V | reflexivity|]. intros [|n] k E; cbn in E; [inversion E; subst; reflexivity | destruct n; discriminate].
    + exists [o]. split; [exact T|]. cbn [computes]. split; [|exact Logic.I]. rewrite G2. f_equal. unfold total. clear - G1.
      induction (terms o) as [|[[c i] j] ts IH]; [reflexivity|]. cbn [forallb fold_right] in *. apply andb_true_iff in G1. destruct G1 as [A B].
      rewrite (IH B). destruct i, j; try discriminate. reflexivity.
  - destruct (scale o) as [|[c|c|]|c] eqn:SC; try discriminate.
    destruct (terms o) as [|[[c i] j] [|]] eqn:TM; try discriminate; destruct c as [|[c|c|]|c]; try discriminate; destruct i as [m|]; try discriminate; destruct j; try discriminate.
    destruct (nth_error (kinds S) n) as [[most| | |]|] eqn:E; try discriminate. destruct (m =? n)%nat eqn:M; [|discriminate]. apply Nat.eqb_eq in M. subst m.
    inversion H; subst. pose proof (nth_error_lt _ _ _ E) as B. destruct V as [L V]. exists [nth n es 0]. cbn [held kinds].
    split; [apply rel_more, R|]. split.
    + apply valid_more; [split; assumption | reflexivity|]. intros [|i] k K; cbn in K; [inversion K; subst | destruct i; discriminate].
      cbn. rewrite app_length, app_nth1 by lia. split; [lia | reflexivity].
    + exists [o]. split; [exact T|]. cbn [computes]. split; [|exact Logic.I]. rewrite SC. unfold total. rewrite TM. cbn [fold_right elem]. f_equal. lia.
Qed.
Lemma follows_trans p es S1 S2 S3 vs ws : follows p es S1 S2 vs -> follows p (es ++ vs) S2 S3 ws -> follows p es S1 S3 (vs ++ ws).
Proof.
  intros (o1 & E1 & C1) (o2 & E2 & C2). exists (o1 ++ o2). split; [rewrite E1, E2; apply app_assoc | apply computes_app; assumption].
Qed.
Lemma all_made_ok s0 p xs : forall S S' es s, all_made p xs S = Some S' -> rel s0 es (held S) s -> valid es (kinds S) ->
  exists vs, rel s0 (es ++ vs) (held S') s /\ valid (es ++ vs) (kinds S') /\ follows p es S S' vs.
Proof.
  induction xs as [|x xs IH]; intros S S' es s H R V; cbn [all_made] in H.
  - inversion H; subst. exists []. rewrite app_nil_r. split; [exact R|]. split; [exact V|]. exists []. split; [reflexivity | exact Logic.I].
  - destruct (made p x S) as [S1|] eqn:M; [|discriminate]. destruct (made_ok _ _ _ _ _ _ _ M R V) as (v1 & R1 & V1 & F1).
    destruct (IH _ _ _ _ H R1 V1) as (v2 & R2 & V2 & F2). exists (v1 ++ v2). rewrite app_assoc. split; [exact R2|]. split; [exact V2|]. eapply follows_trans; eassumption.
Qed.

(** The state in which a callee is entered, as it sees it. *)
Definition inner (q : @claimed linked) (places : list (Z * Z)) (t : state) : state := fun l =>
  match l with
  | LR r => if is_rsp r then Some (P 0 0)
            else match List.find (fun x => regn (fst x) =? regn r) (pointers q) with
                 | Some (_, c) => Some (P c 0)
                 | None => option_map unseated (t l)
                 end
  | LF _ => option_map unseated (t l)
  | LM _ _ => if existsb (loc_eqb l) (footprint q) then option_map unseated (t (moved places l)) else None
  end.
Lemma unseated_back places x : option_map (seated places) (option_map unseated x) = x.
Proof. destruct x as [v|]; [|reflexivity]. cbn [option_map]. rewrite seated_unseated. reflexivity. Qed.
Lemma aligned_places places b : forallb (fun a : Z * Z => snd a mod 8 =? 0) places = true -> snd (seat places b) mod 8 = 0.
Proof.
  intro A. unfold seat. destruct (b <? 0); [reflexivity|]. rewrite forallb_forall in A. destruct (nth_in_or_default (Z.to_nat b) places (0, 0)) as [IN|E].
  - apply Z.eqb_eq, A, IN.
  - rewrite E. reflexivity.
Qed.
Lemma short_is_unique (l : list loc) : length (nodup loc_eq_dec l) = length l -> NoDup l.
Proof. intro E. apply NoDup_incl_NoDup with (l := nodup loc_eq_dec l); [apply NoDup_nodup | lia | intros x X; apply nodup_In in X; exact X]. Qed.
Lemma unique_images {A B} (f : A -> B) (l : list A) : NoDup (map f l) -> forall a b, In a l -> In b l -> f a = f b -> a = b.
Proof.
  induction l as [|c l IH]; intros N a b IA IB E; [contradiction|]. cbn [map] in N. inversion N as [|? ? NI N']; subst.
  destruct IA as [->|IA], IB as [->|IB]; [reflexivity | | | exact (IH N' _ _ IA IB E)].
  - exfalso. apply NI. rewrite E. apply in_map, IB.
  - exfalso. apply NI. rewrite <- E. apply in_map, IA.
Qed.
Lemma rel_store s0 es Y s l w : rel s0 es Y s -> denotes s0 es w (s l) -> rel s0 es (store l w Y) s.
Proof.
  intros [K O A] D. split; [| |exact A].
  - intros l' w' N H. destruct (loc_eq_dec l l') as [<-|Q]; [rewrite lookup_same in H; inversion H; subst; exact D | rewrite lookup_other in H by exact Q; auto].
  - intros b o H. destruct (loc_eq_dec l (LM b o)) as [->|Q]; [rewrite lookup_same in H; discriminate | rewrite lookup_other in H by exact Q; auto].
Qed.
Lemma rel_stores s0 es kv Y s : rel s0 es Y s -> (forall l w, In (l, w) kv -> denotes s0 es w (s l)) -> rel s0 es (stores kv Y) s.
Proof.
  induction kv as [|[l w] kv IH]; intros R D; cbn [stores fold_right fst snd]; [exact R|].
  apply rel_store; [apply IH; [exact R | intros; apply D; right; assumption] | apply D; left; reflexivity].
Qed.

Section Call.
Variables (s0 : state) (q : @claimed linked) (p : Z) (places : list (Z * Z)) (ids : list nat) (Y : table) (ks : list kind) (es : list Z) (t : state) (b o next : Z).
Hypothesis fit : call_fits q p places ids Y ks = true.
Hypothesis R : rel s0 es Y t.
Hypothesis V : valid es ks.
Hypothesis first : nth 0 places (0, 0) = (b, o).
Hypothesis stack : lookup (LR RSP) Y = Some (WP b o).
Hypothesis back : lookup (LM b o) Y = Some (WP (-1) next).
Notation F := (footprint q).
Notation to := (moved places).
Notation up := (seated places).

Lemma parts_of_fit : prime q = p /\ (forall c, snd (seat places c) mod 8 = 0) /\ (forall l, In l F -> in_block l = true)
  /\ (forall l m, In l F -> In m F -> to l = to m -> l = m) /\ ~ In (LM 0 0) (writable q) /\ (forall x, In x (pointers q) -> is_argument q Y places x = true)
  /\ (forall l, In l F -> exists w, lookup (to l) Y = Some w) /\ length ids = length (inputs q) /\ (forall i, In i ids -> (i < length es)%nat)
  /\ (forall ls most i, In ((ls, most), i) (combine (inputs q) ids) -> holds_value Y ks (map to ls) i most = true)
  /\ (forall ls i most, In (ls, i, most) (outputs q) -> (i < length ids + length (program q))%nat).
Proof.
  pose proof fit as K. unfold call_fits in K. repeat (apply andb_true_iff in K; destruct K as [K ?K]).
  split; [apply Z.eqb_eq, K|]. split; [intro c; apply aligned_places; assumption|].
  split; [apply forallb_forall; assumption|]. split.
  { apply unique_images, short_is_unique. apply Nat.eqb_eq. rewrite map_length. assumption. }
  split. { intro IN. apply existsb_loc in IN. rewrite IN in *. discriminate. }
  split; [apply forallb_forall; assumption|]. split.
  { intros l IN. rewrite forallb_forall in K4. specialize (K4 _ IN). destruct (lookup (to l) Y) as [w|]; [eauto | discriminate]. }
  split; [apply Nat.eqb_eq; assumption|]. split.
  { intros i IN. rewrite forallb_forall in K2. specialize (K2 _ IN). apply Nat.ltb_lt in K2. rewrite <- (proj1 V). exact K2. }
  split.
  - intros ls most i IN. rewrite forallb_forall in K1. exact (K1 _ IN).
  - intros ls i most IN. rewrite forallb_forall in K0. specialize (K0 _ IN). cbn in K0. apply Nat.ltb_lt, K0.
Qed.
Lemma seat_of c : 0 <= c -> seat places c = nth (Z.to_nat c) places (0, 0).
Proof. intro H. unfold seat. replace (c <? 0) with false by (symmetry; apply Z.ltb_ge, H). reflexivity. Qed.
Lemma seat_0 : seat places 0 = (b, o). Proof. rewrite seat_of by lia. exact first. Qed.
Lemma inside_F l : In l F -> inner q places t l = option_map unseated (t (to l)).
Proof.
  intro IN. destruct parts_of_fit as (_ & _ & B & _). specialize (B l IN). destruct l as [| |c n]; try discriminate.
  unfold inner. rewrite (proj2 (existsb_loc _ _) IN). reflexivity.
Qed.
Lemma argument_at r c : In (r, c) (pointers q) -> t (LR r) = Some (P (fst (seat places c)) (snd (seat places c) + 0)).
Proof.
  intro IN. destruct parts_of_fit as (_ & _ & _ & _ & _ & A & _). specialize (A _ IN). cbn [is_argument] in A.
  do 3 (apply andb_true_iff in A; destruct A as [A ?A]). apply Z.leb_le in A1.
  destruct (lookup (LR r) Y) as [[|c' n| | |]|] eqn:L; try discriminate. apply andb_true_iff in A0. destruct A0 as [A0 _]. apply same_place_eq in A0.
  rewrite (pointer_of _ _ _ _ _ _ _ R L), (seat_of c A1), <- A0. cbn [fst snd]. rewrite Z.add_0_r. reflexivity.
Qed.
Lemma sim_inner : sim places F t (inner q places t) t.
Proof.
  split.
  - intros [r|f|c n] N; [| cbn [inner]; symmetry; apply unseated_back | exfalso; exact (N _ _ eq_refl)].
    cbn [inner]. destruct (is_rsp r) eqn:RS.
    + unfold is_rsp in RS. apply Z.eqb_eq, regn_eq in RS. subst r. rewrite (pointer_of _ _ _ _ _ _ _ R stack). cbn [option_map seated]. rewrite seat_0. cbn [fst snd].
      rewrite Z.add_0_r. reflexivity.
    + destruct (List.find _ _) as [[r' c]|] eqn:FD; [|symmetry; apply unseated_back].
      apply find_some in FD. destruct FD as [IN E]. cbn [fst] in E. apply Z.eqb_eq, regn_eq in E. subst r'. exact (argument_at _ _ IN).
  - intros c n v H. unfold inner in H. destruct (existsb _ _) eqn:IN; [|discriminate]. apply existsb_loc in IN. split; [exact IN|].
    destruct (t (to (LM c n))) as [w|] eqn:E; inversion H; subst. rewrite seated_unseated. reflexivity.
  - intros [r|f|c n]; [| exact Logic.I |].
    + cbn [inner]. destruct (is_rsp r); [discriminate|]. destruct (List.find _ _) as [[? ?]|]; [discriminate|].
      pose proof (all_there _ _ _ _ R r) as A. destruct (t (LR r)); [discriminate | contradiction].
    + intro IN. rewrite (inside_F _ IN). destruct parts_of_fit as (_ & _ & _ & _ & _ & _ & A & _). destruct (A _ IN) as [w L].
      pose proof (denotes_some _ _ _ _ (known _ _ _ _ R (to (LM c n)) w ltac:(discriminate) L)) as D. destruct (t _); [discriminate | contradiction].
  - reflexivity.
Qed.
Lemma number_inner ls v : (forall l, In l ls -> In l F) -> number t (map to ls) = Some v -> number (inner q places t) ls = Some v.
Proof.
  revert v. induction ls as [|l ls IH]; intros v IN H; cbn [map number] in *; [exact H|].
  rewrite (inside_F l) by (apply IN; left; reflexivity). destruct (t (to l)) as [[x|]|]; try discriminate. cbn [option_map unseated].
  destruct (number t (map to ls)) as [y|]; [|discriminate]. rewrite (IH y) by (intros; try apply IN; try right; auto). exact H.
Qed.
Definition given_values : list Z := map (fun i => nth i es 0) ids.
Lemma writable_F l : In l (writable q) -> In l F.
Proof. intro H. apply nodup_In. right. apply in_or_app. right. exact H. Qed.
Lemma inputs_F i l : In i (inputs q) -> In l (fst i) -> In l F.
Proof. intros H L. apply nodup_In. right. apply in_or_app. left. apply in_concat. exists (fst i). split; [apply in_map, H | exact L]. Qed.
Lemma starts_inner : starts q (inner q places t) given_values.
Proof.
  destruct parts_of_fit as (_ & _ & B & _ & _ & A & _ & L & I0 & HV & _). pose proof sim_inner as S. split; [reflexivity|]. split; [|split; [|split]].
  - intros r c IN. specialize (A _ IN). cbn [is_argument] in A. do 3 (apply andb_true_iff in A; destruct A as [A ?A]). apply negb_true_iff in A. cbn [inner]. rewrite A.
    destruct (List.find _ _) as [[? c']|]; [|discriminate]. apply Z.eqb_eq in A2. subst. reflexivity.
  - intro r. exact (there _ _ _ _ _ S (LR r)).
  - intros l IN. apply writable_F in IN. specialize (B _ IN). destruct l as [| |c n]; try discriminate. exact (there _ _ _ _ _ S (LM c n) IN).
  - unfold given_values. assert (IF : forall i, In i (inputs q) -> forall l, In l (fst i) -> In l F) by (intros; eapply inputs_F; eassumption).
    clear I0. revert L HV IF. generalize ids. induction (inputs q) as [|[ls most] ins IH]; intros [|i is_] L HV IF; cbn [length map] in *; try discriminate; constructor.
    + cbn [fst snd] in *. specialize (HV ls most i (or_introl eq_refl)). apply (holds_value_ok s0 es Y ks t) in HV; [| exact R | exact V |].
      * destruct HV as (_ & N & HB). split; [|lia]. apply number_inner; [exact (IF _ (or_introl eq_refl)) | exact N].
      * intros l IN f. apply in_map_iff in IN. destruct IN as (m & <- & IN). specialize (B _ (IF _ (or_introl eq_refl) m IN)). destruct m; try discriminate.
    + apply IH; [congruence | intros; apply HV; right; assumption | intros; eapply IF; [right; eassumption | assumption]].
Qed.
Hypothesis is_right : right executes q.
Lemma call_ok : exists u vs, executes (code q) t u /\ u (LR RSP) = Some (P b o) /\ u (LM b o) = Some (P (-1) next)
  /\ rel s0 (es ++ vs) (call_leaves q places ids Y (length es)) u
  /\ valid (es ++ vs) (ks ++ map (fun k => of_output q (length ids + k)) (seq 0 (length (program q))))
  /\ computes p (map (renamed_op ids (length es)) (program q)) es vs.
Proof.
  destruct parts_of_fit as (PR & AL & B & AP & NW & A & AT & L & I0 & HV & OI). pose proof sim_inner as S. set (s := inner q places t) in *.
  destruct (is_right s given_values starts_inner) as (s' & vs & (fuel & RU) & [LM0 LK] & C & O & _).
  destruct (execute_sim places F t AL AP _ _ _ _ _ _ S RU) as (u & RU' & S'). exists u, vs. split; [exists fuel; exact RU'|].
  assert (GL : length given_values = length ids) by apply map_length.
  assert (GV : forall i, (i < length ids)%nat -> (nth i ids 0 < length es)%nat /\ nth i given_values 0 = nth (nth i ids 0%nat) es 0).
  { intros i H. split; [apply I0, nth_In, H|]. unfold given_values. rewrite (nth_indep _ _ (nth 0%nat es 0)) by (rewrite map_length; exact H).
    exact (map_nth (fun i => nth i es 0) ids 0%nat i). }
  assert (KR : forall r, In r kept -> u (LR r) = t (LR r)).
  { intros r IN. rewrite (beside _ _ _ _ _ S' (LR r)) by discriminate. rewrite (LK _ IN). symmetry. apply (beside _ _ _ _ _ S). discriminate. }
  assert (KM : forall c n, ~ In (LM c n) (map to (writable q)) -> u (LM c n) = t (LM c n)).
  { intros c n N. destruct (in_dec loc_eq_dec (LM c n) (map to F)) as [IN|NI]; [|exact (outside _ _ _ _ _ S' _ _ NI)].
    apply in_map_iff in IN. destruct IN as (m & E & IN). specialize (B _ IN). destruct m as [| |c' n']; try discriminate.
    assert (K : s' (LM c' n') = s (LM c' n')). { apply LM0. intro H. apply N. rewrite <- E. apply in_map, H. }
    destruct (s (LM c' n')) as [v|] eqn:SM; [|destruct (there _ _ _ _ _ S (LM c' n') IN SM)].
    rewrite <- E. rewrite (at_sim _ _ _ _ _ _ _ S' K), (at_sim _ _ _ _ _ _ _ S SM). reflexivity. }
  assert (WR : forall m, In m (writable q) -> u (to m) <> None).
  { intros m IN. apply writable_F in IN. specialize (B _ IN). destruct m as [| |c n]; try discriminate. pose proof (there _ _ _ _ _ S' (LM c n) IN) as K.
    destruct (s' (LM c n)) as [v|] eqn:E; [|contradiction]. rewrite (at_sim _ _ _ _ _ _ _ S' E). discriminate. }
  split. { rewrite KR by (cbn; tauto). exact (pointer_of _ _ _ _ _ _ _ R stack). }
  assert (TO : to (LM 0 0) = LM b o) by (cbn [moved]; rewrite seat_0; cbn [fst snd]; rewrite Z.add_0_r; reflexivity).
  split.
  { rewrite KM; [exact (known _ _ _ _ R (LM b o) _ ltac:(discriminate) back)|]. rewrite <- TO. intro IN. apply in_map_iff in IN. destruct IN as (m & E & IN).
    apply NW. rewrite <- (AP m (LM 0 0)); [exact IN | apply writable_F, IN | apply nodup_In; left; reflexivity | exact E]. }
  rewrite Forall_forall in O. split; [|split].
  - unfold call_leaves. apply rel_stores.
    + split.
      * intros l w N H. rewrite lookup_map in H. destruct (lookup l Y) as [w'|] eqn:LY; [|discriminate]. inversion H; subst. clear H.
        pose proof (denotes_more _ _ vs _ _ (known _ _ _ _ R l w' N LY)) as D. destruct l as [r|f|c n]; [| exfalso; exact (N f eq_refl) |]; cbn [left_by].
        -- destruct (existsb _ kept) eqn:E.
           ++ apply existsb_exists in E. destruct E as (r' & IN & E). apply Z.eqb_eq, regn_eq in E. subst. rewrite (KR _ IN). exact D.
           ++ cbn. pose proof (there _ _ _ _ _ S' (LR r)) as K. cbn in K. rewrite (beside _ _ _ _ _ S' (LR r)) by discriminate. destruct (s' (LR r)); [discriminate | contradiction].
        -- destruct (existsb _ _) eqn:E.
           ++ apply existsb_loc in E. apply in_map_iff in E. destruct E as (m & <- & IN). exact (WR _ IN).
           ++ rewrite KM; [exact D|]. intro IN. apply existsb_loc in IN. congruence.
      * intros c n H. rewrite lookup_map in H. destruct (lookup (LM c n) Y) as [w|] eqn:LY; [discriminate|]. rewrite <- (others _ _ _ _ R _ _ LY). apply KM.
        intro IN. apply in_map_iff in IN. destruct IN as (m & E & IN). destruct (AT m (writable_F _ IN)) as [w K]. rewrite E in K. congruence.
      * intro r. pose proof (there _ _ _ _ _ S' (LR r)) as K. cbn in K. rewrite (beside _ _ _ _ _ S' (LR r)) by discriminate. destruct (s' (LR r)); [discriminate | contradiction].
    + intros l w IN. apply in_concat in IN. destruct IN as (kv & IK & IN). apply in_map_iff in IK. destruct IK as ([[ls i] most] & <- & IO).
      apply in_map_iff in IN. destruct IN as ([m j] & E & IN). inversion E; subst. destruct (O _ IO) as (v & NV & EV & _). cbn [denotes].
      rewrite <- (renamed_value ids es given_values vs GL GV), <- EV. split.
      * rewrite app_length, (computes_length _ _ _ _ C). pose proof (OI _ _ _ IO) as K. unfold renamed. destruct (Nat.lt_ge_cases i (length ids)) as [BI|BI].
        -- rewrite (nth_indep ids _ 0%nat BI). pose proof (proj1 (GV i BI)). lia.
        -- rewrite (nth_overflow ids) by exact BI. lia.
      * exact (at_sim _ _ _ _ _ _ _ S' (parts_of _ _ _ _ _ NV IN)).
  - apply valid_more; [exact V | rewrite map_length, seq_length, (computes_length _ _ _ _ C); reflexivity|].
    intros k x H. pose proof (nth_error_lt _ _ _ H) as BK. rewrite map_length, seq_length in BK. apply map_nth_error with (f := fun x => x) in H. rewrite map_id in H.
    rewrite nth_error_map in H. rewrite (nth_error_nth' (seq 0 (length (program q))) 0%nat) in H by (rewrite seq_length; exact BK).
    rewrite seq_nth in H by exact BK. cbn in H. inversion H; subst. unfold of_output. destruct (List.find _ _) as [[[ls m] most]|] eqn:FD; [|exact Logic.I].
    apply find_some in FD. destruct FD as [IO E]. cbn [fst snd] in E. apply Nat.eqb_eq in E. subst m. destruct (O _ IO) as (v & _ & EV & BV). cbn. subst v.
    rewrite app_nth2 in BV by lia. replace (length ids + k - length given_values)%nat with k in BV by lia. exact BV.
  - rewrite <- PR. pose proof (computes_renamed (prime q) ids es given_values (program q) GL GV [] vs) as K. rewrite !app_nil_r in K. apply K, C.
Qed.
End Call.

Lemma went_ok s0 q0 p next ids S S' s es : right_for_all_overlaps executes q0 -> went q0 p next ids S = Some S' -> rel s0 es (held S) s -> valid es (kinds S) ->
  exists t u v vs, entered next s = Some t /\ executes (code q0) t u /\ resumed next u = Some v
    /\ rel s0 (es ++ vs) (held S') v /\ valid (es ++ vs) (kinds S') /\ follows p es S S' vs.
Proof.
  intros Q H R V. unfold went in H. destruct (lookup (LR RSP) (held S)) as [[|b o| | |]|] eqn:SP; try discriminate. cbv zeta in H.
  set (args := args_of (held S) (pointers q0)) in *. set (shared := map (fun a => first_of a (distinct args [])) args) in *. set (q := overlapped shared q0) in *.
  set (places := (b, o - 8) :: distinct args []) in *. set (Y := store (LR RSP) _ _) in *. set (ops := map _ (program q)) in *.
  destruct (_ && _) eqn:G; [|discriminate]. do 3 (apply andb_true_iff in G; destruct G as [G ?G]). inversion H; subst S'. clear H. cbn [held kinds todo].
  destruct (lookup (LM b (o - 8)) (held S)) as [w|] eqn:CE; [|discriminate]. pose proof (pointer_of _ _ _ _ _ _ _ R SP) as RS.
  assert (AL : (o - 8) mod 8 = 0).
  { unfold call_fits in G1. do 9 (apply andb_true_iff in G1; destruct G1 as [G1 ?G]). apply andb_true_iff in G1. destruct G1 as [_ G1]. cbn in G1. apply andb_true_iff in G1.
    apply Z.eqb_eq, (proj1 G1). }
  set (t := upd (upd s (LM b (o - 8)) (Some (P (-1) next))) (LR RSP) (Some (P b (o - 8)))).
  assert (EN : entered next s = Some t).
  { unfold entered, write. cbn [place]. rewrite RS. change (o + -8) with (o - 8). rewrite AL. cbn [Z.eqb].
    pose proof (denotes_some _ _ _ _ (known _ _ _ _ R (LM b (o - 8)) w ltac:(discriminate) CE)) as D. destruct (s (LM b (o - 8))); [reflexivity | contradiction]. }
  assert (RT : rel s0 es Y t) by (apply rel_upd; [apply rel_upd; [exact R | reflexivity] | reflexivity]).
  assert (RQ : right executes q).
  { apply existsb_exists in G2. destruct G2 as (x & IN & E). destruct (list_eq_dec Z.eq_dec x shared) as [->|]; [|discriminate].
    unfold right_for_all_overlaps in Q. rewrite Forall_forall in Q. exact (Q _ IN). }
  assert (ST : lookup (LR RSP) Y = Some (WP b (o - 8))) by apply lookup_same.
  assert (BK : lookup (LM b (o - 8)) Y = Some (WP (-1) next)) by (unfold Y; rewrite lookup_other by discriminate; apply lookup_same).
  destruct (call_ok s0 q p places ids Y (kinds S) es t b (o - 8) next G1 RT V eq_refl ST BK RQ) as (u & vs & EX & US & UB & RU & VU & CU).
  exists t, u, (upd u (LR RSP) (Some (P b o))), vs. split; [exact EN|]. split; [exact EX|]. split; [|split; [|split; [exact VU|]]].
  - unfold resumed, readv. cbn [place]. rewrite US. rewrite Z.add_0_r, AL. cbn [Z.eqb]. rewrite UB, Z.eqb_refl. do 3 f_equal. f_equal. lia.
  - apply rel_upd; [|reflexivity]. rewrite (proj1 V). exact RU.
  - exists ops. split.
    + cbn [todo]. assert (E : ops = firstn (length ops) (todo S)) by (apply (all_eqb_eq op_eqb op_eqb_eq), G0). rewrite E at 1. symmetry. apply firstn_skipn.
    + unfold ops. rewrite (proj1 V). exact CU.
Qed.
Lemma same_code_eq c d : same_code c d = true -> c = d.
Proof.
  destruct c as [a [|]], d as [b [|]]; cbn; try discriminate. intro H. f_equal. apply (all_eqb_eq Z.eqb); [apply Z.eqb_eq | exact H].
Qed.
Lemma walked_ok s0 c p given : Forall (right_for_all_overlaps executes) given -> forall l place gs rest S S' s es, laid c place l ->
  walked c p given l gs rest S = Some S' -> rel s0 es (held S) s -> valid es (kinds S) ->
  exists t vs, ends c place s t /\ rel s0 (es ++ vs) (held S') t /\ valid (es ++ vs) (kinds S') /\ follows p es S S' vs.
Proof.
  intro GV. induction l as [|[at_ i] l IH]; intros place gs rest S S' s es LA H R V; [discriminate|]. cbn [walked] in H. destruct LA as [-> (next & FT & LA)].
  destruct i as [i|counter d| |]; [| discriminate | |].
  - destruct (stepped i (held S)) as [Y|] eqn:E; [|destruct l; discriminate]. assert (H' : walked c p given l gs rest {| held := Y; kinds := kinds S; todo := todo S |} = Some S') by (destruct l; exact H).
    destruct (stepped_ok _ _ _ _ _ _ R E) as (s1 & ob & ST & R1). destruct (IH _ _ _ _ _ s1 es LA H' R1 V) as (t & vs & EN & RT & VT & FO).
    exists t, vs. split; [eapply ends_plain; eassumption|]. split; [exact RT|]. split; [exact VT | exact FO].
  - destruct l as [|[n' i'] l']; [discriminate|]. destruct gs as [|g gs]; [discriminate|]. pose proof LA as LA'. destruct LA' as [-> _].
    destruct (nth_error given (which g)) as [q0|] eqn:NG; [|discriminate]. destruct (called c (next - 4)) as [callee|] eqn:CA; [|discriminate].
    destruct (same_code callee (code q0)) eqn:SC; [|discriminate]. apply same_code_eq in SC. subst callee.
    destruct (all_made p (extras g) S) as [S1|] eqn:AM; [|discriminate]. destruct (went q0 p next (ids g) S1) as [S2|] eqn:WE; [|discriminate].
    destruct (all_made_ok _ _ _ _ _ _ _ AM R V) as (v1 & R1 & V1 & F1). rewrite Forall_forall in GV. pose proof (GV _ (nth_error_In _ _ NG)) as RQ.
    destruct (went_ok _ _ _ _ _ _ _ _ _ RQ WE R1 V1) as (t1 & u1 & w1 & v2 & EN & EX & RE & R2 & V2 & F2).
    destruct (IH _ _ _ _ _ _ _ LA H R2 V2) as (t & v3 & ED & R3 & V3 & F3).
    exists t, (v1 ++ v2 ++ v3). rewrite !app_assoc. split; [eapply ends_call; eassumption|]. split; [exact R3|]. split; [exact V3|].
    rewrite <- app_assoc. eapply follows_trans; [exact F1|]. eapply follows_trans; [exact F2|]. exact F3.
  - destruct l; [|discriminate]. destruct gs; [|discriminate]. destruct (all_made_ok _ _ _ _ _ _ _ H R V) as (vs & R1 & V1 & F1).
    exists s, vs. split; [eapply ends_return; exact FT|]. split; [exact R1|]. split; [exact V1 | exact F1].
Qed.

Lemma word_eqb_ok s0 es es' v w x y : word_eqb v w = true -> (forall n, (n < length es)%nat -> nth n es' 0 = nth n es 0) -> denotes s0 es v x -> denotes s0 es' w y ->
  (match v with WV n _ => (n < length es)%nat | _ => True end) -> x = y.
Proof.
  intros E M D D' L. destruct v as [l|b o|z|n j|], w as [l'|b' o'|z'|n' j'|]; cbn [word_eqb] in E; try discriminate; cbn [denotes] in D, D'.
  - apply Soundness.loc_eqb_eq in E. subst. destruct D as [-> _], D' as [-> _]. reflexivity.
  - apply andb_true_iff in E. destruct E as [A B]. apply Z.eqb_eq in A. apply Z.eqb_eq in B. congruence.
  - apply Z.eqb_eq in E. congruence.
  - apply andb_true_iff in E. destruct E as [A B]. apply Nat.eqb_eq in A. apply Nat.eqb_eq in B. subst. destruct D as [_ ->], D' as [_ ->]. rewrite (M _ L). reflexivity.
Qed.
Lemma elements_held_ok s r es : Forall2 (fun i e => number s (fst i) = Some e /\ e <= snd i) (inputs r) es ->
  forall l w, In (l, w) (elements_held r) -> exists n j, w = WV n j /\ (n < length es)%nat /\ s l = Some (I (part (nth n es 0) j)).
Proof.
  intro FI. unfold elements_held. assert (G : forall ins zs k l w, Forall2 (fun i e => number s (fst i) = Some e /\ e <= snd i) ins zs ->
    In (l, w) (concat (map (fun '((ls, _), n) => map (fun '(l, j) => (l, WV n j)) (counted_words ls)) (combine ins (seq k (length ins))))) ->
    exists n j, w = WV (k + n) j /\ (n < length zs)%nat /\ s l = Some (I (part (nth n zs 0) j))).
  { clear. intros ins zs k l w FI. revert k. induction FI as [|[ls most] e ins zs [N _] FI IH]; intros k IN; cbn [length seq combine map concat] in IN; [contradiction|].
    apply in_app_or in IN. destruct IN as [IN|IN].
    - apply in_map_iff in IN. destruct IN as ([m j] & E & IN). inversion E; subst. exists 0%nat, j. rewrite Nat.add_0_r. cbn [nth length]. split; [reflexivity|]. split; [lia|].
      exact (parts_of _ _ _ _ _ N IN).
    - destruct (IH (Datatypes.S k) IN) as (n & j & -> & B & E). exists (Datatypes.S n), j. cbn [nth length]. split; [f_equal; lia|]. split; [lia | exact E]. }
  intros l w IN. destruct (G _ _ _ _ _ FI IN) as (n & j & A). exists n, j. exact A.
Qed.
Theorem check_right r given gs rest : Forall (right_for_all_overlaps executes) given -> check r given gs rest = true -> right executes r.
Proof.
  intros GV K. unfold check in K. apply andb_true_iff in K. destruct K as [NF K]. destruct (all_items _) as [l|] eqn:AI; [|discriminate]. apply decode_laid in AI.
  destruct (walked _ _ _ _ _ _ _) as [S|] eqn:WK; [|discriminate]. do 4 (apply andb_true_iff in K; destruct K as [K ?K]).
  destruct (todo S) eqn:TD; [|discriminate]. destruct (tests r) eqn:TS; [|discriminate]. rewrite forallb_forall in NF, K1, K2, K3. rename K1 into KO, K2 into KL, K3 into KK. intros s es ST.
  destruct ST as (SP & PT & RG & WR & FI). assert (LE : length es = length (inputs r)) by (clear - FI; induction FI; cbn; congruence).
  assert (NL : forall l, In l (read_words r ++ writable r) -> forall f, l <> LF f) by (intros m IN f E; specialize (NF _ IN); subst; discriminate).
  assert (R0 : rel s es (first_held r) s).
  { unfold first_held. apply rel_stores; [apply rel_store; [apply rel_stores; [apply rel_stores|]|]|].
    - split; [| reflexivity | exact RG]. intros m w N H. apply lookup_in, in_map_iff in H. destruct H as (q & E & _). inversion E; subst. split; [reflexivity | apply RG].
    - intros m w IN. apply in_map_iff in IN. destruct IN as (m' & E & IN). inversion E; subst. split; [reflexivity | apply WR, IN].
    - intros m w IN. destruct (elements_held_ok _ _ _ FI _ _ IN) as (n & j & -> & B & E). split; assumption.
    - exact SP.
    - intros m w IN. apply in_map_iff in IN. destruct IN as ((q & b) & E & IN). inversion E; subst. exact (PT _ _ IN). }
  assert (NI : forall n, (n < length es)%nat -> number s (words_of r n) = Some (nth n es 0) /\ nth n es 0 <= snd (nth n (inputs r) ([], 0))).
  { unfold words_of. clear - FI. induction FI as [|i e ins zs H FI IH]; intros [|n] B; cbn in *; try lia; [exact H | apply IH; lia]. }
  assert (V0 : valid es (map (first_kind r) (seq 0 (length (inputs r))))).
  { split; [rewrite map_length, seq_length; symmetry; exact LE|]. intros n k H. pose proof (nth_error_lt _ _ _ H) as B. rewrite map_length, seq_length in B.
    rewrite nth_error_map, (nth_error_nth' _ 0%nat), seq_nth in H by (rewrite ?seq_length; exact B). cbn in H. inversion H; subst. unfold first_kind.
    rewrite <- LE in B. destruct (NI _ B) as [N M]. destruct (List.find _ _) as [m|] eqn:FD.
    - apply find_some in FD. destruct FD as [IN E]. apply in_seq in IN. destruct (list_eq_dec loc_eq_dec _ _) as [E'|]; [|discriminate].
      cbn. split; [lia|]. destruct (NI m ltac:(lia)) as [N' _]. rewrite E' in N'. congruence.
    - cbn. split; [|exact M]. destruct (Correctness.number_words _ _ _ N) as [_ Q]. lia. }
  destruct (walked_ok s _ _ _ GV _ _ _ _ _ _ _ _ AI WK R0 V0) as (t & vs & EN & RT & VT & (ops & TO & CO)). cbn [todo] in TO. rewrite TD, app_nil_r in TO.
  exists t, vs. split; [exact EN|]. split; [split|split; [rewrite TO; exact CO | split]].
  - intros b o NI'. destruct (lookup (LM b o) (held S)) as [w|] eqn:L; [|exact (others _ _ _ _ RT _ _ L)].
    specialize (KL _ (lookup_in _ _ _ L)). cbn [is_left in_block negb] in KL. rewrite orb_false_r in KL. apply orb_true_iff in KL. destruct KL as [KL|KL]; [apply existsb_loc in KL; contradiction|].
    pose proof (known _ _ _ _ RT (LM b o) w ltac:(discriminate) L) as D. destruct (lookup (LM b o) (first_held r)) as [w0|] eqn:L0.
    + pose proof (known _ _ _ _ R0 (LM b o) w0 ltac:(discriminate) L0) as D0. symmetry.
      apply (word_eqb_ok s es (es ++ vs) w0 w); [| intros n B; apply app_nth1, B | exact D0 | exact D | destruct w0; try exact Logic.I; exact (proj1 D0)].
      destruct w, w0; cbn in KL |- *; try discriminate;
        [apply Soundness.loc_eqb_eq in KL; subst; apply Soundness.loc_eqb_eq; reflexivity | rewrite Z.eqb_sym, (Z.eqb_sym o1); exact KL | rewrite Z.eqb_sym; exact KL
        | rewrite Nat.eqb_sym, (Nat.eqb_sym j0); exact KL].
    + destruct w; try discriminate. apply Soundness.loc_eqb_eq in KL. subst. exact (proj1 D).
  - intros q IN. specialize (KK _ IN). unfold is_kept in KK. destruct (lookup (LR q) (held S)) as [w|] eqn:L; [|discriminate].
    pose proof (known _ _ _ _ RT (LR q) w ltac:(discriminate) L) as D. destruct w as [[q'| |]|b o| | |]; try discriminate.
    + apply Z.eqb_eq, regn_eq in KK. subst. exact (proj1 D).
    + destruct b; try discriminate. destruct o; try discriminate. unfold is_rsp in KK. apply Z.eqb_eq, regn_eq in KK. subst. rewrite SP. exact D.
  - apply Forall_forall. intros [[ls n] most] IN. specialize (KO _ IN). cbn in KO.
    apply (holds_value_ok s (es ++ vs) (held S) (kinds S) t) in KO; [| exact RT | exact VT |].
    + destruct KO as (_ & N & B). exists (nth n (es ++ vs) 0). auto.
    + intros m IM. apply NL. apply in_or_app. right. apply in_or_app. left. apply in_concat. exists ls. split; [|exact IM]. apply in_map_iff. exists (ls, n, most). split; [reflexivity | exact IN].
  - rewrite TS. constructor.
Qed.

(** * As text: of callees the statements alone. *)
Definition extra_read : parser extra :=
  get k <- small; match k with 0%nat => get z <- integer; give (Constant z) | _ => get n <- small; give (Copy n) end.
Definition going_read : parser going := get xs <- many extra_read; get k <- small; get is_ <- many small; give (Go xs k is_).
Definition calls_certificate_read : parser (list going * list extra) := get gs <- many going_read; get xs <- many extra_read; give (gs, xs).
Fixpoint routines (ts : list text) : option (list (@claimed linked)) :=
  match ts with
  | [] => Some []
  | t :: ts => match statement t, routines ts with Some (Once q), Some qs => Some (q :: qs) | _, _ => None end
  end.
Definition accepts_calls (s : text) (callees : list text) (c : text) : bool :=
  match statement s, routines callees, whole calls_certificate_read c with
  | Some (Once r), Some given, Some (gs, rest) =>
      sensible (Once r) && forallb (fun shared => check (overlapped shared r) given gs rest) (overlaps r)
  | _, _, _ => false
  end.
Lemma routines_right ts : Forall Certificates.holds ts -> forall qs, routines ts = Some qs -> Forall (right_for_all_overlaps executes) qs.
Proof.
  intro H. induction H as [|t ts (x & E & _ & _ & M) H IH]; intros qs R; cbn [routines] in R; [inversion R; constructor|].
  rewrite E in R. destruct x as [q|]; [|discriminate]. destruct (routines ts) as [l|]; [|discriminate]. inversion R; subst. constructor; [exact M | exact (IH _ eq_refl)].
Qed.
(** What is accepted of a routine that calls others holds if what is claimed of these does. *)
Theorem calls_hold s callees c : Forall Certificates.holds callees -> accepts_calls s callees c = true -> Certificates.holds s.
Proof.
  intros H A. unfold accepts_calls in A. destruct (statement s) as [[r|]|] eqn:E; try discriminate. destruct (routines callees) as [given|] eqn:RO; [|discriminate].
  destruct (whole _ c) as [[gs rest]|]; [|discriminate]. apply andb_true_iff in A. destruct A as [S A]. exists (Once r).
  split; [exact E|]. split; [exact S|]. split; [exact (Sensible.sensible_fits _ S)|]. cbn [means]. apply Forall_forall. intros shared IN.
  rewrite forallb_forall in A. exact (check_right _ _ _ _ (routines_right _ H _ RO) (A _ IN)).
Qed.
