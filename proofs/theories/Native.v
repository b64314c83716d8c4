(** The checkers as OCaml: proofs/native/checker.ml and formulas.ml, which are in the repository. *)
Require Import Extraction ExtrOcamlBasic ExtrOcamlChar.
From Ecgen Require Import Semantics Decoder Straight Reading Certificates.
Extraction "checker.ml" Text accepts item_read decode step.
From Ecgen Require FormulaChecker.
Extraction "formulas.ml" Text FormulaChecker.accepts.
