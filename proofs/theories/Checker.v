(** The checker: symbolic execution into polynomials and intervals, hints, and the statement.  Nothing here is trusted. *)
Require Import ZArith List Bool FMapPositive.
From Ecgen Require Import Semantics Statement Straight Polynomials.
Import ListNotations.
Open Scope Z_scope.

(** What is known of an unknown: what it equals, and between which numbers it lies. *)
Record fact := Fact { def : option poly; bnd : ivl }.
Definition know := PositiveMap.t fact.
Definition find (u : positive) (G : know) : option fact := PositiveMap.find u G.
Definition put (u : positive) (f : fact) (G : know) : know := PositiveMap.add u f G.
Definition const (G : know) (u : positive) : option Z :=
  match find u G with Some (Fact None (a, b)) => if a =? b then Some a else None | _ => None end.

(** An earlier unknown that it is, if that is all that it equals. *)
Definition alias (G : know) (u : positive) : positive :=
  match find u G with Some (Fact (Some [(xO w, 1)]) _) => if (w <? u)%positive then w else u | _ => u end.
(** Normal forms, where what is known to be one number, and by no equation, is that number; in products an unknown that is another one is that. *)
Definition insert (G : know) (m : positive) (c : Z) (t : tree) : tree :=
  match m with
  | xH => tadd xH c t
  | xO u => match const G u with Some a => tadd xH (c * a) t | None => tadd m c t end
  | xI k =>
      let '(u0, w0) := unpair k in
      let u := alias G u0 in let w := alias G w0 in
      match const G u, const G w with
      | Some a, Some b => tadd xH (c * a * b) t
      | Some a, None => tadd (lin w) (c * a) t
      | None, Some b => tadd (lin u) (c * b) t
      | None, None => tadd (if (u =? u0)%positive && (w =? w0)%positive then m else quad u w) c t
      end
  end.
Fixpoint insert_all (G : know) (k : Z) (p : poly) (t : tree) : tree :=
  match p with [] => t | (m, c) :: p => insert_all G k p (insert G m (k * c) t) end.
(** Put what u equals in its place. *)
Definition subst1 (G : know) (u : positive) (t : tree) : tree :=
  let k := tget (lin u) t in
  if k =? 0 then t else
  match find u G with
  | Some (Fact (Some p) _) => insert_all G k p (tadd (lin u) (- k) t)
  | _ => t
  end.
(** ... for n unknowns, from u down. *)
Fixpoint substs (G : know) (n : nat) (u : positive) (t : tree) : tree :=
  match n with O => t | S n => substs G n (Pos.pred u) (subst1 G u t) end.
(** ... of a product of two, what both equal. *)
Definition subst2 (G : know) (k : positive) (t : tree) : tree :=
  let '(u, w) := unpair k in
  let c := tget (xI k) t in
  if c =? 0 then t else
  match find u G, find w G with
  | Some (Fact (Some p) _), Some (Fact (Some q) _) => match pmul p q with Some r => insert_all G c r (tadd (xI k) (- c) t) | None => t end
  | _, _ => t
  end.
