(** The checkers as OCaml: proofs/native/checker.ml, which is in the repository. *)
Require Import Extraction ExtrOcamlBasic ExtrOcamlChar.
From Ecgen Require Import Semantics Decoder Straight Reading Certificates.
From Ecgen Require Calls FormulaChecker Composed.
Definition accepts_calls := Calls.accepts_calls.
Definition accepts_formula := FormulaChecker.accepts.
Definition accepts_link := Composed.accepts_link.
Extraction "checker.ml" Text accepts accepts_calls accepts_formula accepts_link item_read decode step.
