(** A checker of formulas: values as fractions of integer polynomials in the free ones, modulo what is assumed. *)
Require Import ZArith List Bool Lia Field Field_theory InitialRing Ring_polynom BinList.
From Ecgen Require Import Semantics Decoder Statement Reading Formulas.
Import ListNotations.

Definition poly := Pol Z.
Definition pconst (z : Z) : poly := Pc z.
Definition padd : poly -> poly -> poly := Padd 0%Z Z.add Z.eqb.
Definition psub : poly -> poly -> poly := Psub 0%Z Z.add Z.sub Z.opp Z.eqb.
Definition pmul : poly -> poly -> poly := Pmul 0%Z 1%Z Z.add Z.mul Z.eqb.
Definition peq : poly -> poly -> bool := Peq Z.eqb.
Definition unknown_of (g : nat) : poly := mk_X 0%Z 1%Z (Pos.of_succ_nat g).
Definition pinj : positive -> poly -> poly := @mkPinj Z.
Definition px : poly -> positive -> poly -> poly := mkPX 0%Z Z.eqb.

(** A monomial: the exponents of the unknowns, as far as they go. *)
Definition monomial := list nat.
Fixpoint monomial_poly (m : monomial) : poly :=
  match m with
  | [] => Pc 1%Z
  | O :: m => pinj 1 (monomial_poly m)
  | S n :: m => px (pinj 1 (monomial_poly m)) (Pos.of_succ_nat n) (Pc 0%Z)
  end.
