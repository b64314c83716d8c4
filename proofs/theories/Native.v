(** The checker as OCaml: proofs/native/checker.ml, which is in the repository. *)
Require Import Extraction ExtrOcamlBasic ExtrOcamlChar.
From Ecgen Require Import Reading Certificates.
Extraction "checker.ml" Text accepts.
