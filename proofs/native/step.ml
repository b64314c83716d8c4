(* Executes single instructions as Semantics.v has them, so that they can be compared with a processor. Reads lines of numbers as Reading.v
   reads them: an instruction; registers in Semantics.v's order, but r15, which points to a block; CF, OF; the place of a word in the block,
   and the word. Prints registers, CF, OF and the word behind it, "-" for what is not known; "stuck" where there is no next state. *)
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
let block = Zpos XH

let () =
  let reg k = List.nth registers k in
  try
    while true do
      let line = input_line stdin in
      let answer =
        match numbers (List.init (String.length line) (String.get line)) false false None N0 with
        | None -> "unreadable"
        | Some given -> (
            match instruction given with
            | None -> "unreadable"
            | Some (instr, rest) ->
                let rest = Array.of_list rest in
                let cell = LM (block, rest.(17)) in
                let state l =
                  if loc_eqb l cell then Some (I rest.(18))
                  else
                    match l with
                    | LR R15 -> Some (P (block, Z0))
                    | LR r -> Some (I rest.(int_of_string ("0x" ^ text (regn r))))
                    | LF CF -> Some (I rest.(15))
                    | LF OF -> Some (I rest.(16))
                    | LM _ -> None
                in
                (match step instr state with
                 | None -> "stuck"
                 | Some (after, _) ->
                     let shown l = match after l with Some (I z) -> text z | _ -> "-" in
                     String.concat " "
                       (List.init 15 (fun k -> shown (LR (reg k)))
                       @ [ shown (LF CF); shown (LF OF); shown cell ])))
      in
      print_endline answer
    done
  with End_of_file -> ()
