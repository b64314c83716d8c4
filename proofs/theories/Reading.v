(** TRUSTED, as far as it reads statements.  Bytes as a list of numbers: hexadecimal digits, [-] for a sign before them, [m^s] for m 2^s;
    a space or the end of a line ends each.  A routine is written as numbers, each list behind its length: its bytes, what it calls, and what is claimed of it. *)
Require Import ZArith List Bool.
From Coq Require Import Init.Byte.
From Ecgen Require Import Semantics Decoder Statement.
Import ListNotations.
Open Scope Z_scope.

(** A byte string, as Coq reads and prints it. *)
Inductive text := Text (bytes : list byte).
Definition bytes_of (t : text) : list byte := match t with Text bytes => bytes end.
Declare Scope text_scope.
String Notation text Text bytes_of : text_scope.

Definition digit (c : byte) : option N :=
  match c with
  | x30 => Some 0 | x31 => Some 1 | x32 => Some 2 | x33 => Some 3 | x34 => Some 4 | x35 => Some 5 | x36 => Some 6 | x37 => Some 7
  | x38 => Some 8 | x39 => Some 9 | x61 => Some 10 | x62 => Some 11 | x63 => Some 12 | x64 => Some 13 | x65 => Some 14 | x66 => Some 15
  | _ => None
  end%N.
Definition longest_shift : N := 16384.
Definition number_of (negative : bool) (mantissa : option N) (n : N) : option Z :=
  do z <- match mantissa with
          | None => Some (Z.of_N n)
          | Some m => guard (n <=? longest_shift)%N; Some (Z.of_N (N.shiftl m n))
          end;
  Some (if negative then - z else z).
(** [read]: digits were read of the number at hand. *)
Fixpoint numbers (s : list byte) (read negative : bool) (mantissa : option N) (n : N) : option (list Z) :=
  match s with
  | [] => if read then do z <- number_of negative mantissa n; Some [z]
          else guard negb negative; match mantissa with None => Some [] | Some _ => None end
  | c :: s =>
      match digit c with
      | Some d => numbers s true negative mantissa (N.lor (N.shiftl n 4) d)
      | None =>
          match c, mantissa with
          | x2d, None => guard negb read && negb negative; numbers s false true None 0
          | x5e, None => guard read; numbers s false negative (Some n) 0
          | x20, _ | x0a, _ =>
              if read then do z <- number_of negative mantissa n; do zs <- numbers s false false None 0; Some (z :: zs)
              else guard negb negative; match mantissa with None => numbers s false false None 0 | Some _ => None end
          | _, _ => None
          end
      end
  end.

(** A length or an index; no list is longer than this. *)
Definition longest : Z := 2 ^ 20.
Definition small : parser nat := get z <- integer; if (0 <=? z) && (z <? longest) then give (Z.to_nat z) else fail.
Fixpoint times {A} (p : parser A) (n : nat) : parser (list A) :=
  match n with O => give [] | S n => get a <- p; get l <- times p n; give (a :: l) end.
Definition many {A} (p : parser A) : parser (list A) := get n <- small; times p n.

Definition register : parser reg := get n <- small; match nth_error registers n with Some r => give r | None => fail end.
(** Words in a row: block, offset, number; or -1 and a register. *)
Definition row_of_words : parser (list loc) :=
  get b <- integer;
  if b =? -1 then get q <- register; give [LR q] else get o <- integer; get n <- small; give (words b o n).
(** An earlier value, counted from 1; 0 is none. *)
Definition earlier : parser (option nat) := get n <- small; give match n with O => None | S n => Some n end.
Definition term : parser (Z * option nat * option nat) := get c <- integer; get i <- earlier; get j <- earlier; give (c, i, j).
Definition operation : parser fop := get s <- integer; get ts <- many term; give {| scale := s; terms := ts |}.
(** What calls go to: the routines' bytes, and of each field which of these it is. *)
Definition calls_read : parser (list (Z * linked)) :=
  get cs <- many (many octet);
  many (get field <- integer; get n <- small; match nth_error cs n with Some bytes => give (field, Linked bytes []) | None => fail end).
Definition claim_of_bytes : parser claimed :=
  get bytes <- many octet; get calls <- calls_read;
  get p <- integer;
  get qs <- many (get q <- register; get b <- integer; give (q, b));
  get ins <- many (get ls <- row_of_words; get most <- integer; give (ls, most));
  get ops <- many operation;
  get outs <- many (get ls <- row_of_words; get n <- small; get most <- integer; give (ls, n, most));
  get zs <- many (get q <- register; get n <- small; give (q, n));
  get below <- small;
  give {| code := Linked bytes calls; prime := p; pointers := qs; inputs := ins; program := ops; outputs := outs; tests := zs;
          frame := Z.of_nat below |}.
(** All of a text, or nothing. *)
Definition whole {A} (p : parser A) (t : text) : option A :=
  do s <- numbers (bytes_of t) false false None 0; match p s with Some (a, []) => Some a | _ => None end.
(** What is claimed of bytes; of a routine with a loop, also what a round does. *)
Definition statement : text -> option stated :=
  whole (get r <- claim_of_bytes; fun s => match s with [] => give (Once r) s | _ => (get o <- operation; give (Repeated r o)) s end).
