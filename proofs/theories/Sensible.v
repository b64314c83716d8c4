(** A sensible statement has states that fit it.  Nothing here is trusted. *)
Require Import ZArith List Bool Lia.
From Ecgen Require Import Semantics Decoder Statement.
Import ListNotations.
Open Scope Z_scope.

Section Claims.
Context {C : Type}.
Implicit Types r : @claimed C.
(** Pointers where they belong, [n] in one register, 0 everywhere else. *)
Definition state_of r (q : Z) (n : Z) : state := fun l =>
  match l with
  | LR p => if regn p =? regn RSP then Some (P 0 0)
            else match find (fun x => regn (fst x) =? regn p) (pointers r) with
                 | Some (_, b) => Some (P b 0)
                 | None => Some (I (if regn p =? q then n else 0))
                 end
  | _ => Some (I 0)
  end.
Lemma state_some r q n l : state_of r q n l <> None.
Proof. destruct l as [p| |]; cbn; try discriminate. destruct (_ =? _); [discriminate|]. destruct (find _ _) as [[? ?]|]; discriminate. Qed.
Lemma regn_eq p q : regn p = regn q -> p = q.
Proof. destruct p, q; cbn; intro; congruence. Qed.

Lemma found (qs : list (reg * Z)) q b :
  NoDup (map regn (map fst qs)) -> In (q, b) qs -> find (fun x => regn (fst x) =? regn q) qs = Some (q, b).