(** Names, whose numbers are above those of all words, are opened first, and products of names. *)
Fixpoint opened (G : know) (top : positive) (p : poly) (t : tree) : tree :=
  match p with
  | [] => t
  | (xO u, _) :: p => opened G top p (if (top <? u)%positive then subst1 G u t else t)
  | (xI k, _) :: p => opened G top p (let '(u, w) := unpair k in if (top <? u)%positive && (top <? w)%positive then subst2 G k t else t)
  | _ :: p => opened G top p t
  end.
Definition expand (G : know) (n u : positive) (p : poly) : tree :=
  substs G (Pos.to_nat n) u (opened G u p (insert_all G 1 p Polynomials.Leaf)).

Definition mono_ivl (G : know) (m : positive) : option ivl :=
  match m with
  | xH => Some (1, 1)
  | xO u => match find u G with Some f => Some (bnd f) | None => None end
  | xI k => let '(u, w) := unpair k in
            match find u G, find w G with Some f, Some g => Some (imul (bnd f) (bnd g)) | _, _ => None end
  end.
Definition is_zero (G : know) (t : tree) : bool :=
  tzero t || match tivl (mono_ivl G) t with Some (a, b) => (0 =? a) && (b =? 0) | None => false end.

(** A certificate.  [Bound u k p]: k u = p' - (p - k u), where p' is p expanded; so u has bounds.
    [Claim (Equals u p)]: u = p, as u - p expanded is 0.  [Multiple u k]: u expanded is a multiple of k, and less than k; so u is 0.
    [Same u p]: u = p, as u - p and p - u are at most 0, each by a sum as of [Bound].  [Case c]: both ways, then the claim.
    [Absurd u g]: u's interval is empty, so that g's may be as well. *)
Inductive claim := Within (u : positive) (i : ivl) | Equals (u : positive) (p : poly) (top n : positive).
Inductive hints :=
  | Done
  | Bound (u : positive) (k : Z) (p : poly) (top n : positive) (rest : hints)
  | Multiple (u : positive) (k : Z) (top n : positive) (rest : hints)
  | Same (u : positive) (p : poly) (up down : Z * poly * positive * positive) (rest : hints)
  | Claim (c : claim) (rest : hints)
  | Forget (u : positive) (rest : hints)                    (* what u equals *)
  | Absurd (u g : positive) (rest : hints)
  | Case (c : positive) (zero one : hints) (cl : claim) (rest : hints).
Definition set_bnd (G : know) (u : positive) (i : ivl) : know :=
  match find u G with
  | Some (Fact d (a, b)) => put u (Fact d (Z.max a (fst i), Z.min b (snd i))) G
  | None => put u (Fact None i) G
  end.
Definition impossible (G : know) (c : claim) : bool :=
  match find match c with Within u _ => u | Equals u _ _ _ => u end G with
  | Some f => snd (bnd f) <? fst (bnd f)
  | None => false
  end.
Definition holds_claim (G : know) (c : claim) : bool :=
  impossible G c ||
  match c with
  | Within u (a, b) => match find u G with Some f => (a <=? fst (bnd f)) && (snd (bnd f) <=? b) | None => false end
  | Equals u p top n => is_zero G (expand G n top ((lin u, 1) :: pscale (-1) p))
  end.
Definition add_claim (G : know) (c : claim) : know :=
  match c with
  | Within u i => set_bnd G u i
  | Equals u p _ _ => match find u G with Some f => put u (Fact (Some p) (bnd f)) G | None => G end
  end.
(** What a number is at most, as k x = p' - (p - k x), where p' is p expanded. *)
Definition at_most (G : know) (x : poly) (way : Z * poly * positive * positive) : option Z :=
  let '(k, p, top, n) := way in
  if k <=? 0 then None else
  match tivl (mono_ivl G) (insert_all G (-1) p (insert_all G k x (expand G n top p))) with
  | Some (_, b) => Some (b / k)
  | None => None
  end.
Definition is_at_most (G : know) (x : poly) (way : Z * poly * positive * positive) (most : Z) : bool :=
  match at_most G x way with Some b => b <=? most | None => false end.
Fixpoint apply (h : hints) (G : know) : option know :=
  match h with
  | Done => Some G
  | Bound u k p top n rest =>
      if k <=? 0 then None else
      match tivl (mono_ivl G) (insert_all G (-1) p (insert G (lin u) k (expand G n top p))) with
      | Some (a, b) => apply rest (set_bnd G u (- (- a / k), b / k))
      | None => None
      end
  | Multiple u k top n rest =>
      match find u G with
      | Some f =>
          if (- k <? fst (bnd f)) && (snd (bnd f) <? k) && tmultiple k (expand G n top [(lin u, 1)])
          then apply rest (set_bnd G u (0, 0)) else None
      | None => None
      end
  | Same u p up down rest =>
      if is_at_most G ((lin u, 1) :: pscale (-1) p) up 0 && is_at_most G ((lin u, -1) :: p) down 0
      then apply rest (add_claim G (Equals u p 1 1)) else None
  | Claim c rest => if holds_claim G c then apply rest (add_claim G c) else None
  | Forget u rest => apply rest match find u G with Some f => put u (Fact None (bnd f)) G | None => G end
  | Absurd u g rest =>
      match find u G with
      | Some f => if snd (bnd f) <? fst (bnd f) then apply rest (set_bnd G g (1, 0)) else None
      | None => None
      end
  | Case c zero one cl rest =>
      match find c G with
      | Some f =>
          if (0 <=? fst (bnd f)) && (snd (bnd f) <=? 1) then
            match apply zero (put c (Fact (def f) (0, 0)) G), apply one (put c (Fact (def f) (1, 1)) G) with
            | Some G0, Some G1 =>
                if holds_claim G0 cl && holds_claim G1 cl then apply rest (add_claim G cl) else None
            | _, _ => None
            end
          else None
      | None => None
      end
  end.

(** Symbolic values: a number, a pointer, whatever a place held at first; something; nothing known. *)
Inductive sval := SI (p : poly) | SP (b o : Z) | SO (l : loc) | SSome | STop.
Definition sstate := list (loc * sval).
Fixpoint lookup (l : loc) (Y : sstate) : option sval :=
  match Y with [] => None | (l', v) :: Y => if loc_eqb l' l then Some v else lookup l Y end.
Fixpoint store (l : loc) (v : sval) (Y : sstate) : sstate :=
  match Y with [] => [(l, v)] | (l', v') :: Y => if loc_eqb l' l then (l, v) :: Y else (l', v') :: store l v Y end.
Definition sstack (Y : sstate) : option (Z * Z) := match lookup (LR RSP) Y with Some (SP b o) => Some (b, o) | _ => None end.
Definition splace (Y : sstate) (o : opnd) : option loc :=
  match o with
  | OR r => Some (LR r)
  | OM r d => match lookup (LR r) Y with
              | Some (SP b o) => if (o + d) mod 8 =? 0 then Some (LM b (o + d)) else None
              | _ => None
              end
  | OI _ => None
  end.
Definition sreadv (Y : sstate) (o : opnd) : option sval :=
  match o with
  | OI z => if (0 <=? z) && (z <? W) then Some (SI (if z =? 0 then [] else [(xH, z)])) else None
  | _ => match splace Y o with Some l => match lookup l Y with Some STop | Some SSome => None | v => v end | None => None end
  end.
Definition sread (Y : sstate) (o : opnd) : option poly := match sreadv Y o with Some (SI p) => Some p | _ => None end.
Definition sreadf (Y : sstate) (f : flag) : option poly := match lookup (LF f) Y with Some (SI p) => Some p | _ => None end.
Definition swrite (Y : sstate) (o : opnd) (v : sval) : option sstate :=
  match splace Y o with
  | Some l => match lookup l Y with Some STop => None | Some _ => Some (store l v Y) | None => None end
  | None => None
  end.
Definition snoflags (Y : sstate) : sstate := store (LF OF) STop (store (LF CF) STop Y).
Definition ssetr (Y : sstate) (r : reg) (p : poly) : sstate := store (LR r) (SI p) Y.
Definition ssetf (Y : sstate) (f : flag) (p : poly) : sstate := store (LF f) (SI p) Y.

(** The unknowns of instruction n. *)
Definition v1 (n : positive) := xI (xI n).
Definition v2 (n : positive) := xO (xI n).
Definition v3 (n : positive) := xI (xO n).
Definition v4 (n : positive) := xO (xO n).
Definition at1 (n : positive) : poly := [(lin (v1 n), 1)].
Definition word (d : option poly) : fact := Fact d (0, W - 1).

Definition poly_eqb (p q : poly) : bool :=
  (length p =? length q)%nat && forallb (fun '((m, c), (l, d)) => (m =? l)%positive && (c =? d)) (combine p q).
(** Quotients by powers of two that were made before. *)
Definition splits := list (poly * Z * positive).
Fixpoint same (p : poly) (k : Z) (T : splits) : option poly :=
  match T with
  | [] => None
  | (q, j, u) :: T => if (k =? j) && poly_eqb p q then Some [(lin u, 1)] else same p k T
  end.
Definition log2 (y : Z) : option Z := let k := Z.log2 (y + 1) in if (0 <? y) && (2 ^ k =? y + 1) && (k <? 64) then Some k else None.
Definition as_const (p : poly) : option Z := match p with [] => Some 0 | [(xH, z)] => Some z | _ => None end.
(** c, if p is (2^64 - 1) c, and c a bit *)
Definition as_mask (G : know) (p : poly) : option poly :=
  match p with
  | [(xO u, k)] =>
      match find u G with
      | Some f => if (k =? W - 1) && (0 <=? fst (bnd f)) && (snd (bnd f) <=? 1) then Some [(lin u, 1)] else None
      | None => None
      end
  | _ => None
  end.

(** What p / 2^k is seen to be: what it was before; all ones shifted; each coefficient divided. *)
Definition quotient_of (G : know) (p : poly) (k : Z) (T : splits) : option poly :=
  match same p k T, as_mask G p with
  | Some q, _ => Some q
  | None, Some c => Some (pscale (2 ^ (64 - k) - 1) c)
  | None, None =>
      match p with
      | [(xO u, 1)] =>
          match find u G with
          | Some (Fact (Some q) _) =>
              if forallb (fun mc => snd mc mod 2 ^ k =? 0) q then Some (map (fun '(m, c) => (m, c / 2 ^ k)) q) else None
          | _ => None
          end
      | _ => None
      end
  end.
Definition quotient (u : positive) (p : poly) (k : Z) (T : splits) (G : know) : know :=
  put u (Fact (quotient_of G p k T) (0, 2 ^ (64 - k) - 1)) G.

(** c and z, if one of x and y is a mask of c and the other one is z *)
Definition masked (G : know) (x y : poly) : option (poly * poly) :=
  match as_mask G x with
  | Some c => Some (c, y)
  | None => match as_mask G y with Some c => Some (c, x) | None => None end
  end.

(** Whether a number, or an unknown, is seen to be a multiple of 2^k: what it equals has only such coefficients. *)
Definition is_multiple (G : know) (k : Z) (p : poly) : bool :=
  match p with
  | [(xO u, 1)] =>
      match find u G with Some (Fact (Some q) _) => forallb (fun mc => snd mc mod 2 ^ k =? 0) q | _ => false end
  | [(xH, c)] => c mod 2 ^ k =? 0
  | _ => false
  end.
(** The upper end of what a number or an unknown is *)
Definition most_of (G : know) (p : poly) : option Z :=
  match p with
  | [(xO u, 1)] => match find u G with Some f => Some (snd (bnd f)) | None => None end
  | _ => as_const p
  end.
(** Whether x and y are seen to have no bit in common: one is a multiple of 2^k, and the other one below that. *)
Definition apart (G : know) (x y : poly) : bool :=
  match most_of G y with
  | Some m => (0 <=? m) && is_multiple G (Z.log2 m + 1) x
  | None => false
  end.
Definition as_bit (G : know) (p : poly) : bool :=
  match p with
  | [(xO u, 1)] => match find u G with Some f => (0 <=? fst (bnd f)) && (snd (bnd f) <=? 1) | None => false end
  | _ => false
  end.

Definition sstep (i : instr) (n : positive) (Y : sstate) (G : know) (T : splits) : option (sstate * know * splits) :=
  match i with
  | IMov d o => do v <- sreadv Y o; do Y <- swrite Y d v; Some (Y, G, T)
  | ILea d b i k disp =>
      do x <- sread Y (OR b);
      do y <- match i with Some r => sread Y (OR r) | None => Some [] end;
      guard (0 <=? k) && (k <=? 8) && (- 2 ^ 31 <=? disp) && (disp <? 2 ^ 31);
      let p := x ++ pscale k y ++ [(xH, disp); (lin (v2 n), - W)] in
      Some (ssetr Y d (at1 n), put (v1 n) (word (Some p)) (put (v2 n) (Fact None (-1, 9)) G), T)
  | IArith k d o =>
      do x <- sread Y (OR d); do y <- sread Y o;
      do c <- match k with Add | Sub => Some [] | Adox => sreadf Y OF | _ => sreadf Y CF end;
      let p := match k with
               | Sub | Sbb => x ++ pscale (-1) y ++ pscale (-1) c ++ [(lin (v2 n), W)]
               | _ => x ++ y ++ c ++ [(lin (v2 n), - W)]
               end in
      let out := [(lin (v2 n), 1)] in
      Some (match k with
            | Adcx => ssetf (ssetr Y d (at1 n)) CF out
            | Adox => ssetf (ssetr Y d (at1 n)) OF out
            | _ => store (LF OF) STop (ssetf (ssetr Y d (at1 n)) CF out)
            end, put (v1 n) (word (Some p)) (put (v2 n) (Fact None (0, 1)) G), T)
  | IMulx h l o =>
      do x <- sread Y (OR RDX); do y <- sread Y o; do p <- pmul x y;
      Some (ssetr (ssetr Y l (at1 n)) h [(lin (v2 n), 1)],
            put (v1 n) (word (Some (p ++ [(lin (v2 n), - W)]))) (put (v2 n) (word None) G), T)
  | IMul o =>
      do x <- sread Y (OR RAX); do y <- sread Y o; do p <- pmul x y;
      Some (snoflags (ssetr (ssetr Y RAX (at1 n)) RDX [(lin (v2 n), 1)]),
            put (v1 n) (word (Some (p ++ [(lin (v2 n), - W)]))) (put (v2 n) (word None) G), T)
  | IImul d a b =>
      do x <- sread Y a; do y <- sread Y b; do p <- pmul x y;
      Some (snoflags (ssetr Y d (at1 n)),
            put (v1 n) (word (Some (p ++ [(lin (v2 n), - W)]))) (put (v2 n) (word None) G), T)
  | IZero d => Some (ssetf (ssetf (ssetr Y d []) CF []) OF [], G, T)
  | IMask d => do c <- sreadf Y CF; Some (store (LF OF) STop (ssetr Y d (pscale (W - 1) c)), G, T)
  | IAnd d o =>
      do x <- sread Y (OR d); do y <- sread Y o;
      match masked G x y with
      | Some (c, z) => do p <- pmul c z; Some (snoflags (ssetr Y d (at1 n)), put (v1 n) (word (Some p)) G, T)
      | None =>
          do z <- as_const y; do k <- log2 z;
          Some (snoflags (ssetr Y d (at1 n)),
                put (v1 n) (Fact (Some (x ++ [(lin (v2 n), - 2 ^ k)])) (0, z)) (quotient (v2 n) x k T G), (x, k, v2 n) :: T)
      end
  | IOr d o =>
      do x <- sread Y (OR d); do y <- sread Y o;
      let G := if apart G x y || apart G y x then put (v4 n) (Fact None (0, 0)) G
               else put (v4 n) (word (Some (x ++ [(lin (v2 n), -1)]))) (put (v2 n) (word None) G) in
      Some (snoflags (ssetr Y d (at1 n)),
            put (v1 n) (word (Some (x ++ [(lin (v3 n), 1)]))) (put (v3 n) (word (Some (y ++ [(lin (v4 n), -1)]))) G), T)
  | ICmp a b =>
      do x <- sread Y a; do y <- sread Y b;
      Some (store (LF OF) STop (ssetf Y CF [(lin (v2 n), 1)]),
            put (v1 n) (word (Some (x ++ pscale (-1) y ++ [(lin (v2 n), W)]))) (put (v2 n) (Fact None (0, 1)) G), T)
  | IBit reset d k =>
      do x <- sread Y (OR d); guard (0 <=? k) && (k <? 64);
      if negb reset && (k =? 0) && as_bit G x then Some (store (LF OF) STop (ssetf Y CF x), G, T) else
      let Y1 := store (LF OF) STop (ssetf Y CF [(lin (v2 n), 1)]) in
      let rest := x ++ [(lin (v1 n), - 2 ^ (k + 1))] in
      let r := if k =? 0 then [(lin (v1 n), 2)] else if k =? 63 then [(lin (v3 n), 1)] else [(lin (v1 n), 2 ^ (k + 1)); (lin (v3 n), 1)] in
      Some (if reset then ssetr Y1 d r else Y1,
            (if k =? 0 then put (v2 n) (Fact (Some rest) (0, 1))
             else fun G => put (v3 n) (Fact (Some (rest ++ [(lin (v2 n), - 2 ^ k)])) (0, 2 ^ k - 1)) (put (v2 n) (Fact None (0, 1)) G))
            (quotient (v1 n) x (k + 1) T G), (x, k + 1, v1 n) :: T)
  | ICmov b f d o =>
      do x <- sread Y (OR d); do y <- sread Y o; do c <- sreadf Y f;
      do p <- pmul c (y ++ pscale (-1) x);
      let q := if b then y ++ pscale (-1) x ++ pscale (-1) p else p in
      Some (ssetr Y d (at1 n),
            put (v1 n) (word (Some (x ++ [(lin (v2 n), 1)]))) (put (v2 n) (Fact (Some q) (1 - W, W - 1)) G), T)
  | ISet f d => do c <- sreadf Y f; Some (ssetr Y d c, G, T)
  | IShl d k =>
      do x <- sread Y (OR d); guard (0 <? k) && (k <? 64);
      Some (snoflags (ssetr Y d (at1 n)),
            put (v1 n) (Fact (Some (pscale (2 ^ k) x ++ [(lin (v2 n), - W)])) (0, W - 2 ^ k)) (quotient (v2 n) x (64 - k) T G),
            (x, 64 - k, v2 n) :: T)
  | IShr d k =>
      do x <- sread Y (OR d); guard (0 <? k) && (k <? 64);
      Some (snoflags (ssetr Y d (at1 n)),
            put (v2 n)
              (match is_multiple G k x, quotient_of G x k T with
               | true, Some _ => Fact None (0, 0)
               | exact, _ => Fact (Some (x ++ [(lin (v1 n), - 2 ^ k)])) (0, if exact then 0 else 2 ^ k - 1)
               end) (quotient (v1 n) x k T G), (x, k, v1 n) :: T)
  | IShld d e k =>
      do x <- sread Y (OR d); do y <- sread Y (OR e); guard (0 <? k) && (k <? 64);
      Some (snoflags (ssetr Y d (at1 n)),
            put (v1 n) (word (Some (pscale (2 ^ k) x ++ [(lin (v2 n), - W); (lin (v3 n), 1)])))
              (quotient (v2 n) x (64 - k) T (quotient (v3 n) y (64 - k) T G)),
            (x, 64 - k, v2 n) :: (y, 64 - k, v3 n) :: T)
  | IShrd d e k =>
      do x <- sread Y (OR d); do y <- sread Y (OR e); guard (0 <? k) && (k <? 64);
      Some (snoflags (ssetr Y d (at1 n)),
            put (v1 n) (word (Some ((lin (v2 n), 1) :: pscale (2 ^ (64 - k)) y ++ [(lin (v3 n), - W)])))
              (put (v4 n) (Fact (Some (x ++ [(lin (v2 n), - 2 ^ k)])) (0, 2 ^ k - 1)) (quotient (v2 n) x k T (quotient (v3 n) y k T G))),
            (x, k, v2 n) :: (y, k, v3 n) :: T)
  | IPush r =>
      do v <- sreadv Y (OR r); do bo <- sstack Y; let '(b, o) := bo in
      do Y <- swrite Y (OM RSP (-8)) v; Some (store (LR RSP) (SP b (o - 8)) Y, G, T)
  | IPop r =>
      do v <- sreadv Y (OM RSP 0); do bo <- sstack Y; let '(b, o) := bo in
      Some (store (LR r) v (store (LR RSP) (SP b (o + 8)) Y), G, T)
  | IStack k => do bo <- sstack Y; let '(b, o) := bo in Some (snoflags (store (LR RSP) (SP b (o + k)) Y), G, T)
  end.
(** A register that holds an unknown holds what that equals: a factor that is a sum. *)
Definition restate (u : positive) (d : reg) (Y : sstate) (G : know) : sstate :=
  match lookup (LR d) Y, find u G with
  | Some (SI q), Some (Fact (Some p) _) => if poly_eqb q [(lin u, 1)] then store (LR d) (SI p) Y else Y
  | _, _ => Y
  end.
(** [sums]: behind which instructions an unknown is seen as a sum, which, and where it lies. *)
Fixpoint srun (sums : list (positive * positive * reg)) (c : list instr) (n : positive) (Y : sstate) (G : know) (T : splits) : option (sstate * know) :=
  match c with
  | [] => Some (Y, G)
  | i :: c =>
      match sstep i n Y G T with
      | Some (Y, G, T) =>
          let Y := fold_left (fun Y '(m, u, d) => if (m =? n)%positive then restate u d Y G else Y) sums Y in
          srun sums c (Pos.succ n) Y G T
      | None => None
      end
  end.

(** Why scale v = t modulo p: by hints and a multiple of p, once unknowns are expanded and words that are 0 are added (factor,
    word); for both values of a flag; or because what is assumed cannot be: the interval of an unknown is empty. *)
Inductive reason :=
  | Congruent (known : hints) (times : poly) (zeros : poly) (top n : positive)
  | Either (c : positive) (zero one : reason)
  | Impossible (known : hints) (u : positive).
(** The certificate of a routine: for each value of the program hints, words (lowest first) and why it is that value, with what holds of
    values before ([earlier]: a factor, and of which); then hints for the bounds of outputs. *)
Record step_cert := Step { before : hints; value : list poly; earlier : list (poly * nat); why : reason }.
(** How an output's bound is seen: k value = p' - (p - k value), p' being p expanded; or for both values of a flag. *)
Inductive bound_cert :=
  | Words                                                   (* no more than its words hold *)
  | Leaf (h : hints) (k : Z) (p : poly) (top n : positive)
  | Empty (h : hints) (u : positive)                        (* what is assumed cannot be *)
  | Split (c : positive) (b0 b1 : bound_cert).
Record certificate := Cert {
  first : positive; sums : list (positive * positive * reg); names : list poly; steps : list step_cert; after : hints; bounds : list bound_cert; zero_tests : list (bound_cert * bound_cert)
}.

(** Unknowns behind those of the instructions stand for sums of these. *)
Definition idx (u : positive) : positive :=
  match u with xI (xI m) | xO (xI m) | xI (xO m) | xO (xO m) => m | _ => xH end.
Definition is_before (n : positive) (p : poly) : bool :=
  forallb (fun mc => match fst mc with
                     | xH => true
                     | xO u => (idx u <? n)%positive
                     | xI k => let '(u, w) := unpair k in (idx u <? n)%positive && (idx w <? n)%positive
                     end) p.
Fixpoint named (n : positive) (ps : list poly) (G : know) : know :=
  match ps with
  | [] => G
  | p :: ps =>
      named (Pos.succ n) ps
        match tivl (mono_ivl G) (insert_all G 1 p Polynomials.Leaf) with Some i => put (v1 n) (Fact (Some p) i) G | None => G end
  end.
Definition last (r : routine) (first : positive) : positive := Pos.of_nat (Pos.to_nat first + length (code r)).

(** Unknowns: word j of the inputs' words, all in a row, is 4 j; element i of the inputs is 4 (n + i). *)
Definition input_id (j : nat) : positive := xO (xO (Pos.of_succ_nat j)).
Fixpoint weigh (ps : list poly) : poly := match ps with [] => [] | p :: ps => p ++ pscale W (weigh ps) end.
Definition all_registers : sstate := map (fun r => (LR r, SO (LR r))) registers.
Fixpoint stores (kv : list (loc * sval)) (Y : sstate) : sstate :=
  match kv with [] => Y | (l, v) :: kv => stores kv (store l v Y) end.

(** Input words have unknowns by place: a word that two arguments share is one unknown. *)
Fixpoint position (l : loc) (ls : list loc) : option nat :=
  match ls with [] => None | l' :: ls => if loc_eqb l' l then Some O else option_map S (position l ls) end.
Definition input_words (r : routine) : list loc := concat (map fst (inputs r)).
Definition word_poly (r : routine) (l : loc) : poly :=
  match position l (input_words r) with Some j => [(lin (input_id j), 1)] | None => [] end.
Definition elements (r : routine) : list poly := map (fun i => weigh (map (word_poly r) (fst i))) (inputs r).
Definition elem_id (r : routine) (i : nat) : positive := input_id (length (input_words r) + i).
Definition init_S (r : routine) : sstate :=
  stores (map (fun '(q, b) => (LR q, SP b 0)) (pointers r))
    (store (LR RSP) (SP 0 0)
       (stores (map (fun l => (l, SI (word_poly r l))) (input_words r))
          (stores (map (fun l => (l, SO l)) (writable r)) all_registers))).
Fixpoint init_words (n : nat) (G : know) : know :=
  match n with O => G | S n => init_words n (put (input_id n) (word None) G) end.
Fixpoint init_elems (r : routine) (n : nat) (ps : list poly) (bs : list Z) (G : know) : know :=
  match ps, bs with
  | p :: ps, b :: bs =>
      let G := put (elem_id r n) (Fact (Some p) (0, b)) G in
      init_elems r (S n) ps bs match p with [(xO u, 1)] => set_bnd G u (0, b) | _ => G end
  | _, _ => G
  end.
Definition init_G (r : routine) : know :=
  init_elems r 0 (elements r) (map snd (inputs r)) (init_words (length (input_words r)) (PositiveMap.empty fact)).

(** Values of the field program. *)
Definition pelem (es : list poly) (i : option nat) : option poly :=
  match i with Some n => nth_error es n | None => Some [(xH, 1)] end.
Fixpoint ptotal (es : list poly) (ts : list (Z * option nat * option nat)) : option poly :=
  match ts with
  | [] => Some []
  | (c, i, j) :: ts =>
      do x <- pelem es i; do y <- pelem es j; do p <- pmul (pscale c x) y; do q <- ptotal es ts; Some (p ++ q)
  end.
Definition is_zero_word (G : know) (mc : positive * Z) : bool :=
  match fst mc with
  | xO u => match find u G with Some f => (fst (bnd f) =? 0) && (snd (bnd f) =? 0) | None => false end
  | _ => false
  end.
Fixpoint check_reason (p : Z) (goal : poly) (w : reason) (G : know) : bool :=
  match w with
  | Congruent h times zeros top n =>
      match apply h G with
      | Some G => forallb (is_zero_word G) zeros && is_zero G (expand G n top (goal ++ pscale p times ++ zeros))
      | None => false
      end
  | Either c w0 w1 =>
      match find c G with
      | Some f =>
          (0 <=? fst (bnd f)) && (snd (bnd f) <=? 1)
          && check_reason p goal w0 (put c (Fact (def f) (0, 0)) G) && check_reason p goal w1 (put c (Fact (def f) (1, 1)) G)
      | None => false
      end
  | Impossible h u => match apply h G with Some G => impossible G (Within u (0, 0)) | None => false end
  end.
(** [gs] are numbers that are 0 modulo p. *)
Definition multiples_of (gs : list poly) (l : list (poly * nat)) : poly :=
  concat (map (fun x => match pmul (fst x) (nth (snd x) gs []) with Some q => q | None => [] end) l).
Fixpoint check_steps (p : Z) (ops : list fop) (cs : list step_cert) (es gs : list poly) (G : know) : option (list poly * know) :=
  match ops, cs with
  | [], [] => Some (es, G)
  | o :: ops, c :: cs =>
      do G <- apply (before c) G;
      do t <- ptotal es (terms o);
      let v := weigh (value c) in
      let goal := pscale (scale o) v ++ pscale (-1) t in
      guard check_reason p (goal ++ multiples_of gs (earlier c)) (why c) G;
      check_steps p ops cs (es ++ [v]) (gs ++ [goal]) G
  | _, _ => None
  end.

Fixpoint read_words (Y : sstate) (ls : list loc) : option (list poly) :=
  match ls with
  | [] => Some []
  | LF _ :: _ => None
  | l :: ls => match lookup l Y, read_words Y ls with Some (SI p), Some ps => Some (p :: ps) | _, _ => None end
  end.
(** Whether words hold value n. *)
Definition lies (Y : sstate) (es : list poly) (G : know) (ls : list loc) (n : nat) : bool :=
  match read_words Y ls, nth_error es n with
  | Some ps, Some e => tzero (insert_all G (-1) e (insert_all G 1 (weigh ps) Polynomials.Leaf))
  | _, _ => false
  end.
Fixpoint check_bound (G : know) (e : poly) (most : Z) (b : bound_cert) : bool :=
  match b with
  | Words => false
  | Leaf h k p top n => match apply h G with Some G => is_at_most G e (k, p, top, n) most | None => false end
  | Empty h u => match apply h G with Some G => impossible G (Within u (0, 0)) | None => false end
  | Split c b0 b1 =>
      match find c G with
      | Some f =>
          (0 <=? fst (bnd f)) && (snd (bnd f) <=? 1)
          && check_bound (put c (Fact (def f) (0, 0)) G) e most b0 && check_bound (put c (Fact (def f) (1, 1)) G) e most b1
      | None => false
      end
  end.
Definition bounded (es : list poly) (G : know) (o : list loc * nat * Z) (b : bound_cert) : bool :=
  let '(ls, n, most) := o in
  (W ^ Z.of_nat (length ls) - 1 <=? most) || match nth_error es n with Some e => check_bound G e most b | None => false end.
Definition check_output (Y : sstate) (es : list poly) (G : know) (o : list loc * nat * Z) (b : bound_cert) : bool :=
  let '(ls, n, _) := o in lies Y es G ls n && bounded es G o b.
(** That c is 1 if v is 0 modulo p, else 0: c is a bit, 1 - c <= v, and v <= (p - 1) (1 - c). *)
Definition check_test (p : Z) (Y : sstate) (es : list poly) (G : know) (t : reg * nat) (b : bound_cert * bound_cert) : bool :=
  match lookup (LR (fst t)) Y, nth_error es (snd t) with
  | Some (SI c), Some v =>
      as_bit G c && check_bound G ((xH, 1) :: pscale (-1) c ++ pscale (-1) v) 0 (fst b)
      && check_bound G (pscale (p - 1) c ++ v) (p - 1) (snd b)
  | _, _ => false
  end.
Definition is_kept (Y : sstate) (q : reg) : bool :=
  match lookup (LR q) Y with
  | Some (SO (LR q')) => regn q =? regn q'
  | Some (SP 0 0) => regn q =? regn RSP
  | _ => false
  end.
(** Words that are not writable hold what they held. *)
Definition is_same (r : routine) (lv : loc * sval) : bool :=
  match lv with
  | (LM b o, v) =>
      existsb (loc_eqb (LM b o)) (writable r)
      || (existsb (loc_eqb (LM b o)) (input_words r)
          && match v with SI p => poly_eqb p (word_poly r (LM b o)) | _ => false end)
      || match v with SO l => loc_eqb l (LM b o) | _ => false end
  | _ => true
  end.
Definition is_word (l : loc) : bool := match l with LF _ => false | _ => true end.

(** The code is executed, and leaves alone what it should. *)
Definition ran (r : routine) (c : certificate) : option (sstate * know) :=
  guard (Pos.of_succ_nat (length (input_words r) + length (inputs r)) <? first c)%positive && forallb is_word (input_words r);
  do YG <- srun (sums c) (code r) (first c) (init_S r) (init_G r) []; let '(Y, G) := YG in
  guard forallb (is_kept Y) kept && forallb (is_same r) Y;
  Some (Y, G).
(** All values, and what is known behind that. *)
Definition valued (r : routine) (c : certificate) (G : know) : option (list poly * know) :=
  guard (0 <? prime r) && forallb (is_before (last r (first c))) (names c);
  do x <- check_steps (prime r) (program r) (steps c) (elements r) [] (named (last r (first c)) (names c) G); let '(es, G) := x in
  do G <- apply (after c) G; Some (es, G).

Definition check (r : routine) (c : certificate) : bool :=
  match ran r c with
  | Some (Y, G) =>
      match valued r c G with
      | Some (es, G) => (length (outputs r) =? length (bounds c))%nat
                        && forallb (fun '(o, b) => check_output Y es G o b) (combine (outputs r) (bounds c))
                        && ((length (tests r) =? length (zero_tests c))%nat
                            && forallb (fun '(t, b) => check_test (prime r) Y es G t b) (combine (tests r) (zero_tests c)))
      | None => false
      end
  | None => false
  end.

(** One certificate for all overlaps: words that two arguments share are one unknown. *)
Definition renamed_unknown (words : list loc) (u : positive) : positive :=
  match u with
  | xO (xO m) =>
      match nth_error words (pred (Pos.to_nat m)) with
      | Some l => match position l words with Some j => input_id j | None => u end
      | None => u
      end
  | _ => u
  end.
Section Rename.
  Variable name : positive -> positive.
  Definition renamed_mono (m : positive) : positive :=
    match m with xH => xH | xO u => lin (name u) | xI k => let '(u, w) := unpair k in quad (name u) (name w) end.
  Definition renamed_poly (p : poly) : poly := map (fun '(m, c) => (renamed_mono m, c)) p.
  Definition renamed_claim (c : claim) : claim :=
    match c with Within u i => Within (name u) i | Equals u p top n => Equals (name u) (renamed_poly p) top n end.
  Fixpoint renamed_hints (h : hints) : hints :=
    match h with
    | Done => Done
    | Bound u k p top n rest => Bound (name u) k (renamed_poly p) top n (renamed_hints rest)
    | Multiple u k top n rest => Multiple (name u) k top n (renamed_hints rest)
    | Same u p up down rest =>
        let side := fun '(k, q, top, n) => (k, renamed_poly q, top, n) in
        Same (name u) (renamed_poly p) (side up) (side down) (renamed_hints rest)
    | Claim c rest => Claim (renamed_claim c) (renamed_hints rest)
    | Forget u rest => Forget (name u) (renamed_hints rest)
    | Absurd u g rest => Absurd (name u) (name g) (renamed_hints rest)
    | Case c zero one cl rest => Case (name c) (renamed_hints zero) (renamed_hints one) (renamed_claim cl) (renamed_hints rest)
    end.
  Fixpoint renamed_bound (b : bound_cert) : bound_cert :=
    match b with
    | Words => Words
    | Leaf h k p top n => Leaf (renamed_hints h) k (renamed_poly p) top n
    | Empty h u => Empty (renamed_hints h) (name u)
    | Split c b0 b1 => Split (name c) (renamed_bound b0) (renamed_bound b1)
    end.
  Fixpoint renamed_reason (w : reason) : reason :=
    match w with
    | Congruent h times zeros top n => Congruent (renamed_hints h) (renamed_poly times) (renamed_poly zeros) top n
    | Either c w0 w1 => Either (name c) (renamed_reason w0) (renamed_reason w1)
    | Impossible h u => Impossible (renamed_hints h) (name u)
    end.
  Definition renamed (c : certificate) : certificate := {|
    first := first c; sums := sums c; names := map renamed_poly (names c); after := renamed_hints (after c); bounds := map renamed_bound (bounds c);
    zero_tests := map (fun '(b, b') => (renamed_bound b, renamed_bound b')) (zero_tests c);
    steps := map (fun s => Step (renamed_hints (before s)) (map renamed_poly (value s)) (map (fun '(k, i) => (renamed_poly k, i)) (earlier s)) (renamed_reason (why s))) (steps c)
  |}.
End Rename.
(** Where arguments overlap, what is known is that of apart ones, with unknowns renamed, or more.  So all that follows from it holds there, too,
    and is looked at once. *)
Definition implied (name : positive -> positive) (top : positive) (there : know) (x : positive * fact) : bool :=
  let '(u, f) := x in
  (idx u <? top)%positive
  && match find (name u) there with
     | Some g =>
         (fst (bnd f) <=? fst (bnd g)) && (snd (bnd g) <=? snd (bnd f))
         && match def f, def g with
            | None, _ => true
            | Some p, Some q => is_before top p && poly_eqb (renamed_poly name p) q
            | _, _ => false
            end
     | None => false
     end.
Definition polys_eqb (ps qs : list poly) : bool := (length ps =? length qs)%nat && forallb (fun '(p, q) => poly_eqb p q) (combine ps qs).
Definition check_overlap (r : routine) (c : certificate) (G : know) (es : list poly) (shared : list Z) : bool :=
  let q := overlapped shared r in
  let name := renamed_unknown (input_words q) in
  let before := is_before (last r (first c)) in
  match ran q c with
  | Some (Y, there) =>
      forallb (implied name (last r (first c)) there) (PositiveMap.elements G)
      && forallb before (elements r) && polys_eqb (map (renamed_poly name) (elements r)) (elements q)
      && forallb before es && forallb (fun '(ls, n, _) => lies Y (map (renamed_poly name) es) there ls n) (outputs q)
  | None => false
  end.
Definition check_apart (r : routine) (c : certificate) : option (know * list poly) :=
  guard (length (tests r) =? 0)%nat;
  do YG <- ran r c; do x <- valued r c (snd YG);
  guard (length (outputs r) =? length (bounds c))%nat && forallb (fun '(o, b) => bounded (fst x) (snd x) o b) (combine (outputs r) (bounds c));
  Some (snd YG, fst x).
Definition check_for_all_overlaps (r : routine) (c : certificate) : bool :=
  let apart := check_apart r c in
  forallb (fun shared =>
    match apart with Some (G, es) => check_overlap r c G es shared | None => false end
    || (let q := overlapped shared r in check q (renamed (renamed_unknown (input_words q)) c))) (overlaps r).
