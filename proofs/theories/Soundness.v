(** The checker is right: [check r c = true -> right r]. *)
Require Import ZArith List Bool Lia FMapPositive.
From Ecgen Require Import Semantics Statement Straight Polynomials Checker.
Import ListNotations.
Open Scope Z_scope.

(** * Polynomials and hints *)
Definition meets (e : env) (u : positive) (f : fact) : Prop :=
  (forall p, def f = Some p -> e u = ev e p) /\ iin (e u) (bnd f).
Definition valid (e : env) (G : know) : Prop := forall u f, find u G = Some f -> meets e u f.

Lemma valid_put e G u f : valid e G -> meets e u f -> valid e (put u f G).
Proof.
  intros V M w g H. unfold find, put in H. destruct (Pos.eq_dec w u) as [->|N].
  - rewrite PositiveMap.gss in H. inversion H; subst; assumption.
  - rewrite PositiveMap.gso in H by assumption. apply V, H.
Qed.
Lemma const_ok e G u k : valid e G -> const G u = Some k -> e u = k.
Proof.
  unfold const; intros V H. destruct (find u G) as [[[d|] [a b]]|] eqn:F; try discriminate.
  destruct (a =? b) eqn:E; inversion H; subst. apply Z.eqb_eq in E. destruct (V _ _ F) as [_ B]. unfold iin in B. cbn in B. lia.
Qed.
Lemma alias_ok e G u : valid e G -> e (alias G u) = e u.
Proof.
  unfold alias. intro V. destruct (find u G) as [[[[|[[k|w|] [|[z|z|]|z]] [|]]|] b]|] eqn:F; try reflexivity.
  destruct (_ <? _)%positive; [|reflexivity]. destruct (V _ _ F) as [D _]. rewrite (D _ eq_refl). cbn [ev mono]. lia.
Qed.
Lemma insert_ok e G m c t : valid e G -> tev (mono e) (insert G m c t) = tev (mono e) t + c * mono e m.
Proof.
  intro V. destruct m as [k|u|]; cbn [insert].
  - destruct (unpair k) as [u0 w0] eqn:U. cbv zeta. set (u := alias G u0). set (w := alias G w0).
    assert (M : mono e (xI k) = e u * e w) by (cbn; rewrite U; unfold u, w; rewrite !alias_ok by exact V; reflexivity).
    assert (Q : mono e (if (u =? u0)%positive && (w =? w0)%positive then xI k else quad u w) = e u * e w).
    { destruct (_ && _); [exact M | apply mono_quad]. }
    destruct (const G u) eqn:A; destruct (const G w) eqn:B; rewrite tadd_ok, ?Q, ?M, ?mono_lin;
      try apply (const_ok e) in A; try apply (const_ok e) in B; try assumption; rewrite <- ?A, <- ?B; cbn [mono]; ring.
  - destruct (const G u) eqn:A; rewrite tadd_ok; try apply (const_ok e) in A; try assumption; cbn [mono]; subst; ring.
  - rewrite tadd_ok. reflexivity.
Qed.
Lemma insert_all_ok e G k p : forall t, valid e G -> tev (mono e) (insert_all G k p t) = tev (mono e) t + k * ev e p.
Proof. induction p as [|[m c] p IH]; intros t V; cbn; [lia|]. rewrite IH, insert_ok by assumption. ring. Qed.
Lemma subst1_ok e G u t : valid e G -> tev (mono e) (subst1 G u t) = tev (mono e) t.
Proof.
  intro V. unfold subst1. destruct (_ =? 0); [reflexivity|].
  destruct (find u G) as [[[p|] b]|] eqn:F; try reflexivity.
  rewrite insert_all_ok, tadd_ok, mono_lin by assumption. destruct (V _ _ F) as [D _]. rewrite (D p eq_refl). ring.
Qed.
Lemma substs_ok e G n : forall u t, valid e G -> tev (mono e) (substs G n u t) = tev (mono e) t.
Proof. induction n; intros; cbn [substs]; [reflexivity|]. rewrite IHn, subst1_ok by assumption. reflexivity. Qed.
Lemma subst2_ok e G k t : valid e G -> tev (mono e) (subst2 G k t) = tev (mono e) t.
Proof.
  intro V. unfold subst2. destruct (unpair k) as [u w] eqn:U. destruct (_ =? 0); [reflexivity|].
  destruct (find u G) as [[[p|] b]|] eqn:F; try reflexivity. destruct (find w G) as [[[q|] d]|] eqn:H; try reflexivity.
  destruct (pmul p q) as [r|] eqn:M; [|reflexivity]. rewrite insert_all_ok, tadd_ok, (pmul_ok e _ _ _ M) by assumption.
  destruct (V _ _ F) as [D _]. destruct (V _ _ H) as [D' _]. rewrite <- (D p eq_refl), <- (D' q eq_refl). cbn [mono]. rewrite U. ring.
Qed.
Lemma opened_ok e G top p : forall t, valid e G -> tev (mono e) (opened G top p t) = tev (mono e) t.
Proof.
  induction p as [|[[k|u|] c] p IH]; intros t V; cbn [opened]; rewrite ?IH by assumption; try reflexivity.
  - destruct (unpair k) as [u w]. destruct (_ && _); [apply subst2_ok, V | reflexivity].
  - destruct (_ <? _)%positive; [apply subst1_ok, V | reflexivity].
Qed.
Lemma expand_ok e G n u p : valid e G -> tev (mono e) (expand G n u p) = ev e p.
Proof. intro V. unfold expand. rewrite substs_ok, opened_ok, insert_all_ok by assumption. cbn [tev]. ring. Qed.
Lemma mono_ivl_ok e G : valid e G -> forall m i, mono_ivl G m = Some i -> iin (mono e m) i.
Proof.
  intros V m i H. destruct m as [k|u|]; cbn [mono_ivl mono] in *.
  - destruct (unpair k) as [u w]. destruct (find u G) eqn:A; [|discriminate]. destruct (find w G) eqn:B; [|discriminate].
    inversion H; subst. apply imul_ok; [apply (V _ _ A) | apply (V _ _ B)].
  - destruct (find u G) eqn:A; [|discriminate]. inversion H; subst. apply (V _ _ A).
  - inversion H; unfold iin; simpl; lia.
Qed.
Lemma is_zero_ok e G t : valid e G -> is_zero G t = true -> tev (mono e) t = 0.
Proof.
  intros V H. unfold is_zero in H. apply orb_true_iff in H. destruct H as [H|H]; [apply tzero_ok, H|].
  destruct (tivl _ t) as [[a b]|] eqn:E; [|discriminate]. apply andb_true_iff in H. destruct H as [A B].
  apply Z.eqb_eq in A. apply Z.eqb_eq in B.
  pose proof (tivl_ok t _ (mono e) _ (mono_ivl_ok e G V) E) as K. unfold iin in K; cbn [fst snd] in K. lia.
Qed.
Lemma valid_bnd e G u i : valid e G -> iin (e u) i -> valid e (set_bnd G u i).
Proof.
  intros V B. unfold set_bnd. destruct (find u G) as [[d [a b]]|] eqn:F; apply valid_put; try assumption; split; cbn.
  - intros p H. apply (V _ _ F), H.
  - destruct (V _ _ F) as [_ K]. unfold iin in *; cbn in *; lia.
  - discriminate.
  - assumption.
Qed.
Definition claimed (e : env) (c : claim) : Prop :=
  match c with Within u i => iin (e u) i | Equals u p _ _ => e u = ev e p end.
Lemma holds_claim_ok e G c : valid e G -> holds_claim G c = true -> claimed e c.
Proof.
  intros V H. unfold holds_claim in H. apply orb_true_iff in H. destruct H as [H|H].
  { exfalso. unfold impossible in H. destruct (find _ G) as [f|] eqn:F; [|discriminate]. apply Z.ltb_lt in H.
    destruct (V _ _ F) as [_ K]. unfold iin in K. lia. }
  destruct c as [u [a b]|u p t n]; cbn [claimed] in *.
  - destruct (find u G) as [f|] eqn:F; [|discriminate]. apply andb_true_iff in H. destruct H as [A B].
    apply Z.leb_le in A. apply Z.leb_le in B. destruct (V _ _ F) as [_ K]. unfold iin in *; cbn; lia.
  - apply (is_zero_ok e) in H; [|assumption]. rewrite expand_ok in H by assumption.
    cbn [ev] in H. rewrite ev_scale, mono_lin in H. lia.
