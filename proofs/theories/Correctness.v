(** From a symbolic run to the statement. *)
Require Import ZArith List Bool Lia FMapPositive.
From Ecgen Require Import Semantics Statement Straight Polynomials Checker Soundness.
Import ListNotations.
Open Scope Z_scope.

(** Some environment names what is observed on the way. *)
Fixpoint agrees (e : env) (n : positive) (c : list instr) (s : state) : Prop :=
  match c with
  | [] => True
  | i :: c => match step i s with
              | Some (t, (x, y, z, w)) => e (v1 n) = x /\ e (v2 n) = y /\ e (v3 n) = z /\ e (v4 n) = w /\ agrees e (Pos.succ n) c t
              | None => True
              end
  end.
Lemma agrees_exists c : forall n s e0, exists e, agrees e n c s /\ forall u, (idx u < n)%positive -> e u = e0 u.
Proof.
  induction c as [|i c IH]; intros n s e0; cbn [agrees]; [exists e0; auto|].
  destruct (step i s) as [[t [[[x y] z] w]]|]; [|exists e0; auto].
  set (e1 := fun u => if Pos.eq_dec u (v1 n) then x else if Pos.eq_dec u (v2 n) then y else if Pos.eq_dec u (v3 n) then z
                      else if Pos.eq_dec u (v4 n) then w else e0 u).
  destruct (IH (Pos.succ n) t e1) as [e [A B]]. exists e.
  assert (Q : e (v1 n) = x /\ e (v2 n) = y /\ e (v3 n) = z /\ e (v4 n) = w).
  { rewrite !B by (cbn; lia). unfold e1, v1, v2, v3, v4. repeat destruct (Pos.eq_dec _ _); try discriminate; try congruence; auto. }
  destruct Q as (Q1 & Q2 & Q3 & Q4).
  split; [auto 6|]. intros u H. rewrite B by lia. unfold e1.
  repeat (destruct (Pos.eq_dec _ _); [subst; cbn in H; lia|]). reflexivity.
Qed.
Lemma restate_ok s0 e u d Y G s : rel s0 e Y s -> valid e G -> rel s0 e (restate u d Y G) s.
Proof.
  intros R V. unfold restate. destruct (lookup (LR d) Y) as [[q| | | |]|] eqn:L; try exact R.
  destruct (find u G) as [[[p|] b]|] eqn:F; try exact R. destruct (poly_eqb q [(lin u, 1)]) eqn:Q; [|exact R].
  apply poly_eqb_eq in Q. subst. destruct (V _ _ F) as [D _]. pose proof (known _ _ _ _ R _ _ L) as [K B].
  assert (X : ev e [(lin u, 1)] = ev e p) by (evs; rewrite (D p eq_refl); lia). rewrite X in *.
  split.
  - intros l v H. destruct (loc_dec (LR d) l) as [<-|N]; [rewrite lookup_same in H; inversion H; subst; split; assumption|].
    rewrite lookup_other in H by assumption. apply (known _ _ _ _ R), H.
  - intros b0 o H. rewrite lookup_other in H by discriminate. apply (others _ _ _ _ R), H.
Qed.
Lemma srun_ok sums s0 e c : forall n Y G T Y' G' s,
  rel s0 e Y s -> valid e G -> divided e T -> srun sums c n Y G T = Some (Y', G') -> agrees e n c s ->
  exists s', run c s = Some s' /\ rel s0 e Y' s' /\ valid e G'.
Proof.
  induction c as [|i c IH]; intros n Y G T Y' G' s R V D H A; cbn [srun run agrees] in *.
  - inversion H; subst. eauto.
  - destruct (sstep i n Y G T) as [[[Y1 G1] T1]|] eqn:S1; [|discriminate].
    destruct (sstep_ok _ _ _ _ _ _ _ _ _ _ _ R V D S1) as (t & x & y & z & w & E & K). rewrite E in *.
    destruct A as (A1 & A2 & A3 & A4 & A5). destruct (K A1 A2 A3 A4) as (R1 & V1 & D1). refine (IH (Pos.succ n) _ G1 T1 Y' G' t _ V1 D1 H A5). clear -R1 V1.
    revert Y1 R1. induction sums as [|[[m u] d] sums IH]; intros Y1 R1; cbn [fold_left]; [exact R1|].
    apply IH. destruct (m =? n)%positive; [apply restate_ok; assumption | exact R1].
Qed.

