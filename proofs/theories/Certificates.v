(** Certificates as bytes, and the theorem about them.  Nothing here is trusted: what is read wrongly is refused. *)
Require Import ZArith List Bool.
From Ecgen Require Import Semantics Decoder Statement Straight Polynomials Checker Correctness Loops Sensible Reading.
Import ListNotations.
Open Scope Z_scope.

Definition unknown : parser positive := get z <- integer; match z with Zpos u => give u | _ => fail end.
(** How many unknowns are expanded; a number of one that is small. *)
Definition amount : parser positive := get n <- small; match n with O => fail | S n => give (Pos.of_succ_nat n) end.
(** A monomial: 0 is 1; u is an unknown; -u w is a product. *)
Definition monomial : parser positive :=
  get z <- integer; match z with Z0 => give xH | Zpos u => give (lin u) | Zneg u => get w <- unknown; give (quad u w) end.
Definition polynomial : parser poly := many (get m <- monomial; get c <- integer; give (m, c)).
Definition claim_read : parser claim :=
  get n <- small;
  match n with
  | 0%nat => get u <- unknown; get a <- integer; get b <- integer; give (Within u (a, b))
  | 1%nat => get u <- unknown; get p <- polynomial; get top <- unknown; get n <- amount; give (Equals u p top n)
  | _ => fail
  end.
Definition side : parser (Z * poly * positive * positive) :=
  get k <- integer; get p <- polynomial; get top <- unknown; get n <- amount; give (k, p, top, n).
Fixpoint hints_read (fuel : nat) : parser hints :=
  match fuel with
  | O => fail
  | S fuel =>
      get n <- small;
      match n with
      | 0%nat => give Done
      | 1%nat => get u <- unknown; get k <- integer; get p <- polynomial; get top <- unknown; get n <- amount; get h <- hints_read fuel;
                 give (Bound u k p top n h)
      | 2%nat => get c <- claim_read; get h <- hints_read fuel; give (Claim c h)
      | 3%nat => get u <- unknown; get h <- hints_read fuel; give (Forget u h)
      | 4%nat => get c <- unknown; get h0 <- hints_read fuel; get h1 <- hints_read fuel; get cl <- claim_read; get h <- hints_read fuel;
                 give (Case c h0 h1 cl h)
      | 5%nat => get u <- unknown; get k <- integer; get top <- unknown; get n <- amount; get h <- hints_read fuel; give (Multiple u k top n h)
      | 7%nat => get u <- unknown; get g <- unknown; get h <- hints_read fuel; give (Absurd u g h)
      | 6%nat => get u <- unknown; get p <- polynomial; get up <- side; get down <- side; get h <- hints_read fuel; give (Same u p up down h)
      | _ => fail
      end
  end.
Definition deepest : nat := 4096.
Fixpoint bound_read (fuel : nat) : parser bound_cert :=
  match fuel with
  | O => fail
  | S fuel =>
      get n <- small;
      match n with
      | 0%nat => give Words
      | 1%nat => get h <- hints_read deepest; get k <- integer; get p <- polynomial; get top <- unknown; get n <- amount; give (Leaf h k p top n)
      | 2%nat => get h <- hints_read deepest; get u <- unknown; give (Empty h u)
      | 3%nat => get c <- unknown; get b0 <- bound_read fuel; get b1 <- bound_read fuel; give (Split c b0 b1)
      | _ => fail
      end
  end.
Fixpoint reason_read (fuel : nat) : parser reason :=
  match fuel with
  | O => fail
  | S fuel =>
      get n <- small;
      match n with
      | 0%nat => get h <- hints_read deepest; get t <- polynomial; get z <- polynomial; get top <- unknown; get n <- amount; give (Congruent h t z top n)
      | 1%nat => get c <- unknown; get w0 <- reason_read fuel; get w1 <- reason_read fuel; give (Either c w0 w1)
      | 2%nat => get h <- hints_read deepest; get u <- unknown; give (Impossible h u)
      | _ => fail
      end
  end.
(** Flags that are told apart one behind the other. *)
Definition most_cases : nat := 16.
Definition step_read : parser step_cert :=
  get h <- hints_read deepest; get v <- many polynomial; get l <- many (get k <- polynomial; get i <- small; give (k, i)); get w <- reason_read most_cases;
  give (Step h v l w).
Definition certificate_read : parser certificate :=
  get u <- unknown; get sums <- many (get n <- unknown; get u <- unknown; get d <- register; give (n, u, d));
  get ns <- many polynomial; get ss <- many step_read; get h <- hints_read deepest; get bs <- many (bound_read most_cases);
  get zs <- many (get b <- bound_read most_cases; get b' <- bound_read most_cases; give (b, b'));
  give (Cert u sums ns ss h bs zs).

Definition loop_certificate_read : parser loop_cert :=
  get h <- unknown; get ps <- many row_of_words; get qs <- many row_of_words; get b <- unknown;
  get sums <- many (get n <- unknown; get u <- unknown; get d <- register; give (n, u, d));
  get m <- step_read; get w <- bound_read most_cases; get t <- unknown; give (Round h (concat ps) (concat qs) b sums m w t).

(** The checker as it runs: both texts are read, the bytes are decoded, every overlap is looked at. *)
Definition loop_of (r : @claimed linked) (o : fop) (head body : list instr) (counter : opnd) (tail : list instr) : loop :=
  {| outer := with_code head r; body := body; counter := counter; tail := tail; round := o |}.
Definition accepts_stated (x : stated) (c : text) : bool :=
  match x with
  | Once r =>
      match decode (octets (code r)), whole certificate_read c with
      | Some (Linear is), Some cert => check_for_all_overlaps (with_code is r) cert
      | _, _ => false
      end
  | Repeated r o =>
      match decode (octets (code r)), whole loop_certificate_read c with
      | Some (Looped h b k t), Some cert => forallb (fun shared => check_loop (overlapped_loop shared (loop_of r o h b k t)) cert) (overlaps r)
      | _, _ => false
      end
  end.
Definition accepts (s c : text) : bool := match statement s with Some x => sensible x && accepts_stated x c | None => false end.
Definition holds (s : text) : Prop := exists x, statement s = Some x /\ sensible x = true /\ fits x /\ means x.
Lemma accepted_means x c : accepts_stated x c = true -> means x.
Proof.
  destruct x as [r|r o]; cbn [accepts_stated means];
    destruct (decode (octets (code r))) as [[is|h b k t]|] eqn:D; try discriminate; destruct (whole _ c) as [cert|]; try discriminate; intro H.
  - apply check_right_for_all_overlaps in H. unfold right_for_all_overlaps in *.
    refine (Forall_impl _ _ H). intros shared K s0 es ST. destruct (K s0 es ST) as (u & vs & R & K'). exists u, vs.
    split; [exact (decode_linear _ _ _ _ D R) | exact K'].
  - rewrite forallb_forall in H. apply Forall_forall. intros shared I s0 a n ST N.
    destruct (check_right_loop _ _ (H shared I) s0 a n ST N) as (u & w & (fuel & s1 & s2 & R1 & R2 & R3) & K). exists u, w.
    split; [exact (decode_looped _ _ _ _ _ _ _ _ _ _ D R1 R2 R3) | exact K].
Qed.
Theorem accepted_holds s c : accepts s c = true -> holds s.
Proof.
  unfold accepts, holds. destruct (statement s) as [x|]; [|discriminate]. intro H. apply andb_true_iff in H. destruct H as [S H].
  exists x. split; [reflexivity|]. split; [exact S|]. split; [exact (sensible_fits x S) | exact (accepted_means x c H)].
Qed.