Qed.
Lemma add_claim_ok e G c : valid e G -> claimed e c -> valid e (add_claim G c).
Proof.
  intros V C. destruct c as [u i|u p t n]; cbn in *; [apply valid_bnd; assumption|].
  destruct (find u G) as [f|] eqn:F; [|assumption]. apply valid_put; [assumption|]. split; cbn.
  - intros q H; inversion H; subst; assumption.
  - apply (V _ _ F).
Qed.
Lemma is_at_most_ok e G x way most : valid e G -> is_at_most G x way most = true -> ev e x <= most.
Proof.
  intros V H. unfold is_at_most, at_most in H. destruct way as [[[k p] top] n]. destruct (k <=? 0) eqn:K; [discriminate|].
  apply Z.leb_gt in K. destruct (tivl _ _) as [[a b]|] eqn:T; [|discriminate]. apply Z.leb_le in H.
  pose proof (tivl_ok _ _ (mono e) _ (mono_ivl_ok e G V) T) as I. rewrite !insert_all_ok, expand_ok in I by assumption.
  unfold iin in I. cbn [fst snd] in I. assert (ev e x <= b / k); [|lia]. apply Z.div_le_lower_bound; lia.
Qed.
Lemma apply_ok e h : forall G G', valid e G -> apply h G = Some G' -> valid e G'.
Proof.
  induction h as [|u k p t n h IH|u k t n h IH|u p up down h IH|c h IH|u h IH|u g h IH|c h0 IH0 h1 IH1 cl h IH]; intros G G' V H; cbn [apply] in H.
  - inversion H; subst; assumption.
  - destruct (k <=? 0) eqn:K; [discriminate|]. apply Z.leb_gt in K.
    destruct (tivl _ _) as [[a b]|] eqn:E; [|discriminate].
    pose proof (tivl_ok _ _ (mono e) _ (mono_ivl_ok e G V) E) as B.
    rewrite insert_all_ok, insert_ok, expand_ok, mono_lin in B by assumption.
    eapply IH; [|exact H]. apply valid_bnd; [assumption|]. unfold iin in *; cbn [fst snd] in *.
    assert (Q : a <= k * e u <= b) by lia. split.
    + assert (- e u <= - a / k); [|lia]. apply Z.div_le_lower_bound; lia.
    + apply Z.div_le_lower_bound; lia.
  - destruct (find u G) as [f|] eqn:F; [|discriminate]. destruct (_ && _) eqn:C; [|discriminate].
    rewrite !andb_true_iff in C. destruct C as [[C1 C2] C3]. apply Z.ltb_lt in C1. apply Z.ltb_lt in C2.
    destruct (V _ _ F) as [_ B]. unfold iin in B. apply (tmultiple_ok k _ ltac:(lia) (mono e)) in C3.
    rewrite expand_ok in C3 by assumption. cbn [ev] in C3. rewrite mono_lin in C3. destruct C3 as [q C3].
    eapply IH; [|exact H]. apply valid_bnd; [assumption|]. unfold iin; cbn [fst snd]. assert (q = 0) by nia. lia.
  - destruct (_ && _) eqn:C; [|discriminate]. apply andb_true_iff in C. destruct C as [C1 C2].
    apply (is_at_most_ok e) in C1; [|assumption]. apply (is_at_most_ok e) in C2; [|assumption].
    cbn [ev] in C1, C2. rewrite ev_scale, mono_lin in C1. rewrite mono_lin in C2.
    eapply IH; [|exact H]. apply add_claim_ok; [assumption|]. cbn [claimed]. lia.
  - destruct (holds_claim G c) eqn:C; [|discriminate]. eapply IH; [|exact H].
    apply add_claim_ok; [assumption|]. eapply holds_claim_ok; eassumption.
  - eapply IH; [|exact H]. destruct (find u G) as [f|] eqn:F; [|assumption]. apply valid_put; [assumption|].
    split; cbn; [discriminate | apply (V _ _ F)].
  - destruct (find u G) as [f|] eqn:F; [|discriminate]. destruct (_ <? _) eqn:R; [|discriminate].
    apply Z.ltb_lt in R. destruct (V _ _ F) as [_ B]. unfold iin in B. exfalso. lia.
  - destruct (find c G) as [f|] eqn:F; [|discriminate].
    destruct ((0 <=? _) && _) eqn:R; [|discriminate]. apply andb_true_iff in R. destruct R as [R1 R2].
    apply Z.leb_le in R1. apply Z.leb_le in R2.
    destruct (apply h0 _) as [G0|] eqn:A0; [|discriminate]. destruct (apply h1 _) as [G1|] eqn:A1; [|discriminate].
    destruct (holds_claim G0 cl && _) eqn:C; [|discriminate]. apply andb_true_iff in C. destruct C as [C0 C1].
    destruct (V _ _ F) as [D B]. eapply IH; [|exact H]. apply add_claim_ok; [assumption|].
    unfold iin in B. assert (X : e c = 0 \/ e c = 1) by lia. destruct X as [X|X].
    + eapply holds_claim_ok; [|exact C0]. eapply IH0; [|exact A0]. apply valid_put; [assumption|].
      split; cbn; [exact D|]. unfold iin; cbn; lia.
    + eapply holds_claim_ok; [|exact C1]. eapply IH1; [|exact A1]. apply valid_put; [assumption|].
      split; cbn; [exact D|]. unfold iin; cbn; lia.
Qed.

(** * Symbolic execution *)
Lemma loc_eqb_eq a b : loc_eqb a b = true <-> a = b.
Proof.
  split.
  - destruct a as [r|f|x o], b as [r'|f'|x' o']; cbn; try discriminate; try (destruct f; discriminate).
    + intro H. f_equal. destruct r, r'; try reflexivity; discriminate H.
    + destruct f, f'; try discriminate; reflexivity.
    + rewrite andb_true_iff, !Z.eqb_eq. intros [-> ->]. reflexivity.
  - intros ->. destruct b as [r|[]|x o]; cbn; rewrite ?Z.eqb_refl; reflexivity.
