(** The checkers as OCaml: proofs/native/checker.ml, which is in the repository. *)
Require Import Extraction ExtrOcamlBasic ExtrOcamlChar.
From Ecgen Require Import Semantics Decoder Straight Reading Certificates.
From Ecgen Require FormulaChecker.
Definition accepts_formula := FormulaChecker.accepts.
Extraction "checker.ml" Text accepts accepts_formula item_read decode step.
