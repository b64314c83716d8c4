"""Composition: several programs become one, results of one wired to inputs of the next (4DBL, nDBL
then ADD).

Inputs that are not wired stay inputs; an input or parameter of one name is one value throughout.
Values of stage i >= 2 get the suffix _r<i>, so that the names of the formula remain readable.
"""

import re
from collections.abc import Mapping, Sequence

from ecgen.errors import FormulaError
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, Table
from ecgen.program.validate import validate
from ecgen.program.values import fresh

Wiring = Mapping[str, str]


def coordinate(name: str) -> str:
    """The coordinate that a name stands for: X of X1, X3, Xout, X_1, and of the components X1_0,
    X3_1.
    """
    return re.sub(r"((_?\d+)+|out)$", "", name) or name


def feedback(producer: FieldProgram, consumer: FieldProgram) -> dict[str, str]:
    """Input of `consumer` -> public result of `producer`: the first input of each coordinate, in
    input order.
    """
    wiring: dict[str, str] = {}
    for public, _ in producer.outputs:
        name = next(
            (i for i in consumer.inputs if coordinate(i) == coordinate(public) and i not in wiring),
            None,
        )
        if name is not None:
            wiring[name] = public
    return wiring


def compose(
    programs: Sequence[FieldProgram],
    wirings: Sequence[Wiring | None] | None = None,
    name: str = "",
    table: Table = OPS,
) -> FieldProgram:
    """One program that runs all in order; `wirings[i]` maps inputs of program i+1 to results of
    program i.

    None as a wiring means `feedback`. The results are those of the last program. A wiring that
    names an unknown input or result, or that connects nothing, is a FormulaError.
    """
    if not programs:
        raise FormulaError("There is no program to compose.")
    wirings = [None] * (len(programs) - 1) if wirings is None else wirings
    if len(wirings) != len(programs) - 1:
        raise FormulaError(
            f"{len(programs)} programs need {len(programs) - 1} wirings, not {len(wirings)}."
        )
    inputs = dict.fromkeys(programs[0].inputs)
    params = dict.fromkeys(p for program in programs for p in program.params)
    taken = {*(i for program in programs for i in program.inputs), *params}
    ops: list[Op] = []
    results: dict[str, str] = {}
    for stage, program in enumerate(programs, 1):
        wiring = {} if stage == 1 else _checked(programs[stage - 2], program, wirings[stage - 2])
        values = {i: results[wiring[i]] if i in wiring else i for i in program.inputs}
        inputs.update(dict.fromkeys(i for i in program.inputs if i not in wiring))
        values.update((p, p) for p in program.params)
        for op in program.ops:
            args = tuple(values[a] for a in op.args)
            for out in op.outs:
                values[out] = fresh(out if stage == 1 else f"{out}_r{stage}", taken)
            ops.append(Op(op.name, tuple(values[out] for out in op.outs), args, op.const))
        results = {public: values[value] for public, value in program.outputs}
    both = sorted(set(inputs) & set(params))
    if both:
        raise FormulaError(
            f"{', '.join(both)} is an input of one formula and a parameter of another."
        )
    whole = FieldProgram(
        name or "_then_".join(p.name for p in programs),
        tuple(inputs),
        tuple(results.items()),
        tuple(ops),
        tuple(params),
        programs[0].source,
    )
    return validate(whole, table)


def repeat(
    program: FieldProgram, n: int, wiring: Wiring | None = None, name: str = "", table: Table = OPS
) -> FieldProgram:
    """The program applied n >= 1 times to its own results: 4DBL from DBL."""
    if n < 1:
        raise FormulaError(f"A formula can be repeated once or more, not {n} times.")
    return compose(
        [program] * n,
        [wiring] * (n - 1),
        name or (program.name if n == 1 else f"{n}x_{program.name}"),
        table,
    )


def _checked(
    producer: FieldProgram, consumer: FieldProgram, wiring: Wiring | None
) -> dict[str, str]:
    wiring = feedback(producer, consumer) if wiring is None else dict(wiring)
    public = [name for name, _ in producer.outputs]
    for name, result in wiring.items():
        if name not in consumer.inputs or result not in public:
            raise FormulaError(
                f"{consumer.name} cannot take its input {name} from the result {result} of"
                f" {producer.name}.",
                hint=f"Inputs: {' '.join(consumer.inputs)}; results: {' '.join(public)}.",
            )
    if not wiring:
        raise FormulaError(
            f"No result of {producer.name} is a coordinate that {consumer.name} takes.",
            hint=f"Inputs: {' '.join(consumer.inputs)}; results: {' '.join(public)}.",
        )
    return wiring
