(** TRUSTED.  Instructions of ecgen's x86-64 general-register back end, and what they do.
    Words are integers in [0, 2^64).  Memory is blocks (arguments, the frame) of aligned words; a pointer is
    a block and an offset in bytes, so that blocks are disjoint by construction and permitted aliasing is
    two arguments with one block.  A flag that an instruction leaves undefined, or that this file
    does not describe, is [None]; whatever reads it, or leaves a block, or computes on a pointer, is stuck ([None]). *)
Require Import ZArith List Bool.
Import ListNotations.
Open Scope Z_scope.

Definition W : Z := 2 ^ 64.

Inductive reg := RAX | RBX | RCX | RDX | RSI | RDI | RBP | RSP | R8 | R9 | R10 | R11 | R12 | R13 | R14 | R15.
Inductive flag := CF | OF.
Inductive loc := LR (r : reg) | LF (f : flag) | LM (block offset : Z).
Inductive val := I (z : Z) | P (block offset : Z).
Definition state := loc -> option val.

Definition regn (r : reg) : Z :=
  match r with
  | RAX => 0 | RBX => 1 | RCX => 2 | RDX => 3 | RSI => 4 | RDI => 5 | RBP => 6 | RSP => 7
  | R8 => 8 | R9 => 9 | R10 => 10 | R11 => 11 | R12 => 12 | R13 => 13 | R14 => 14 | R15 => 15
  end.
Definition loc_eqb (a b : loc) : bool :=
  match a, b with
  | LR r, LR s => regn r =? regn s
  | LF CF, LF CF => true
  | LF OF, LF OF => true
  | LM b o, LM b' o' => (b =? b') && (o =? o')
  | _, _ => false
  end.
Definition upd (s : state) (l : loc) (v : option val) : state := fun l' => if loc_eqb l l' then v else s l'.

Inductive opnd := OR (r : reg) | OM (base : reg) (disp : Z) | OI (z : Z).
Inductive arith := Add | Adc | Adcx | Adox | Sub | Sbb.
Inductive instr :=
  | IMov (d s : opnd)
  | ILea (d b : reg) (i : option reg) (scale disp : Z)   (* a pointer is moved without an index *)
  | IArith (k : arith) (d : reg) (s : opnd)
  | IMulx (h l : reg) (s : opnd)
  | IMul (s : opnd)
  | IImul (d : reg) (x y : opnd)
  | IZero (d : reg)                                       (* xor d, d *)
  | IMask (d : reg)                                       (* sbb d, d *)
  | IAnd (d : reg) (s : opnd)
  | IOr (d : reg) (s : opnd)
  | ICmp (x y : opnd)
  | IBit (reset : bool) (d : reg) (k : Z)                 (* bt, btr *)
  | ICmov (not : bool) (f : flag) (d : reg) (s : opnd)    (* cmovc, cmovnc, cmovo *)
  | ISet (f : flag) (d : reg)                             (* setc, seto, then movzx *)
  | IShl (d : reg) (k : Z)
  | IShr (d : reg) (k : Z)
  | IShld (d s : reg) (k : Z)
  | IShrd (d s : reg) (k : Z)
  | IPush (r : reg)
  | IPop (r : reg)
  | IStack (n : Z).                                       (* add rsp, n; sub rsp, -n *)

(** Where an operand lies: a register or a word of memory. *)
Definition place (s : state) (o : opnd) : option loc :=
  match o with
  | OR r => Some (LR r)
  | OM r d => match s (LR r) with
              | Some (P b o) => if (o + d) mod 8 =? 0 then Some (LM b (o + d)) else None
              | _ => None
              end
  | OI _ => None
  end.
Definition readv (s : state) (o : opnd) : option val :=
  match o with
  | OI z => if (0 <=? z) && (z <? W) then Some (I z) else None
  | _ => match place s o with Some l => s l | None => None end
  end.
Definition read (s : state) (o : opnd) : option Z :=
  match readv s o with Some (I z) => Some z | _ => None end.
Definition readf (s : state) (f : flag) : option Z :=
  match s (LF f) with Some (I z) => Some z | _ => None end.
(** A store needs a word that is there. *)
Definition write (s : state) (o : opnd) (v : val) : option state :=
  match place s o with
  | Some l => match s l with Some _ => Some (upd s l (Some v)) | None => None end
  | None => None
  end.
Definition noflags (s : state) : state := upd (upd s (LF CF) None) (LF OF) None.
Definition setr (s : state) (r : reg) (z : Z) : state := upd s (LR r) (Some (I z)).
Definition setf (s : state) (f : flag) (z : Z) : state := upd s (LF f) (Some (I z)).

Notation "'do' x <- a ; b" := (match a with Some x => b | None => None end)
  (at level 200, x name, a at level 100, b at level 200, right associativity).
Notation "'guard' c ; b" := (if c then b else None) (at level 200, c at level 100, b at level 200).

(** One instruction: the next state, and four numbers that appear on the way ("observed": the result, the carry or
    high half, others).  The numbers are for the proof; [run] forgets them. *)
