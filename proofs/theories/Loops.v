(** Routines with a loop: the body is looked at once, from words that may be anything within the bound.  Nothing here is trusted. *)
Require Import ZArith List Bool Lia FMapPositive.
From Ecgen Require Import Semantics Decoder Statement Straight Polynomials Checker Soundness Correctness.
Import ListNotations.
Open Scope Z_scope.

(** [outer] has the code before the loop. *)
Record loop := { outer : routine; body : list instr; counter : opnd; tail : list instr; round : fop }.
Definition overlapped_loop (shared : list Z) (l : loop) : loop := {|
  outer := overlapped shared (outer l); body := body l; counter := counter l; tail := tail l; round := round l
|}.
Definition runs_loop (l : loop) (s t : state) : Prop := exists fuel s1 s2,
  run (code (outer l)) s = Some s1 /\ repeat fuel (body l) (counter l) s1 = Some s2 /\ run (tail l) s2 = Some t.
(** Where the element lies between rounds, and what else the body changes; instructions are numbered anew in each part. *)
Record loop_cert := Round {
  head_first : positive; places : list loc; changed : list loc; body_first : positive; body_sums : list (positive * positive * reg);
  made : step_cert; within : bound_cert; tail_first : positive
}.
Definition carried_bound (l : loop) : Z := match inputs (outer l) with i :: _ => snd i | [] => 0 end.
(** The body as a routine: it reads the element and the counter, and may do so anywhere. *)
Definition inner (l : loop) (c : loop_cert) (cell : loc) : routine := {|
  code := body l; prime := prime (outer l); pointers := []; inputs := [(places c, carried_bound l); ([cell], W - 1)];
  program := [round l]; outputs := []; tests := []; frame := 0
|}.
(** Words of inputs that were not written are what they were. *)
Definition settle (r : routine) (l : loc) (v : sval) : sval :=
  match l, v with
  | LM _ _, SI p => if existsb (loc_eqb l) (input_words r) && poly_eqb p (word_poly r l) then SO l else v
  | _, _ => v
  end.
Definition settled (r : routine) (Y : sstate) : sstate := map (fun '(l, v) => (l, settle r l v)) Y.
Definition between (i : routine) (changed : list loc) (Y : sstate) : sstate :=
  stores (map (fun l => (l, SI (word_poly i l))) (input_words i))
    (map (fun '(l, v) => (l, match l, v with
                            | LF _, _ | _, STop => STop
                            | _, SP _ _ | _, SO _ => if existsb (loc_eqb l) changed then SSome else v
                            | _, _ => SSome
                            end)) Y).
