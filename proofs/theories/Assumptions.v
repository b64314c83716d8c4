(** Each theorem and what it rests on: proofs/prove.sh compares what this prints with proofs/ASSUMPTIONS. *)
From Ecgen Require Import Decoder Statement Straight Reading Correctness Loops Sensible Certificates.
Set Printing Width 160.
Print linked.
Print called.
Print entered.
Print resumed.
Print execute.
Print executes.
Print right.
Print right_for_all_overlaps.
Print right_rounds.
Print right_rounds_for_all_overlaps.
Print means.
Print sensible_routine.
Print sensible_rounds.
Print hands_on.
Print listed.
Print orderly.
Print sensible.
Print fits.
Print holds.
Check check_right.
Print Assumptions check_right.
Check check_right_loop.
Print Assumptions check_right_loop.
Check check_right_for_all_overlaps.
Print Assumptions check_right_for_all_overlaps.
Check decode_linear.
Print Assumptions decode_linear.
Check decode_looped.
Print Assumptions decode_looped.
Check sensible_fits.
Print Assumptions sensible_fits.
Check accepted_holds.
Print Assumptions accepted_holds.
From Ecgen Require Calls.
Check Calls.check_right.
Print Assumptions Calls.check_right.
Check Calls.calls_hold.
Print Assumptions Calls.calls_hold.
From Ecgen Require Formulas FormulaChecker.
Print Formulas.result.
Print Formulas.values.
Print Formulas.right_over.
Print Formulas.right_formula.
Print FormulaChecker.holds.
Check FormulaChecker.accepted_holds.
Print Assumptions FormulaChecker.accepted_holds.
From Ecgen Require GroupLaw Composed.
Print GroupLaw.link.
Print GroupLaw.holds_element.
Print GroupLaw.fitting.
Print GroupLaw.proven.
Print GroupLaw.law_over.
Print GroupLaw.adds.
Print GroupLaw.sensible_link.
Print GroupLaw.group_law.
Check Composed.composed_holds.
Print Assumptions Composed.composed_holds.
Check Composed.residues_modulo_a_prime.
Print Assumptions Composed.residues_modulo_a_prime.