Qed.
Lemma loc_dec (a b : loc) : a = b \/ a <> b.
Proof. destruct (loc_eqb a b) eqn:E; [left; apply loc_eqb_eq, E | right; intro H; apply loc_eqb_eq in H; congruence]. Qed.
Lemma upd_same s l v : upd s l v l = v.
Proof. unfold upd. destruct (loc_eqb l l) eqn:E; [reflexivity|]. assert (loc_eqb l l = true) by (apply loc_eqb_eq; reflexivity). congruence. Qed.
Lemma upd_other s l l' v : l <> l' -> upd s l v l' = s l'.
Proof. intro N. unfold upd. destruct (loc_eqb l l') eqn:E; [|reflexivity]. apply loc_eqb_eq in E. contradiction. Qed.
Lemma lookup_same l v Y : lookup l (store l v Y) = Some v.
Proof.
  assert (R : loc_eqb l l = true) by (apply loc_eqb_eq; reflexivity).
  induction Y as [|[l' v'] Y IH]; cbn; [rewrite R; reflexivity|].
  destruct (loc_eqb l' l) eqn:E; cbn; [rewrite R; reflexivity | rewrite E; exact IH].
Qed.
Lemma lookup_other l l' v Y : l <> l' -> lookup l' (store l v Y) = lookup l' Y.
Proof.
  intro N. assert (R : loc_eqb l l' = false) by (destruct (loc_eqb l l') eqn:E; [apply loc_eqb_eq in E; contradiction | reflexivity]).
  induction Y as [|[m v'] Y IH]; cbn; [rewrite R; reflexivity|].
  destruct (loc_eqb m l) eqn:E; cbn.
  - apply loc_eqb_eq in E; subst. rewrite R. reflexivity.
  - destruct (loc_eqb m l'); [reflexivity | exact IH].
Qed.

Definition range (l : loc) (z : Z) : Prop := match l with LF _ => 0 <= z <= 1 | _ => 0 <= z < W end.
Definition denotes (s0 : state) (e : env) (l : loc) (v : sval) (x : option val) : Prop :=
  match v with
  | SI p => x = Some (I (ev e p)) /\ range l (ev e p)
  | SP b o => x = Some (P b o)
  | SO l' => x = s0 l' /\ s0 l' <> None
  | SSome => x <> None
  | STop => True
  end.
Record rel (s0 : state) (e : env) (Y : sstate) (s : state) : Prop := {
  known : forall l v, lookup l Y = Some v -> denotes s0 e l v (s l);
  others : forall b o, lookup (LM b o) Y = None -> s (LM b o) = s0 (LM b o)
}.
Lemma rel_upd s0 e Y s l v x :
  rel s0 e Y s -> denotes s0 e l v x -> (forall b o, l = LM b o -> lookup l Y <> None) -> rel s0 e (store l v Y) (upd s l x).
Proof.
  intros [K O] D M. split.
  - intros l' v' H. destruct (loc_dec l l') as [->|N].
    + rewrite lookup_same in H. inversion H; subst. rewrite upd_same. assumption.
    + rewrite lookup_other in H by assumption. rewrite upd_other by assumption. apply K, H.
  - intros b o H. destruct (loc_dec l (LM b o)) as [->|N].
    + rewrite lookup_same in H. discriminate.
    + rewrite lookup_other in H by assumption. rewrite upd_other by assumption. apply O, H.
Qed.
Lemma rel_setr s0 e Y s r p z :
  rel s0 e Y s -> z = ev e p -> 0 <= z < W -> rel s0 e (ssetr Y r p) (setr s r z).
Proof. intros R -> B. apply rel_upd; [assumption | split; [reflexivity | exact B] | discriminate]. Qed.
Lemma rel_setf s0 e Y s f p z :
  rel s0 e Y s -> z = ev e p -> 0 <= z <= 1 -> rel s0 e (ssetf Y f p) (setf s f z).
Proof. intros R -> B. apply rel_upd; [assumption | split; [reflexivity | exact B] | discriminate]. Qed.
Lemma rel_top s0 e Y s f x : rel s0 e Y s -> rel s0 e (store (LF f) STop Y) (upd s (LF f) x).
Proof. intro R. apply rel_upd; [assumption | exact Logic.I | discriminate]. Qed.
Lemma rel_noflags s0 e Y s : rel s0 e Y s -> rel s0 e (snoflags Y) (noflags s).
Proof. intro R. apply rel_top, rel_top, R. Qed.

Lemma place_ok s0 e Y s o l : rel s0 e Y s -> splace Y o = Some l -> place s o = Some l.
Proof.
  intros R H. destruct o as [r|r d|z]; cbn in *; try assumption.
  destruct (lookup (LR r) Y) as [[|b o| | |]|] eqn:L; try discriminate.
  rewrite (known _ _ _ _ R _ _ L). assumption.
Qed.
Lemma splace_notflag Y o l : splace Y o = Some l -> forall f, l <> LF f.
Proof.
  intros H f E. subst. destruct o as [r|r d|z]; cbn in H; try discriminate.
  destruct (lookup (LR r) Y) as [[|b o| | |]|]; try discriminate. destruct (_ =? 0); discriminate.
Qed.
Lemma readv_ok s0 e Y s o v : rel s0 e Y s -> sreadv Y o = Some v ->
  exists x, readv s o = Some x /\ forall l, (forall f, l <> LF f) -> denotes s0 e l v (Some x).
Proof.
  intros R H. assert (D : forall l x, splace Y o = Some l -> lookup l Y = Some x -> x <> STop -> x <> SSome -> v = x ->
      exists y, s l = Some y /\ forall l', (forall f, l' <> LF f) -> denotes s0 e l' v (Some y)).
  { intros l x P L N N' ->. pose proof (known _ _ _ _ R _ _ L) as K. pose proof (splace_notflag _ _ _ P) as NF.
    assert (F : forall l' z, (forall f, l' <> LF f) -> range l z -> range l' z).
    { intros l' z Q. destruct l' as [|f|]; [| exfalso; apply (Q f); reflexivity|];
      (destruct l as [|f|]; [| exfalso; apply (NF f); reflexivity|]); cbn; auto. }
    destruct x as [p|b o'|l'| |]; cbn in K |- *.
    - destruct K as [-> B]. eexists; split; [reflexivity|]. intros. split; [reflexivity | apply F; assumption].
    - rewrite K. eexists; split; [reflexivity|]. intros; reflexivity.
    - destruct K as [-> B]. destruct (s0 l') as [y|] eqn:S0; [|contradiction]. exists y. split; [reflexivity|].
      intros. split; [reflexivity | discriminate].
    - contradiction.
    - contradiction. }
  destruct o as [r|r d|z]; cbn [sreadv readv] in *.
  - cbn in *. destruct (lookup (LR r) Y) as [x|] eqn:L; [|discriminate].
    eapply D; [reflexivity | exact L | intro; subst; discriminate | intro; subst; discriminate | destruct x; inversion H; reflexivity].
  - destruct (splace Y (OM r d)) as [l|] eqn:PL; [|discriminate]. rewrite (place_ok _ _ _ _ _ _ R PL).
    destruct (lookup l Y) as [x|] eqn:L; [|discriminate].
    eapply D; [reflexivity | exact L | intro; subst; discriminate | intro; subst; discriminate | destruct x; inversion H; reflexivity].
  - destruct ((0 <=? z) && (z <? W)) eqn:B; [|discriminate]. eexists; split; [reflexivity|]. intros l N.
    apply andb_true_iff in B. destruct B as [B1 B2]. apply Z.leb_le in B1. apply Z.ltb_lt in B2.
    assert (E : ev e (if z =? 0 then [] else [(xH, z)]) = z).
    { destruct (z =? 0) eqn:Z0; cbn; [apply Z.eqb_eq in Z0; lia | lia]. }
    inversion H; subst. unfold denotes. rewrite E. split; [reflexivity|].
    destruct l as [|f|]; [| exfalso; apply (N f); reflexivity|]; cbn [range]; split; assumption.
Qed.
Lemma read_ok s0 e Y s o p : rel s0 e Y s -> sread Y o = Some p -> read s o = Some (ev e p) /\ 0 <= ev e p < W.
Proof.
  intros R H. unfold sread in H. destruct (sreadv Y o) as [v|] eqn:V; [|discriminate]. destruct v; inversion H; subst.
  destruct (readv_ok _ _ _ _ _ _ R V) as [x [E D]]. unfold read. rewrite E.
  destruct (D (LR RAX)) as [X B]; [discriminate|]. inversion X; subst. split; [reflexivity | exact B].
Qed.
Lemma readf_ok s0 e Y s f p : rel s0 e Y s -> sreadf Y f = Some p -> readf s f = Some (ev e p) /\ 0 <= ev e p <= 1.
Proof.
  intros R H. unfold sreadf in H. destruct (lookup (LF f) Y) as [v|] eqn:V; [|discriminate]. destruct v; inversion H; subst.
  destruct (known _ _ _ _ R _ _ V) as [E B]. unfold readf. rewrite E. split; [reflexivity | exact B].
Qed.
Lemma write_ok s0 e Y s o v x Y' : rel s0 e Y s -> swrite Y o v = Some Y' ->
  (forall l, (forall f, l <> LF f) -> denotes s0 e l v (Some x)) -> exists s', write s o x = Some s' /\ rel s0 e Y' s'.
Proof.
  intros R H D. unfold swrite in H. destruct (splace Y o) as [l|] eqn:PL; [|discriminate].
  destruct (lookup l Y) as [w|] eqn:L; [|discriminate]. unfold write. rewrite (place_ok _ _ _ _ _ _ R PL).
  pose proof (known _ _ _ _ R _ _ L) as K.
  assert (Q : w <> STop -> s l <> None).
  { destruct w; cbn in K; intro N; [destruct K as [-> _]; discriminate | rewrite K; discriminate | destruct K as [-> K]; exact K | exact K | contradiction]. }
  destruct (s l) as [y|] eqn:SL; [|destruct w; try discriminate H; exfalso; refine (Q _ eq_refl); discriminate].
  assert (T : Y' = store l v Y) by (destruct w; inversion H; reflexivity). subst.
  eexists; split; [reflexivity|]. apply rel_upd; [assumption | apply D, (splace_notflag _ _ _ PL) | intros; congruence].
Qed.
Lemma stack_ok s0 e Y s b o : rel s0 e Y s -> sstack Y = Some (b, o) -> s (LR RSP) = Some (P b o).
Proof.
  intros R H. unfold sstack in H. destruct (lookup (LR RSP) Y) as [[|x y| | |]|] eqn:L; inversion H; subst. apply (known _ _ _ _ R _ _ L).
Qed.

Definition divided (e : env) (T : splits) : Prop := Forall (fun '(p, k, u) => e u = ev e p / 2 ^ k) T.
Lemma poly_eqb_eq p : forall q, poly_eqb p q = true -> p = q.
Proof.
  induction p as [|[m c] p IH]; intros [|[l d] q] H; try discriminate; [reflexivity|].
  unfold poly_eqb in H. cbn in H. rewrite !andb_true_iff in H. destruct H as [H1 [[H2 H3] H4]].
  apply Pos.eqb_eq in H2. apply Z.eqb_eq in H3. subst. f_equal. apply IH. unfold poly_eqb. rewrite H1, H4. reflexivity.
Qed.
Lemma same_ok e p k T q : divided e T -> same p k T = Some q -> ev e q = ev e p / 2 ^ k.
Proof.
  induction T as [|[[r j] u] T IH]; cbn [same]; intros D H; [discriminate|].
  pose proof (Forall_inv D) as D1. pose proof (Forall_inv_tail D) as D2. cbn in D1.
  destruct (_ && _) eqn:E; [|apply IH; assumption]. apply andb_true_iff in E. destruct E as [A B].
  apply Z.eqb_eq in A. apply poly_eqb_eq in B. inversion H; subst. cbn [ev]. rewrite mono_lin, D1. ring.
Qed.
Lemma pow_pos k : 0 <= k -> 0 < 2 ^ k. Proof. apply Z.pow_pos_nonneg; lia. Qed.
Lemma W_split k : 0 <= k <= 64 -> 2 ^ (64 - k) * 2 ^ k = W.
Proof. intro H. rewrite <- Z.pow_add_r by lia. unfold W. f_equal. lia. Qed.
Lemma log2_ok y k : log2 y = Some k -> 0 <= k < 64 /\ y = 2 ^ k - 1 /\ 0 < y.
Proof.
  unfold log2. destruct (_ && _) eqn:E; [|discriminate]. intro H; inversion H; subst.
  rewrite !andb_true_iff in E. destruct E as [[A B] C]. apply Z.ltb_lt in A. apply Z.eqb_eq in B. apply Z.ltb_lt in C.
  pose proof (Z.log2_nonneg (y + 1)). lia.
Qed.
Lemma as_const_ok e p z : as_const p = Some z -> ev e p = z.
Proof. destruct p as [|[[]c] []]; cbn; intro H; inversion H; lia. Qed.
Lemma as_mask_ok e G p c : valid e G -> as_mask G p = Some c -> ev e p = (W - 1) * ev e c /\ 0 <= ev e c <= 1.
Proof.
  intros V H. unfold as_mask in H. destruct p as [|[m k] [|]]; try discriminate; destruct m as [|u|]; try discriminate.
  destruct (find u G) as [f|] eqn:F; [|discriminate]. destruct (_ && _) eqn:E; [|discriminate].
  rewrite !andb_true_iff in E. destruct E as [[A B] C]. apply Z.eqb_eq in A. apply Z.leb_le in B. apply Z.leb_le in C.
  destruct (V _ _ F) as [_ I]. unfold iin in I. inversion H; subst. cbn [ev]. rewrite !mono_lin. cbn [mono]. lia.
Qed.

Lemma divided_ok e p k : 0 < 2 ^ k -> forallb (fun mc : positive * Z => snd mc mod 2 ^ k =? 0) p = true ->
  ev e p = 2 ^ k * ev e (map (fun '(m, c) => (m, c / 2 ^ k)) p).
Proof.
  intro P. induction p as [|[m c] p IH]; cbn [forallb ev map snd]; intro H; [lia|].
  apply andb_true_iff in H. destruct H as [A B]. apply Z.eqb_eq in A. rewrite (IH B).
  pose proof (Z.div_mod c (2 ^ k) ltac:(lia)) as DM. rewrite DM at 1. rewrite A. ring.
Qed.
Lemma quotient_of_ok e G p k T q : 0 <= k <= 64 -> valid e G -> divided e T -> quotient_of G p k T = Some q -> ev e q = ev e p / 2 ^ k.
Proof.
  intros K V D H. unfold quotient_of in H. destruct (same p k T) as [r|] eqn:S; [inversion H; subst; exact (same_ok _ _ _ _ _ D S)|].
  pose proof (pow_pos k ltac:(lia)). pose proof (pow_pos (64 - k) ltac:(lia)). pose proof (W_split k K) as WS.
  destruct (as_mask G p) as [c|] eqn:M.
  - assert (q = pscale (2 ^ (64 - k) - 1) c) as -> by congruence. destruct (as_mask_ok e _ _ _ V M) as [-> B]. rewrite ev_scale, <- WS.
    assert (Q : ev e c = 0 \/ ev e c = 1) by lia. destruct Q as [-> | ->]; [rewrite !Z.mul_0_r; reflexivity|].
    rewrite !Z.mul_1_r. apply (Z.div_unique _ _ _ (2 ^ k - 1)); [lia|]. generalize (2 ^ (64 - k)), (2 ^ k). intros; ring.
  - destruct p as [|[[m|u|] [|[c|c|]|c]] [|]]; try discriminate. destruct (find u G) as [[[r|] b]|] eqn:F; try discriminate.
    destruct (forallb _ r) eqn:A; [|discriminate]. inversion H; subst. destruct (V _ _ F) as [E _]. cbn [def] in E.
    cbn [ev]. rewrite mono_lin, (E r eq_refl). replace (1 * ev e r + 0) with (ev e r) by lia.
    rewrite (divided_ok e r k) by assumption. rewrite Z.mul_comm, Z.div_mul by lia. reflexivity.
Qed.
Lemma quotient_ok e u p k T G : 0 <= k <= 64 -> valid e G -> divided e T -> 0 <= ev e p < W -> e u = ev e p / 2 ^ k ->
  valid e (quotient u p k T G).
Proof.
  intros K V D B E. apply valid_put; [assumption|]. split; cbn [def bnd].
  - intros q H. rewrite E. symmetry. exact (quotient_of_ok _ _ _ _ _ _ K V D H).
  - pose proof (pow_pos k). pose proof (W_split k K). unfold iin; cbn [fst snd]. rewrite E. split; [apply Z.div_pos; lia|].
    assert (ev e p / 2 ^ k < 2 ^ (64 - k)); [|lia]. apply Z.div_lt_upper_bound; nia.
Qed.
Lemma W_pos : 0 < W. Proof. reflexivity. Qed.
Lemma masked_ok e G x y c z : valid e G -> 0 <= ev e x < W -> 0 <= ev e y < W -> masked G x y = Some (c, z) ->
  Z.land (ev e x) (ev e y) = ev e c * ev e z /\ 0 <= ev e c <= 1 /\ 0 <= ev e z < W.
Proof.
  intros V X Y M.
  assert (A : forall v w, 0 <= ev e w < W -> as_mask G v = Some c -> Z.land (ev e v) (ev e w) = ev e c * ev e w /\ 0 <= ev e c <= 1).
  { intros v w B K. destruct (as_mask_ok e _ _ _ V K) as [M1 M2]. split; [|assumption]. rewrite M1.
    assert (Q : ev e c = 0 \/ ev e c = 1) by lia. destruct Q as [-> | ->].
    - rewrite Z.mul_0_r. reflexivity.
    - rewrite Z.mul_1_r, Z.mul_1_l. change (W - 1) with (Z.ones 64). rewrite Z.land_comm, Z.land_ones by lia. apply Z.mod_small. exact B. }
  unfold masked in M. destruct (as_mask G x) as [d|] eqn:K.
  - inversion M; subst. destruct (A x z Y K). auto.
  - destruct (as_mask G y) as [d|] eqn:K'; [|discriminate]. inversion M; subst. destruct (A y z X K'). rewrite Z.land_comm. auto.
Qed.
Lemma multiples_ok e k p : 0 < 2 ^ k -> forallb (fun mc : positive * Z => snd mc mod 2 ^ k =? 0) p = true -> ev e p mod 2 ^ k = 0.
Proof.
  intro P. induction p as [|[m c] p IH]; cbn [forallb ev snd]; intro H; [reflexivity|].
  apply andb_true_iff in H. destruct H as [A B]. apply Z.eqb_eq in A. specialize (IH B).
  apply Z.mod_divide in A; [|lia]. apply Z.mod_divide in IH; [|lia]. apply Z.mod_divide; [lia|].
  apply Z.divide_add_r; [apply Z.divide_mul_l; exact A | exact IH].
Qed.
Lemma is_multiple_ok e G k p : valid e G -> 0 < 2 ^ k -> is_multiple G k p = true -> ev e p mod 2 ^ k = 0.
Proof.
  intros V P H. unfold is_multiple in H. destruct p as [|[[m|u|] c] [|]]; try discriminate; try (destruct c as [|[c|c|]|c]; discriminate).
  2: { apply Z.eqb_eq in H. cbn [ev]. change (mono e 1) with 1. rewrite Z.mul_1_r, Z.add_0_r. exact H. }
  destruct c as [|[c|c|]|c]; try discriminate. destruct (find u G) as [[[q|] b]|] eqn:F; try discriminate. destruct (V _ _ F) as [D _].
  cbn [ev]. rewrite mono_lin. cbn [def] in D. rewrite (D q eq_refl).
  replace (1 * ev e q + 0) with (ev e q) by lia. apply multiples_ok; assumption.
Qed.
Lemma most_of_ok e G p m : valid e G -> most_of G p = Some m -> ev e p <= m.
Proof.
  intros V H. assert (C : as_const p = Some m -> ev e p <= m) by (intro K; rewrite (as_const_ok e _ _ K); lia).
  unfold most_of in H. destruct p as [|[[q|u|] [|[c|c|]|c]] [|]]; try (apply C; exact H).
  destruct (find u G) as [f|] eqn:F; [|discriminate]. destruct (V _ _ F) as [_ I]. unfold iin in I. inversion H; subst.
  cbn [ev]. rewrite mono_lin. lia.
Qed.
Lemma sum_apart a b : Z.land a b = 0 -> a + b = Z.lor a b.
Proof. intro H. rewrite Z.add_nocarry_lxor, Z.lxor_lor by assumption. reflexivity. Qed.
Lemma lor_sum x y : Z.lor x y = x + Z.ldiff y x.
Proof.
  rewrite sum_apart; apply Z.bits_inj'; intros n N; rewrite ?Z.lor_spec, ?Z.land_spec, ?Z.ldiff_spec, ?Z.bits_0;
  destruct (Z.testbit x n), (Z.testbit y n); reflexivity.
Qed.
Lemma land_sum x y : y = Z.ldiff y x + Z.land x y.
Proof.
  rewrite sum_apart; apply Z.bits_inj'; intros n N; rewrite ?Z.lor_spec, ?Z.land_spec, ?Z.ldiff_spec, ?Z.bits_0, ?Z.land_spec;
  destruct (Z.testbit x n), (Z.testbit y n); reflexivity.
Qed.
Lemma lor_ok x y : 0 <= x < W -> 0 <= y < W ->
  0 <= Z.lor x y < W /\ 0 <= Z.lor x y - x < W /\ 0 <= Z.lor x y - y < W /\ 0 <= x + y - Z.lor x y < W.
Proof.
  intros X Y. assert (B : 0 <= Z.lor x y < W).
  { split; [apply Z.lor_nonneg; lia|]. destruct (Z.eq_dec (Z.lor x y) 0) as [->|N]; [reflexivity|].
    assert (0 <= Z.lor x y) by (apply Z.lor_nonneg; lia).
    apply Z.log2_lt_pow2; [lia|]. rewrite Z.log2_lor by lia.
    destruct (Z.eq_dec x 0) as [->|], (Z.eq_dec y 0) as [->|]; cbn [Z.lor] in *; try lia;
    apply Z.max_lub_lt; try (cbn; lia); apply Z.log2_lt_pow2; unfold W in *; lia. }
  pose proof (lor_sum x y) as S. pose proof (land_sum x y) as L.
  pose proof (lor_sum y x) as S'. rewrite Z.lor_comm in S'.
  assert (0 <= Z.ldiff y x) by (apply Z.ldiff_nonneg; lia). assert (0 <= Z.ldiff x y) by (apply Z.ldiff_nonneg; lia).
  assert (0 <= Z.land x y) by (apply Z.land_nonneg; lia). lia.
Qed.
Lemma lor_apart x y k : 0 <= k -> 0 <= y < 2 ^ k -> x mod 2 ^ k = 0 -> Z.lor x y = x + y.
Proof.
  intros K Y X. rewrite <- sum_apart; [reflexivity|]. apply Z.bits_inj'. intros n N. rewrite Z.land_spec, Z.bits_0.
  destruct (Z.lt_ge_cases n k).
  - rewrite <- (Z.mod_pow2_bits_low x k n) by assumption. rewrite X, Z.bits_0. reflexivity.
  - rewrite <- (Z.mod_small y (2 ^ k)) by assumption. rewrite Z.mod_pow2_bits_high by lia. apply andb_false_r.
Qed.
Lemma apart_ok e G x y : valid e G -> 0 <= ev e y -> apart G x y = true -> Z.lor (ev e x) (ev e y) = ev e x + ev e y.
Proof.
  intros V Y H. unfold apart in H. destruct (most_of G y) as [m|] eqn:M; [|discriminate]. apply andb_true_iff in H.
  destruct H as [A B]. apply Z.leb_le in A. apply (most_of_ok e) in M; [|assumption].
  pose proof (Z.log2_nonneg m). assert (P : 0 < 2 ^ (Z.log2 m + 1)) by (apply pow_pos; lia).
  apply (lor_apart _ _ (Z.log2 m + 1)); [lia | | eapply is_multiple_ok; eassumption].
  split; [assumption|]. destruct (Z.eq_dec m 0) as [->|N]; [cbn; lia|].
  destruct (Z.log2_spec m ltac:(lia)). unfold Z.succ in *. lia.
Qed.
Lemma as_bit_ok e G p : valid e G -> as_bit G p = true -> 0 <= ev e p <= 1.
Proof.
  intros V H. unfold as_bit in H. destruct p as [|[[m|u|] [|[c|c|]|c]] [|]]; try discriminate.
  destruct (find u G) as [f|] eqn:F; [|discriminate]. apply andb_true_iff in H. destruct H as [A B].
  apply Z.leb_le in A. apply Z.leb_le in B. destruct (V _ _ F) as [_ I]. unfold iin in I. cbn [ev]. rewrite mono_lin. lia.
Qed.
#[local] Hint Resolve valid_put : core.
Lemma some_inj {A} (a b : A) : Some a = Some b -> b = a.
Proof. intro H; inversion H; reflexivity. Qed.
Ltac fact := split; cbn [def bnd word]; [intros ? Eq; try discriminate Eq; apply some_inj in Eq; rewrite Eq; clear Eq | unfold iin; cbn [fst snd]].
Ltac evs := repeat (progress cbn [ev app] || rewrite !ev_app || rewrite !ev_scale || rewrite !mono_lin || rewrite !mono_lin).

Lemma out_inj {A B C} (a a' : A) (b b' : B) (c c' : C) : Some (a, b, c) = Some (a', b', c') -> a = a' /\ b = b' /\ c = c'.
Proof. intro H; inversion H; auto. Qed.
Ltac out H := first [discriminate H | apply out_inj in H; destruct H as [<- [<- <-]]].

(** The main lemma: a symbolic step is a step. *)
Lemma sstep_ok s0 e i n Y G T Y' G' T' s :
  rel s0 e Y s -> valid e G -> divided e T -> sstep i n Y G T = Some (Y', G', T') ->
  exists s' a b c d, step i s = Some (s', (a, b, c, d))
    /\ (e (v1 n) = a -> e (v2 n) = b -> e (v3 n) = c -> e (v4 n) = d -> rel s0 e Y' s' /\ valid e G' /\ divided e T').
Proof.
  intros R V D H. pose proof W_pos as WP.
  destruct i; cbn [sstep] in H; cbn [step].
  - (* mov *)
    destruct (sreadv Y s1) as [v|] eqn:A; [|discriminate]. destruct (swrite Y d v) as [Z|] eqn:B; out H.
    destruct (readv_ok _ _ _ _ _ _ R A) as [x [-> X]]. destruct (write_ok _ _ _ _ _ _ _ _ R B X) as [t [-> Q]].
    do 5 eexists; split; [reflexivity|]. auto.
  - (* lea *)
    destruct (sread Y (OR b)) as [x|] eqn:A; [|discriminate].
    destruct (match i with Some r => sread Y (OR r) | None => Some [] end) as [y|] eqn:B; [|discriminate].
    destruct (_ && _) eqn:C; [|discriminate]. out H.
    destruct (read_ok _ _ _ _ _ _ R A) as [RX X].
    assert (SB : exists z, s (LR b) = Some (I z)).
    { unfold read, readv in RX. cbn [place] in RX. destruct (s (LR b)) as [[z|? ?]|]; [exists z; reflexivity | discriminate | discriminate]. }
    destruct SB as [z ->]. rewrite RX.
    assert (Q : match i with Some r => read s (OR r) | None => Some 0 end = Some (ev e y) /\ 0 <= ev e y < W).
    { destruct i; [apply (read_ok _ _ _ _ _ _ R B) | inversion B; subst; cbn; split; [reflexivity | lia]]. }
    destruct Q as [-> Y0]. rewrite !andb_true_iff in C. destruct C as [[[C1 C2] C3] C4]. rewrite C1, C2, C3, C4.
    apply Z.leb_le in C1. apply Z.leb_le in C2. apply Z.leb_le in C3. apply Z.ltb_lt in C4.
    do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    set (t := ev e x + ev e y * scale + disp) in *.
    pose proof (Z.div_mod t W ltac:(lia)). pose proof (Z.mod_pos_bound t W WP).
    split; [|split; [|assumption]].
    + apply rel_setr; [assumption | unfold at1; evs; lia | assumption].
    + apply valid_put; [apply valid_put; [assumption|]|]; fact; evs.
      * rewrite E2. unfold W in *. split; [apply Z.div_le_lower_bound | assert (t / 2 ^ 64 < 10); [apply Z.div_lt_upper_bound|]]; nia.
      * rewrite E1, E2. subst t. cbn [mono]. lia.
      * lia.
  - (* add, adc, adcx, adox, sub, sbb *)
    destruct (sread Y (OR d)) as [x|] eqn:A; [|discriminate]. destruct (sread Y s1) as [y|] eqn:B; [|discriminate].
    destruct (match k with Add | Sub => Some [] | Adox => sreadf Y OF | _ => sreadf Y CF end) as [c|] eqn:C; [|discriminate].
    out H.
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. destruct (read_ok _ _ _ _ _ _ R B) as [-> Y0].
    assert (Q : match k with Add | Sub => Some 0 | Adox => readf s OF | _ => readf s CF end = Some (ev e c) /\ 0 <= ev e c <= 1).
    { destruct k; try (apply (readf_ok _ _ _ _ _ _ R C)); inversion C; subst; cbn; split; try reflexivity; lia. }
    destruct Q as [-> C0]. do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    set (t := match k with Sub | Sbb => ev e x - ev e y - ev e c | _ => ev e x + ev e y + ev e c end) in *.
    pose proof (Z.div_mod t W ltac:(lia)). pose proof (Z.mod_pos_bound t W WP).
    assert (OB : 0 <= match k with Sub | Sbb => - (t / W) | _ => t / W end <= 1).
    { assert (TB : match k with Sub | Sbb => - W <= t < W | _ => 0 <= t < 2 * W end) by (destruct k; subst t; lia).
      assert (LO : forall j, W * j <= t -> j <= t / W) by (intros; apply Z.div_le_lower_bound; lia).
      assert (HI : forall j, t < W * j -> t / W < j) by (intros; apply Z.div_lt_upper_bound; lia).
      destruct k; try (pose proof (LO 0 ltac:(lia)); pose proof (HI 2 ltac:(lia)); lia);
      pose proof (LO (-1) ltac:(lia)); pose proof (HI 1 ltac:(lia)); lia. }
    assert (RS : rel s0 e (ssetr Y d (at1 n)) (setr s d (t mod W))) by (apply rel_setr; [assumption | unfold at1; evs; lia | assumption]).
    split; [|split; [|assumption]].
    + destruct k; repeat first [apply rel_top | apply rel_setf]; try exact RS; evs; try lia; exact OB.
    + apply valid_put; [apply valid_put; [assumption|]|]; fact; evs.
      * rewrite E2. exact OB.
      * destruct k; evs; rewrite E1, E2; subst t; lia.
      * lia.
  - (* mulx *)
    destruct (sread Y (OR RDX)) as [x|] eqn:A; [|discriminate]. destruct (sread Y s1) as [y|] eqn:B; [|discriminate].
    destruct (pmul x y) as [p|] eqn:C; [|discriminate]. out H.
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. destruct (read_ok _ _ _ _ _ _ R B) as [-> Y0].
    pose proof (pmul_ok e _ _ _ C) as M. do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    pose proof (Z.div_mod (ev e x * ev e y) W ltac:(lia)). pose proof (Z.mod_pos_bound (ev e x * ev e y) W WP).
    assert (HB : 0 <= ev e x * ev e y / W < W) by (split; [apply Z.div_pos; nia | apply Z.div_lt_upper_bound; nia]).
    split; [|split; [|assumption]].
    + apply rel_setr; [apply rel_setr; [assumption | unfold at1; evs; lia | assumption] | evs; lia | assumption].
    + apply valid_put; [apply valid_put; [assumption|]|]; fact; evs; try lia.
  - (* mul *)
    destruct (sread Y (OR RAX)) as [x|] eqn:A; [|discriminate]. destruct (sread Y s1) as [y|] eqn:B; [|discriminate].
    destruct (pmul x y) as [p|] eqn:C; [|discriminate]. out H.
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. destruct (read_ok _ _ _ _ _ _ R B) as [-> Y0].
    pose proof (pmul_ok e _ _ _ C) as M. do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    pose proof (Z.div_mod (ev e x * ev e y) W ltac:(lia)). pose proof (Z.mod_pos_bound (ev e x * ev e y) W WP).
    assert (HB : 0 <= ev e x * ev e y / W < W) by (split; [apply Z.div_pos; nia | apply Z.div_lt_upper_bound; nia]).
    split; [|split; [|assumption]].
    + apply rel_noflags, rel_setr; [apply rel_setr; [assumption | unfold at1; evs; lia | assumption] | evs; lia | assumption].
    + apply valid_put; [apply valid_put; [assumption|]|]; fact; evs; try lia.
  - (* imul *)
    destruct (sread Y x) as [x'|] eqn:A; [|discriminate]. destruct (sread Y y) as [y'|] eqn:B; [|discriminate].
    destruct (pmul x' y') as [p|] eqn:C; [|discriminate]. out H.
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. destruct (read_ok _ _ _ _ _ _ R B) as [-> Y0].
    pose proof (pmul_ok e _ _ _ C) as M. do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    pose proof (Z.div_mod (ev e x' * ev e y') W ltac:(lia)). pose proof (Z.mod_pos_bound (ev e x' * ev e y') W WP).
    assert (HB : 0 <= ev e x' * ev e y' / W < W) by (split; [apply Z.div_pos; nia | apply Z.div_lt_upper_bound; nia]).
    split; [|split; [|assumption]].
    + apply rel_noflags, rel_setr; [assumption | unfold at1; evs; lia | assumption].
    + apply valid_put; [apply valid_put; [assumption|]|]; fact; evs; try lia.
  - (* xor d, d *)
    out H. do 5 eexists; split; [reflexivity|]. intros. split; [|auto].
    repeat first [apply rel_setf | apply rel_setr]; try assumption; cbn; lia.
  - (* sbb d, d *)
    destruct (sreadf Y CF) as [c|] eqn:A; out H. destruct (readf_ok _ _ _ _ _ _ R A) as [-> C].
    do 5 eexists; split; [reflexivity|]. intros. split; [|auto].
    assert (X : - ev e c mod W = (W - 1) * ev e c).
    { assert (Q : ev e c = 0 \/ ev e c = 1) by lia. destruct Q as [-> | ->]; reflexivity. }
    apply rel_top, rel_setr; [assumption | evs; assumption | rewrite X; nia].
  - (* and *)
    destruct (sread Y (OR d)) as [x|] eqn:A; [|discriminate]. destruct (sread Y s1) as [y|] eqn:B; [|discriminate].
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. destruct (read_ok _ _ _ _ _ _ R B) as [-> Y0].
    do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    destruct (masked G x y) as [[c z]|] eqn:M.
    + destruct (pmul c z) as [p|] eqn:C; [|discriminate H]. out H. destruct (masked_ok e _ _ _ _ _ V X Y0 M) as (L & M2 & ZB).
      pose proof (pmul_ok e _ _ _ C) as M3.
      assert (LB : 0 <= Z.land (ev e x) (ev e y) < W) by (rewrite L; nia).
      split; [|split; [|assumption]].
      * apply rel_noflags, rel_setr; [assumption | unfold at1; evs; lia | assumption].
      * apply valid_put; [assumption|]; fact; evs; lia.
    + destruct (as_const y) as [z|] eqn:C; [|discriminate]. destruct (log2 z) as [k|] eqn:K; out H.
      rewrite (as_const_ok e _ _ C) in *. destruct (log2_ok _ _ K) as [K1 [K2 K3]].
      pose proof (pow_pos k ltac:(lia)).
      assert (L : Z.land (ev e x) z = ev e x mod 2 ^ k).
      { rewrite K2. replace (2 ^ k - 1) with (Z.ones k) by (rewrite Z.ones_equiv; lia). apply Z.land_ones; lia. }
      assert (K4 : z + 1 = 2 ^ k) by lia. rewrite K4 in *.
      pose proof (Z.div_mod (ev e x) (2 ^ k) ltac:(lia)). pose proof (Z.mod_pos_bound (ev e x) (2 ^ k) ltac:(lia)).
      split; [|split].
      * apply rel_noflags, rel_setr; [assumption | unfold at1; evs; lia | lia].
      * apply valid_put; [apply quotient_ok; try assumption; lia|]; fact; evs; lia.
      * constructor; assumption.
  - (* or *)
    destruct (sread Y (OR d)) as [x|] eqn:A; [|discriminate]. destruct (sread Y s1) as [y|] eqn:B; [|discriminate]. out H.
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. destruct (read_ok _ _ _ _ _ _ R B) as [-> Y0].
    do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4. destruct (lor_ok _ _ X Y0) as (L1 & L2 & L3 & L4).
    split; [|split; [|assumption]].
    + apply rel_noflags, rel_setr; [assumption | unfold at1; evs; lia | assumption].
    + apply valid_put; [apply valid_put; [|]|]; try (fact; evs; lia).
      destruct (apart G x y || apart G y x) eqn:Q.
      * apply valid_put; [assumption|]. assert (Z.lor (ev e x) (ev e y) = ev e x + ev e y).
        { apply orb_true_iff in Q. destruct Q as [Q|Q]; [eapply apart_ok; [exact V | lia | exact Q]|].
          rewrite Z.lor_comm, Z.add_comm. eapply apart_ok; [exact V | lia | exact Q]. }
        fact; lia.
      * apply valid_put; [apply valid_put; [assumption|]|]; fact; evs; lia.
  - (* cmp *)
    destruct (sread Y x) as [p|] eqn:A; [|discriminate]. destruct (sread Y y) as [q|] eqn:B; [|discriminate]. out H.
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. destruct (read_ok _ _ _ _ _ _ R B) as [-> Y0].
    do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    set (t := ev e p - ev e q) in *. pose proof (Z.div_mod t W ltac:(lia)). pose proof (Z.mod_pos_bound t W WP).
    assert (- W < t < W) by (subst t; lia).
    assert (-1 <= t / W) by (apply Z.div_le_lower_bound; lia). assert (t / W < 1) by (apply Z.div_lt_upper_bound; lia).
    split; [|split; [|assumption]].
    + apply rel_top, rel_setf; [assumption | evs; lia | lia].
    + apply valid_put; [apply valid_put; [assumption|]|]; fact; evs; subst t; lia.
  - (* bt, btr *)
    destruct (sread Y (OR d)) as [x|] eqn:A; [|discriminate]. destruct (_ && _) eqn:K in H; [|discriminate]. rewrite K.
    apply andb_true_iff in K. destruct K as [K1 K2]. apply Z.leb_le in K1. apply Z.ltb_lt in K2.
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    pose proof (pow_pos k K1). assert (D2 : 2 ^ (k + 1) = 2 * 2 ^ k) by (rewrite Z.pow_add_r by lia; lia).
    pose proof (Z.div_mod (ev e x) (2 ^ k) ltac:(lia)) as DM. pose proof (Z.mod_pos_bound (ev e x) (2 ^ k) ltac:(lia)).
    pose proof (Z.div_mod (ev e x / 2 ^ k) 2 ltac:(lia)) as DM2. pose proof (Z.mod_pos_bound (ev e x / 2 ^ k) 2 ltac:(lia)).
    rewrite Z.div_div in DM2 by lia. rewrite (Z.mul_comm (2 ^ k) 2), <- D2 in DM2.
    assert (Q : ev e x = 2 ^ (k + 1) * e (v1 n) + 2 ^ k * e (v2 n) + e (v3 n)) by (rewrite E1, E2, E3, D2; rewrite DM at 1; rewrite DM2 at 1; rewrite D2; ring).
    assert (QB : 0 <= e (v2 n) <= 1 /\ 0 <= e (v3 n) <= 2 ^ k - 1) by (rewrite E2, E3; lia).
    assert (Q1 : 0 <= e (v1 n)) by (rewrite E1; apply Z.div_pos; lia).
    destruct (negb reset && (k =? 0) && as_bit G x) eqn:S.
    { out H. rewrite !andb_true_iff in S. destruct S as [[S1 S2] S3]. destruct reset; [discriminate|]. apply Z.eqb_eq in S2. subst k.
      pose proof (as_bit_ok e _ _ V S3) as SB. split; [|auto]. apply rel_top, rel_setf; [assumption | | lia].
      change (2 ^ 0) with 1. rewrite Z.div_1_r. apply Z.mod_small. lia. }
    out H. set (r := if k =? 0 then _ else _).
    assert (RB : ev e r = ev e x - 2 ^ k * e (v2 n) /\ 0 <= ev e x - 2 ^ k * e (v2 n)).
    { split; [|nia]. subst r. destruct (k =? 0) eqn:Z0; [apply Z.eqb_eq in Z0; subst k; evs; change (2 ^ 0) with 1 in *; change (2 ^ (0 + 1)) with 2 in *; lia|].
      destruct (k =? 63) eqn:Z1; evs; [|lia]. apply Z.eqb_eq in Z1; subst k. rewrite Q. enough (e (v1 n) = 0) by lia.
      rewrite E1. apply Z.div_small. exact X. }
    destruct RB as [RE RB].
    assert (VQ : valid e (quotient (v1 n) x (k + 1) T G)) by (apply quotient_ok; try assumption; lia).
    split; [|split; [|constructor; assumption]].
    + assert (R1 : rel s0 e (store (LF OF) STop (ssetf Y CF [(lin (v2 n), 1)])) (upd (setf s CF (ev e x / 2 ^ k mod 2)) (LF OF) None)).
      { apply rel_top, rel_setf; [assumption | evs; lia | lia]. }
      destruct reset; [|exact R1]. apply rel_setr; [exact R1 | lia | nia].
    + destruct (k =? 0) eqn:Z0.
      * apply Z.eqb_eq in Z0. subst k. change (2 ^ 0) with 1 in *. apply valid_put; [exact VQ|]; fact; evs; lia.
      * apply valid_put; [apply valid_put; [exact VQ|]|]; fact; evs; lia.
  - (* cmov *)
    destruct (sread Y (OR d)) as [x|] eqn:A; [|discriminate]. destruct (sread Y s1) as [y|] eqn:B; [|discriminate].
    destruct (sreadf Y f) as [c|] eqn:F; [|discriminate].
    destruct (pmul c (y ++ pscale (-1) x)) as [p|] eqn:C; out H.
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. destruct (read_ok _ _ _ _ _ _ R B) as [-> Y0].
    destruct (readf_ok _ _ _ _ _ _ R F) as [-> FB].
    pose proof (pmul_ok e _ _ _ C) as M. rewrite ev_app, ev_scale in M.
    do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    assert (Q : (ev e c = 0 /\ (ev e c =? 1) = false) \/ (ev e c = 1 /\ (ev e c =? 1) = true)).
    { assert (Q : ev e c = 0 \/ ev e c = 1) by lia. destruct Q as [-> | ->]; auto. }
    split; [|split; [|assumption]].
    + apply rel_setr; [assumption | unfold at1; evs; lia | destruct (xorb _ _); assumption].
    + apply valid_put; [apply valid_put; [assumption|]|]; fact; evs.
      * rewrite E2. destruct not, Q as [[Q1 Q2]|[Q1 Q2]]; rewrite Q2; cbn [xorb]; evs; rewrite M, Q1; lia.
      * rewrite E2. destruct (xorb _ _); lia.
      * lia.
      * rewrite E1. destruct (xorb _ _); lia.
  - (* setc *)
    destruct (sreadf Y f) as [c|] eqn:A; out H. destruct (readf_ok _ _ _ _ _ _ R A) as [-> C].
    do 5 eexists; split; [reflexivity|]. intros. split; [|auto]. unfold W in *. apply rel_setr; [assumption | reflexivity | unfold W; lia].
  - (* shl *)
    destruct (sread Y (OR d)) as [x|] eqn:A; [|discriminate]. destruct (_ && _) eqn:K; out H.
    apply andb_true_iff in K. destruct K as [K1 K2]. apply Z.ltb_lt in K1. apply Z.ltb_lt in K2.
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    pose proof (pow_pos k ltac:(lia)). pose proof (pow_pos (64 - k) ltac:(lia)). pose proof (W_split k ltac:(lia)) as WS.
    pose proof (Z.mod_pos_bound (ev e x * 2 ^ k) W WP).
    assert (L : ev e x * 2 ^ k mod W = ev e x * 2 ^ k - W * (ev e x / 2 ^ (64 - k))).
    { rewrite Z.mod_eq by lia. rewrite <- WS at 2. rewrite Z.div_mul_cancel_r by lia. reflexivity. }
    assert (LB : 0 <= ev e x * 2 ^ k mod W <= W - 2 ^ k).
    { rewrite <- WS. rewrite Z.mul_mod_distr_r by lia. pose proof (Z.mod_pos_bound (ev e x) (2 ^ (64 - k)) ltac:(lia)). nia. }
    split; [|split].
    + apply rel_noflags, rel_setr; [assumption | unfold at1; evs; lia | assumption].
    + apply valid_put; [apply quotient_ok; try assumption; lia|]; fact; evs; lia.
    + constructor; assumption.
  - (* shr *)
    destruct (sread Y (OR d)) as [x|] eqn:A; [|discriminate]. destruct (_ && _) eqn:K; out H.
    apply andb_true_iff in K. destruct K as [K1 K2]. apply Z.ltb_lt in K1. apply Z.ltb_lt in K2.
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    pose proof (pow_pos k ltac:(lia)). pose proof (Z.div_mod (ev e x) (2 ^ k) ltac:(lia)). pose proof (Z.mod_pos_bound (ev e x) (2 ^ k) ltac:(lia)).
    assert (0 <= ev e x / 2 ^ k < W) by (split; [apply Z.div_pos; lia | apply Z.div_lt_upper_bound; nia]).
    split; [|split].
    + apply rel_noflags, rel_setr; [assumption | unfold at1; evs; lia | assumption].
    + assert (MU : is_multiple G k x = true -> ev e x mod 2 ^ k = 0) by (intro; eapply is_multiple_ok; [exact V | lia | assumption]).
      apply valid_put; [apply quotient_ok; try assumption; lia|].
      destruct (is_multiple G k x); [specialize (MU eq_refl); destruct (quotient_of G x k T)|]; fact; evs; lia.
    + constructor; assumption.
  - (* shld *)
    destruct (sread Y (OR d)) as [x|] eqn:A; [|discriminate]. destruct (sread Y (OR s1)) as [y|] eqn:B; [|discriminate].
    destruct (_ && _) eqn:K; out H.
    apply andb_true_iff in K. destruct K as [K1 K2]. apply Z.ltb_lt in K1. apply Z.ltb_lt in K2.
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. destruct (read_ok _ _ _ _ _ _ R B) as [-> Y0].
    do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    pose proof (pow_pos k ltac:(lia)). pose proof (pow_pos (64 - k) ltac:(lia)). pose proof (W_split k ltac:(lia)) as WS.
    assert (L : ev e x * 2 ^ k mod W = ev e x * 2 ^ k - W * (ev e x / 2 ^ (64 - k))).
    { rewrite Z.mod_eq by lia. rewrite <- WS at 2. rewrite Z.div_mul_cancel_r by lia. reflexivity. }
    assert (HB : 0 <= ev e y / 2 ^ (64 - k) < 2 ^ k) by (split; [apply Z.div_pos; lia | apply Z.div_lt_upper_bound; lia]).
    assert (LB : 0 <= ev e x * 2 ^ k mod W <= W - 2 ^ k).
    { rewrite <- WS. rewrite Z.mul_mod_distr_r by lia. pose proof (Z.mod_pos_bound (ev e x) (2 ^ (64 - k)) ltac:(lia)). nia. }
    split; [|split].
    + apply rel_noflags, rel_setr; [assumption | unfold at1; evs; lia | lia].
    + apply valid_put; [apply quotient_ok; try assumption; try lia; apply quotient_ok; try assumption; lia|]; fact; evs; lia.
    + constructor; [assumption|]. constructor; assumption.
  - (* shrd *)
    destruct (sread Y (OR d)) as [x|] eqn:A; [|discriminate]. destruct (sread Y (OR s1)) as [y|] eqn:B; [|discriminate].
    destruct (_ && _) eqn:K; out H.
    apply andb_true_iff in K. destruct K as [K1 K2]. apply Z.ltb_lt in K1. apply Z.ltb_lt in K2.
    destruct (read_ok _ _ _ _ _ _ R A) as [-> X]. destruct (read_ok _ _ _ _ _ _ R B) as [-> Y0].
    do 5 eexists; split; [reflexivity|]. intros E1 E2 E3 E4.
    pose proof (pow_pos k ltac:(lia)). pose proof (pow_pos (64 - k) ltac:(lia)). pose proof (W_split k ltac:(lia)) as WS.
    assert (HB : 0 <= ev e x / 2 ^ k < 2 ^ (64 - k)) by (split; [apply Z.div_pos; lia | apply Z.div_lt_upper_bound; lia]).
    pose proof (Z.div_mod (ev e y) (2 ^ k) ltac:(lia)) as DM. pose proof (Z.mod_pos_bound (ev e y) (2 ^ k) ltac:(lia)).
    pose proof (Z.div_mod (ev e x) (2 ^ k) ltac:(lia)) as DX. pose proof (Z.mod_pos_bound (ev e x) (2 ^ k) ltac:(lia)).
    assert (L : ev e x / 2 ^ k + ev e y mod 2 ^ k * 2 ^ (64 - k) = ev e x / 2 ^ k + 2 ^ (64 - k) * ev e y - W * (ev e y / 2 ^ k)) by (rewrite <- WS; nia).
    assert (LB : 0 <= ev e x / 2 ^ k + ev e y mod 2 ^ k * 2 ^ (64 - k) < W) by (rewrite <- WS; nia).
    split; [|split].
    + apply rel_noflags, rel_setr; [assumption | unfold at1; evs; lia | assumption].
    + apply valid_put; [apply valid_put; [apply quotient_ok; try assumption; try lia; apply quotient_ok; try assumption; lia|]|]; fact; evs; lia.
    + constructor; [assumption|]. constructor; assumption.
  - (* push *)
    destruct (sreadv Y (OR r)) as [v|] eqn:A; [|discriminate]. destruct (sstack Y) as [[b o]|] eqn:B; [|discriminate].
    destruct (swrite Y (OM RSP (-8)) v) as [Z|] eqn:C; out H.
    destruct (readv_ok _ _ _ _ _ _ R A) as [x [RX X]]. cbn in RX. rewrite RX, (stack_ok _ _ _ _ _ _ R B).
    destruct (write_ok _ _ _ _ _ _ _ _ R C X) as [t [-> Q]].
    do 5 eexists; split; [reflexivity|]. intros. split; [|auto]. apply rel_upd; [assumption | reflexivity | discriminate].
  - (* pop *)
    destruct (sreadv Y (OM RSP 0)) as [v|] eqn:A; [|discriminate]. destruct (sstack Y) as [[b o]|] eqn:B; out H.
    destruct (readv_ok _ _ _ _ _ _ R A) as [x [-> X]]. rewrite (stack_ok _ _ _ _ _ _ R B).
    do 5 eexists; split; [reflexivity|]. intros. split; [|auto].
    apply rel_upd; [apply rel_upd; [assumption | reflexivity | discriminate] | apply X; discriminate | discriminate].
  - (* add rsp *)
    destruct (sstack Y) as [[b o]|] eqn:B; out H. rewrite (stack_ok _ _ _ _ _ _ R B).
    do 5 eexists; split; [reflexivity|]. intros. split; [|auto].
    apply rel_noflags, rel_upd; [assumption | reflexivity | discriminate].
Qed.
