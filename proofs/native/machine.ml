(* The decoder and single steps as Coq extracts them, so that they can be compared with a disassembler and with a processor. Reads lines of
   numbers as Reading.v reads them: bytes, behind how many they are, and a state or nothing.
   Without a state, prints how many bytes the first item of the code has, and what it is; "-" if that is refused.
   A state is: registers in Semantics.v's order, but r15, which points to a block; CF, OF; the place of a word in the block, and the word.
   Prints registers, CF, OF and the word behind the one instruction, "-" for what is not known; "stuck" where there is no next state. *)
open Checker

let rec bits = function XH -> [ 1 ] | XO p -> 0 :: bits p | XI p -> 1 :: bits p

let digits p =
  let rec go = function
    | [] -> []
    | a :: b :: c :: d :: rest -> (a + (2 * b) + (4 * c) + (8 * d)) :: go rest
    | few -> [ List.fold_right (fun bit total -> bit + (2 * total)) few 0 ]
  in
  String.concat "" (List.rev_map (Printf.sprintf "%x") (go (bits p)))

let text = function Z0 -> "0" | Zpos p -> digits p | Zneg p -> "-" ^ digits p
let int_of z = int_of_string ("0x" ^ text z)
let block = Zpos XH
let reg k = List.nth registers k

let register r =
  [| "rax"; "rbx"; "rcx"; "rdx"; "rsi"; "rdi"; "rbp"; "rsp"; "r8"; "r9"; "r10"; "r11"; "r12"; "r13"; "r14"; "r15" |].(int_of (regn r))

let operand = function
  | OR r -> register r
  | OM (r, d) -> Printf.sprintf "[%s,%s]" (register r) (text d)
  | OI z -> text z

let flag = function CF -> "c" | OF -> "o"

let words = function
  | IMov (d, s) -> [ "mov"; operand d; operand s ]
  | ILea (d, b, i, k, disp) ->
      let scaled = match i with Some r -> Printf.sprintf ",%s,%s" (register r) (text k) | None -> "" in
      [ "lea"; register d; Printf.sprintf "[%s%s,%s]" (register b) scaled (text disp) ]
  | IArith (k, d, s) ->
      let name = match k with Add -> "add" | Adc -> "adc" | Adcx -> "adcx" | Adox -> "adox" | Sub -> "sub" | Sbb -> "sbb" in
      [ name; register d; operand s ]
  | IMulx (h, l, s) -> [ "mulx"; register h; register l; operand s ]
  | IMul s -> [ "mul"; operand s ]
  | IImul (d, x, y) -> [ "imul"; register d; operand x; operand y ]
  | IZero d -> [ "xor"; register d; register d ]
  | IMask d -> [ "sbb"; register d; register d ]
  | IAnd (d, s) -> [ "and"; register d; operand s ]
  | IOr (d, s) -> [ "or"; register d; operand s ]
  | ICmp (x, y) -> [ "cmp"; operand x; operand y ]
  | IBit (reset, d, k) -> [ (if reset then "btr" else "bt"); register d; text k ]
  | ICmov (n, f, d, s) -> [ ("cmov" ^ if n then "n" else "") ^ flag f; register d; operand s ]
  | ISet (f, d) -> [ "set" ^ flag f; register d ]
  | IShl (d, k) -> [ "shl"; register d; text k ]
  | IShr (d, k) -> [ "shr"; register d; text k ]
  | IShld (d, s, k) -> [ "shld"; register d; register s; text k ]
  | IShrd (d, s, k) -> [ "shrd"; register d; register s; text k ]
  | IPush r -> [ "push"; register r ]
  | IPop r -> [ "pop"; register r ]
  | IStack n -> [ "add"; "rsp"; text n ]

let item = function
  | Plain i -> words i
  | Again (counter, distance) -> [ "dec-jne"; operand counter; text distance ]
  | Call -> [ "call" ]
  | Return -> [ "ret" ]

let first_item bytes =
  match item_read bytes with
  | Some (found, rest) -> String.concat " " (string_of_int (List.length bytes - List.length rest) :: item found)
  | None -> "-"

let stepped bytes given =
  let cell = LM (block, given.(17)) in
  let state l =
    if loc_eqb l cell then Some (I given.(18))
    else
      match l with
      | LR R15 -> Some (P (block, Z0))
      | LR r -> Some (I given.(int_of (regn r)))
      | LF CF -> Some (I given.(15))
      | LF OF -> Some (I given.(16))
      | LM _ -> None
  in
  let return = Zpos (XI (XI (XO (XO (XO (XO (XI XH))))))) in
  match decode (bytes @ [ return ]) with
  | Some (Linear [ instr ]) -> (
      match step instr state with
      | None -> "stuck"
      | Some (after, _) ->
          let shown l = match after l with Some (I z) -> text z | _ -> "-" in
          String.concat " " (List.init 15 (fun k -> shown (LR (reg k))) @ [ shown (LF CF); shown (LF OF); shown cell ]))
  | _ -> "unreadable"

let rec split n l = if n = 0 then ([], l) else match l with z :: l -> let a, b = split (n - 1) l in (z :: a, b) | [] -> ([], [])

let () =
  try
    while true do
      let line = input_line stdin in
      print_endline
        (match numbers (List.init (String.length line) (String.get line)) false false None N0 with
        | Some (n :: given) -> (
            match split (int_of n) given with
            | bytes, [] -> first_item bytes
            | bytes, state -> stepped bytes (Array.of_list state))
        | _ -> "unreadable")
    done
  with End_of_file -> ()