(** What holds at first. *)
Definition entry (s : state) (e : env) (lv : loc * sval) : Prop := denotes s e (fst lv) (snd lv) (s (fst lv)).
Lemma entries_rel s e Y : Forall (entry s e) Y -> rel s e Y s.
Proof.
  intro F. split; [|reflexivity]. induction F as [|[l' v'] Y E F IH]; intros l v H; [discriminate|]. cbn in H.
  destruct (loc_eqb l' l) eqn:Q; [|apply IH, H]. apply loc_eqb_eq in Q. inversion H; subst. exact E.
Qed.
Lemma entries_store s e l v Y : Forall (entry s e) Y -> entry s e (l, v) -> Forall (entry s e) (store l v Y).
Proof.
  intros F E. induction F as [|[l' v'] Y E' F IH]; cbn; [auto|]. destruct (loc_eqb l' l); constructor; assumption.
Qed.
Lemma entries_stores s e kv : forall Y, Forall (entry s e) kv -> Forall (entry s e) Y -> Forall (entry s e) (stores kv Y).
Proof. induction kv as [|[l v] kv IH]; intros Y K F; cbn; [assumption|]. inversion K; subst. apply IH; [|apply entries_store]; assumption. Qed.
Lemma lookup_in l v Y : lookup l Y = Some v -> In (l, v) Y.
Proof.
  induction Y as [|[l' v'] Y IH]; cbn; [discriminate|]. destruct (loc_eqb l' l) eqn:E; intro H.
  - apply loc_eqb_eq in E. inversion H; subst. auto.
  - auto.
Qed.
Definition is_word_at (s : state) (l : loc) : Prop := exists x, s l = Some (I x) /\ 0 <= x < W.
Lemma number_words s ls : forall z, number s ls = Some z -> Forall (is_word_at s) ls /\ 0 <= z < W ^ Z.of_nat (length ls).
Proof.
  induction ls as [|l ls IH]; intros z H; cbn [number] in H. { inversion H; subst. split; [constructor | cbn; lia]. }
  destruct (s l) as [[x|]|] eqn:E; try discriminate. destruct (number s ls) as [y|]; [|discriminate].
  destruct (_ && _) eqn:B; [|discriminate H]. apply some_inj in H; subst z. apply andb_true_iff in B. destruct B as [B1 B2].
  apply Z.leb_le in B1. apply Z.ltb_lt in B2. destruct (IH _ eq_refl) as [F Q]. split; [constructor; [exists x; auto | assumption]|].
  cbn [length]. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia. pose proof W_pos.
  set (w := W) in *. set (t := w ^ _) in *. nia.
Qed.
Lemma number_weigh s e f ls : forall z, number s ls = Some z -> (forall l, In l ls -> s l = Some (I (ev e (f l)))) -> ev e (weigh (map f ls)) = z.
Proof.
  induction ls as [|l ls IH]; intros z H K; cbn [number map weigh] in *. { inversion H; reflexivity. }
  rewrite (K l (or_introl eq_refl)) in H. destruct (number s ls) as [y|]; [|discriminate].
  destruct (_ && _); [|discriminate H]. apply some_inj in H. subst z. rewrite ev_app, ev_scale, (IH _ eq_refl); [reflexivity|].
  intros; apply K; right; assumption.
Qed.
Lemma position_ok l ls : In l ls -> exists j, position l ls = Some j /\ (j < length ls)%nat /\ nth j ls l = l.
Proof.
  induction ls as [|l' ls IH]; cbn; intro H; [contradiction|]. destruct (loc_eqb l' l) eqn:E.
  - apply loc_eqb_eq in E. subst. exists O. repeat split; lia.
  - destruct H as [->|H]. { assert (loc_eqb l l = true) by (apply loc_eqb_eq; reflexivity). congruence. }
    destruct (IH H) as (j & -> & B & N). exists (S j). repeat split; [lia | assumption].
Qed.

Section Start.
  Variables (r : routine) (s : state) (es : list Z) (n0 : positive).
  Hypothesis FI : Forall2 (fun i e => number s (fst i) = Some e /\ e <= snd i) (inputs r) es.
  Hypothesis N0 : (Pos.of_succ_nat (length (input_words r) + length (inputs r)) < n0)%positive.
  Definition env0 : env := fun u =>
    match u with
    | xO (xO m) =>
        let j := pred (Pos.to_nat m) in
        if (j <? length (input_words r))%nat then match s (nth j (input_words r) (LF CF)) with Some (I x) => x | _ => 0 end
        else nth (j - length (input_words r)) es 0
    | _ => 0
    end.
  Variable e : env.
  Hypothesis E : forall u, (idx u < n0)%positive -> e u = env0 u.

  Lemma input_env j : (j < length (input_words r) + length (inputs r))%nat ->
    e (input_id j) = if (j <? length (input_words r))%nat then match s (nth j (input_words r) (LF CF)) with Some (I x) => x | _ => 0 end
                     else nth (j - length (input_words r)) es 0.
  Proof. intro J. rewrite E by (cbn; lia). cbn. rewrite SuccNat2Pos.id_succ. reflexivity. Qed.
  Lemma inputs_words : Forall (is_word_at s) (input_words r).
  Proof.
    pose proof FI as F. unfold input_words. clear -F. induction F as [|i z is zs [Q _] F IH]; cbn; [constructor|].
    apply Forall_app. split; [apply (number_words _ _ _ Q) | exact IH].
  Qed.
  Lemma word_ok l : In l (input_words r) -> s l = Some (I (ev e (word_poly r l))) /\ 0 <= ev e (word_poly r l) < W.
  Proof.
    intro L. pose proof inputs_words as FW. rewrite Forall_forall in FW. destruct (FW l L) as (x & X & B).
    unfold word_poly. destruct (position_ok _ _ L) as (j & -> & J & N). cbn [ev]. rewrite mono_lin, input_env by lia.
    replace (j <? length (input_words r))%nat with true by (symmetry; apply Nat.ltb_lt, J).
    rewrite (nth_indep _ _ l J), N, X. split; [do 2 f_equal; lia | lia].
  Qed.
  Lemma elements_ok : Forall2 (fun p z => ev e p = z) (elements r) es.
  Proof.
    assert (K : forall l, In l (input_words r) -> s l = Some (I (ev e (word_poly r l)))) by (intros; apply word_ok; assumption).
    unfold elements. unfold input_words in K. revert K. generalize (word_poly r). intros f K. pose proof FI as F. clear -F K.
    induction F as [|i z is zs [Q _] F IH]; cbn; [constructor|]. constructor.
    - apply (number_weigh s); [assumption|]. intros l L. apply K. cbn. apply in_or_app. auto.
    - apply IH. intros l L. apply K. cbn. apply in_or_app. auto.
  Qed.
  Hypothesis MI : forallb is_word (input_words r) = true.
  Lemma init_S_ok : starts r s es -> rel s e (init_S r) s.
  Proof.
    intro H. apply entries_rel. destruct H as (SP0 & PT & RG & WR & _). rewrite forallb_forall in MI. unfold init_S.
    apply entries_stores; [|apply entries_store; [apply entries_stores; [|apply entries_stores]|]].
    - apply Forall_forall. intros [l v] L. apply in_map_iff in L. destruct L as ((q & b) & Q & L). inversion Q; subst.
      unfold entry; cbn. apply PT, L.
    - apply Forall_forall. intros [l v] L. apply in_map_iff in L. destruct L as (l' & Q & L). inversion Q; subst.
      unfold entry; cbn [fst snd denotes]. destruct (word_ok _ L) as [A B]. split; [exact A|].
      specialize (MI _ L). destruct l; try discriminate; exact B.
    - apply Forall_forall. intros [l v] L. apply in_map_iff in L. destruct L as (l' & Q & L). inversion Q; subst.
      unfold entry; cbn. split; [reflexivity | apply WR, L].
    - apply Forall_forall. intros [l v] L. apply in_map_iff in L. destruct L as (q & Q & L). inversion Q; subst.
      unfold entry; cbn. split; [reflexivity | apply RG].
    - unfold entry; cbn. exact SP0.
  Qed.
  Lemma init_words_ok n : forall G, (n <= length (input_words r))%nat -> valid e G -> valid e (init_words n G).
  Proof.
    induction n as [|n IH]; intros G B V; cbn [init_words]; [assumption|]. apply IH; [lia|]. apply valid_put; [assumption|].
    fact. rewrite input_env by lia. replace (n <? length (input_words r))%nat with true by (symmetry; apply Nat.ltb_lt; lia).
    pose proof inputs_words as FW. rewrite Forall_forall in FW.
    destruct (FW (nth n (input_words r) (LF CF))) as (x & -> & Q); [apply nth_In; lia | lia].
  Qed.
  Lemma init_G_ok : valid e (init_G r).
  Proof.
    unfold init_G.
    assert (Q : forall n ps bs zs G, Forall2 (fun p z => ev e p = z) ps zs -> Forall2 (fun b z => 0 <= z <= b) bs zs ->
      (n + length zs <= length (inputs r))%nat -> (forall i, (i < length zs)%nat -> nth (n + i) es 0 = nth i zs 0) -> valid e G ->
      valid e (init_elems r n ps bs G)).
    { intros n ps bs zs G A. revert n bs G. induction A as [|p z ps zs P0 A IH]; intros n bs G B L NT V; [destruct bs; exact V|].
      inversion B; subst. cbn [init_elems]. eapply IH; [eassumption | cbn in L; lia | |].
      - intros i I0. specialize (NT (S i)). cbn in NT. rewrite <- NT by (cbn; lia). f_equal. lia.
      - set (G' := put _ _ _). assert (V' : valid e G'); [|destruct p as [|[[q|u|] [|[c|c|]|c]] [|]]; try exact V';
          apply valid_bnd; [exact V' | unfold iin; cbn [fst snd ev] in *; rewrite mono_lin in *; lia]].
        apply valid_put; [assumption|]. specialize (NT O). cbn in NT, L. rewrite Nat.add_0_r in NT.
        assert (X : e (elem_id r n) = ev e p).
        { unfold elem_id. rewrite input_env by lia.
          replace (_ <? _)%nat with false by (symmetry; apply Nat.ltb_ge; lia).
          rewrite Nat.add_comm, Nat.add_sub. apply NT. lia. }
        fact; rewrite X; [reflexivity | assumption]. }
    pose proof FI as F. eapply Q; [exact elements_ok | | | |apply init_words_ok; [lia|]].
    - clear -F. induction F as [|i z is zs [N B] F IH]; cbn; [constructor|]. constructor; [|exact IH].
      pose proof (number_words _ _ _ N). lia.
    - assert (L : length (inputs r) = length es) by (clear -F; induction F; cbn; congruence). cbn. lia.
    - intros; reflexivity.
    - intros u f K. unfold find in K. rewrite PositiveMap.gempty in K. discriminate.
  Qed.
End Start.

(** The field program. *)
Lemma nth_forall2 e ps zs n p : Forall2 (fun p z => ev e p = z) ps zs -> nth_error ps n = Some p -> ev e p = nth n zs 0.
Proof.
  intro F. revert n. induction F as [|q z ps zs Q F IH]; intros [|n] K; cbn in *; try discriminate; [inversion K; subst; reflexivity | apply IH, K].
Qed.
Lemma pelem_ok e ps zs i p : Forall2 (fun p z => ev e p = z) ps zs -> pelem ps i = Some p -> ev e p = elem zs i.
Proof. destruct i; cbn; intros F K; [eapply nth_forall2; eassumption | inversion K; reflexivity]. Qed.
Lemma ptotal_ok e ps zs ts : Forall2 (fun p z => ev e p = z) ps zs -> forall p, ptotal ps ts = Some p ->
  ev e p = fold_right (fun '(c, i, j) a => c * elem zs i * elem zs j + a) 0 ts.
Proof.
  intro F. induction ts as [|[[c i] j] ts IH]; cbn [ptotal fold_right]; intros p K; [inversion K; reflexivity|].
  destruct (pelem ps i) as [x|] eqn:A; [|discriminate]. destruct (pelem ps j) as [y|] eqn:B; [|discriminate].
  destruct (pmul _ _) as [q|] eqn:C; [|discriminate]. destruct (ptotal ps ts) as [t|]; inversion K; subst.
  rewrite ev_app, (IH _ eq_refl), (pmul_ok e _ _ _ C), ev_scale, (pelem_ok _ _ _ _ _ F A), (pelem_ok _ _ _ _ _ F B). reflexivity.
Qed.
Lemma impossible_ok e G u : valid e G -> impossible G (Within u (0, 0)) = true -> False.
Proof.
  intros V H. unfold impossible in H. destruct (find u G) as [f|] eqn:F; [|discriminate]. apply Z.ltb_lt in H.
  destruct (V _ _ F) as [_ K]. unfold iin in K. lia.
Qed.
Lemma zeros_ok e G p : valid e G -> forallb (is_zero_word G) p = true -> ev e p = 0.
Proof.
  intro V. induction p as [|[m c] p IH]; cbn [forallb ev]; intro H; [reflexivity|].
  apply andb_true_iff in H. destruct H as [H K]. rewrite (IH K). unfold is_zero_word in H. cbn [fst] in H.
  destruct m as [m|u|]; try discriminate. destruct (find u G) as [f|] eqn:F; [|discriminate].
  apply andb_true_iff in H. destruct H as [A B]. apply Z.eqb_eq in A. apply Z.eqb_eq in B.
  destruct (V _ _ F) as [_ I]. unfold iin in I. change (mono e (xO u)) with (e u). replace (e u) with 0 by lia. lia.
Qed.
(** Both values of a flag. *)
Lemma both e G c f : valid e G -> find c G = Some f -> (0 <=? fst (bnd f)) && (snd (bnd f) <=? 1) = true ->
  valid e (put c (Fact (def f) (0, 0)) G) \/ valid e (put c (Fact (def f) (1, 1)) G).
Proof.
  intros V F R. apply andb_true_iff in R. destruct R as [R1 R2]. apply Z.leb_le in R1. apply Z.leb_le in R2.
  destruct (V _ _ F) as [D B]. unfold iin in B. assert (X : e c = 0 \/ e c = 1) by lia.
  destruct X as [X|X]; [left | right]; apply valid_put; try assumption; split; cbn; try exact D; unfold iin; cbn; lia.
Qed.
Lemma check_reason_ok e p goal w : forall G, valid e G -> check_reason p goal w G = true -> exists k, ev e goal = k * p.
Proof.
  induction w as [h times zeros top n|c w0 IH0 w1 IH1|h u]; intros G V K; cbn [check_reason] in K.
  - destruct (apply h G) as [G1|] eqn:A; [|discriminate]. pose proof (apply_ok _ _ _ _ V A) as V1.
    apply andb_true_iff in K. destruct K as [K0 K]. apply (zeros_ok e) in K0; [|assumption].
    apply (is_zero_ok e) in K; [|assumption]. rewrite expand_ok in K by assumption. rewrite !ev_app, ev_scale, K0 in K.
    exists (- ev e times). lia.
  - destruct (find c G) as [f|] eqn:F; [|discriminate]. rewrite <- andb_assoc in K. apply andb_true_iff in K. destruct K as [R K].
    apply andb_true_iff in K. destruct K as [K0 K1]. destruct (both e G c f V F R) as [V'|V']; eauto.
  - destruct (apply h G) as [G1|] eqn:A; [|discriminate]. exfalso.
    eapply impossible_ok; [eapply apply_ok; eassumption | exact K].
Qed.
Lemma multiples_of_ok e p gs l : Forall (fun g => (p | ev e g)) gs -> (p | ev e (multiples_of gs l)).
Proof.
  intro F. induction l as [|[k i] l IH]; [apply Z.divide_0_r|]. unfold multiples_of in *. cbn [map concat fst snd]. rewrite ev_app.
  apply Z.divide_add_r; [|exact IH]. destruct (pmul k _) as [q|] eqn:Q; [|apply Z.divide_0_r]. rewrite (pmul_ok e _ _ _ Q).
  apply Z.divide_mul_r. destruct (Nat.lt_ge_cases i (length gs)) as [L|L].
  - apply (proj1 (Forall_forall _ gs) F), nth_In, L.
  - rewrite nth_overflow by exact L. apply Z.divide_0_r.
Qed.
Lemma check_steps_ok e p (Pp : 0 < p) ops : forall cs ps gs zs G ps' G', Forall2 (fun p z => ev e p = z) ps zs -> Forall (fun g => (p | ev e g)) gs -> valid e G ->
  check_steps p ops cs ps gs G = Some (ps', G') ->
  exists vs, computes p ops zs vs /\ Forall2 (fun p z => ev e p = z) ps' (zs ++ vs) /\ valid e G'.
Proof.
  induction ops as [|o ops IH]; intros [|c cs] ps gs zs G ps' G' F D V K; cbn [check_steps] in K; try discriminate.
  - inversion K; subst. exists []. rewrite app_nil_r. cbn. auto.
  - destruct (apply (before c) G) as [G1|] eqn:A; [|discriminate]. pose proof (apply_ok _ _ _ _ V A) as V1.
    destruct (ptotal ps (terms o)) as [t|] eqn:T; [|discriminate]. destruct (check_reason _ _ _ _) eqn:Z0; [|discriminate].
    apply (check_reason_ok e) in Z0; [|assumption]. destruct Z0 as [k0 Z0]. rewrite !ev_app, !ev_scale in Z0.
    destruct (multiples_of_ok e p gs (earlier c) D) as [k1 M]. rewrite M in Z0. set (k := k0 - k1).
    pose proof (ptotal_ok _ _ _ _ F _ T) as TT.
    destruct (IH cs (ps ++ [weigh (value c)]) (gs ++ [pscale (scale o) (weigh (value c)) ++ pscale (-1) t]) (zs ++ [ev e (weigh (value c))]) G1 ps' G')
      as (vs & C1 & C2 & C3); [| | assumption | assumption |].
    { apply Forall2_app; [assumption | constructor; [reflexivity | constructor]]. }
    { apply Forall_app. split; [exact D|]. constructor; [|constructor]. rewrite ev_app, !ev_scale. exists k. unfold k. lia. }
    exists (ev e (weigh (value c)) :: vs). cbn [computes]. rewrite <- app_assoc in C2.
    split; [split; [|exact C1] | split; [exact C2 | exact C3]].
    unfold total. rewrite <- TT. replace (scale o * ev e (weigh (value c))) with (ev e t + k * p) by (unfold k; lia).
    apply Z_mod_plus_full.
Qed.

(** Outputs. *)
Lemma read_words_ok s0 e Y t ls : rel s0 e Y t -> forall ps, read_words Y ls = Some ps -> number t ls = Some (ev e (weigh ps)).
Proof.
  intro R. induction ls as [|l ls IH]; cbn [read_words number]; intros ps K; [inversion K; reflexivity|].
  assert (NF : forall f, l <> LF f) by (destruct l; discriminate).
  assert (K' : match lookup l Y, read_words Y ls with Some (SI p), Some ps => Some (p :: ps) | _, _ => None end = Some ps) by (destruct l; [exact K | discriminate | exact K]).
  clear K. rename K' into K. destruct (lookup l Y) as [v|] eqn:L; [|discriminate].
  destruct v as [p| | | |]; try discriminate. destruct (read_words Y ls) as [qs|]; inversion K; subst.
  destruct (known _ _ _ _ R _ _ L) as [-> B]. rewrite (IH _ eq_refl). assert (B' : 0 <= ev e p < W) by (destruct l as [|f|]; [exact B | destruct (NF f eq_refl) | exact B]).
  replace ((0 <=? ev e p) && (ev e p <? W)) with true by (symmetry; apply andb_true_iff; split; [apply Z.leb_le | apply Z.ltb_lt]; lia).
  cbn [weigh]. rewrite ev_app, ev_scale. reflexivity.
Qed.
Lemma check_bound_ok e x most b : forall G, valid e G -> check_bound G x most b = true -> ev e x <= most.
Proof.
  induction b as [|h k p top n|h u|c b0 IH0 b1 IH1]; intros G V K; cbn [check_bound] in K; [discriminate| | |].
  - destruct (apply h G) as [G1|] eqn:A; [|discriminate]. apply (is_at_most_ok e) in K; [assumption | eapply apply_ok; eassumption].
  - destruct (apply h G) as [G1|] eqn:A; [|discriminate]. exfalso.
    eapply impossible_ok; [eapply apply_ok; eassumption | exact K].
  - destruct (find c G) as [f|] eqn:F; [|discriminate]. rewrite <- andb_assoc in K. apply andb_true_iff in K. destruct K as [R K].
    apply andb_true_iff in K. destruct K as [K0 K1]. destruct (both e G c f V F R) as [V'|V']; eauto.
Qed.
Lemma lies_ok s0 e Y t es zs G ls n : rel s0 e Y t -> valid e G -> Forall2 (fun p z => ev e p = z) es zs ->
  lies Y es G ls n = true -> number t ls = Some (nth n zs 0).
Proof.
  intros R V F K. unfold lies in K. destruct (read_words Y ls) as [ps|] eqn:RW; [|discriminate].
  destruct (nth_error es n) as [x|] eqn:NE; [|discriminate]. apply (tzero_ok _ (mono e)) in K.
  rewrite !insert_all_ok in K by assumption. cbn [tev] in K. rewrite (read_words_ok _ _ _ _ _ R _ RW).
  rewrite <- (nth_forall2 _ _ _ _ _ F NE). f_equal. lia.
Qed.
Lemma outputs_ok s0 e Y t es zs G : rel s0 e Y t -> valid e G -> Forall2 (fun p z => ev e p = z) es zs ->
  forall os (bs : list bound_cert), length os = length bs -> forallb (fun '(o, b) => check_output Y es G o b) (combine os bs) = true ->
  Forall (fun '(ls, n, most) => exists v, number t ls = Some v /\ v = nth n zs 0 /\ 0 <= v <= most) os.
Proof.
  intros R V F. induction os as [|[[ls n] most] os IH]; intros [|bd bs] L K; try discriminate; constructor.
  - cbn [combine forallb] in K. apply andb_true_iff in K. destruct K as [K _]. unfold check_output, bounded in K.
    apply andb_true_iff in K. destruct K as [K1 K2]. pose proof (lies_ok _ _ _ _ _ _ _ _ _ R V F K1) as NB.
    destruct (number_words _ _ _ NB) as [_ B]. exists (nth n zs 0). split; [assumption|]. split; [reflexivity|]. split; [lia|].
    apply orb_true_iff in K2. destruct K2 as [K2|K2]; [apply Z.leb_le in K2; lia|].
    destruct (nth_error es n) as [x|] eqn:NE; [|discriminate]. rewrite <- (nth_forall2 _ _ _ _ _ F NE).
    exact (check_bound_ok e x most bd G V K2).
  - cbn [combine forallb] in K. apply andb_true_iff in K. destruct K as [_ K]. apply (IH bs); [cbn in L; congruence | assumption].
Qed.
Lemma tests_ok s0 e p Y t es zs G : 0 < p -> rel s0 e Y t -> valid e G -> Forall2 (fun p z => ev e p = z) es zs ->
  forall ts bs, length ts = length bs -> forallb (fun '(t, b) => check_test p Y es G t b) (combine ts bs) = true ->
  Forall (fun '(q, n) => t (LR q) = Some (I (if nth n zs 0 mod p =? 0 then 1 else 0))) ts.
Proof.
  intros PP R V F. induction ts as [|[q n] ts IH]; intros [|b bs] L K; try discriminate; constructor.
  - cbn [combine forallb] in K. apply andb_true_iff in K. destruct K as [K _]. unfold check_test in K. cbn [fst snd] in K.
    destruct (lookup (LR q) Y) as [[c| | | |]|] eqn:LQ; try discriminate. destruct (nth_error es n) as [v|] eqn:NE; [|discriminate].
    rewrite !andb_true_iff in K. destruct K as [[K1 K2] K3]. apply (as_bit_ok e) in K1; [|assumption].
    apply (check_bound_ok e) in K2; [|assumption]. apply (check_bound_ok e) in K3; [|assumption].
    destruct (known _ _ _ _ R _ _ LQ) as [-> _]. rewrite <- (nth_forall2 _ _ _ _ _ F NE). cbn [ev] in K2.
    change (mono e 1) with 1 in K2. rewrite ev_app, !ev_scale in *. do 2 f_equal.
    assert (Q : ev e c = 0 \/ ev e c = 1) by lia. destruct Q as [Q|Q]; rewrite Q in *.
    + rewrite Z.mod_small by lia. destruct (ev e v =? 0) eqn:Z0; [apply Z.eqb_eq in Z0; lia | reflexivity].
    + replace (ev e v) with 0 by lia. rewrite Z.mod_0_l by lia. reflexivity.
  - cbn [combine forallb] in K. apply andb_true_iff in K. destruct K as [_ K]. apply (IH bs); [cbn in L; congruence | assumption].
Qed.
Lemma regn_inj a b : (regn a =? regn b) = true -> a = b.
Proof. destruct a, b; try reflexivity; discriminate. Qed.
Lemma kept_ok s0 e Y t q : s0 (LR RSP) = Some (P 0 0) -> rel s0 e Y t -> is_kept Y q = true -> t (LR q) = s0 (LR q).
Proof.
  intros SP0 R K. unfold is_kept in K. destruct (lookup (LR q) Y) as [v|] eqn:L; [|discriminate].
  pose proof (known _ _ _ _ R _ _ L) as D. destruct v as [|[] []|[q'| |]| |]; try discriminate; apply regn_inj in K; subst; cbn in D.
  - congruence.
  - apply D.
Qed.
Lemma existsb_loc l ls : existsb (loc_eqb l) ls = true -> In l ls.
Proof. intro K. apply existsb_exists in K. destruct K as (l' & L & Q). apply loc_eqb_eq in Q. congruence. Qed.

(** An environment in which the names have their values too. *)
Definition with_names (n : positive) (ps : list poly) (e : env) : env := fun u =>
  if (idx u <? n)%positive then e u else ev e (nth (Pos.to_nat (idx u) - Pos.to_nat n) ps []).
Lemma with_names_before n ps e u : (idx u < n)%positive -> with_names n ps e u = e u.
Proof. intro H. unfold with_names. apply Pos.ltb_lt in H. rewrite H. reflexivity. Qed.
Lemma is_before_ok n ps e p : is_before n p = true -> ev (with_names n ps e) p = ev e p.
Proof.
  induction p as [|[m c] p IH]; cbn [is_before forallb ev fst]; intro H; [reflexivity|].
  apply andb_true_iff in H. destruct H as [H K]. rewrite (IH K). do 2 f_equal.
  destruct m as [k|u|]; cbn [mono]; [|apply with_names_before, Pos.ltb_lt, H | reflexivity].
  destruct (unpair k) as [u w]. apply andb_true_iff in H. destruct H as [A B]. apply Pos.ltb_lt in A. apply Pos.ltb_lt in B.
  rewrite !with_names_before by assumption. reflexivity.
Qed.
Lemma named_ok e n0 ps0 ps : forall n G, valid (with_names n0 ps0 e) G -> forallb (is_before n0) ps = true -> (n0 <= n)%positive ->
  (forall j, (j < length ps)%nat -> nth (Pos.to_nat n + j - Pos.to_nat n0) ps0 [] = nth j ps []) ->
  valid (with_names n0 ps0 e) (named n ps G).
Proof.
  induction ps as [|p ps IH]; intros n G V B L N; cbn [named]; [exact V|].
  cbn [forallb] in B. apply andb_true_iff in B. destruct B as [B0 B]. apply IH; [| exact B | lia |].
  - destruct (tivl _ _) as [i|] eqn:T; [|exact V]. apply valid_put; [exact V|].
    pose proof (tivl_ok _ _ (mono (with_names n0 ps0 e)) _ (mono_ivl_ok _ G V) T) as I. rewrite insert_all_ok in I by exact V. cbn [tev] in I.
    assert (X : with_names n0 ps0 e (v1 n) = ev (with_names n0 ps0 e) p).
    { rewrite (is_before_ok _ _ _ _ B0). unfold with_names. cbn [idx v1].
      replace (n <? n0)%positive with false by (symmetry; apply Pos.ltb_ge; lia).
      specialize (N O ltac:(cbn; lia)). rewrite Nat.add_0_r in N. rewrite N. reflexivity. }
    split; cbn [def bnd]; [intros q Q; inversion Q; subst; exact X | rewrite X; replace (ev _ p) with (0 + 1 * ev (with_names n0 ps0 e) p) by lia; exact I].
  - intros j J. specialize (N (S j) ltac:(cbn; lia)). cbn [nth] in N. rewrite <- N. f_equal. lia.
Qed.
Lemma agrees_same e e' c : forall n s, (forall u, (Pos.to_nat (idx u) < Pos.to_nat n + length c)%nat -> e' u = e u) -> agrees e n c s -> agrees e' n c s.
Proof.
  induction c as [|i c IH]; intros n s Q A; cbn [agrees] in *; [exact Logic.I|].
  destruct (step i s) as [[t [[[x y] z] w]]|]; [|exact Logic.I]. destruct A as (A1 & A2 & A3 & A4 & A5). cbn [length] in Q.
  rewrite !Q by (cbn; lia). repeat split; try assumption. apply IH; [|exact A5]. intros u U. apply Q. lia.
Qed.

Lemma last_behind r n : Pos.to_nat (last r n) = (Pos.to_nat n + length (code r))%nat.
Proof. unfold last. rewrite Nat2Pos.id; lia. Qed.
(** A routine is executed as its symbolic run says, in every environment that names what is observed. *)
Lemma ran_ok r c s es Y G : starts r s es -> ran r c = Some (Y, G) ->
  exists e0, forall e, (forall u, (idx u < last r (first c))%positive -> e u = e0 u) ->
  exists t, runs (code r) s t /\ rel s e Y t /\ valid e G /\ Forall2 (fun p z => ev e p = z) (elements r) es /\ leaves r s t.
Proof.
  intros ST K. unfold ran in K. destruct (_ && _) eqn:B; [|discriminate]. apply andb_true_iff in B. destruct B as [B MI]. apply Pos.ltb_lt in B.
  destruct (srun _ _ _ _ _ _) as [[Y' G']|] eqn:SR; [|discriminate]. destruct (_ && _) eqn:Q; [|discriminate].
  apply some_inj in K. inversion K; subst Y' G'. clear K. apply andb_true_iff in Q. destruct Q as [Q Q1].
  destruct (agrees_exists (code r) (first c) s (env0 r s es)) as (e0 & A0 & E0). exists e0. intros e N.
  pose proof (proj2 (proj2 (proj2 (proj2 ST)))) as FI. pose proof (last_behind r (first c)) as TOP.
  assert (A : agrees e (first c) (code r) s) by (apply (agrees_same e0); [intros; apply N; lia | exact A0]).
  assert (E : forall u, (idx u < first c)%positive -> e u = env0 r s es u) by (intros u U; rewrite N by lia; apply E0, U).
  pose proof (init_S_ok r s es _ FI B e E MI ST) as R0. pose proof (init_G_ok r s es _ FI B e E) as V0.
  destruct (srun_ok _ s e _ _ _ _ [] _ _ _ R0 V0 (Forall_nil _) SR A) as (t & RUN & R & V).
  exists t. split; [assumption|]. split; [assumption|]. split; [assumption|]. split; [apply (elements_ok r s es _ FI B e E)|]. split.
  - intros b o NI. destruct (lookup (LM b o) Y) as [v|] eqn:L; [|apply (others _ _ _ _ R), L].
    rewrite forallb_forall in Q1. specialize (Q1 _ (lookup_in _ _ _ L)). cbn [is_same] in Q1.
    apply orb_true_iff in Q1. destruct Q1 as [Q1|Q1].
    2: { destruct v as [| |l'| |]; try discriminate. apply loc_eqb_eq in Q1. subst. exact (proj1 (known _ _ _ _ R _ _ L)). }
    apply orb_true_iff in Q1. destruct Q1 as [Q1|Q1]; [apply existsb_loc in Q1; contradiction|].
    apply andb_true_iff in Q1. destruct Q1 as [Q1 Q3]. apply existsb_loc in Q1. destruct v as [p| | | |]; try discriminate.
    apply poly_eqb_eq in Q3. subst. destruct (known _ _ _ _ R _ _ L) as [-> _].
    symmetry. apply (word_ok r s es _ FI B e E _ Q1).
  - intros q IQ. rewrite forallb_forall in Q. apply (kept_ok s e Y); [exact (proj1 ST) | assumption | apply Q, IQ].
Qed.
Lemma valued_ok r c G ps G' e zs : let e' := with_names (last r (first c)) (names c) e in
  valid e' G -> Forall2 (fun p z => ev e' p = z) (elements r) zs -> valued r c G = Some (ps, G') ->
  exists vs, computes (prime r) (program r) zs vs /\ Forall2 (fun p z => ev e' p = z) ps (zs ++ vs) /\ valid e' G' /\ 0 < prime r.
Proof.
  intros e' V F K. unfold valued in K. destruct (_ && _) eqn:B; [|discriminate]. apply andb_true_iff in B. destruct B as [PP NB].
  apply Z.ltb_lt in PP. destruct (check_steps _ _ _ _ _ _) as [[ps1 G1]|] eqn:CS; [|discriminate].
  destruct (apply _ G1) as [G2|] eqn:AP; [|discriminate]. apply some_inj in K. inversion K; subst ps G'. clear K.
  destruct (check_steps_ok e' _ PP _ _ _ [] zs _ _ _ F (Forall_nil _)
    (named_ok e (last r (first c)) (names c) (names c) _ _ V NB (Pos.le_refl _) ltac:(intros; f_equal; lia)) CS) as (vs & C1 & C2 & C3).
  exists vs. split; [exact C1|]. split; [exact C2|]. split; [eapply apply_ok; eassumption | exact PP].
Qed.

Theorem check_right r c : check r c = true -> right runs r.
Proof.
  unfold check. intro K. destruct (ran r c) as [[Y G]|] eqn:RN; [|discriminate]. destruct (valued r c G) as [[ps G']|] eqn:VL; [|discriminate].
  do 2 (apply andb_true_iff in K; destruct K as [K ?K]). rename K into LN, K1 into CO, K0 into CT. apply Nat.eqb_eq in LN.
  apply andb_true_iff in CT. destruct CT as [LT CT]. apply Nat.eqb_eq in LT. intros s es ST. destruct (ran_ok r c s es Y G ST RN) as (e0 & H).
  destruct (H (with_names (last r (first c)) (names c) e0)) as (t & RUN & R & V & F & LV); [intros; apply with_names_before; assumption|].
  destruct (valued_ok r c G ps G' e0 es V F VL) as (vs & C1 & C2 & C3 & PP).
  exists t, vs. split; [assumption|]. split; [exact LV|]. split; [assumption|]. split.
  - eapply outputs_ok; [exact R | exact C3 | exact C2 | exact LN | exact CO].
  - eapply tests_ok; [exact PP | exact R | exact C3 | exact C2 | exact LT | exact CT].
Qed.

(** Overlaps. *)
Lemma renamed_ok e name p : ev e (renamed_poly name p) = ev (fun u => e (name u)) p.
Proof.
  induction p as [|[m c] p IH]; cbn [renamed_poly map ev]; [reflexivity|]. fold (renamed_poly name p). rewrite IH. do 2 f_equal.
  destruct m as [k|u|]; cbn [renamed_mono mono]; [|reflexivity|reflexivity]. destruct (unpair k) as [u w]. apply mono_quad.
Qed.
Lemma implied_ok e name top names there G : valid e there -> forallb (implied name top there) (PositiveMap.elements G) = true ->
  valid (with_names top names (fun u => e (name u))) G.
Proof.
  intros V K u f F. rewrite forallb_forall in K. specialize (K _ (PositiveMap.elements_correct G u F)). cbn [implied] in K.
  apply andb_true_iff in K. destruct K as [U K]. apply Pos.ltb_lt in U. destruct (find (name u) there) as [g|] eqn:N; [|discriminate].
  destruct (V _ _ N) as [D B]. apply andb_true_iff in K. destruct K as [K KD]. apply andb_true_iff in K. destruct K as [K1 K2].
  apply Z.leb_le in K1. apply Z.leb_le in K2. unfold iin in B. split.
  - intros p P. rewrite with_names_before by assumption. rewrite P in KD. destruct (def g) as [q|]; [|discriminate].
    apply andb_true_iff in KD. destruct KD as [BF Q]. apply poly_eqb_eq in Q. subst q.
    rewrite (is_before_ok _ _ _ _ BF), <- renamed_ok. apply D. reflexivity.
  - rewrite with_names_before by assumption. unfold iin. lia.
Qed.
Lemma polys_eqb_eq ps : forall qs, polys_eqb ps qs = true -> ps = qs.
Proof.
  induction ps as [|p ps IH]; intros [|q qs] H; try discriminate; [reflexivity|]. unfold polys_eqb in H. cbn in H.
  apply andb_true_iff in H. destruct H as [L H]. apply andb_true_iff in H. destruct H as [P H]. apply poly_eqb_eq in P. subst. f_equal.
  apply IH. unfold polys_eqb. rewrite L. exact H.
Qed.
Lemma bounded_ok e es zs G ls n most b : valid e G -> Forall2 (fun p z => ev e p = z) es zs -> bounded es G (ls, n, most) b = true ->
  forall t, number t ls = Some (nth n zs 0) -> 0 <= nth n zs 0 <= most.
Proof.
  intros V F K t NB. destruct (number_words _ _ _ NB) as [_ B]. split; [lia|]. cbn [bounded] in K.
  apply orb_true_iff in K. destruct K as [K|K]; [apply Z.leb_le in K; lia|].
  destruct (nth_error es n) as [x|] eqn:NE; [|discriminate]. rewrite <- (nth_forall2 _ _ _ _ _ F NE). exact (check_bound_ok e x most b G V K).
Qed.
Lemma check_overlap_right r c G es shared : check_apart r c = Some (G, es) -> check_overlap r c G es shared = true -> right runs (overlapped shared r).
Proof.
  set (q := overlapped shared r). set (name := renamed_unknown (input_words q)). set (top := last r (first c)).
  intros A K. unfold check_apart in A. destruct (length (tests r) =? 0)%nat eqn:NT; [|discriminate]. destruct (ran r c) as [[Y G0]|]; [|discriminate].
  cbn [snd] in A. destruct (valued r c G0) as [[es0 G1]|] eqn:VL; [|discriminate]. cbn [fst snd] in A. destruct (_ && _) eqn:O; [|discriminate].
  apply some_inj in A. inversion A; subst G0 es0. clear A. apply andb_true_iff in O. destruct O as [LN CO]. apply Nat.eqb_eq in LN.
  unfold check_overlap in K. fold q name top in K. destruct (ran q c) as [[Y' there]|] eqn:RN; [|discriminate].
  do 4 (apply andb_true_iff in K; destruct K as [K ?K]). rename K into IM, K3 into BE, K2 into EL, K1 into BV, K0 into LI.
  apply polys_eqb_eq in EL. rewrite forallb_forall in BE, BV. intros s zs ST. destruct (ran_ok q c s zs Y' there ST RN) as (e0 & H).
  destruct (H e0) as (t & RUN & R & V & F & LV); [reflexivity|].
  set (e := with_names top (names c) (fun u => e0 (name u))).
  assert (BF : forall p, is_before top p = true -> ev e p = ev e0 (renamed_poly name p)).
  { intros p P. unfold e. rewrite (is_before_ok _ _ _ _ P), renamed_ok. reflexivity. }
  assert (F0 : Forall2 (fun p z => ev e p = z) (elements r) zs).
  { rewrite <- EL in F. clear -F BF BE. induction (elements r) as [|p ps IH] in zs, F, BE |- *; inversion F; subst; constructor.
    - apply BF, BE. left. reflexivity.
    - apply IH; [intros; apply BE; right; assumption | assumption]. }
  destruct (valued_ok r c G es G1 (fun u => e0 (name u)) zs (implied_ok _ _ _ _ _ _ V IM) F0 VL) as (vs & C1 & C2 & C3 & _).
  fold top e in C2, C3. exists t, vs. split; [exact RUN|]. split; [exact LV|]. split; [exact C1|]. split.
  - assert (F1 : Forall2 (fun p z => ev e0 p = z) (map (renamed_poly name) es) (zs ++ vs)).
    { clear -C2 BF BV. induction C2 as [|p z ps us Q C2 IH]; cbn [map]; constructor.
      - rewrite <- BF; [exact Q | apply BV; left; reflexivity].
      - apply IH. intros; apply BV; right; assumption. }
    change (outputs q) with (map (fun '(ls, n, most) => (map (loc_in shared) ls, n, most)) (outputs r)) in *.
    rewrite forallb_forall in LI. apply Forall_forall. intros [[ls n] most] IN. specialize (LI _ IN). cbn in LI.
    pose proof (lies_ok _ _ _ _ _ _ _ _ _ R V F1 LI) as NB. exists (nth n (zs ++ vs) 0). split; [exact NB|]. split; [reflexivity|].
    apply in_map_iff in IN. destruct IN as ([[ls0 n0] most0] & Q & IN). inversion Q; subst ls n0 most0. clear Q.
    assert (B : exists b, bounded es G1 (ls0, n, most) b = true).
    { clear -IN LN CO. revert LN CO. generalize (bounds c) as bs. induction (outputs r) as [|o os IH]; intros [|b bs] LN CO; try discriminate; [destruct IN|].
      cbn [combine forallb] in CO. apply andb_true_iff in CO. destruct CO as [CO CO']. destruct IN as [->|IN]; [exists b; exact CO|].
      apply (IH IN bs); [cbn in LN; congruence | exact CO']. }
    destruct B as [b B]. cbn [bounded] in B.
    assert (B' : bounded es G1 (map (loc_in shared) ls0, n, most) b = true) by (cbn [bounded]; rewrite map_length; exact B).
    exact (bounded_ok e es (zs ++ vs) G1 _ n most b C3 C2 B' t NB).
  - change (tests q) with (tests r). destruct (tests r); [constructor | discriminate].
Qed.

Theorem check_right_for_all_overlaps r c : check_for_all_overlaps r c = true -> right_for_all_overlaps runs r.
Proof.
  unfold check_for_all_overlaps, right_for_all_overlaps. rewrite forallb_forall. intro H. apply Forall_forall.
  intros shared I. specialize (H shared I). apply orb_true_iff in H. destruct H as [H|H]; [|exact (check_right _ _ H)].
  destruct (check_apart r c) as [[G es]|] eqn:A; [|discriminate]. exact (check_overlap_right r c G es shared A H).
Qed.
