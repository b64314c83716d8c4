(* Reads pairs of lines, a statement and its certificate, and says of each "accepted" or "refused", and the seconds that it took.
   Nothing is decided here: Checker is what Coq extracted (proofs/theories/Native.v). The argument says what statements are of: "routines",
   "formulas" or "laws". With "laws" a line is a routine's statement, those of its formulas, and how they belong together, with | between them; the other one has their
   certificates, of which the last is looked at: the theorem that composes them (Composed.v) is of statements that have been accepted. *)
let bytes line = List.init (String.length line) (String.get line)

let rec last = function [] -> ([], []) | [ x ] -> ([], x) | x :: l -> let before, y = last l in (x :: before, y)

let accepts_law statement certificate =
  match List.map bytes (String.split_on_char '|' statement) with
  | [] -> false
  | routine :: others ->
      let formulas, link = last others in
      let _, hints = last (List.map bytes (String.split_on_char '|' certificate)) in
      Checker.accepts_link routine formulas link hints

let accepts =
  let of_bytes f statement certificate = f (bytes statement) (bytes certificate) in
  match Sys.argv with
  | [| _; "laws" |] -> accepts_law
  | [| _; "formulas" |] -> of_bytes Checker.accepts_formula
  | [| _; "routines" |] -> of_bytes Checker.accepts
  | _ -> failwith "routines, formulas or laws?"

let () =
  try
    while true do
      let statement = input_line stdin in
      let certificate = input_line stdin in
      let start = Sys.time () in
      let answer =
        try if accepts statement certificate then "accepted" else "refused"
        with Stack_overflow | Out_of_memory -> "refused"
      in
      Printf.printf "%s %.4f\n%!" answer (Sys.time () -. start)
    done
  with End_of_file -> ()
