(** TRUSTED.  The bytes of a routine -> its instructions, as Semantics.v has them, and how they are executed.  Encodings are those that
    assemblers choose for what ecgen's general-register back end prints (Intel, Software Developer's Manual, volume 2: 2.1 to 2.3, and each
    instruction's page), and such as differ in what means nothing: REX.X without SIB, which of two registers is ModRM's.  All else is refused. *)
Require Import ZArith List Bool.
From Ecgen Require Import Semantics.
Import ListNotations.
Open Scope Z_scope.

(** What is read from the front of a list of numbers. *)
Definition parser (A : Type) := list Z -> option (A * list Z).
Definition give {A} (a : A) : parser A := fun s => Some (a, s).
Definition fail {A} : parser A := fun _ => None.
Definition bind {A B} (p : parser A) (f : A -> parser B) : parser B := fun s => match p s with Some (a, s) => f a s | None => None end.
Notation "'get' x <- p ; q" := (bind p (fun x => q)) (at level 200, x pattern, p at level 100, q at level 200, right associativity).
Notation "'need' c ; q" := (if c then q else fail) (at level 200, c at level 100, q at level 200).
Definition integer : parser Z := fun s => match s with z :: s => Some (z, s) | [] => None end.

Definition octet : parser Z := get b <- integer; need (0 <=? b) && (b <? 256); give b.
(** A number of n bytes, lowest first. *)
Fixpoint unsigned (n : nat) : parser Z :=
  match n with O => give 0 | S n => get b <- octet; get z <- unsigned n; give (b + 256 * z) end.
Definition signed (n : nat) : parser Z :=
  get z <- unsigned n; let top := 256 ^ Z.of_nat n in give (if 2 * z <? top then z else z - top).
(** An immediate that is extended with its sign. *)
Definition immediate (n : nat) : parser opnd := get z <- signed n; give (OI (z mod W)).

Definition reg_at (n : Z) : reg :=
  nth (Z.to_nat n) [RAX; RCX; RDX; RBX; RSP; RBP; RSI; RDI; R8; R9; R10; R11; R12; R13; R14; R15] RAX.
(** Of REX, or VEX: is there one, do operands have 64 bits, and 8 or 0 to be added to the register fields of ModRM (its middle and last one) and SIB. *)
Record rex := Rex { there : bool; wide : bool; to_reg : Z; to_index : Z; to_rm : Z }.
Definition rex_of (b : Z) : rex := Rex true (b / 8 mod 2 =? 1) (8 * (b / 4 mod 2)) (8 * (b / 2 mod 2)) (8 * (b mod 2)).
Definition rex_read : parser rex :=
  fun s => match s with b :: s' => if b / 16 =? 4 then give (rex_of b) s' else give (Rex false false 0 0 0) s | [] => None end.

(** ModRM, SIB and displacement: the middle field, and a register or base + index * scale + displacement.  An address without base, or relative
    to the instruction, is refused. *)
Inductive target := Direct (r : reg) | Address (base : reg) (index : option reg) (scale disp : Z).
Definition sib (e : rex) : parser (Z * option reg * Z) :=
  get s <- octet;
  let i := to_index e + s / 8 mod 8 in give (s mod 8, if i =? 4 then None else Some (reg_at i), 2 ^ (s / 64)).
Definition modrm (e : rex) : parser (Z * target) :=
  get m <- octet;
  let mode := m / 64 in let field := m / 8 mod 8 in
  if mode =? 3 then give (field, Direct (reg_at (to_rm e + m mod 8)))
  else get (b, i, k) <- (if m mod 8 =? 4 then sib e else give (m mod 8, None, 1));
       need negb ((mode =? 0) && (b =? 5));
       get d <- match mode with 0 => give 0 | 1 => signed 1 | _ => signed 4 end;
       give (field, Address (reg_at (to_rm e + b)) i k d).
(** The middle field as a part of the opcode, or as a register; and an operand without an index. *)
Definition group (e : rex) : parser (Z * opnd) :=
  get (k, t) <- modrm e;
  match t with Direct r => give (k, OR r) | Address b None _ d => give (k, OM b d) | _ => fail end.
Definition both (e : rex) : parser (reg * opnd) := get (k, o) <- group e; give (reg_at (to_reg e + k), o).
Definition is_reg (d : reg) (o : opnd) : bool := match o with OR r => regn d =? regn r | _ => false end.

(** The row of a table. *)
Definition row {A} (k : Z) (table : list (Z * parser A)) : parser A :=
  match find (fun r => fst r =? k) table with Some (_, p) => p | None => fail end.
(** Operation k on two operands. *)
Definition two (k : Z) (d s : opnd) : parser instr :=
  match d with
  | OR r => row k [(0, give (IArith Add r s)); (1, give (IOr r s)); (2, give (IArith Adc r s));
                   (3, give (if is_reg r s then IMask r else IArith Sbb r s)); (4, give (IAnd r s)); (5, give (IArith Sub r s));
                   (6, need is_reg r s; give (IZero r)); (7, give (ICmp d s))]
  | _ => need k =? 7; give (ICmp d s)
  end.
