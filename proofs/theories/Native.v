(** The checker as OCaml: proofs/native/checker.ml, which is in the repository. *)
Require Import Extraction ExtrOcamlBasic ExtrOcamlChar.
From Ecgen Require Import Semantics Decoder Straight Reading Certificates.
Extraction "checker.ml" Text accepts item_read decode step.