Definition obs := (Z * Z * Z * Z)%type.
Definition step (i : instr) (s : state) : option (state * obs) :=
  match i with
  | IMov d o => do v <- readv s o; do t <- write s d v; Some (t, (0, 0, 0, 0))
  | ILea d b i k disp =>
      guard (- 2 ^ 31 <=? disp) && (disp <? 2 ^ 31);
      match s (LR b), i with
      | Some (P block o), None => Some (upd s (LR d) (Some (P block (o + disp))), (0, 0, 0, 0))
      | _, _ =>
          do x <- read s (OR b);
          do y <- match i with Some r => read s (OR r) | None => Some 0 end;
          let t := x + y * k + disp in
          guard (0 <=? k) && (k <=? 8);
          Some (setr s d (t mod W), (t mod W, t / W, 0, 0))
      end
  | IArith k d o =>
      do x <- read s (OR d); do y <- read s o;
      do c <- match k with Add | Sub => Some 0 | Adox => readf s OF | _ => readf s CF end;
      let t := match k with Sub | Sbb => x - y - c | _ => x + y + c end in
      let r := t mod W in
      let out := match k with Sub | Sbb => - (t / W) | _ => t / W end in
      Some (match k with
            | Adcx => setf (setr s d r) CF out
            | Adox => setf (setr s d r) OF out
            | _ => upd (setf (setr s d r) CF out) (LF OF) None
            end, (r, out, 0, 0))
  | IMulx h l o =>
      do x <- read s (OR RDX); do y <- read s o;
      Some (setr (setr s l (x * y mod W)) h (x * y / W), (x * y mod W, x * y / W, 0, 0))
  | IMul o =>
      do x <- read s (OR RAX); do y <- read s o;
      Some (noflags (setr (setr s RAX (x * y mod W)) RDX (x * y / W)), (x * y mod W, x * y / W, 0, 0))
  | IImul d a b =>
      do x <- read s a; do y <- read s b;
      Some (noflags (setr s d (x * y mod W)), (x * y mod W, x * y / W, 0, 0))
  | IZero d => Some (setf (setf (setr s d 0) CF 0) OF 0, (0, 0, 0, 0))
  | IMask d =>
      do c <- readf s CF;
      Some (upd (setr s d ((- c) mod W)) (LF OF) None, (0, 0, 0, 0))
  | IAnd d o =>
      do x <- read s (OR d); do y <- read s o;
      Some (noflags (setr s d (Z.land x y)), (Z.land x y, x / (y + 1), 0, 0))
  | IOr d o =>
      do x <- read s (OR d); do y <- read s o;
      let r := Z.lor x y in
      Some (noflags (setr s d r), (r, r - y, r - x, x + y - r))
  | ICmp a b =>
      do x <- read s a; do y <- read s b;
      let t := x - y in
      Some (upd (setf s CF (- (t / W))) (LF OF) None, (t mod W, - (t / W), 0, 0))
  | IBit reset d k =>
      do x <- read s (OR d); guard (0 <=? k) && (k <? 64);
      let c := x / 2 ^ k mod 2 in
      let t := upd (setf s CF c) (LF OF) None in
      Some (if reset then setr t d (x - 2 ^ k * c) else t, (x / 2 ^ (k + 1), c, x mod 2 ^ k, 0))
  | ICmov n f d o =>
      do x <- read s (OR d); do y <- read s o; do c <- readf s f;
      let r := if xorb n (c =? 1) then y else x in
      Some (setr s d r, (r, r - x, 0, 0))
  | ISet f d => do c <- readf s f; Some (setr s d c, (0, 0, 0, 0))
  | IShl d k =>
      do x <- read s (OR d); guard (0 <? k) && (k <? 64);
      let r := x * 2 ^ k mod W in
      Some (noflags (setr s d r), (r, x / 2 ^ (64 - k), 0, 0))
  | IShr d k =>
      do x <- read s (OR d); guard (0 <? k) && (k <? 64);
      Some (noflags (setr s d (x / 2 ^ k)), (x / 2 ^ k, x mod 2 ^ k, 0, 0))
  | IShld d e k =>
      do x <- read s (OR d); do y <- read s (OR e); guard (0 <? k) && (k <? 64);
      let r := x * 2 ^ k mod W + y / 2 ^ (64 - k) in
      Some (noflags (setr s d r), (r, x / 2 ^ (64 - k), y / 2 ^ (64 - k), 0))
  | IShrd d e k =>
      do x <- read s (OR d); do y <- read s (OR e); guard (0 <? k) && (k <? 64);
      let r := x / 2 ^ k + (y mod 2 ^ k) * 2 ^ (64 - k) in
      Some (noflags (setr s d r), (r, x / 2 ^ k, y / 2 ^ k, x mod 2 ^ k))
  | IPush r =>
      match s (LR r), s (LR RSP) with
      | Some v, Some (P b o) =>
          do t <- write s (OM RSP (-8)) v; Some (upd t (LR RSP) (Some (P b (o - 8))), (0, 0, 0, 0))
      | _, _ => None
      end
  | IPop r =>
      match readv s (OM RSP 0), s (LR RSP) with
      | Some v, Some (P b o) => Some (upd (upd s (LR RSP) (Some (P b (o + 8)))) (LR r) (Some v), (0, 0, 0, 0))
      | _, _ => None
      end
  | IStack n =>
      match s (LR RSP) with
      | Some (P b o) => Some (noflags (upd s (LR RSP) (Some (P b (o + n)))), (0, 0, 0, 0))
      | _ => None
      end
  end.