Definition keeps (i : routine) (Y M : sstate) : bool :=
  forallb (fun '(l, v) =>
    match v with
    | SI p => existsb (loc_eqb l) (input_words i) && poly_eqb p (word_poly i l)
    | SP b o => match lookup l Y with Some (SP b' o') => (b =? b') && (o =? o') | _ => false end
    | SO m => match lookup l Y with Some (SO m') => loc_eqb m m' | _ => false end
    | SSome => match lookup l Y with Some STop | None => false | _ => true end
    | STop => true
    end) M
  && forallb (fun lv => match fst lv, lookup (fst lv) M with LM _ _, None => false | _, _ => true end) Y.

Definition is_left (r : routine) (lv : loc * sval) : bool :=
  match lv with
  | (LM b o, v) => existsb (loc_eqb (LM b o)) (writable r) || match v with SO l => loc_eqb l (LM b o) | _ => false end
  | _ => true
  end.
(** Whether an operation reads no value but the first. *)
Definition of_first (o : fop) : bool :=
  forallb (fun '(_, i, j) => match i, j with Some (S _), _ | _, Some (S _) => false | _, _ => true end) (terms o).
Definition check_body (l : loop) (c : loop_cert) (cell : loc) (M : sstate) : bool :=
  let i := inner l c cell in
  (Pos.of_succ_nat (length (input_words i) + length (inputs i)) <? body_first c)%positive
  && of_first (round l) && forallb is_word (input_words i) && negb (existsb (loc_eqb cell) (places c))
  && match srun (body_sums c) (body l) (body_first c) M (init_G i) [] with
     | Some (Y, G) =>
         match splace Y (counter l), lookup cell Y with
         | Some cell', Some (SI p) => loc_eqb cell cell' && poly_eqb p (word_poly i cell)
         | _, _ => false
         end
         && keeps i (store (LF OF) STop (store cell STop Y)) M
         && match check_steps (prime (outer l)) [round l] [made c] (elements i) [] G with
            | Some (es, G) => check_output Y es G (places c, 2%nat, carried_bound l) (within c)
            | None => false
            end
     | None => false
     end.
Definition check_loop (l : loop) (c : loop_cert) : bool :=
  let r := outer l in
  (Pos.of_succ_nat (length (input_words r) + length (inputs r)) <? head_first c)%positive
  && forallb is_word (input_words r) && (0 <? prime r)
  && match srun [] (code r) (head_first c) (init_S r) (init_G r) [] with
     | Some (Y, G) =>
         match splace Y (counter l) with
         | Some cell =>
             let i := inner l c cell in
             let M := between i (changed c) (settled r Y) in
             lies Y (elements r) G (places c) 0 && lies Y (elements r) G [cell] 1 && keeps i (settled r Y) M
             && check_body l c cell M
             && (Pos.of_succ_nat (length (input_words i) + length (inputs i)) <? tail_first c)%positive
             && match srun [] (tail l) (tail_first c) M (init_G i) [] with
                | Some (Y, G) =>
                    forallb (is_kept Y) kept && forallb (is_left r) Y
                    && forallb (fun '(ls, _, most) => lies Y (elements i) G ls 0 && (carried_bound l <=? most)) (outputs r)
                | None => false
                end
         | None => false
         end
     | None => false
     end.

Lemma lookup_map f l Y : lookup l (map (fun '(k, v) => (k, f k v)) Y) = option_map (f l) (lookup l Y).
Proof.
  induction Y as [|[k v] Y IH]; cbn; [reflexivity|]. destruct (loc_eqb k l) eqn:Q; [|exact IH].
  apply loc_eqb_eq in Q. subst. reflexivity.
Qed.
Lemma keeps_ok s0 e e' i Y M s : rel s0 e Y s -> keeps i Y M = true -> forallb is_word (input_words i) = true ->
  (forall l, In l (input_words i) -> s l = Some (I (ev e' (word_poly i l))) /\ 0 <= ev e' (word_poly i l) < W) -> rel s0 e' M s.
Proof.
  intros R K IW V. apply andb_true_iff in K. destruct K as [K1 K2]. rewrite forallb_forall in K1, K2, IW. split.
  - intros l v L. apply lookup_in in L. specialize (K1 _ L). cbn in K1. destruct v as [p|b o|m| |].
    + apply andb_true_iff in K1. destruct K1 as [A B]. apply existsb_loc in A. apply poly_eqb_eq in B. subst.
      destruct (V _ A) as [X Y0]. split; [exact X|]. specialize (IW _ A). destruct l; try discriminate; exact Y0.
    + destruct (lookup l Y) as [[|b' o'| | |]|] eqn:Q; try discriminate. apply andb_true_iff in K1. destruct K1 as [A B].
      apply Z.eqb_eq in A. apply Z.eqb_eq in B. subst. exact (known _ _ _ _ R _ _ Q).
    + destruct (lookup l Y) as [[| |m'| |]|] eqn:Q; try discriminate. apply loc_eqb_eq in K1. subst. exact (known _ _ _ _ R _ _ Q).
    + destruct (lookup l Y) as [w|] eqn:Q; [|discriminate]. pose proof (known _ _ _ _ R _ _ Q) as D. cbn.
      destruct w; cbn in D; [destruct D as [-> _]; discriminate | rewrite D; discriminate | destruct D as [-> D]; exact D | exact D | discriminate].
    + exact Logic.I.
  - intros b o L. apply (others _ _ _ _ R). destruct (lookup (LM b o) Y) as [v|] eqn:Q; [|reflexivity].
    apply lookup_in in Q. specialize (K2 _ Q). cbn [fst] in K2. rewrite L in K2. discriminate.
Qed.
Lemma settled_ok s e r Y t : rel s e Y t ->
  (forall l, In l (input_words r) -> s l = Some (I (ev e (word_poly r l)))) -> rel s e (settled r Y) t.
Proof.
  intros R V. unfold settled. split.
  - intros l v L. rewrite lookup_map in L. destruct (lookup l Y) as [w|] eqn:Q; [|discriminate]. inversion L; subst. clear L.
    pose proof (known _ _ _ _ R _ _ Q) as K. unfold settle. destruct l as [q|f|b o], w as [p|b' o'|m| |]; try exact K.
    destruct (_ && _) eqn:A; [|exact K]. apply andb_true_iff in A. destruct A as [A B]. apply existsb_loc in A. apply poly_eqb_eq in B. subst.
    destruct K as [K _]. cbn. rewrite K, (V _ A). split; [reflexivity | discriminate].
  - intros b o L. apply (others _ _ _ _ R). rewrite lookup_map in L. destruct (lookup (LM b o) Y); [discriminate | reflexivity].
Qed.
Lemma number_same s t ls : (forall l, In l ls -> t l = s l) -> number t ls = number s ls.
Proof. induction ls as [|l ls IH]; intro H; cbn; [reflexivity|]. rewrite IH, (H l (or_introl eq_refl)); [reflexivity | intros; apply H; right; assumption]. Qed.
Lemma number_one s l x : number s [l] = Some x <-> s l = Some (I x) /\ 0 <= x < W.
Proof.
  cbn [number]. destruct (s l) as [[z|]|]; try (split; [discriminate | intros [? _]; discriminate]).
  destruct ((0 <=? z) && (z <? W)) eqn:B.
  - apply andb_true_iff in B. destruct B as [B1 B2]. apply Z.leb_le in B1. apply Z.ltb_lt in B2.
    rewrite Z.mul_0_r, Z.add_0_r. split; [intro H | intros [H _]]; inversion H; subst; auto.
  - split; [discriminate|]. intros [H [A B']]. inversion H; subst. apply Z.leb_le in A. apply Z.ltb_lt in B'. rewrite A, B' in B. discriminate.
Qed.

Lemma of_first_ok o v x : of_first o = true -> total [v; x] o = total [v] o.
Proof.
  unfold of_first, total. induction (terms o) as [|[[k i] j] ts IH]; cbn [forallb fold_right]; intro H; [reflexivity|].
  apply andb_true_iff in H. destruct H as [H K]. rewrite (IH K). destruct i as [[|i]|], j as [[|j]|]; try discriminate; reflexivity.
Qed.

Section Rounds.
  Variables (l : loop) (c : loop_cert) (cell : loc) (M : sstate) (s0 : state).
  Let i := inner l c cell.
  Hypothesis PP : 0 < prime (outer l).
  Hypothesis CB : check_body l c cell M = true.
  (** Between rounds. *)
  Definition ready (s : state) (v x : Z) : Prop :=
    number s (places c) = Some v /\ v <= carried_bound l /\ s cell = Some (I x) /\ 0 <= x < W
    /\ exists e Y, rel s0 e Y s /\ keeps i Y M = true.
  Lemma ready_inputs s v x : ready s v x -> Forall2 (fun i e => number s (fst i) = Some e /\ e <= snd i) (inputs i) [v; x].
  Proof.
    intros (A & B & C & D & _). repeat constructor; cbn [fst snd]; try assumption; [|lia]. apply number_one. auto.
  Qed.
  Lemma ready_env s v x first e : ready s v x -> (Pos.of_succ_nat (length (input_words i) + length (inputs i)) < first)%positive ->
    forallb is_word (input_words i) = true -> (forall u, (idx u < first)%positive -> e u = env0 i s [v; x] u) ->
    rel s0 e M s /\ valid e (init_G i).
  Proof.
    intros RD N IW E. pose proof (ready_inputs _ _ _ RD) as FI. destruct RD as (_ & _ & _ & _ & e1 & Y & R & K). split.
    - eapply keeps_ok; [exact R | exact K | exact IW|]. intros. exact (word_ok i s [v; x] _ FI N e E l0 H).
    - exact (init_G_ok i s [v; x] _ FI N e E).
  Qed.

  Lemma one_round s v x : ready s v x -> 1 <= x -> exists s1 s2 u,
    run (body l) s = Some s1 /\ counted (counter l) s1 = Some (s2, x - 1 =? 0)
    /\ (scale (round l) * u) mod prime (outer l) = total [v] (round l) mod prime (outer l)
    /\ ready s2 u (x - 1).
  Proof.
    intros RD X. pose proof CB as K. unfold check_body in K. fold i in K. do 4 (apply andb_true_iff in K; destruct K as [K ?K]).
    apply Pos.ltb_lt in K. apply negb_true_iff in K1. rename K2 into IW, K1 into NI, K3 into OF1.
    destruct (srun _ _ _ _ _ _) as [[Y G]|] eqn:SR; [|discriminate].
    do 2 (apply andb_true_iff in K0; destruct K0 as [K0 ?K]).
    destruct (splace Y (counter l)) as [cell'|] eqn:SP0; [|discriminate].
    destruct (lookup cell Y) as [[p| | | |]|] eqn:LC; try discriminate. apply andb_true_iff in K0. destruct K0 as [CC CP].
    apply loc_eqb_eq in CC. subst cell'. apply poly_eqb_eq in CP. subst p.
    destruct (check_steps _ _ _ _ _ _) as [[es G1]|] eqn:CS; [|discriminate].
    pose proof (ready_inputs _ _ _ RD) as FI.
    destruct (agrees_exists (body l) (body_first c) s (env0 i s [v; x])) as (e & A & E).
    destruct (ready_env _ _ _ _ _ RD K IW E) as [R0 V0].
    destruct (srun_ok _ s0 e _ _ _ _ [] _ _ _ R0 V0 (Forall_nil _) SR A) as (s1 & RUN & R & V).
    pose proof (elements_ok i s [v; x] _ FI K e E) as EL.
    destruct (check_steps_ok e _ PP _ _ _ [] [v; x] _ _ _ EL (Forall_nil _) V CS) as (vs & CO & EV & V1).
    destruct vs as [|u [|]]; cbn [computes] in CO; try contradiction; try (destruct CO as [_ []]; fail).
    destruct CO as [CO _]. rewrite of_first_ok in CO by assumption.
    pose proof (outputs_ok s0 e Y s1 es _ G1 R V1 EV [(places c, 2%nat, carried_bound l)] [within c] eq_refl) as OK.
    cbn [combine forallb] in OK. rewrite andb_true_r in OK. specialize (OK K1). apply Forall_inv in OK.
    destruct OK as (w & NW & WE & WB). cbn [app nth] in WE. subst w.
    assert (IC : In cell (input_words i)) by (unfold i, inner, input_words; cbn; apply in_or_app; right; left; reflexivity).
    assert (WD : forall k, In k (input_words i) -> forall f, k <> LF f).
    { intros k IK. rewrite forallb_forall in IW. specialize (IW _ IK). destruct k; discriminate. }
    destruct (word_ok i s _ _ FI K e E _ IC) as [WC WCB].
    assert (EX : ev e (word_poly i cell) = x) by (destruct RD as (_ & _ & Q & _); congruence).
    destruct (known _ _ _ _ R _ _ LC) as [SC _]. rewrite EX in *.
    pose proof (place_ok _ _ _ _ _ _ R SP0) as PL.
    exists s1, (upd (upd s1 cell (Some (I (x - 1)))) (LF OF) None), u. split; [exact RUN|]. split; [|split; [exact CO|]].
    - assert (RX : read s1 (counter l) = Some x).
      { unfold read, readv. destruct (counter l); [rewrite PL, SC; reflexivity | rewrite PL, SC; reflexivity | discriminate PL]. }
      unfold counted. rewrite RX, (Z.mod_small (x - 1)) by lia. unfold write. rewrite PL, SC. reflexivity.
    - split; [|split; [exact (proj2 WB) | split; [|split; [lia|]]]].
      + rewrite <- NW. apply number_same. intros k IK. rewrite !upd_other; [reflexivity | |].
        * intro. subst k. apply not_true_iff_false in NI. apply NI. apply existsb_exists. exists cell. split; [exact IK | apply loc_eqb_eq; reflexivity].
        * intro Q. apply (WD k) with (f := OF); [unfold i, inner, input_words; cbn; apply in_or_app; left; exact IK | congruence].
      + rewrite upd_other by (intro Q; exact (WD _ IC OF (eq_sym Q))). apply upd_same.
      + exists e, (store (LF OF) STop (store cell STop Y)). split; [|exact K2].
        apply rel_top, rel_upd; [exact R | exact Logic.I | intros; congruence].
  Qed.
  Lemma rounds n : forall s v, ready s v (Z.of_nat (S n)) ->
    exists t w, repeat (S n) (body l) (counter l) s = Some t /\ iterates (prime (outer l)) (round l) (S n) v w /\ ready t w 0.
  Proof.
    induction n as [|n IH]; intros s v RD; destruct (one_round _ _ _ RD ltac:(lia)) as (s1 & s2 & u & R1 & R2 & CO & RD');
    destruct RD as (_ & _ & _ & XB & _).
    - cbn [repeat]. rewrite R1, R2. change (Z.of_nat 1 - 1 =? 0) with true. cbn [fst snd]. change (Z.of_nat 1 - 1) with 0 in RD'. exists s2, u.
      split; [reflexivity|]. split; [exists u; split; [exact CO | reflexivity] | exact RD'].
    - replace (Z.of_nat (S (S n)) - 1) with (Z.of_nat (S n)) in RD' by lia.
      destruct (IH _ _ RD') as (t & w & T1 & T2 & T3). exists t, w. split; [|split; [exists u; split; [exact CO | exact T2] | exact T3]].
      remember (S n) as m. cbn [repeat]. rewrite R1, R2. cbn [fst snd].
      destruct (Z.of_nat (S m) - 1 =? 0) eqn:Z0; [apply Z.eqb_eq in Z0; lia | exact T1].
  Qed.
End Rounds.

Theorem check_right_loop l c : check_loop l c = true -> right_rounds (fun _ => runs_loop l) (outer l) (round l).
Proof.
  unfold check_loop. intro K. do 3 (apply andb_true_iff in K; destruct K as [K ?K]).
  apply Pos.ltb_lt in K. apply Z.ltb_lt in K1. rename K2 into IW, K1 into PP.
  destruct (srun _ (code (outer l)) _ _ _ _) as [[Y G]|] eqn:SR; [|discriminate].
  destruct (splace Y (counter l)) as [cell|] eqn:SP0; [|discriminate].
  do 5 (apply andb_true_iff in K0; destruct K0 as [K0 ?K]).
  apply Pos.ltb_lt in K2. set (i := inner l c cell) in *. set (M := between i (changed c) (settled (outer l) Y)) in *.
  destruct (srun _ (tail l) _ _ _ _) as [[Y2 G2]|] eqn:SR2; [|discriminate].
  do 2 (apply andb_true_iff in K1; destruct K1 as [K1 ?K]).
  intros s a n ST N. pose proof (proj2 (proj2 (proj2 (proj2 ST)))) as FI.
  destruct (agrees_exists (code (outer l)) (head_first c) s (env0 (outer l) s [a; n])) as (e & A & E).
  pose proof (init_S_ok _ s _ _ FI K e E IW ST) as R0. pose proof (init_G_ok _ s _ _ FI K e E) as V0.
  destruct (srun_ok _ s e _ _ _ _ [] _ _ _ R0 V0 (Forall_nil _) SR A) as (s1 & RUN & R & V).
  pose proof (elements_ok _ s _ _ FI K e E) as EL.
  pose proof (lies_ok _ _ _ _ _ _ _ _ _ R V EL K0) as NA. pose proof (lies_ok _ _ _ _ _ _ _ _ _ R V EL K5) as NN.
  cbn [nth] in NA, NN. apply number_one in NN. destruct NN as [NN NB].
  assert (AB : a <= carried_bound l).
  { unfold carried_bound. inversion FI as [|x y xs ys HA HB HC HD]. exact (proj2 HA). }
  assert (RD : ready l c cell M s s1 a n).
  { split; [exact NA|]. split; [exact AB|]. split; [exact NN|]. split; [exact NB|]. exists e, (settled (outer l) Y). split; [|exact K4].
    apply settled_ok; [exact R|]. intros k IK. apply (word_ok _ s _ _ FI K e E _ IK). }
  replace n with (Z.of_nat (S (Z.to_nat (n - 1)))) in RD by lia.
  destruct (rounds l c cell M s PP K3 _ _ _ RD) as (s2 & w & RP & IT & RD2).
  replace (S (Z.to_nat (n - 1))) with (Z.to_nat n) in * by lia.
  pose proof (ready_inputs _ _ _ _ _ _ _ _ RD2) as FI2. fold i in FI2.
  assert (IW2 : forallb is_word (input_words i) = true).
  { unfold check_body in K3. do 2 (apply andb_true_iff in K3; destruct K3 as [K3 _]). apply andb_true_iff in K3. exact (proj2 K3). }
  destruct (agrees_exists (tail l) (tail_first c) s2 (env0 i s2 [w; 0])) as (e2 & A2 & E2).
  destruct (ready_env _ _ _ _ _ _ _ _ _ _ RD2 K2 IW2 E2) as [R2 V2].
  destruct (srun_ok _ s e2 _ _ _ _ [] _ _ _ R2 V2 (Forall_nil _) SR2 A2) as (t & RUN2 & RT & VT).
  exists t, w. split; [exists (Z.to_nat n), s1, s2; auto|]. split; [split|split; [exact IT|]].
  - intros b o NI. destruct (lookup (LM b o) Y2) as [v|] eqn:L; [|apply (others _ _ _ _ RT), L].
    rewrite forallb_forall in K7. pose proof (K7 _ (lookup_in _ _ _ L)) as KX. cbn [is_left] in KX.
    apply orb_true_iff in KX. destruct KX as [KX|KX].
    2: { destruct v as [| |l'| |]; try discriminate. apply loc_eqb_eq in KX. subst. exact (proj1 (known _ _ _ _ RT _ _ L)). }
    apply existsb_loc in KX. contradiction.
  - intros q IQ. rewrite forallb_forall in K1. apply (kept_ok s e2 Y2); [exact (proj1 ST) | assumption | apply K1, IQ].
  - apply Forall_forall. intros [[ls m] most] IO. rewrite forallb_forall in K6. specialize (K6 _ IO). cbn in K6.
    apply andb_true_iff in K6. destruct K6 as [LI LE]. apply Z.leb_le in LE.
    pose proof (lies_ok _ _ _ _ _ _ _ _ _ RT VT (elements_ok i s2 _ _ FI2 K2 e2 E2) LI) as NW. cbn [nth] in NW.
    split; [exact NW|]. destruct (number_words _ _ _ NW) as [_ WB]. destruct RD2 as (_ & WM & _). lia.
Qed.
