(** A routine's program and formulas that fit: a checker, and the theorem that composes those of routines and of formulas.  Nothing here is trusted. *)
Require Import ZArith List Bool Lia Field Field_theory InitialRing Ring_polynom Znumtheory.
From Ecgen Require Import Semantics Decoder Statement Reading Formulas GroupLaw.
From Ecgen Require Certificates FormulaChecker.
Import ListNotations.
Open Scope Z_scope.

Definition poly := FormulaChecker.poly.
Notation padd := FormulaChecker.padd.
Notation psub := FormulaChecker.psub.
Notation pmul := FormulaChecker.pmul.
Notation unknown_of := FormulaChecker.unknown_of.

(** What makes each value of all formulas; nothing for the free ones. *)
Definition shifted (n : nat) (o : field_op) : field_op :=
  match o with
  | Constant z => Constant z
  | Plus i j => Plus (n + i) (n + j)
  | Minus i j => Minus (n + i) (n + j)
  | Times i j => Times (n + i) (n + j)
  | Over i j => Over (n + i) (n + j)
  end.
Fixpoint makers (n : nat) (fs : list formula) : list (option field_op) :=
  match fs with
  | [] => []
  | f :: fs => repeat None (free f) ++ map (fun o => Some (shifted n o)) (operations f) ++ makers (n + (free f + length (operations f))) fs
  end.
(** Operands lie before the result. *)
Definition behind_operands (o : field_op) (i : nat) : bool :=
  match o with
  | Constant _ => true
  | Plus a b | Minus a b | Times a b | Over a b => (a <? i)%nat && (b <? i)%nat
  end.
Fixpoint lookup {A} (i : nat) (l : list (nat * A)) : option A :=
  match l with [] => None | (j, a) :: l => if (i =? j)%nat then Some a else lookup i l end.
Fixpoint is_multiple (p : Z) (q : poly) : bool :=
  match q with Pc c => c mod p =? 0 | Pinj _ q => is_multiple p q | PX q _ r => is_multiple p q && is_multiple p r end.

Section Fit.
  Variables (p : Z) (ms : list (option field_op)) (l : link) (inverses : list (Z * Z)).
  Definition inverse (z : Z) : option Z :=
    match find (fun x => fst x =? z) inverses with Some (_, u) => guard (z * u) mod p =? 1; Some u | None => None end.
  (** A value as a polynomial in those that are [atoms], or free; [at_once]: even if it is one. *)
  Fixpoint expand (fuel : nat) (at_once : bool) (atoms : list nat) (i : nat) : poly :=
    match fuel with
    | O => unknown_of i
    | S fuel =>
        match lookup i (known l) with
        | Some z => Pc z
        | None =>
            if negb at_once && existsb (Nat.eqb i) atoms then unknown_of i else
            match lookup i (joined l) with
            | Some j => expand fuel false atoms j
            | None =>
                let under := expand fuel false atoms in
                match nth_error ms i with
                | Some (Some o) =>
                    if behind_operands o i then
                      match o with
                      | Constant z => Pc z
                      | Plus a b => padd (under a) (under b)
                      | Minus a b => psub (under a) (under b)
                      | Times a b => pmul (under a) (under b)
                      | Over a b =>
                          match nth_error ms b with
                          | Some (Some (Constant z)) => match inverse z with Some u => pmul (Pc u) (under a) | None => unknown_of i end
                          | _ => unknown_of i
                          end
                      end
                    else unknown_of i
                | _ => unknown_of i
                end
            end
        end
    end.
  Definition depth : nat := 64.
  Definition element (atoms : list nat) (i : nat) : poly := pmul (Pc (one_is l)) (expand depth false atoms i).
  Definition image_of (k : nat) : option poly :=
    match lookup k (flags l) with Some z => Some (Pc z) | None => match lookup k (given l) with Some i => Some (element (map snd (given l)) i) | None => None end end.
  Definition image (qs : list (option poly)) (i : option nat) : option poly :=
    match i with None => Some (Pc 1) | Some n => match nth_error qs n with Some q => q | None => None end end.
  Fixpoint sum (qs : list (option poly)) (ts : list (Z * option nat * option nat)) : option poly :=
    match ts with
    | [] => Some (Pc 0)
    | (c, i, j) :: ts => do a <- image qs i; do b <- image qs j; do q <- sum qs ts; Some (padd (pmul (Pc c) (pmul a b)) q)
    end.
  (** A value of the program is one of the formulas' (its number is said, from 1 on), or a polynomial in such. *)
  Fixpoint fit (ops : list fop) (targets : list nat) (atoms : list nat) (qs : list (option poly)) : option (list nat * list (option poly)) :=
    match ops, targets with
    | [], [] => Some (atoms, qs)
    | o :: ops, t :: targets =>
        do q <- sum qs (terms o);
        match t with
        | O => do u <- inverse (scale o); fit ops targets atoms (qs ++ [Some (pmul (Pc u) q)])
        | S m =>
            guard (Z.gcd (scale o) p =? 1) && is_multiple p (psub q (pmul (Pc (scale o * one_is l)) (expand depth true atoms m)));
            fit ops targets (m :: atoms) (qs ++ [Some (element (m :: atoms) m)])
        end
    | _, _ => None
    end.
  Definition fit_result (atoms : list nat) (qs : list (option poly)) (n i : nat) : bool :=
    match nth_error qs n with
    | Some (Some q) => is_multiple p (psub q (pmul (Pc (one_is l)) (expand depth false atoms i)))
    | _ => false
    end.
  Definition fits_program (count : nat) (ops : list fop) (outs : list nat) (targets : list nat) : bool :=
    (1 <? p) &&
    match fit ops targets (map snd (given l)) (map image_of (seq 0 count)) with
    | Some (atoms, qs) => (length outs =? length (results l))%nat && forallb (fun '(n, i) => fit_result atoms qs n i) (combine outs (results l))
    | None => false
    end.
End Fit.
Definition fits_routine (r : @Statement.claimed linked) (fs : list formula) (l : link) (inverses : list (Z * Z)) (targets : list nat) : bool :=
  fits_program (prime r) (makers 0 fs) l inverses (length (inputs r)) (program r) (map (fun '(_, n, _) => n) (outputs r)) targets.

Section Sound.
  Context {K : Type} {zero one : K} {add mul sub : K -> K -> K} {opp : K -> K} {div : K -> K -> K} {inv : K -> K}.
  Variable field : field_theory zero one add mul sub opp div inv (@eq K).
  Add Field over_k : field.
  Notation "0" := zero. Notation "1" := one.
  Infix "+" := add. Infix "*" := mul. Infix "-" := sub. Infix "/" := div.
  Notation phi := (gen_phiZ zero one add mul opp).
  Variable p : Z.
  Hypothesis above_one : (1 < p)%Z.
  Hypothesis is_zero : phi p = 0.
  Let morphism := FormulaChecker.morphism field.
  Lemma phi_add x y : phi (x + y)%Z = phi x + phi y. Proof. apply (morph_add morphism). Qed.
  Lemma phi_mul x y : phi (x * y)%Z = phi x * phi y. Proof. apply (morph_mul morphism). Qed.
  Lemma phi_mod x : phi x = phi (x mod p).
  Proof. rewrite (Z.div_mod x p) at 1 by lia. rewrite phi_add, phi_mul, is_zero. ring. Qed.
  Lemma congruent x y : x mod p = y mod p -> phi x = phi y.
  Proof. intro H. rewrite (phi_mod x), (phi_mod y), H. reflexivity. Qed.
  Lemma coprime z : Z.gcd z p = 1%Z -> phi z <> 0.
  Proof.
    intros G Z. destruct (Z.gcd_bezout _ _ _ G) as (a & b & E). apply (F_1_neq_0 field).
    change 1 with (phi 1%Z). rewrite <- E, phi_add, !phi_mul, Z, is_zero. ring.
  Qed.
  Lemma inverse_ok inverses z u : inverse p inverses z = Some u -> phi z * phi u = 1.
  Proof.
    unfold inverse. destruct (find _ _) as [[a b]|]; [|discriminate]. destruct (_ =? 1)%Z eqn:E; [|discriminate].
    intro H. inversion H; subst. apply Z.eqb_eq in E. rewrite <- phi_mul, phi_mod, E. reflexivity.
  Qed.
  Lemma lookup_in {A} i (l : list (nat * A)) a : lookup i l = Some a -> In (i, a) l.
  Proof.
    induction l as [|[j b] l IH]; cbn [lookup]; [discriminate|]. destruct (i =? j)%nat eqn:E; intro H; [left|right; apply IH, H].
    apply Nat.eqb_eq in E. inversion H; subst. reflexivity.
  Qed.
  Lemma is_multiple_ok q : is_multiple p q = true -> forall at_, Pphi zero add mul phi at_ q = 0.
  Proof.
    induction q as [c|j q IH|q IHq i r IHr]; cbn [is_multiple Pphi]; intros H at_.
    - apply Z.eqb_eq in H. rewrite phi_mod, H. reflexivity.
    - apply IH, H.
    - apply andb_true_iff in H. destruct H as [A B]. rewrite IHq, IHr by assumption. ring.
  Qed.

  (** Values of formulas, one behind the other. *)
  Notation values_from := (values zero one add mul sub opp div).
  Lemma before_same os ks i : (i < length ks)%nat -> nth i (values_from os ks) 0 = nth i ks 0.
  Proof. apply FormulaChecker.values_before. Qed.
  Lemma values_length os : forall ks, length (values_from os ks) = (length ks + length os)%nat.
  Proof. induction os as [|o os IH]; intro ks; cbn; [lia|]. unfold values in *. cbn [fold_left]. rewrite IH, app_length. cbn. lia. Qed.
  Lemma result_same o n v w : behind_operands o n = true -> (forall i, (i < n)%nat -> v i = w i) ->
    result zero one add mul sub opp div o v = result zero one add mul sub opp div o w.
  Proof.
    destruct o as [z|i j|i j|i j|i j]; cbn [behind_operands result]; intros B E; [reflexivity| | | |];
      apply andb_true_iff in B; destruct B as [B C]; apply Nat.ltb_lt in B, C; rewrite !E by assumption; reflexivity.
  Qed.
  Lemma made os : forall ks k o, nth_error os k = Some o -> behind_operands o (length ks + k) = true ->
    nth (length ks + k) (values_from os ks) 0 = result zero one add mul sub opp div o (value zero (values_from os ks)).
  Proof.
    induction os as [|o os IH]; intros ks [|k] o' E B; try discriminate; cbn [nth_error] in E.
    - inversion E; subst o'. change (values_from (o :: os) ks) with (values_from os (ks ++ [result zero one add mul sub opp div o (value zero ks)])).
      rewrite Nat.add_0_r in *. rewrite before_same by (rewrite app_length; cbn; lia).
      rewrite app_nth2, Nat.sub_diag by lia. cbn [nth]. apply (result_same _ _ _ _ B). intros i L. unfold value.
      rewrite before_same by (rewrite app_length; cbn; lia). rewrite app_nth1 by assumption. reflexivity.
    - change (values_from (o :: os) ks) with (values_from os (ks ++ [result zero one add mul sub opp div o (value zero ks)])).
      specialize (IH (ks ++ [result zero one add mul sub opp div o (value zero ks)]) k o' E).
      rewrite app_length in IH. cbn [length] in IH. replace (length ks + S k)%nat with (length ks + 1 + k)%nat in * by lia. apply IH, B.
  Qed.
  Lemma shifted_behind n o i : behind_operands (shifted n o) (n + i) = true -> behind_operands o i = true.
  Proof.
    destruct o; cbn [shifted behind_operands]; intro H; [reflexivity| | | |]; apply andb_true_iff in H; destruct H as [A B];
      apply Nat.ltb_lt in A, B; apply andb_true_iff; split; apply Nat.ltb_lt; lia.
  Qed.
  Lemma result_shifted o before vs rest n i : length before = n -> behind_operands o i = true -> (i <= length vs)%nat ->
    result zero one add mul sub opp div (shifted n o) (value zero (before ++ vs ++ rest)) = result zero one add mul sub opp div o (value zero vs).
  Proof.
    intros L B M. assert (E : forall a, (a < i)%nat -> value zero (before ++ vs ++ rest) (n + a) = value zero vs a).
    { intros a A. unfold value. rewrite app_nth2 by lia. replace (n + a - length before)%nat with a by lia. apply app_nth1. lia. }
    destruct o; cbn [shifted result behind_operands] in *; [reflexivity| | | |]; apply andb_true_iff in B; destruct B as [B C];
      apply Nat.ltb_lt in B, C; rewrite !E by assumption; reflexivity.
  Qed.
  Lemma makers_ok fs : forall frees before i o, Forall2 (fun f free_values => length free_values = free f) fs frees ->
    nth_error (makers (length before) fs) i = Some (Some o) -> behind_operands o (length before + i) = true ->
    let v := value zero (before ++ concat (map (fun '(f, free_values) => values_of zero one add mul sub opp div f free_values) (combine fs frees))) in
    v (length before + i)%nat = result zero one add mul sub opp div o v.
  Proof.
    induction fs as [|f fs IH]; intros frees before i o F E B. { destruct i; discriminate. }
    inversion F as [|? ks ? frees' L F']; subst. cbn [combine map concat]. cbv zeta.
    set (n := length (operations f)) in *. set (vs := values_of zero one add mul sub opp div f ks).
    assert (V : length vs = (free f + n)%nat) by (unfold vs, values_of; rewrite values_length; lia).
    cbn [makers] in E. destruct (Nat.ltb_spec i (free f)) as [I|I].
    { rewrite nth_error_app1, nth_error_repeat in E by (rewrite ?repeat_length; assumption). discriminate. }
    rewrite nth_error_app2 in E by (rewrite repeat_length; lia). rewrite repeat_length in E.
    destruct (Nat.ltb_spec (i - free f) n) as [J|J].
    - rewrite nth_error_app1 in E by (rewrite map_length; exact J). rewrite nth_error_map in E.
      destruct (nth_error (operations f) (i - free f)) as [o'|] eqn:O; [|discriminate]. inversion E; subst o. clear E.
      pose proof (shifted_behind _ _ _ B) as B'. rewrite (result_shifted o' before vs _ _ i) by (reflexivity || assumption || lia).
      unfold value at 1. rewrite app_nth2 by lia. replace (length before + i - length before)%nat with i by lia. rewrite app_nth1 by lia.
      replace i with (length ks + (i - free f))%nat by lia. apply made; [exact O|]. replace (length ks + (i - free f))%nat with i by lia. exact B'.
    - rewrite nth_error_app2 in E by (rewrite map_length; exact J). rewrite map_length in E.
      specialize (IH frees' (before ++ vs) (i - free f - n)%nat o F').
      rewrite app_length, V in IH. specialize (IH E). replace (length before + (free f + n) + (i - free f - n))%nat with (length before + i)%nat in IH by lia.
      specialize (IH B). cbv zeta in IH. rewrite <- app_assoc in IH. exact IH.
  Qed.

  Section Fitting.
    Variables (fs : list formula) (l : link) (inverses : list (Z * Z)) (frees : list (list K)).
    Hypothesis sizes : Forall2 (fun f free_values => length free_values = free f) fs frees.
    Notation all := (concat (map (fun '(f, free_values) => values_of zero one add mul sub opp div f free_values) (combine fs frees))).
    Notation v := (value zero all).
    Hypothesis knowns : forall i z, In (i, z) (known l) -> v i = phi z.
    Hypothesis joins : forall i j, In (i, j) (joined l) -> v i = v j.
    Notation ev := (Pphi zero add mul phi all).
    Lemma ev_const c : ev (Pc c) = phi c. Proof. reflexivity. Qed.
    Lemma expand_ok fuel : forall at_once atoms i, ev (expand p (makers 0 fs) l inverses fuel at_once atoms i) = v i.
    Proof.
      induction fuel as [|fuel IH]; intros at_once atoms i; cbn [expand]; [apply (FormulaChecker.unknown_ok field)|].
      destruct (lookup i (known l)) as [z|] eqn:C; [symmetry; apply knowns, lookup_in, C|].
      destruct (negb at_once && _); [apply (FormulaChecker.unknown_ok field)|].
      destruct (lookup i (joined l)) as [j|] eqn:J; [rewrite IH; symmetry; apply joins, lookup_in, J|].
      destruct (nth_error (makers 0 fs) i) as [[o|]|] eqn:M; try apply (FormulaChecker.unknown_ok field).
      destruct (behind_operands o i) eqn:B; [|apply (FormulaChecker.unknown_ok field)].
      pose proof (makers_ok fs frees [] i o sizes M B) as V. cbv zeta in V. cbn [app length Nat.add] in V.
      destruct o as [z|a b|a b|a b|a b]; cbn [result] in V.
      - symmetry. exact V.
      - rewrite (FormulaChecker.padd_ok field), !IH. symmetry. exact V.
      - rewrite (FormulaChecker.psub_ok field), !IH. symmetry. exact V.
      - rewrite (FormulaChecker.pmul_ok field), !IH. symmetry. exact V.
      - destruct (nth_error (makers 0 fs) b) as [[[z| | | |]|]|] eqn:N; try apply (FormulaChecker.unknown_ok field).
        destruct (inverse p inverses z) as [u|] eqn:U; [|apply (FormulaChecker.unknown_ok field)].
        pose proof (makers_ok fs frees [] b (Constant z) sizes N eq_refl) as W. cbv zeta in W. cbn [app length Nat.add result] in W.
        rewrite (FormulaChecker.pmul_ok field), IH, ev_const, V, W. apply inverse_ok in U.
        assert (phi z <> 0). { intro Z0. apply (F_1_neq_0 field). rewrite <- U, Z0. ring. }
        transitivity (phi z * phi u * v a / phi z); [|rewrite U]; field; assumption.
    Qed.
    Lemma element_ok atoms i : ev (element p (makers 0 fs) l inverses atoms i) = phi (one_is l) * v i.
    Proof. unfold element. rewrite (FormulaChecker.pmul_ok field), expand_ok. reflexivity. Qed.

    Definition stands (z : Z) (q : option poly) : Prop := match q with Some q => phi z = ev q | None => True end.
    Lemma image_ok es qs i q : Forall2 stands es qs -> image qs i = Some q -> phi (elem es i) = ev q.
    Proof.
      intros F H. destruct i as [n|]; cbn [image elem] in *; [|inversion H; reflexivity].
      revert n H. induction F as [|z q' es qs S F IH]; intros [|n] H; cbn [nth_error nth] in *; try discriminate.
      - subst q'. exact S.
      - apply IH, H.
    Qed.
    Lemma sum_ok es qs ts : forall q, Forall2 stands es qs -> sum qs ts = Some q ->
      phi (fold_right (fun '(c, i, j) a => (c * elem es i * elem es j + a)%Z) 0%Z ts) = ev q.
    Proof.
      induction ts as [|[[c i] j] ts IH]; intros q F H; cbn [sum fold_right] in *. { inversion H; reflexivity. }
      destruct (image qs i) as [a|] eqn:A; [|discriminate]. destruct (image qs j) as [b|] eqn:B; [|discriminate].
      destruct (sum qs ts) as [q'|]; [|discriminate]. inversion H; subst.
      rewrite (FormulaChecker.padd_ok field), !(FormulaChecker.pmul_ok field), phi_add, !phi_mul, (IH q' F eq_refl), ev_const.
      rewrite (image_ok _ _ _ _ F A), (image_ok _ _ _ _ F B). ring.
    Qed.
    Lemma equal_modulo a b : is_multiple p (psub a b) = true -> ev a = ev b.
    Proof.
      intro H. apply is_multiple_ok with (at_ := all) in H. rewrite (FormulaChecker.psub_ok field) in H.
      transitivity (ev a - ev b + ev b); [ring|]. rewrite H. ring.
    Qed.
    Lemma cancel a b c : a <> 0 -> a * b = a * c -> b = c.
    Proof. intros A E. transitivity (a * b / a); [field; exact A|]. rewrite E. field. exact A. Qed.
    Lemma fit_ok ops : forall targets atoms qs es vs atoms' qs', Forall2 stands es qs -> computes p ops es vs ->
      fit p (makers 0 fs) l inverses ops targets atoms qs = Some (atoms', qs') -> Forall2 stands (es ++ vs) qs'.
    Proof.
      induction ops as [|o ops IH]; intros [|t targets] atoms qs es [|w vs] atoms' qs' F C H; cbn [fit computes] in *; try discriminate; try contradiction.
      { inversion H; subst. rewrite app_nil_r. exact F. }
      destruct C as [C0 C]. destruct (sum qs (terms o)) as [q|] eqn:S; [|discriminate].
      pose proof (sum_ok es qs _ q F S) as T. apply congruent in C0. unfold total in C0. rewrite T, phi_mul in C0.
      replace (es ++ w :: vs) with ((es ++ [w]) ++ vs) by (rewrite <- app_assoc; reflexivity).
      destruct t as [|m].
      - destruct (inverse p inverses (scale o)) as [u|] eqn:U; [|discriminate]. refine (IH _ _ _ _ _ _ _ _ C H).
        apply Forall2_app; [exact F|]. constructor; [|constructor]. cbn [stands]. apply inverse_ok in U.
        rewrite (FormulaChecker.pmul_ok field), <- C0, ev_const. transitivity (phi (scale o) * phi u * phi w); [rewrite U|]; ring.
      - destruct (_ && _) eqn:G; [|discriminate]. apply andb_true_iff in G. destruct G as [G M]. refine (IH _ _ _ _ _ _ _ _ C H).
        apply Forall2_app; [exact F|]. constructor; [|constructor]. cbn [stands]. rewrite element_ok.
        apply equal_modulo in M. rewrite (FormulaChecker.pmul_ok field), expand_ok, ev_const, phi_mul in M.
        apply (cancel (phi (scale o))). { apply coprime, Z.eqb_eq, G. } rewrite C0, M. ring.
    Qed.
    Lemma start_ok es : (forall k z, In (k, z) (flags l) -> nth k es 0%Z = z) ->
      (forall k i, In (k, i) (given l) -> phi (nth k es 0%Z) = phi (one_is l) * v i) ->
      Forall2 stands es (map (image_of p (makers 0 fs) l inverses) (seq 0 (length es))).
    Proof.
      intros A B. assert (E : forall xs k, (forall i, nth i xs 0%Z = nth (k + i) es 0%Z) -> Forall2 stands xs (map (image_of p (makers 0 fs) l inverses) (seq k (length xs)))).
      { induction xs as [|x xs IH]; intros k N; cbn [length seq map]; constructor.
        - specialize (N O). cbn [nth] in N. rewrite Nat.add_0_r in N. unfold image_of.
          destruct (lookup k (flags l)) as [z|] eqn:Fl. { cbn [stands]. rewrite N, (A _ _ (lookup_in _ _ _ Fl)). reflexivity. }
          destruct (lookup k (given l)) as [i|] eqn:G; [|exact Logic.I]. cbn [stands]. rewrite N, element_ok. apply B, lookup_in, G.
        - apply IH. intro i. specialize (N (S i)). cbn [nth] in N. rewrite N. f_equal. lia. }
      apply E. reflexivity.
    Qed.
    Lemma fit_result_ok es qs atoms n i : Forall2 stands es qs -> fit_result p (makers 0 fs) l inverses atoms qs n i = true ->
      phi (nth n es 0%Z) = phi (one_is l) * v i.
    Proof.
      intros F H. unfold fit_result in H. destruct (nth_error qs n) as [[q|]|] eqn:N; try discriminate.
      apply equal_modulo in H. rewrite (FormulaChecker.pmul_ok field), expand_ok, ev_const in H. rewrite <- H.
      apply (image_ok es qs (Some n) q F). cbn [image]. rewrite N. reflexivity.
    Qed.
  End Fitting.
End Sound.

Lemma all_proven {K} (zero one : K) add mul sub opp div inv fs : field_theory zero one add mul sub opp div inv (@eq K) -> Forall right_formula fs ->
  forall frees, Forall2 (fun f free_values => length free_values = free f) fs frees ->
  let each := map (fun '(f, free_values) => values_of zero one add mul sub opp div f free_values) (combine fs frees) in
  Forall2 (fitting zero) fs each -> Forall2 (proven zero) fs each.
Proof.
  intros F R. induction R as [|f fs RF R IH]; intros frees L; inversion L as [|? ks ? frees' L0 L']; subst; cbn [combine map]; intro H; [constructor|].
  inversion H as [|? ? ? ? [H1 H2] H']; subst. constructor; [|apply IH; assumption].
  destruct (RF K zero one add mul sub opp div inv F ks L0 H1 H2) as [_ P]. exact P.
Qed.
Lemma fits_adds r fs l inverses targets : fits_routine r fs l inverses targets = true -> Z.gcd (one_is l) (prime r) = 1 ->
  Forall right_formula fs -> right executes r -> adds r fs l.
Proof.
  intros F U R H s es ST FL. destruct (H s es ST) as (t & vs & RU & LE & C & O & _).
  exists t, (map (fun '(_, n, _) => nth n (es ++ vs) 0) (outputs r)). split; [exact RU|]. split; [exact LE|]. split.
  { clear - O. induction O as [|[[ls n] most] os H O IH]; cbn [map]; constructor; [|exact IH]. destruct H as (v & N & E & B). subst v. split; assumption. }
  intros K zero one add mul sub opp div inv field Z frees L each v G KN J FI. split; [exact (all_proven _ _ _ _ _ _ _ _ fs field R frees L FI)|].
  unfold fits_routine, fits_program in F. apply andb_true_iff in F. destruct F as [P F]. apply Z.ltb_lt in P.
  destruct (fit _ _ _ _ _ _ _ _) as [[atoms qs]|] eqn:FT; [|discriminate]. apply andb_true_iff in F. destruct F as [N F]. apply Nat.eqb_eq in N.
  assert (E : length es = length (inputs r)). { destruct ST as (_ & _ & _ & _ & IN). symmetry. clear - IN. induction IN; [reflexivity | cbn [length]; f_equal; assumption]. }
  rewrite <- E in FT.
  pose proof (start_ok field (prime r) P Z fs l inverses frees L KN J es FL G) as S0.
  pose proof (fit_ok field (prime r) P Z fs l inverses frees L KN J _ _ _ _ _ _ _ _ S0 C FT) as S1.
  rewrite map_length in N. clear - N F S1 field P Z L KN J. revert N F. generalize (results l). induction (outputs r) as [|[[ls n] most] os IH]; intros [|i is_] N F;
    cbn [map combine forallb length] in *; try discriminate; constructor.
  - apply andb_true_iff in F. destruct F as [F _]. apply (fit_result_ok field (prime r) P Z fs l inverses frees L KN J _ _ _ _ _ S1 F).
  - apply andb_true_iff in F. apply IH; [lia | apply F].
Qed.

(** As text. *)
Definition hints_read : parser (list (Z * Z) * list nat) :=
  get us <- many (get z <- integer; get u <- integer; give (z, u)); get ts <- many small; give (us, ts).
Fixpoint all_of {A B} (f : A -> option B) (l : list A) : option (list B) :=
  match l with [] => Some [] | a :: l => do b <- f a; do bs <- all_of f l; Some (b :: bs) end.
(** Of texts alone whose statements hold already. *)
Definition accepts_link (s : text) (fs : list text) (l hints : text) : bool :=
  match statement s, all_of (whole formula_read) fs, whole link_read l, whole hints_read hints with
  | Some (Once r), Some gs, Some k, Some (us, ts) => sensible_link r gs k && fits_routine r gs k us ts
  | _, _, _, _ => false
  end.
Lemma all_of_ok {A B} (f : A -> option B) l : forall bs, all_of f l = Some bs -> Forall2 (fun a b => f a = Some b) l bs.
Proof.
  induction l as [|a l IH]; intros bs H; cbn [all_of] in H. { inversion H. constructor. }
  destruct (f a) eqn:E; [|discriminate]. destruct (all_of f l); [|discriminate]. inversion H; subst. constructor; [exact E | apply IH; reflexivity].
Qed.
Lemma fits_overlapped shared r fs l us ts : fits_routine r fs l us ts = true -> fits_routine (overlapped shared r) fs l us ts = true.
Proof.
  unfold fits_routine. cbn [overlapped prime inputs program outputs]. rewrite map_length, map_map. intro H. rewrite <- H. f_equal.
  apply map_ext. intros [[? ?] ?]. reflexivity.
Qed.
Theorem composed_holds s fs l hints :
  Certificates.holds s -> Forall FormulaChecker.holds fs -> accepts_link s fs l hints = true -> group_law s fs l.
Proof.
  intros (x & X & SE & _ & M) HF H. unfold accepts_link in H. rewrite X in H.
  destruct x as [r|]; [|discriminate]. destruct (all_of _ fs) as [gs|] eqn:A; [|discriminate].
  destruct (whole link_read l) as [k|] eqn:L; [|discriminate]. destruct (whole hints_read hints) as [[us ts]|]; [|discriminate].
  apply andb_true_iff in H. destruct H as [SL H]. apply all_of_ok in A. exists r, gs, k.
  split; [exact X|]. split; [exact A|]. split; [exact L|]. split; [exact SE|]. split; [exact SL|].
  assert (U : Z.gcd (one_is k) (prime r) = 1). { unfold sensible_link in SL. apply andb_true_iff in SL. apply Z.eqb_eq, SL. }
  assert (R : Forall right_formula gs).
  { clear - A HF. induction A as [|f g fs gs E A IH]; [constructor|]. inversion HF as [|? ? [g' [E' RF]] HF']; subst.
    rewrite E in E'. inversion E'; subst. constructor; [exact RF | apply IH, HF']. }
  cbn [means] in M. unfold right_for_all_overlaps in M. refine (Forall_impl _ _ M). intros shared H0.
  exact (fits_adds _ gs k us ts (fits_overlapped shared r gs k us ts H) U R H0).
Qed.

(** Integers modulo a prime are such a field, in which numbers are the same that are congruent. *)
Section Residues.
  Variable p : Z.
  Hypothesis prime_p : Znumtheory.prime p.
  Lemma above_1 : 1 < p. Proof. destruct prime_p; assumption. Qed.
  Definition residue := { x : Z | x mod p = x }.
  Definition of_Z (x : Z) : residue := exist _ (x mod p) (Z.mod_mod x p ltac:(pose proof above_1; lia)).
  Definition to_Z (x : residue) : Z := proj1_sig x.
  Lemma same (x y : residue) : to_Z x = to_Z y -> x = y.
  Proof. destruct x as [x X], y as [y Y]. cbn. intro E. subst y. f_equal. apply Eqdep_dec.UIP_dec, Z.eq_dec. Qed.
  Definition radd x y := of_Z (to_Z x + to_Z y).
  Definition rmul x y := of_Z (to_Z x * to_Z y).
  Definition rsub x y := of_Z (to_Z x - to_Z y).
  Definition ropp x := of_Z (- to_Z x).
  Definition rinv x := of_Z (match find (fun y => (to_Z x * y) mod p =? 1) (map Z.of_nat (seq 0 (Z.to_nat p))) with Some y => y | None => 0 end).
  Definition rdiv x y := rmul x (rinv y).
  Lemma to_of x : to_Z (of_Z x) = x mod p. Proof. reflexivity. Qed.
  Lemma reduced x : to_Z x mod p = to_Z x. Proof. exact (proj2_sig x). Qed.
  Lemma of_to x : of_Z (to_Z x) = x. Proof. apply same. rewrite to_of. apply reduced. Qed.
  Lemma of_Z_mod x y : x mod p = y mod p -> of_Z x = of_Z y. Proof. intro E. apply same. rewrite !to_of. exact E. Qed.
  Lemma rinv_ok x : x <> of_Z 0 -> rmul (rinv x) x = of_Z 1.
  Proof.
    intro N. pose proof above_1 as A. assert (D : ~ (p | to_Z x)).
    { intro D. apply N, same. rewrite to_of, <- reduced. apply Z.mod_divide in D; [|lia]. rewrite D. reflexivity. }
    apply (Znumtheory.prime_rel_prime _ prime_p), Znumtheory.rel_prime_sym, Znumtheory.rel_prime_bezout in D. destruct D as [u v E].
    unfold rinv. destruct (find _ _) as [y|] eqn:F.
    - apply find_some in F. destruct F as [_ F]. apply Z.eqb_eq in F. unfold rmul. apply of_Z_mod.
      rewrite to_of, Z.mul_mod_idemp_l, (Z.mul_comm y), F, Z.mod_1_l by lia. reflexivity.
    - exfalso. assert (I : In (u mod p) (map Z.of_nat (seq 0 (Z.to_nat p)))).
      { pose proof (Z.mod_pos_bound u p ltac:(lia)). apply in_map_iff. exists (Z.to_nat (u mod p)). split; [lia|]. apply in_seq. lia. }
      apply (find_none _ _ F) in I. apply Z.eqb_neq in I. apply I.
      rewrite Z.mul_mod_idemp_r by lia. replace (to_Z x * u) with (1 + (- v) * p) by lia. rewrite Z.mod_add, Z.mod_1_l by lia. reflexivity.
  Qed.
  Lemma residue_field : field_theory (of_Z 0) (of_Z 1) radd rmul rsub ropp rdiv rinv (@eq residue).
  Proof.
    pose proof above_1 as A.
    split; [split| | |]; intros; unfold radd, rmul, rsub, ropp, rdiv;
      try (apply same; rewrite ?to_of, ?Z.add_mod_idemp_l, ?Z.add_mod_idemp_r, ?Z.mul_mod_idemp_l, ?Z.mul_mod_idemp_r by lia;
           rewrite ?Zmod_0_l, ?(Z.mod_1_l p) by lia).
    - apply reduced.
    - f_equal; lia.
    - f_equal; lia.
    - rewrite Z.mul_1_l. apply reduced.
    - f_equal; lia.
    - f_equal; lia.
    - f_equal; ring.
    - f_equal; ring.
    - replace (to_Z x + - to_Z x) with 0 by lia. apply Zmod_0_l.
    - intro E. apply (f_equal to_Z) in E. rewrite !to_of, Z.mod_1_l, Zmod_0_l in E by lia. discriminate.
    - reflexivity.
    - match goal with N : _ <> _ |- _ => apply rinv_ok, (f_equal to_Z) in N; rewrite !to_of, Z.mod_1_l in N by lia; exact N end.
  Qed.
  Lemma phi_residue x : gen_phiZ (of_Z 0) (of_Z 1) radd rmul ropp x = of_Z x.
  Proof.
    pose proof above_1 as A. pose proof (F_R residue_field) as RT.
    assert (ADD : forall x y, of_Z (x + y) = radd (of_Z x) (of_Z y)).
    { intros a b. unfold radd. apply of_Z_mod. rewrite !to_of, <- Z.add_mod by lia. reflexivity. }
    pose proof (FormulaChecker.morphism residue_field) as M.
    assert (N : forall n, 0 <= n -> gen_phiZ (of_Z 0) (of_Z 1) radd rmul ropp n = of_Z n).
    { apply natlike_ind; [reflexivity|]. intros n _ E. unfold Z.succ. rewrite (morph_add M), E, ADD. reflexivity. }
    destruct (Z.le_gt_cases 0 x) as [P|P]; [apply N, P|].
    replace x with (- (- x)) at 1 by lia. rewrite (morph_opp M), N by lia. unfold ropp. apply of_Z_mod. rewrite to_of.
    rewrite <- (Z.mul_1_l (- x mod p)) at 1. rewrite <- Z.mul_opp_l. rewrite Z.mul_mod_idemp_r by lia. f_equal. lia.
  Qed.
End Residues.
Theorem residues_modulo_a_prime p : Znumtheory.prime p ->
  exists K zero one add mul sub opp div inv, field_theory zero one add mul sub opp div inv (@eq K)
    /\ forall x y, gen_phiZ zero one add mul opp x = gen_phiZ zero one add mul opp y <-> x mod p = y mod p.
Proof.
  intro P. exists (residue p), (of_Z p P 0), (of_Z p P 1), (radd p P), (rmul p P), (rsub p P), (ropp p P), (rdiv p P), (rinv p P).
  split; [apply residue_field|]. intros x y. rewrite !phi_residue. split; intro E.
  - apply (f_equal (to_Z p)) in E. exact E.
  - apply of_Z_mod, E.
Qed.