Proof.
  induction qs as [|[p c] qs IH]; cbn [map fst find In]; intros N E; [contradiction|].
  destruct E as [E|E]; [inversion E; subst; rewrite Z.eqb_refl; reflexivity|].
  inversion N as [|? ? NI N']; subst. destruct (regn p =? regn q) eqn:Q; [|apply IH; assumption].
  exfalso. apply Z.eqb_eq in Q. apply NI. rewrite Q. apply in_map, in_map_iff. exists (q, b). split; [reflexivity | exact E].
Qed.
Lemma not_found (qs : list (reg * Z)) q : ~ In (regn q) (map regn (map fst qs)) -> find (fun x => regn (fst x) =? regn q) qs = None.
Proof.
  induction qs as [|[p c] qs IH]; cbn [map fst find In]; intro N; [reflexivity|].
  destruct (regn p =? regn q) eqn:Q; [exfalso; apply N; left; apply Z.eqb_eq, Q | apply IH; tauto].
Qed.
Lemma short_is_unique (l : list Z) : length (nodup Z.eq_dec l) = length l -> NoDup l.
Proof. intro E. apply NoDup_incl_NoDup with (l := nodup Z.eq_dec l); [apply NoDup_nodup | lia | intros x X; apply nodup_In in X; exact X]. Qed.

Lemma registers_overlapped shared r : map fst (pointers (overlapped shared r)) = map fst (pointers r).
Proof. cbn. rewrite map_map. apply map_ext. intros [? ?]. reflexivity. Qed.
Lemma pointing_overlapped shared r : pointing (overlapped shared r) = pointing r.
Proof. unfold pointing. rewrite registers_overlapped. reflexivity. Qed.

Lemma number_in_memory r shared q n ls : in_memory r ls = true -> number (state_of (overlapped shared r) q n) (map (loc_in shared) ls) = Some 0.
Proof.
  unfold in_memory. intro H. apply andb_true_iff in H. destruct H as [_ H].
  induction ls as [|l ls IH]; [reflexivity|]. cbn [forallb] in H. apply andb_true_iff in H. destruct H as [H0 H].
  destruct l as [| |b o]; try discriminate. cbn [map loc_in number state_of]. rewrite (IH H). reflexivity.
Qed.
Lemma number_in_register r shared q n ls :
  in_register r ls = true -> exists p, ls = [LR p]
    /\ number (state_of (overlapped shared r) q n) (map (loc_in shared) ls) = number (fun _ => Some (I (if regn p =? q then n else 0))) ls.
Proof.
  unfold in_register. destruct ls as [|[p| |] [|]]; try discriminate. intro H. exists p. split; [reflexivity|].
  apply negb_true_iff in H. assert (N : ~ In (regn p) (pointing r)).
  { intro I. apply (eq_true_false_abs _ (proj2 (existsb_exists _ _) (ex_intro _ _ (conj I (Z.eqb_refl _)))) H). }
  cbn [map loc_in number state_of]. replace (regn p =? regn RSP) with false.
  2: { symmetry. apply Z.eqb_neq. intro E. apply N. left. symmetry. exact E. }
  rewrite not_found; [reflexivity|]. rewrite registers_overlapped. intro I. apply N. right. exact I.
Qed.

Lemma state_starts r shared q n es :
  sensible_routine r = true ->
  Forall2 (fun i e => number (state_of (overlapped shared r) q n) (fst i) = Some e /\ e <= snd i) (inputs (overlapped shared r)) es ->
  starts (overlapped shared r) (state_of (overlapped shared r) q n) es.
Proof.
  unfold sensible_routine. intros H F. repeat (apply andb_true_iff in H; destruct H as [H ?H]).
  match goal with K : (length (nodup _ _) =? _)%nat = true |- _ => apply Nat.eqb_eq, short_is_unique in K; rename K into ND end.
  rewrite <- (pointing_overlapped shared r) in ND. inversion ND as [|? ? NI ND']; subst.
  repeat split; [| intros; apply state_some | intros; apply state_some | exact F].
  intros p b I. cbn [state_of].
  destruct (regn p =? regn RSP) eqn:E; [|rewrite (found (pointers (overlapped shared r)) p b ND' I); reflexivity].
  exfalso. apply Z.eqb_eq in E. assert (J : In (regn p) (map regn (map fst (pointers (overlapped shared r))))).
  { apply in_map, in_map_iff. exists (p, b). split; [reflexivity | exact I]. }
  rewrite E in J. exact (NI J).
Qed.

Lemma sensible_inputs r :
  sensible_routine r = true -> forallb (fun '(ls, most) => (in_memory r ls || in_register r ls) && (0 <=? most)) (inputs r) = true.
Proof. unfold sensible_routine. intro K. repeat (apply andb_true_iff in K; destruct K as [K ?K]). assumption. Qed.
Lemma routine_fits r shared : sensible_routine r = true -> exists s es, starts (overlapped shared r) s es.
Proof.
  intro H. exists (state_of (overlapped shared r) (-1) 0), (map (fun _ => 0) (inputs r)). apply state_starts; [exact H|].
  pose proof (sensible_inputs r H) as IN. cbn [inputs overlapped]. induction (inputs r) as [|[ls most] ins IH]; cbn [map]; [constructor|].
  cbn [forallb] in IN. apply andb_true_iff in IN. destruct IN as [I0 IN]. constructor; [|exact (IH IN)].
  apply andb_true_iff in I0. destruct I0 as [I0 M]. cbn [fst snd]. split; [|lia].
  apply orb_true_iff in I0. destruct I0 as [I0|I0]; [exact (number_in_memory r shared _ _ ls I0)|].
  destruct (number_in_register r shared (-1) 0 ls I0) as (p & -> & ->). cbn. destruct p; reflexivity.
Qed.
Lemma rounds_fit r round shared : sensible_rounds r round = true -> exists s a n, starts (overlapped shared r) s [a; n] /\ 1 <= n.
Proof.
  unfold sensible_rounds. intro H. do 3 (apply andb_true_iff in H; destruct H as [H ?H]). rename H into S.
  pose proof (sensible_inputs r S) as IN.
  destruct (inputs r) as [|[ls most] [|[count bound] [|]]] eqn:E; try discriminate.
  cbn [forallb] in IN. repeat match goal with K : _ && _ = true |- _ => apply andb_true_iff in K; destruct K end.
  match goal with K : in_register _ count = true |- _ => destruct (number_in_register r shared 0 0 count K) as (q & -> & _) end.
  exists (state_of (overlapped shared r) (regn q) 1), 0, 1. split; [|lia]. apply state_starts; [exact S|].
  cbn [inputs overlapped]. rewrite E. cbn [map]. constructor; [|constructor; [|constructor]]; cbn [fst snd].
  + split; [apply number_in_memory; assumption | lia].
  + change [loc_in shared (LR q)] with (map (loc_in shared) [LR q]).
    match goal with K : in_register _ [LR q] = true |- _ => destruct (number_in_register r shared (regn q) 1 _ K) as (p & F & ->) end.
    inversion F; subst p. cbn. rewrite Z.eqb_refl. split; [reflexivity | lia].
Qed.
End Claims.

Theorem sensible_fits x : sensible x = true -> fits x.
Proof.
  destruct x as [r|r o]; cbn [sensible fits]; intros H shared; apply andb_true_iff in H; destruct H as [H _];
    [exact (routine_fits r shared H) | exact (rounds_fit r o shared H)].
Qed.