Definition zeros : list nat -> bool := forallb (Nat.eqb 0).
(** [p = q + m s] *)
Fixpoint split (p : poly) (m : monomial) : poly * poly :=
  if zeros m then (Pc 0%Z, p) else
  match p, m with
  | Pinj j p, _ =>
      if zeros (firstn (Pos.to_nat j) m) then let (q, s) := split p (skipn (Pos.to_nat j) m) in (pinj j q, pinj j s)
      else (Pinj j p, Pc 0%Z)
  | PX p i r, O :: m' =>
      let (q, s) := split p m in let (q', s') := split r m' in (px q i q', px s i s')
  | PX p i r, n :: m' =>
      let (q, s) := split p ((n - Pos.to_nat i)%nat :: m') in
      (px q i r, match (Pos.to_nat i - n)%nat with O => s | S k => px s (Pos.of_succ_nat k) (Pc 0%Z) end)
  | _, _ => (p, Pc 0%Z)
  end.

Definition rule := (monomial * poly)%type.
(** A monomial is replaced until none is left, or patience is. *)
Fixpoint replace (fuel : nat) (r : rule) (p : poly) : bool * poly :=
  match fuel with
  | O => (true, p)
  | S fuel =>
      let (q, s) := split p (fst r) in
      if peq s (Pc 0%Z) then (false, p) else (true, snd (replace fuel r (padd q (pmul (snd r) s))))
  end.
Fixpoint replace_all (rs : list rule) (p : poly) : bool * poly :=
  match rs with
  | [] => (false, p)
  | r :: rs => let (a, p) := replace 64 r p in let (b, p) := replace_all rs p in (a || b, p)
  end.
Fixpoint reduce (fuel : nat) (rs : list rule) (p : poly) : poly :=
  match fuel with
  | O => p
  | S fuel => let (changed, q) := replace_all rs p in if changed then reduce fuel rs q else p
  end.

(** Exponents of known factors, as lists: what is missing is 0. *)
Fixpoint sums (a b : list nat) : list nat :=
  match a, b with [], b => b | a, [] => a | x :: a, y :: b => (x + y)%nat :: sums a b end.
Fixpoint gaps (a b : list nat) : list nat :=
  match a, b with [], b => [] | a, [] => a | x :: a, y :: b => (x - y)%nat :: gaps a b end.
Definition least (a b : list nat) : list nat := sums a (gaps b a).
(** Whether the factors of the one are among those of the other. *)
Fixpoint within (a b : list nat) : bool :=
  match a, b with
  | [], _ => true
  | O :: a, [] => within a []
  | O :: a, _ :: b => within a b
  | S _ :: a, S _ :: b => within a b
  | _, _ => false
  end.

Record fraction := { above : poly; under : list nat }.
Record certificate := {
  factors : list poly;
  solutions : list (nat * nat * nat * list nat * Z * list (list nat));
  rules_hints : nat * list (list nat);
  rules : list (monomial * list (nat * poly));
  hints : list (list nat)
}.

(** Factors that are never 0: 1 and -1. *)
Definition units (fs : list poly) : list nat := map (fun f => if peq (pmul f f) (Pc 1%Z) then 1%nat else O) fs.

Section Run.
  Variables (rs : list rule) (fs : list poly) (named : list nat).
  Definition times (p q : poly) : poly := reduce 64 rs (pmul p q).
  Fixpoint power (p : poly) (n : nat) : poly := match n with O => Pc 1%Z | S O => p | S n => times p (power p n) end.
  Fixpoint product (fs : list poly) (e : list nat) : poly :=
    match fs, e with
    | f :: fs, n :: e => match n with O => product fs e | _ => times (power f n) (product fs e) end
    | _, _ => Pc 1%Z
    end.
  Definition widened (p : poly) (e : list nat) : poly :=
    if zeros e then p else times p (product fs e).
  Definition combine (op : poly -> poly -> poly) (a b : fraction) : fraction :=
    {| above := op (widened (above a) (gaps (under b) (under a))) (widened (above b) (gaps (under a) (under b)));
       under := least (under a) (under b) |}.
  Definition factored (h : list nat) (a : fraction) : bool := peq (reduce 64 rs (above a)) (reduce 64 rs (product fs h)).
  (** [known]: factors that are not 0. *)
  Definition over (known h : list nat) (a b : fraction) : option fraction :=
    let t := sums (under a) h in
    guard within h known && factored h b;
    Some {| above := widened (above a) (gaps (under b) t); under := gaps t (under b) |}.
  Definition step (o : field_op) (known : list nat) (hs : list (list nat)) (vs : list fraction) : option (fraction * list (list nat)) :=
    match o with
    | Constant z => Some ({| above := Pc z; under := [] |}, hs)
    | Plus i j => do a <- nth_error vs i; do b <- nth_error vs j; Some (combine padd a b, hs)
    | Minus i j => do a <- nth_error vs i; do b <- nth_error vs j; Some (combine psub a b, hs)
    | Times i j =>
        do a <- nth_error vs i; do b <- nth_error vs j;
        Some ({| above := times (above a) (above b); under := sums (under a) (under b) |}, hs)
    | Over i j =>
        do a <- nth_error vs i; do b <- nth_error vs j;
        match hs with h :: hs => do q <- over known h a b; Some (q, hs) | [] => None end
    end.
  (** The factors of a value that is named. *)
  Definition learn (i : nat) (a : fraction) (known : list nat) (hs : list (list nat)) : option (list nat * list (list nat)) :=
    if existsb (Nat.eqb i) named
    then match hs with h :: hs => guard factored h a; Some (sums known h, hs) | [] => None end
    else Some (known, hs).
  Fixpoint execute (os : list field_op) (known : list nat) (hs : list (list nat)) (vs : list fraction) : option (list fraction) :=
    match os with
    | [] => Some vs
    | o :: os =>
        do r <- step o known hs vs; do l <- learn (length vs) (fst r) known (snd r);
        execute os (fst l) (snd l) (vs ++ [fst r])
    end.
  (** The free values first. *)
  Fixpoint start (os : list field_op) (known : list nat) (hs : list (list nat)) (all vs : list fraction) (i : nat) : option (list fraction) :=
    match vs with
    | [] => execute os known hs all
    | a :: vs => do l <- learn i a known hs; start os (fst l) (snd l) all vs (S i)
    end.
  Definition run (os : list field_op) (hs : list (list nat)) (vs : list fraction) := start os (units fs) hs vs vs 0.
  (** What is 0 if two values are equal, and the other way round. *)
  Definition gap (vs : list fraction) (e : nat * nat) : option fraction :=
    do a <- nth_error vs (fst e); do b <- nth_error vs (snd e); Some (combine psub a b).
End Run.

Definition plain (n : nat) : list fraction := map (fun g => {| above := unknown_of g; under := [] |}) (seq 0 n).
Fixpoint replaced {A} (l : list A) (i : nat) (a : A) : list A :=
  match l, i with [], _ => [] | _ :: l, O => a :: l | x :: l, S i => x :: replaced l i a end.
(** A free value by others, as an equation says that is assumed. *)
Fixpoint solve (f : formula) (fs : list poly) (ss : list (nat * nat * nat * list nat * Z * list (list nat))) (vs : list fraction)
  : option (list fraction) :=
  match ss with
  | [] => Some vs
  | (n, k, g, e, s, hs) :: ss =>
      do ws <- run [] fs (nonzero f) (firstn n (operations f)) hs vs;
      do q <- nth_error (assumed f) k;
      do z <- gap [] fs ws q;
      guard within e (under z);
      solve f fs ss (replaced vs g {| above := psub (times [] (unknown_of g) (product [] fs e)) (times [] (Pc s) (above z)); under := e |})
  end.
Fixpoint multiples (zs : list fraction) (cs : list (nat * poly)) : option poly :=
  match cs with
  | [] => Some (Pc 0%Z)
  | (k, c) :: cs => do z <- nth_error zs k; do p <- multiples zs cs; Some (padd (pmul c (above z)) p)
  end.
Fixpoint listed {A B} (f : A -> option B) (l : list A) : option (list B) :=
  match l with [] => Some [] | a :: l => do b <- f a; do bs <- listed f l; Some (b :: bs) end.
Definition rule_of (zs : list fraction) (r : monomial * list (nat * poly)) : option rule :=
  do p <- multiples zs (snd r); Some (fst r, psub (monomial_poly (fst r)) p).
Definition check_formula (f : formula) (c : certificate) : bool :=
  match
    (do vs <- solve f (factors c) (solutions c) (plain (free f));
    do ws <- run [] (factors c) (nonzero f) (firstn (fst (rules_hints c)) (operations f)) (snd (rules_hints c)) vs;
    do zs <- listed (gap [] (factors c) ws) (match rules c with [] => [] | _ => assumed f end);
    do rs <- listed (rule_of zs) (rules c);
    do us <- run rs (factors c) (nonzero f) (operations f) (hints c) vs;
    listed (gap rs (factors c) us) (claimed f))
  with
  | Some zs => forallb (fun z => peq (above z) (Pc 0%Z)) zs
  | None => false
  end.

(** It is right: in any field. *)
Section Sound.
  Context {K : Type} {zero one : K} {add mul sub : K -> K -> K} {opp : K -> K} {div : K -> K -> K} {inv : K -> K}.
  Variable field : field_theory zero one add mul sub opp div inv (@eq K).
  Add Field over_k : field.
  Notation "0" := zero. Notation "1" := one.
  Infix "+" := add. Infix "*" := mul. Infix "-" := sub. Infix "/" := div.
  Notation phi := (gen_phiZ zero one add mul opp).
  Let ring := F_R field.
  Let ext := Eq_ext add mul opp.
  Let setoid := Eqsth K.
  Let almost := Rth_ARth setoid ext ring.
  Lemma morphism : ring_morph zero one add mul sub opp eq 0%Z 1%Z Z.add Z.mul Z.sub Z.opp Z.eqb phi.
  Proof.
    destruct (gen_phiZ_morph setoid ext ring) as [A B C D E F _]. split; try assumption.
    intros x y H. apply Z.eqb_eq in H. subst. reflexivity.
  Qed.
  Variable given : list K.
  Notation ev := (Pphi zero add mul phi given).
  Lemma padd_ok p q : ev (padd p q) = ev p + ev q. Proof. apply (Padd_ok setoid ext almost morphism). Qed.
  Lemma psub_ok p q : ev (psub p q) = ev p - ev q. Proof. apply (Psub_ok setoid ext almost morphism). Qed.
  Lemma pmul_ok p q : ev (pmul p q) = ev p * ev q. Proof. apply (Pmul_ok setoid ext almost morphism). Qed.
  Lemma peq_ok p q : peq p q = true -> ev p = ev q. Proof. intro H. apply (Peq_ok setoid ext morphism _ _ H). Qed.
  Lemma one_ok : ev (Pc 1%Z) = 1. Proof. reflexivity. Qed.
  Lemma zero_ok : ev (Pc 0%Z) = 0. Proof. reflexivity. Qed.
  Lemma nth_succ p : forall l : list K, BinList.nth 0 (Pos.succ p) l = hd 0 (jump p l).
  Proof.
    induction p; intro l; simpl.
    - rewrite IHp, jump_succ. simpl. rewrite jump_tl. reflexivity.
    - rewrite <- jump_tl, nth_jump. reflexivity.
    - reflexivity.
  Qed.
  Lemma nth_of_succ g : forall l : list K, BinList.nth 0 (Pos.of_succ_nat g) l = List.nth g l 0.
  Proof.
    induction g; intro l. { destruct l; reflexivity. }
    change (Pos.of_succ_nat (S g)) with (Pos.succ (Pos.of_succ_nat g)). rewrite nth_succ, <- nth_jump, IHg. destruct l, g; reflexivity.
  Qed.
  Lemma unknown_ok g : ev (unknown_of g) = List.nth g given 0.
  Proof. unfold unknown_of. rewrite <- (mkX_ok setoid ext almost morphism). apply nth_of_succ. Qed.
  Fixpoint pw (x : K) (n : nat) : K := match n with O => 1 | S n => x * pw x n end.
  Lemma pw_add x n m : pw x (n + m) = pw x n * pw x m.
  Proof. induction n; simpl; [ring | rewrite IHn; ring]. Qed.
  Lemma pow_pw x i : pow_pos mul x i = pw x (Pos.to_nat i).
  Proof.
    induction i using Pos.peano_ind; [simpl; ring|]. rewrite (pow_pos_succ setoid (Rmul_ext ext)), Pos2Nat.inj_succ, IHi; [reflexivity|].
    intros. ring.
  Qed.
  Lemma jump_skipn j : forall l : list K, jump j l = skipn (Pos.to_nat j) l.
  Proof.
    induction j using Pos.peano_ind; intro l. { destruct l; reflexivity. }
    rewrite jump_succ, IHj, Pos2Nat.inj_succ. generalize (Pos.to_nat j). intro n. revert l. induction n; intros [|x l]; try reflexivity. apply IHn.
  Qed.
  Notation at_ l := (Pphi zero add mul phi l).
  Lemma pinj_ok j p l : at_ l (pinj j p) = at_ (skipn (Pos.to_nat j) l) p.
  Proof. unfold pinj. rewrite (mkPinj_ok _ _ _ setoid), jump_skipn. reflexivity. Qed.
  Lemma px_ok p i q l : at_ l (px p i q) = at_ l p * pw (hd 0 l) (Pos.to_nat i) + at_ (tl l) q.
  Proof. unfold px. rewrite (mkPX_ok setoid ext almost morphism), pow_pw. reflexivity. Qed.
  Fixpoint monomial_at (l : list K) (m : monomial) : K :=
    match m with [] => 1 | n :: m => pw (hd 0 l) n * monomial_at (tl l) m end.
  Lemma monomial_ok m : forall l, at_ l (monomial_poly m) = monomial_at l m.
  Proof.
    induction m as [|[|n] m IH]; intro l; [reflexivity| |]; cbn [monomial_poly monomial_at].
    - rewrite pinj_ok. change (Pos.to_nat 1) with 1%nat. destruct l; simpl; rewrite IH; ring.
    - rewrite px_ok, pinj_ok, SuccNat2Pos.id_succ. change (Pos.to_nat 1) with 1%nat. destruct l; simpl; rewrite IH; ring.
  Qed.
  Lemma zeros_ok m : zeros m = true -> forall l, monomial_at l m = 1.
  Proof. induction m as [|[|n] m IH]; intros H l; [reflexivity| |discriminate]. simpl. rewrite IH by assumption. ring. Qed.
  Lemma skipped m n : zeros (firstn n m) = true -> forall l, monomial_at l m = monomial_at (skipn n l) (skipn n m).
  Proof.
    revert m. induction n; intros [|[|k] m] H l; try reflexivity; [|discriminate].
    simpl in *. rewrite IHn by assumption. destruct l; [|simpl; ring]. destruct n; simpl; ring.
  Qed.
  Lemma split_ok p : forall m l, at_ l p = at_ l (fst (split p m)) + monomial_at l m * at_ l (snd (split p m)).
  Proof.
    induction p as [c|j p IH|p1 IH1 i p2 IH2]; intros m l.
    - simpl. destruct (zeros m) eqn:E; simpl; [rewrite zeros_ok by assumption|]; ring.
    - cbn [split]. destruct (zeros m) eqn:E. { simpl. rewrite zeros_ok by assumption. ring. }
      destruct (zeros (firstn (Pos.to_nat j) m)) eqn:F; [|simpl; ring].
      specialize (IH (skipn (Pos.to_nat j) m) (skipn (Pos.to_nat j) l)). destruct (split p _) as [q s]. cbn [fst snd] in *.
      rewrite !pinj_ok, <- (skipped _ _ F) in *. simpl. rewrite jump_skipn. exact IH.
    - cbn [split]. destruct (zeros m) eqn:E. { simpl. rewrite zeros_ok by assumption. ring. }
      destruct m as [|[|n] m]; [simpl; ring| |].
      + specialize (IH1 (O :: m) l). specialize (IH2 m (tl l)). destruct (split p1 _) as [q s], (split p2 m) as [q' s'].
        cbn [fst snd monomial_at pw] in *. rewrite !px_ok. simpl. rewrite pow_pw, IH1, IH2. ring.
      + set (k := Pos.to_nat i). specialize (IH1 ((S n - k)%nat :: m) l). destruct (split p1 _) as [q s]. cbn [fst snd monomial_at] in *.
        rewrite px_ok. fold k.
        assert (A : at_ l match (k - S n)%nat with O => s | S j => px s (Pos.of_succ_nat j) (Pc 0%Z) end = at_ l s * pw (hd 0 l) (k - S n)).
        { destruct (k - S n)%nat as [|j] eqn:J; [simpl; ring|]. rewrite px_ok, SuccNat2Pos.id_succ. simpl. ring. }
        change (at_ l (PX p1 i p2)) with (at_ l p1 * pow_pos mul (hd 0 l) i + at_ (tl l) p2). rewrite pow_pw, IH1. fold k.
        assert (B : pw (hd 0 l) (S n - k) * pw (hd 0 l) k = pw (hd 0 l) (S n) * pw (hd 0 l) (k - S n)).
        { rewrite <- !pw_add. f_equal. lia. }
        transitivity (at_ l q * pw (hd 0 l) k + at_ (tl l) p2 + pw (hd 0 l) (S n) * monomial_at (tl l) m * (at_ l s * pw (hd 0 l) (k - S n))).
        * transitivity (at_ l q * pw (hd 0 l) k + (pw (hd 0 l) (S n - k) * pw (hd 0 l) k) * monomial_at (tl l) m * at_ l s + at_ (tl l) p2); [ring|].
          rewrite B. ring.
        * f_equal. f_equal. symmetry. exact A.
  Qed.

  Definition holds_rule (r : rule) : Prop := monomial_at given (fst r) = ev (snd r).
  Lemma replace_ok r fuel : holds_rule r -> forall p, ev (snd (replace fuel r p)) = ev p.
  Proof.
    intro R. induction fuel; intro p; cbn [replace]; [reflexivity|].
    pose proof (split_ok p (fst r) given) as H. destruct (split p (fst r)) as [q s]. cbn [fst snd] in H.
    destruct (peq s (Pc 0%Z)); [reflexivity|]. cbn [snd].
    rewrite IHfuel, padd_ok, pmul_ok, H. unfold holds_rule in R. rewrite R. reflexivity.
  Qed.
  Lemma replace_all_ok rs : Forall holds_rule rs -> forall p, ev (snd (replace_all rs p)) = ev p.
  Proof.
    induction 1 as [|r rs R _ IH]; intro p; [reflexivity|]. cbn [replace_all].
    pose proof (replace_ok r 64 R p) as A. destruct (replace 64 r p) as [a q]. cbn [snd] in A.
    pose proof (IH q) as B. destruct (replace_all rs q) as [b t]. cbn [snd] in *. congruence.
  Qed.
  Lemma reduce_ok rs fuel : Forall holds_rule rs -> forall p, ev (reduce fuel rs p) = ev p.
  Proof.
    intro R. induction fuel; intro p; [reflexivity|]. cbn [reduce].
    pose proof (replace_all_ok rs R p) as A. destruct (replace_all rs p) as [c q]. cbn [snd] in A. destruct c; [rewrite IHfuel, A|]; reflexivity.
  Qed.

  Lemma integral a b : a * b = 0 -> a <> 0 -> b = 0.
  Proof. intros H A. transitivity (a * b / a); [field; assumption | rewrite H; field; assumption]. Qed.
  Lemma times_nonzero a b : a <> 0 -> b <> 0 -> a * b <> 0.
  Proof. intros A B H. apply B, (integral a); assumption. Qed.

  Section Factors.
    Variables (rs : list rule).
    Hypothesis R : Forall holds_rule rs.
    Lemma times_ok p q : ev (times rs p q) = ev p * ev q.
    Proof. unfold times. rewrite reduce_ok by assumption. apply pmul_ok. Qed.
    Lemma power_ok p n : ev (power rs p n) = pw (ev p) n.
    Proof.
      induction n as [|[|n] IH]; [reflexivity | simpl; ring |].
      change (power rs p (S (S n))) with (times rs p (power rs p (S n))). rewrite times_ok, IH. reflexivity.
    Qed.
    Fixpoint at_factors (fs : list poly) (e : list nat) : K :=
      match fs, e with f :: fs, n :: e => pw (ev f) n * at_factors fs e | _, _ => 1 end.
    Lemma product_ok fs : forall e, ev (product rs fs e) = at_factors fs e.
    Proof.
      induction fs as [|f fs IH]; intros [|[|n] e]; try reflexivity.
      - cbn [product at_factors pw]. rewrite IH. ring.
      - cbn [product at_factors]. rewrite times_ok, power_ok, IH. reflexivity.
    Qed.
    Lemma no_factors fs : forall e, zeros e = true -> at_factors fs e = 1.
    Proof.
      induction fs as [|f fs IH]; intros [|[|n] e] H; try reflexivity; [|discriminate].
      simpl in *. rewrite IH by assumption. ring.
    Qed.
    Lemma widened_ok fs p e : ev (widened rs fs p e) = ev p * at_factors fs e.
    Proof.
      unfold widened. destruct (zeros e) eqn:E. { rewrite no_factors by assumption. ring. }
      rewrite times_ok, product_ok. reflexivity.
    Qed.
  End Factors.
  Lemma sums_ok fs : forall a b, at_factors fs (sums a b) = at_factors fs a * at_factors fs b.
  Proof.
    induction fs as [|f fs IH]; intros [|n a] [|m b]; simpl; try ring. rewrite IH, pw_add. ring.
  Qed.
  Lemma least_symmetric a b : least a b = least b a.
  Proof.
    unfold least. revert b. induction a as [|n a IH]; intros [|m b]; simpl; try reflexivity. rewrite IH. f_equal. lia.
  Qed.
  Lemma least_ok fs a b : at_factors fs (least a b) = at_factors fs a * at_factors fs (gaps b a).
  Proof. apply sums_ok. Qed.
  Lemma gaps_nonzero fs : forall a b, at_factors fs a <> 0 -> at_factors fs (gaps a b) <> 0.
  Proof.
    induction fs as [|f fs IH]; intros [|n a] [|m b] H; simpl in *; try assumption.
    assert (A : at_factors fs a <> 0) by (intro E; apply H; rewrite E; ring).
    assert (B : pw (ev f) n <> 0) by (intro E; apply H; rewrite E; ring).
    apply times_nonzero; [|apply IH, A]. destruct (Nat.le_gt_cases n m).
    - replace (n - m)%nat with O by lia. simpl. apply (F_1_neq_0 field).
    - intro E. apply B. replace n with (m + (n - m))%nat by lia. rewrite pw_add, E. ring.
  Qed.
  Lemma within_nonzero fs : forall a b, within a b = true -> at_factors fs b <> 0 -> at_factors fs a <> 0.
  Proof.
    induction fs as [|f fs IH]; intros [|n a] [|m b] H N; cbn [at_factors] in *; try apply (F_1_neq_0 field).
    - destruct n; [|discriminate]. simpl in *. assert (A : at_factors fs a <> 0) by (apply (IH a []); [assumption | destruct fs; assumption]).
      apply times_nonzero; [apply (F_1_neq_0 field) | assumption].
    - assert (N1 : at_factors fs b <> 0) by (intro E; apply N; rewrite E; ring).
      assert (N2 : pw (ev f) m <> 0) by (intro E; apply N; rewrite E; ring).
      destruct n as [|n]; simpl in H.
      + apply times_nonzero; [apply (F_1_neq_0 field) | apply (IH _ _ H N1)].
      + destruct m as [|m]; [discriminate|]. apply times_nonzero; [|apply (IH _ _ H N1)].
        assert (F : ev f <> 0) by (intro E; apply N2; simpl; rewrite E; ring).
        generalize (S n). intro k. induction k; [apply (F_1_neq_0 field) | apply times_nonzero; assumption].
  Qed.

  Lemma units_ok fs : at_factors fs (units fs) <> 0.
  Proof.
    unfold units. induction fs as [|f fs IH]; [apply (F_1_neq_0 field)|]. cbn [map at_factors]. apply times_nonzero; [|exact IH].
    destruct (peq _ _) eqn:E; [|apply (F_1_neq_0 field)]. apply peq_ok in E. rewrite pmul_ok in E.
    intro Z. simpl in Z. apply (F_1_neq_0 field). transitivity (ev f * 1 * ev f); [|rewrite Z; ring]. transitivity (ev f * ev f); [symmetry; exact E | ring].
  Qed.

  Section Values.
    Variable fs : list poly.
    Notation D := (at_factors fs).
    (** A fraction stands for a value. *)
    Definition stands (x : fraction) (k : K) : Prop := D (under x) <> 0 /\ k * D (under x) = ev (above x).
    Section Rules.
      Variables (rs : list rule).
      Hypothesis R : Forall holds_rule rs.
      Lemma combine_ok op (o : K -> K -> K) a b k l :
        (forall p q, ev (op p q) = o (ev p) (ev q)) -> (forall x y z, o x y * z = o (x * z) (y * z)) ->
        stands a k -> stands b l -> stands (combine rs fs op a b) (o k l).
      Proof.
        intros O L [A1 A2] [B1 B2]. unfold stands, combine. cbn [above under]. split.
        - rewrite least_ok. apply times_nonzero; [assumption | apply gaps_nonzero; assumption].
        - rewrite O, !widened_ok, <- A2, <- B2, L by assumption. f_equal.
          + rewrite least_ok. ring.
          + rewrite least_symmetric, least_ok. ring.
      Qed.
      Lemma factored_ok h a : factored rs fs h a = true -> ev (above a) = D h.
      Proof. intro H. apply peq_ok in H. rewrite !reduce_ok, product_ok in H by assumption. exact H. Qed.
      Lemma over_ok known h a b k l q : stands a k -> stands b l -> D known <> 0 -> over rs fs known h a b = Some q ->
        l <> 0 /\ stands q (k / l).
      Proof.
        intros [A1 A2] [B1 B2] N H. unfold over in H. destruct (within h known && factored rs fs h b) eqn:E; [|discriminate].
        inversion H; subst q; clear H. apply andb_true_iff in E. destruct E as [I E]. apply factored_ok in E.
        assert (H0 : D h <> 0) by (apply (within_nonzero _ _ _ I N)).
        assert (L : l <> 0). { intro Z. apply H0. rewrite <- E, <- B2, Z. ring. }
        split; [exact L|].
        set (t := sums (under a) h). assert (T : D t = D (under a) * D h) by apply sums_ok.
        assert (T0 : D t <> 0). { rewrite T. apply times_nonzero; assumption. }
        assert (S : D t * D (gaps (under b) t) = D (under b) * D (gaps t (under b))).
        { rewrite <- !least_ok, least_symmetric. reflexivity. }
        unfold stands. cbn [above under]. split; [apply gaps_nonzero; assumption|].
        rewrite widened_ok by assumption.
        assert (C : forall x y, D (under b) * x = D (under b) * y -> x = y).
        { intros x y Q. transitivity (D (under b) * x / D (under b)); [field; assumption | rewrite Q; field; assumption]. }
        apply C. transitivity (k / l * (D (under b) * D (gaps t (under b)))); [ring|]. rewrite <- S, T, <- E, <- A2, <- B2. field. assumption.
      Qed.

      Definition values_from := values zero one add mul sub opp div.
      Lemma values_cons o os ks : values_from (o :: os) ks = values_from os (ks ++ [result zero one add mul sub opp div o (value zero ks)]).
      Proof. reflexivity. Qed.
      Lemma values_app os ps ks : values_from (os ++ ps) ks = values_from ps (values_from os ks).
      Proof. apply fold_left_app. Qed.
      Lemma values_before os : forall ks i, (i < length ks)%nat -> List.nth i (values_from os ks) 0 = List.nth i ks 0.
      Proof.
        induction os as [|o os IH]; intros ks i H; [reflexivity|]. rewrite values_cons, IH by (rewrite app_length; lia). apply app_nth1, H.
      Qed.
      Lemma stands_length vs ks : Forall2 stands vs ks -> length vs = length ks.
      Proof. induction 1; simpl; congruence. Qed.
      Lemma nth_stands vs ks i x : Forall2 stands vs ks -> nth_error vs i = Some x -> (i < length ks)%nat /\ stands x (List.nth i ks 0).
      Proof.
        intro F. revert i. induction F as [|v k vs ks S F IH]; intros [|i] H; try discriminate; simpl in *.
        - inversion H; subst. split; [lia | assumption].
        - destruct (IH i H). split; [lia | assumption].
      Qed.
      Variable named : list nat.
      Lemma learn_ok i a k known hs l : stands a k -> (In i named -> k <> 0) -> D known <> 0 ->
        learn rs fs named i a known hs = Some l -> D (fst l) <> 0.
      Proof.
        intros [A1 A2] N Z H. unfold learn in H. destruct (existsb (Nat.eqb i) named) eqn:E; [|inversion H; subst; exact Z].
        destruct hs as [|h hs]; [discriminate|]. destruct (factored rs fs h a) eqn:F; [|discriminate]. inversion H; subst. cbn [fst].
        apply factored_ok in F. apply existsb_exists in E. destruct E as [j [I J]]. apply Nat.eqb_eq in J. subst j.
        rewrite sums_ok. apply times_nonzero; [exact Z|]. rewrite <- F, <- A2. apply times_nonzero; [apply N, I | exact A1].
      Qed.
      Lemma step_ok o known hs vs ks r : Forall2 stands vs ks -> D known <> 0 -> step rs fs o known hs vs = Some r ->
        stands (fst r) (result zero one add mul sub opp div o (value zero ks)) /\
        (forall i j, o = Over i j -> (j < length ks)%nat /\ List.nth j ks 0 <> 0).
      Proof.
        intros F Z H. unfold step in H. unfold result, value.
        destruct o as [z|i j|i j|i j|i j].
        { inversion H; subst; cbn [fst]; split; [|discriminate]; split; cbn [above under]; destruct fs; try apply (F_1_neq_0 field); simpl; ring. }
        all: destruct (nth_error vs i) as [a|] eqn:A; [|discriminate]; destruct (nth_error vs j) as [b|] eqn:B; [|discriminate];
             destruct (nth_stands _ _ _ _ F A) as [LA SA]; destruct (nth_stands _ _ _ _ F B) as [LB SB].
        4: destruct hs as [|h hs]; [discriminate|]; destruct (over rs fs known h a b) as [q|] eqn:Q; [|discriminate].
        all: inversion H; subst; cbn [fst].
        - split; [|discriminate]. apply combine_ok; [exact padd_ok | intros; ring | exact SA | exact SB].
        - split; [|discriminate]. apply combine_ok; [exact psub_ok | intros; ring | exact SA | exact SB].
        - split; [|discriminate]. destruct SA as [A1 A2], SB as [B1 B2]. split; cbn [above under]; rewrite sums_ok.
          + apply times_nonzero; assumption.
          + rewrite times_ok, <- A2, <- B2 by assumption. ring.
        - destruct (over_ok _ _ _ _ _ _ _ SA SB Z Q) as [L S]. split; [exact S|]. intros i' j' E. inversion E; subst. split; assumption.
      Qed.
      Lemma execute_ok rest os : forall known hs vs ks ws,
        Forall2 stands vs ks -> D known <> 0 -> (forall i, In i named -> List.nth i (values_from (os ++ rest) ks) 0 <> 0) ->
        execute rs fs named os known hs vs = Some ws ->
        Forall2 stands ws (values_from os ks) /\ (forall i j, In (Over i j) os -> List.nth j (values_from (os ++ rest) ks) 0 <> 0).
      Proof.
        induction os as [|o os IH]; intros known hs vs ks ws F Z N H. { inversion H; subst. split; [exact F | contradiction]. }
        cbn [execute] in H. destruct (step rs fs o known hs vs) as [r|] eqn:S; [|discriminate].
        destruct (step_ok _ _ _ _ _ _ F Z S) as [V W].
        destruct (learn rs fs named (length vs) (fst r) known (snd r)) as [l|] eqn:L; [|discriminate].
        set (k := result zero one add mul sub opp div o (value zero ks)) in *.
        assert (Z' : D (fst l) <> 0).
        { apply (learn_ok _ _ _ _ _ _ V) with (3 := L); [|exact Z]. intros I. specialize (N _ I). cbn [app] in N. rewrite values_cons in N.
          rewrite (stands_length _ _ F), values_before in N by (rewrite app_length; simpl; lia). rewrite app_nth2, Nat.sub_diag in N by lia. exact N. }
        destruct (IH (fst l) (snd l) (vs ++ [fst r]) (ks ++ [k]) ws) as [A B]; [| | | exact H |].
        - apply Forall2_app; [exact F | repeat constructor; apply V].
        - exact Z'.
        - intros i I. specialize (N i I). cbn [app] in N. rewrite values_cons in N. exact N.
        - split; [exact A|]. cbn [app]. intros i j [E|I]; [|apply (B i j I)].
          destruct (W i j E) as [J K']. change (o :: os ++ rest) with ((o :: os) ++ rest). rewrite values_before by assumption. exact K'.
      Qed.
      Lemma start_ok rest os ks all ws : Forall2 stands all ks -> (forall i, In i named -> List.nth i (values_from (os ++ rest) ks) 0 <> 0) ->
        forall vs known hs i, (forall j a, nth_error vs j = Some a -> nth_error all (i + j) = Some a) -> D known <> 0 ->
        start rs fs named os known hs all vs i = Some ws ->
        Forall2 stands ws (values_from os ks) /\ (forall i j, In (Over i j) os -> List.nth j (values_from (os ++ rest) ks) 0 <> 0).
      Proof.
        intros F N vs. induction vs as [|a vs IH]; intros known hs i A Z H. { apply (execute_ok rest os _ _ _ _ _ F Z N H). }
        cbn [start] in H. destruct (learn rs fs named i a known hs) as [l|] eqn:L; [|discriminate].
        apply (IH (fst l) (snd l) (S i)); [| |exact H].
        - intros j b E. rewrite <- (A (S j) b E). f_equal. lia.
        - specialize (A O a eq_refl). rewrite Nat.add_0_r in A. destruct (nth_stands _ _ _ _ F A) as [J S].
          apply (learn_ok _ _ _ _ _ _ S) with (3 := L); [|exact Z]. intro I. specialize (N i I). rewrite values_before in N by assumption. exact N.
      Qed.
      Lemma run_ok rest os hs vs ks ws : Forall2 stands vs ks -> (forall i, In i named -> List.nth i (values_from (os ++ rest) ks) 0 <> 0) ->
        run rs fs named os hs vs = Some ws ->
        Forall2 stands ws (values_from os ks) /\ (forall i j, In (Over i j) os -> List.nth j (values_from (os ++ rest) ks) 0 <> 0).
      Proof. intros F N. apply (start_ok rest os ks vs ws F N); [intros j a E; exact E | apply units_ok]. Qed.
      Lemma gap_ok vs ks e z : Forall2 stands vs ks -> gap rs fs vs e = Some z -> stands z (List.nth (fst e) ks 0 - List.nth (snd e) ks 0).
      Proof.
        intros F H. unfold gap in H. destruct (nth_error vs (fst e)) as [a|] eqn:A; [|discriminate].
        destruct (nth_error vs (snd e)) as [b|] eqn:B; [|discriminate]. inversion H; subst.
        apply combine_ok; [exact psub_ok | intros; ring | apply (nth_stands _ _ _ _ F A) | apply (nth_stands _ _ _ _ F B)].
      Qed.
    End Rules.

    Section Certified.
      Variable f : formula.
      Hypothesis size : length given = free f.
      Notation all := (values_from (operations f) given).
      Hypothesis nonzeros : forall i, In i (nonzero f) -> List.nth i all 0 <> 0.
      Hypothesis equal : forall i j, In (i, j) (assumed f) -> List.nth i all 0 = List.nth j all 0.
      Lemma first_ok n : values_from (skipn n (operations f)) (values_from (firstn n (operations f)) given) = all.
      Proof. rewrite <- values_app, firstn_skipn. reflexivity. Qed.
      (** A part of the program, from its start, gives values of the whole. *)
      Lemma part_ok n hs vs ws : Forall2 stands vs given -> run [] fs (nonzero f) (firstn n (operations f)) hs vs = Some ws ->
        Forall2 stands ws (values_from (firstn n (operations f)) given).
      Proof.
        intros F H. apply (run_ok [] (Forall_nil _) (nonzero f) (skipn n (operations f)) _ hs vs); [exact F| |exact H].
        rewrite firstn_skipn. exact nonzeros.
      Qed.
      Lemma assumed_ok n hs vs ws q z : Forall2 stands vs given -> run [] fs (nonzero f) (firstn n (operations f)) hs vs = Some ws ->
        In q (assumed f) -> gap [] fs ws q = Some z -> ev (above z) = 0 /\ at_factors fs (under z) <> 0.
      Proof.
        intros F H I G. pose proof (part_ok _ _ _ _ F H) as W.
        pose proof (gap_ok [] (Forall_nil _) _ _ _ _ W G) as [A B]. split; [|exact A].
        unfold gap in G. destruct (nth_error ws (fst q)) as [a|] eqn:Ea; [|discriminate]. destruct (nth_error ws (snd q)) as [b|] eqn:Eb; [|discriminate].
        destruct (nth_stands _ _ _ _ W Ea) as [La _], (nth_stands _ _ _ _ W Eb) as [Lb _].
        rewrite <- B, <- (values_before (skipn n (operations f))), first_ok by assumption.
        rewrite <- (values_before (skipn n (operations f)) _ (snd q)), first_ok by assumption.
        destruct q as [i j]. cbn [fst snd]. rewrite (equal i j I). ring.
      Qed.
      Lemma replaced_ok : forall vs ks g x, Forall2 stands vs ks -> stands x (List.nth g ks 0) -> Forall2 stands (replaced vs g x) ks.
      Proof.
        intros vs ks g x F. revert g. induction F as [|v k vs ks S F IH]; intros [|g] X; simpl in *; constructor; try assumption.
        apply IH, X.
      Qed.
      Lemma solve_ok ss : forall vs ws, Forall2 stands vs given -> solve f fs ss vs = Some ws -> Forall2 stands ws given.
      Proof.
        induction ss as [|[[[[[n k] g] e] s] hs] ss IH]; intros vs ws F H. { inversion H; subst. exact F. }
        cbn [solve] in H. destruct (run [] fs (nonzero f) _ hs vs) as [us|] eqn:X; [|discriminate].
        destruct (nth_error (assumed f) k) as [q|] eqn:Q; [|discriminate].
        destruct (gap [] fs us q) as [z|] eqn:G; [|discriminate]. destruct (within e (under z)) eqn:B; [|discriminate].
        destruct (assumed_ok _ _ _ _ _ _ F X (nth_error_In _ _ Q) G) as [Z0 Z1].
        refine (IH _ _ (replaced_ok _ _ g _ F _) H). split.
        - cbn [under]. apply (within_nonzero _ _ _ B Z1).
        - cbn [above under]. rewrite psub_ok, !times_ok, product_ok, Z0, unknown_ok by constructor. ring.
      Qed.
      Lemma plain_ok : Forall2 stands (plain (free f)) given.
      Proof.
        unfold plain. rewrite <- size.
        assert (A : forall ks n, (forall i, (i < length ks)%nat -> List.nth i ks 0 = List.nth (n + i) given 0) ->
                    Forall2 stands (map (fun g => {| above := unknown_of g; under := [] |}) (seq n (length ks))) ks).
        { induction ks as [|k ks IH]; intros n E; cbn [length seq map]; constructor.
          - split; cbn [above under]; [destruct fs; apply (F_1_neq_0 field)|]. rewrite unknown_ok. specialize (E O ltac:(simpl; lia)).
            rewrite Nat.add_0_r in E. simpl in E. rewrite <- E. destruct fs; simpl; ring.
          - apply IH. intros i L. specialize (E (S i) ltac:(simpl; lia)). simpl in E. rewrite E. f_equal. lia. }
        apply A. reflexivity.
      Qed.
      Lemma listed_ok {A B} (g : A -> option B) l : forall bs, listed g l = Some bs -> Forall2 (fun a b => g a = Some b) l bs.
      Proof.
        induction l as [|a l IH]; intros bs H; cbn [listed] in H. { inversion H. constructor. }
        destruct (g a) eqn:E; [|discriminate]. destruct (listed g l) eqn:L; [|discriminate]. inversion H; subst. constructor; [exact E | apply IH; reflexivity].
      Qed.
      Lemma multiples_ok zs cs : (forall z, In z zs -> ev (above z) = 0) -> forall p, multiples zs cs = Some p -> ev p = 0.
      Proof.
        intro Z. induction cs as [|[k c] cs IH]; intros p H; cbn [multiples] in H. { inversion H. reflexivity. }
        destruct (nth_error zs k) as [z|] eqn:E; [|discriminate]. destruct (multiples zs cs) as [q|]; [|discriminate]. inversion H; subst.
        rewrite padd_ok, pmul_ok, (IH q eq_refl), (Z z (nth_error_In _ _ E)). ring.
      Qed.
      Lemma rule_ok zs r t : (forall z, In z zs -> ev (above z) = 0) -> rule_of zs r = Some t -> holds_rule t.
      Proof.
        intros Z H. unfold rule_of in H. destruct (multiples zs (snd r)) as [p|] eqn:P; [|discriminate].
        inversion H; subst. unfold holds_rule. cbn [fst snd].
        rewrite psub_ok, (multiples_ok _ _ Z _ P), monomial_ok. ring.
      Qed.
    End Certified.
  End Values.
  Lemma check_right_over f c : length given = free f ->
    let v := value zero (values_from (operations f) given) in
    (forall i, In i (nonzero f) -> v i <> 0) -> (forall i j, In (i, j) (assumed f) -> v i = v j) -> check_formula f c = true ->
    (forall i j, In (Over i j) (operations f) -> v j <> 0) /\ (forall i j, In (i, j) (claimed f) -> v i = v j).
  Proof.
    unfold value. cbv zeta. intros L N E H. unfold check_formula in H.
    destruct (solve f (factors c) (solutions c) (plain (free f))) as [vs|] eqn:S; [|discriminate].
    pose proof (solve_ok (factors c) f N E _ _ _ (plain_ok (factors c) f L) S) as F.
    destruct (run [] (factors c) (nonzero f) (firstn (fst (rules_hints c)) (operations f)) (snd (rules_hints c)) vs) as [ws|] eqn:W; [|discriminate].
    destruct (listed (gap [] (factors c) ws) (match rules c with [] => [] | _ => assumed f end)) as [zs|] eqn:Z; [|discriminate].
    destruct (listed (rule_of zs) (rules c)) as [rs|] eqn:R; [|discriminate].
    destruct (run rs (factors c) (nonzero f) (operations f) (hints c) vs) as [us|] eqn:U; [|discriminate].
    destruct (listed (gap rs (factors c) us) (claimed f)) as [ys|] eqn:Y; [|discriminate].
    apply listed_ok in Z, R, Y.
    assert (Z0 : forall z, In z zs -> ev (above z) = 0).
    { assert (A : incl (match rules c with [] => [] | _ => assumed f end) (assumed f)) by (destruct (rules c); [intros ? []; contradiction | apply incl_refl]).
      intros z Iz. clear R. revert A Iz. induction Z as [|q z' l zs' G Z IH]; intros A Iz; [contradiction|]. destruct Iz as [->|Iz].
      - apply (assumed_ok (factors c) f N E _ _ _ _ _ _ F W (A q (or_introl eq_refl)) G).
      - apply IH; [intros x Ix; apply A; right; exact Ix | exact Iz]. }
    assert (Rs : Forall holds_rule rs).
    { clear - field ring ext setoid almost R Z0. induction R as [|r t l rs G R IH]; [constructor|].
      constructor; [apply (rule_ok _ _ _ Z0 G) | exact IH]. }
    destruct (run_ok (factors c) rs Rs (nonzero f) [] (operations f) (hints c) vs given us F) as [T V]; [rewrite app_nil_r; exact N | exact U|].
    rewrite app_nil_r in V. split; [exact V|]. intros i j I.
    rewrite forallb_forall in H. clear - field ring ext setoid almost Y T H I Rs.
    induction Y as [|q z l ys G Y IH]; [contradiction|]. destruct I as [->|I].
    - destruct (gap_ok (factors c) rs Rs _ _ _ _ T G) as [A B]. cbn [fst snd] in B.
      specialize (H z (or_introl eq_refl)). apply peq_ok in H. rewrite H, zero_ok in B.
      set (x := List.nth i _ _) in *. set (y := List.nth j _ _) in *.
      transitivity ((x - y) + y); [ring|]. rewrite (integral _ (x - y)) with (2 := A). { ring. }
      rewrite <- B. ring.
    - apply IH; solve [assumption | intros x Ix; apply H; right; exact Ix].
  Qed.
End Sound.
Theorem check_right_formula f c : check_formula f c = true -> right_formula f.
Proof. intros H K zero one add mul sub opp div inv F given L v N E. apply (check_right_over F given f c L N E H). Qed.

(** Statement and certificate as text. *)
Definition monomial_read : parser poly :=
  get z <- integer; get ms <- many (get g <- small; get e <- small; give (g, e));
  give (fold_right (fun '(g, e) p => pmul match e with O => Pc 1%Z | S e => mkPinj_pred (Pos.of_succ_nat g) (PX (Pc 1%Z) (Pos.of_succ_nat e) (Pc 0%Z)) end p)
                   (Pc z) ms).
Definition poly_read : parser poly := get ms <- many monomial_read; give (fold_right padd (Pc 0%Z) ms).
Definition exponents : parser (list nat) := many small.
Definition certificate_read : parser certificate :=
  get fs <- many poly_read;
  get ss <- many (get n <- small; get k <- small; get g <- small; get e <- exponents; get s <- integer; get hs <- many exponents;
                  give (n, k, g, e, s, hs));
  get n <- small; get hs <- many exponents;
  get rs <- many (get m <- exponents; get cs <- many (get k <- small; get c <- poly_read; give (k, c)); give (m, cs));
  get us <- many exponents;
  give {| factors := fs; solutions := ss; rules_hints := (n, hs); rules := rs; hints := us |}.
Definition accepts (s c : text) : bool :=
  match whole formula_read s, whole certificate_read c with Some f, Some c => check_formula f c | _, _ => false end.
Definition holds (s : text) : Prop := exists f, whole formula_read s = Some f /\ right_formula f.
Theorem accepted_holds s c : accepts s c = true -> holds s.
Proof.
  unfold accepts, holds. destruct (whole formula_read s) as [f|]; [|discriminate].
  destruct (whole _ c) as [c'|]; [|discriminate]. intro H. exists f. split; [reflexivity | apply (check_right_formula f c' H)].
Qed.
