"""A refused formula -> the single misprints that would explain it.

Every sign or operand mutant of the program is run on random inputs modulo a prime; one that is
right there is a suggestion, not a proof.
"""

from collections.abc import Callable
from dataclasses import replace

from ecgen.formula.formula import Formula
from ecgen.formula.lower import operation_lines
from ecgen.program.ir import FieldProgram, Op
from ecgen.verify.identity import check
from ecgen.verify.laws.setting import Setting, Unsupported
from ecgen.verify.modular import random_instance
from ecgen.verify.mutants import Runner, mutants
from ecgen.verify.verdict import Suggestion

_MOST = 3
Trial = tuple[dict[str, int], Callable[[dict[str, int]], bool]]
_TEXT = {
    "add": "{}+{}",
    "sub": "{}-{}",
    "mul": "{}*{}",
    "sqr": "{}^2",
    "neg": "-{}",
    "dbl": "2*{}",
    "tpl": "3*{}",
    "half": "{}/2",
    "copy": "{}",
    "conj": "conj({})",
    "inv": "1/{}",
}


def in_words(op: Op) -> str:
    """The operation as a statement in the names of the field program."""
    if op.name in ("mulc", "const"):
        right = str(op.const) + (f"*{op.args[0]}" if op.args else "")
    else:
        right = _TEXT[op.name].format(*op.args)
    return f"{op.outs[0]} = {right}"


def suggest(formula: Formula, program: FieldProgram) -> tuple[Suggestion, ...]:
    """At most three single changes, each with its line, that make the formula right on random
    inputs.
    """
    try:
        settings = [random_instance(formula, program, seed) for seed in (3, 4)]
    except Unsupported:
        return ()

    def trial(setting: Setting) -> Trial:
        return setting.values, lambda values: check(replace(setting, values=values)) is None

    trials = [trial(setting) for setting in settings]
    return suggest_among(program, operation_lines(formula), trials)


def suggest_among(
    program: FieldProgram, lines: tuple[int, ...], trials: list[Trial]
) -> tuple[Suggestion, ...]:
    """The same for any straight-line program; a trial is (all its values modulo PRIME, whether such
    values are right).
    """
    runners, found = [(Runner(program, values), is_right) for values, is_right in trials], []
    for mutant in mutants(program):
        if all(is_right(runner.run(mutant)) for runner, is_right in runners):
            old = program.ops[mutant.position]
            found.append(Suggestion(lines[mutant.position], in_words(old), in_words(mutant.op)))
            if len(found) == _MOST:
                break
    return tuple(found)
