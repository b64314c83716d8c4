(* Reads pairs of lines, a statement and its certificate, and says of each "accepted" or "refused", and the seconds that it took.
   Nothing is decided here: Checker is what Coq extracted (proofs/theories/Native.v). With an argument the statements are of formulas. *)
let bytes line = List.init (String.length line) (String.get line)

let accepts = if Array.length Sys.argv > 1 then Checker.accepts_formula else Checker.accepts

let () =
  try
    while true do
      let statement = input_line stdin in
      let certificate = input_line stdin in
      let start = Sys.time () in
      let answer =
        try if accepts (bytes statement) (bytes certificate) then "accepted" else "refused"
        with Stack_overflow | Out_of_memory -> "refused"
      in
      Printf.printf "%s %.4f\n%!" answer (Sys.time () -. start)
    done
  with End_of_file -> ()