(** With a constant.  Of operations on 32 bits, which clear the others, there are but [and] with one and [xor] of a register with itself. *)
Definition two_const (e : rex) (k : Z) (d : opnd) (z : Z) : parser instr :=
  if wide e then
    if is_reg RSP d && ((k =? 0) || (k =? 5)) then give (IStack (if k =? 0 then z else - z)) else two k d (OI (z mod W))
  else match d with OR r => need k =? 4; give (IAnd r (OI (z mod 2 ^ 32))) | _ => fail end.
(** An operation on a register, by the middle field. *)
Definition one (e : rex) (table : reg -> list (Z * parser instr)) : parser instr :=
  get (k, o) <- group e; match o with OR d => row k (table d) | _ => fail end.
(** A register whose lowest byte is meant: without REX, numbers from 4 on are second bytes. *)
Definition low_byte (e : rex) (o : opnd) : parser reg :=
  match o with OR r => need there e || existsb (fun q => regn q =? regn r) [RAX; RCX; RDX; RBX]; give r | _ => fail end.
(** setc or seto, and the extension of its byte, movzx, that follows. *)
Definition set_word (e : rex) (f : flag) : parser instr :=
  get (k, o) <- group e; need k =? 0; get r <- low_byte e o;
  get e <- rex_read; get a <- octet; get b <- octet; need negb (wide e) && (a =? 0x0f) && (b =? 0xb6);
  get (d, o) <- both e; get q <- low_byte e o; need (regn d =? regn r) && (regn q =? regn r); give (ISet f r).

(** Opcodes of one byte. *)
Definition short (e : rex) (op : Z) : parser instr :=
  let low := reg_at (to_rm e + op mod 8) in
  if op <? 0x40 then
    row (op mod 8)
      [(1, get (r, o) <- both e; need wide e || (op =? 0x31); two (op / 8) o (OR r));
       (3, get (r, o) <- both e; need wide e || (op =? 0x33); two (op / 8) (OR r) o);
       (5, get z <- signed 4; two_const e (op / 8) (OR RAX) z)]
  else if op / 8 =? 0xa then need negb (wide e); give (IPush low)                                              (* 50+r *)
  else if op / 8 =? 0xb then need negb (wide e); give (IPop low)                                               (* 58+r *)
  else if op / 8 =? 0x17 then get z <- unsigned (if wide e then 8 else 4); give (IMov (OR low) (OI z))         (* b8+r *)
  else if op =? 0x81 then get (k, o) <- group e; get z <- signed 4; two_const e k o z
  else if op =? 0x83 then get (k, o) <- group e; get z <- signed 1; two_const e k o z
  else need wide e; row op
      [(0x89, get (r, o) <- both e; give (IMov o (OR r)));
       (0x8b, get (r, o) <- both e; give (IMov (OR r) o));
       (0xc7, get (k, o) <- group e; need k =? 0; get z <- immediate 4; give (IMov o z));
       (0x8d, get (k, t) <- modrm e; match t with Address b i n d => give (ILea (reg_at (to_reg e + k)) b i n d) | Direct _ => fail end);
       (0x69, get (r, o) <- both e; get z <- immediate 4; give (IImul r o z));
       (0x6b, get (r, o) <- both e; get z <- immediate 1; give (IImul r o z));
       (0xc1, one e (fun d => [(4, get n <- octet; give (IShl d n)); (5, get n <- octet; give (IShr d n))]));
       (0xd1, one e (fun d => [(4, give (IShl d 1)); (5, give (IShr d 1))]));
       (0xf7, get (k, o) <- group e; need k =? 4; give (IMul o))].
(** Opcodes behind 0f. *)
Definition long (e : rex) (op : Z) : parser instr :=
  if op =? 0x90 then set_word e OF else if op =? 0x92 then set_word e CF else
  need wide e; row op
    [(0x40, get (r, o) <- both e; give (ICmov false OF r o));
     (0x42, get (r, o) <- both e; give (ICmov false CF r o));
     (0x43, get (r, o) <- both e; give (ICmov true CF r o));
     (0xaf, get (r, o) <- both e; give (IImul r (OR r) o));
     (0xa4, get (r, o) <- both e; get n <- octet; match o with OR d => give (IShld d r n) | _ => fail end);
     (0xac, get (r, o) <- both e; get n <- octet; match o with OR d => give (IShrd d r n) | _ => fail end);
     (0xba, one e (fun d => [(4, get n <- octet; give (IBit false d n)); (6, get n <- octet; give (IBit true d n))]))].
