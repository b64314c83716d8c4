(* Reads pairs of lines, a statement and its certificate, and says of each "accepted" or "refused", and the seconds that it took.
   Nothing is decided here: Checker is what Coq extracted (proofs/theories/Native.v). The argument says what statements are of: "routines",
   "formulas" or "laws". The statement of a routine that calls others has those of these behind it, with & between them, and the certificate likewise. With "laws" a
   line is a routine's statement, those of its formulas, and how they belong together, with | between them; the other one has their certificates, of which the last
   is looked at. The theorems that compose them (Calls.v, Composed.v) are of statements of callees, and of all, that have been accepted. *)
let bytes line = List.init (String.length line) (String.get line)
let parts separator line = List.map bytes (String.split_on_char separator line)

let rec last = function [] -> ([], []) | [ x ] -> ([], x) | x :: l -> let before, y = last l in (x :: before, y)

let accepts_law statement certificate =
  match String.split_on_char '|' statement with
  | [] -> false
  | routine :: others ->
      let formulas, link = last (List.map bytes others) in
      let _, hints = last (parts '|' certificate) in
      Checker.accepts_link (List.hd (parts '&' routine)) formulas link hints

let accepts_routine statement certificate =
  match (parts '&' statement, parts '&' certificate) with
  | [ one ], [ its ] -> Checker.accepts one its
  | caller :: callees, its :: _ -> Checker.accepts_calls caller callees its
  | _ -> false

let accepts =
  match Sys.argv with
  | [| _; "laws" |] -> accepts_law
  | [| _; "formulas" |] -> fun statement certificate -> Checker.accepts_formula (bytes statement) (bytes certificate)
  | [| _; "routines" |] -> accepts_routine
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