(** mulx: VEX.LZ.F2.0F38.W1 F6; R, X, B and the register in the third byte are inverted. *)
Definition mulx : parser instr :=
  get b <- octet; get c <- octet; get op <- octet;
  need (b mod 32 =? 2) && (c / 128 =? 1) && (c mod 8 =? 3) && (op =? 0xf6);
  get (r, o) <- both (rex_of (7 - b / 32)); give (IMulx r (reg_at (15 - c / 8 mod 16)) o).
(** adcx and adox: 66 or f3, REX.W, 0f 38 f6. *)
Definition carried (k : arith) : parser instr :=
  get e <- rex_read; get a <- octet; get b <- octet; get op <- octet;
  need wide e && (a =? 0x0f) && (b =? 0x38) && (op =? 0xf6);
  get (r, o) <- both e; give (IArith k r o).

(** What stands in the code: an instruction; [dec] of a word and a jump, so many bytes from behind it, unless it is 0 then; [call] of what a linker
    says of its field; [ret]. *)
Inductive item := Plain (i : instr) | Again (counter : opnd) (distance : Z) | Call | Return.
Definition again (e : rex) : parser item :=
  get (k, o) <- group e; need wide e && (k =? 1);
  get j <- octet;
  get d <- (if j =? 0x75 then signed 1 else need j =? 0x0f; get j <- octet; need j =? 0x85; signed 4);
  give (Again o d).
Definition plain (p : parser instr) : parser item := get i <- p; give (Plain i).
Definition item_read : parser item := fun s =>
  match s with
  | [] => None
  | b :: s' =>
      if b =? 0xc3 then Some (Return, s')
      else if b =? 0xe8 then (get _ <- unsigned 4; give Call) s'
      else if b =? 0xc4 then plain mulx s'
      else if b =? 0x66 then plain (carried Adcx) s'
      else if b =? 0xf3 then plain (carried Adox) s'
      else (get e <- rex_read; get op <- octet;
            if op =? 0xff then again e else plain (if op =? 0x0f then get op <- octet; long e op else short e op)) s
  end.

(** What stands at a place of the code, and the place behind it. *)
Definition window (s : list Z) : list Z := firstn 16 s.
Definition fetch (bytes : list Z) (place : Z) : option (item * Z) :=
  guard 0 <=? place;
  let s := window (skipn (Z.to_nat place) bytes) in
  do r <- item_read s; Some (fst r, place + Z.of_nat (length s - length (snd r))).
(** A word is counted down; is it 0 then? *)
Definition counted (counter : opnd) (s : state) : option (state * bool) :=
  do x <- read s counter; do t <- write s counter (I ((x - 1) mod W)); Some (upd t (LF OF) None, (x - 1) mod W =? 0).
(** endbr64, which does nothing, may stand before the code. *)
Definition entry (bytes : list Z) : Z := if list_eq_dec Z.eq_dec (firstn 4 bytes) [0xf3; 0x0f; 0x1e; 0xfa] then 4 else 0.

(** The bytes of a routine, and of its calls' fields the place and the routine that a linker makes it go to. *)
Inductive linked := Linked (bytes : list Z) (calls : list (Z * linked)).
Definition octets (c : linked) : list Z := let '(Linked bytes _) := c in bytes.
Definition called (c : linked) (field : Z) : option linked :=
  let '(Linked _ calls) := c in option_map snd (find (fun x => fst x =? field) calls).
(** [call] pushes the place behind it, as a pointer into the code, and what is called goes there by its [ret]. *)
Definition entered (place : Z) (s : state) : option state :=
  match s (LR RSP) with
  | Some (P b o) => do t <- write s (OM RSP (-8)) (P (-1) place); Some (upd t (LR RSP) (Some (P b (o - 8))))
  | _ => None
  end.
Definition resumed (place : Z) (s : state) : option state :=
  match s (LR RSP), readv s (OM RSP 0) with
  | Some (P b o), Some (P (-1) found) => guard found =? place; Some (upd s (LR RSP) (Some (P b (o + 8))))
  | _, _ => None
  end.
Fixpoint execute (fuel : nat) (c : linked) (place : Z) (s : state) : option state :=
  match fuel with
  | O => None
  | S fuel =>
      do f <- fetch (octets c) place;
      match f with
      | (Plain i, next) => do r <- step i s; execute fuel c next (fst r)
      | (Again counter distance, next) =>
          do r <- counted counter s; execute fuel c (if snd r then next else next + distance) (fst r)
      | (Call, next) =>
          do callee <- called c (next - 4);
          do t <- entered next s; do t <- execute fuel callee (entry (octets callee)) t;
          do t <- resumed next t; execute fuel c next t
      | (Return, _) => Some s
      end
  end.
(** Code that is entered with one state comes to its [ret], some time, with another one. *)
Definition executes (c : linked) (s t : state) : Prop := exists fuel, execute fuel c (entry (octets c)) s = Some t.
