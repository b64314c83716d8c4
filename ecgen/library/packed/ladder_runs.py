"""Packed ladder steps one behind the other as one routine, each behind the exchange of its own
mask.

Between two calls of a step the pair is carried to the bounds of a reduced element, stored, loaded
again, and waited for. In one routine it stays in registers with the limbs that products have. Each
step of a row is lowered and proven for the bounds that the one before it leaves.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ecgen.errors import BoundError
from ecgen.field.lanes.exchange import MASK, ONES, exchanged, prove_exchanged
from ecgen.field.lanes.packed import LoweredPack
from ecgen.isa.vectors import vector_routine
from ecgen.library.packed.platform import VectorCpu
from ecgen.library.packed.runs import decoded_share
from ecgen.library.walks.naming import STEPS
from ecgen.limb.lanes.ir import WORD, PackedElement, VectorProgram
from ecgen.limb.lanes.order import require_same
from ecgen.limb.lanes.validate import validate


@dataclass(frozen=True)
class StepRun:
    """Steps in a row, each behind its exchange: `parts` of which `vectors`, and in the order in
    which they are to be emitted `ordered`, are made one behind the other.
    """

    parts: tuple[LoweredPack, ...]
    exchange: tuple[int, ...]
    vectors: VectorProgram
    ordered: VectorProgram

    def proven(self, p: int) -> dict:
        """The proven interval of every value, each step under either mask; errors as of
        `prove_vectors`.
        """
        tables = [prove_exchanged(part, self.exchange, p) for part in self.parts]
        return {_of(k, name): row for k, table in enumerate(tables) for name, row in table.items()}


def faster_steps(step, platform: VectorCpu) -> dict[str, StepRun]:
    """The longest row of STEPS, by its name, that has room among the decoded instructions that the
    CPU keeps and is modelled faster than its steps one by one, whose results wait to be loaded.
    """
    unit, target = platform.unit, platform.target
    room, wait = decoded_share(target), target.model["store_forward"]
    alone = platform.time(step.lowered.ordered)
    for name, count in STEPS.items() if not unit.counted else ():
        run = step_run(step, platform.field, name)
        if (
            run
            and platform.time(run.ordered) < count * alone + (count - 1) * wait
            and unit.emit(vector_routine(name, run.ordered, step.vectors)).instructions <= room
        ):
            return {name: run}
    return {}


def step_run(step, field, name: str) -> StepRun | None:
    """As many steps in a row as the name says; None where their sums do not fit."""
    parts, first, count = [], None, STEPS[name]
    try:
        for k in range(count):
            lowered = step.lower(first, k == count - 1)
            parts.append(exchanged(lowered, step.exchange, field))
            first = replace(
                lowered.vectors.outputs[0],
                bounds=tuple(
                    (min(low for low, _ in limb), max(high for _, high in limb))
                    for limb in zip(*(e.bounds for e in lowered.vectors.outputs))
                ),
            )
    except BoundError:
        return None
    vectors, ordered = (
        _in_a_row(name, [getattr(part, which) for part in parts])
        for which in ("vectors", "ordered")
    )
    return StepRun(tuple(parts), step.exchange, vectors, require_same(vectors, ordered))


def run_source(step, name: str) -> str:
    """What a row is made of."""
    return f"{STEPS[name]} times: {step.source}"


def _of(k: int, name: str) -> str:
    """The name in a row of a value of the k-th step."""
    return f"{name}/{k}" if k else name


def _in_a_row(name: str, programs: Sequence[VectorProgram]) -> VectorProgram:
    """The programs one behind the other: the first inputs of each are the outputs of the one
    before, the last input of each is its mask, the others are the same for all, and what is made of
    these alone is made once.
    """
    count, first = len(programs[0].outputs), programs[0]
    masks = PackedElement(
        MASK,
        tuple(f"{MASK}_{k}" for k in range(len(programs))),
        WORD,
        ((0, ONES),) * len(programs),
        (0,) * len(programs),
    )
    elements, notes, splits, outputs = [], [], [], first.inputs[:count]
    ops: list[Any] = []
    made: dict[Any, str] = {}
    for k, program in enumerate(programs):
        names = {limb: limb for e in program.inputs[count:-1] for limb in e.limbs} | {
            f"{MASK}_0": f"{MASK}_{k}"
        }
        names |= {
            limb: known
            for e, before in zip(program.inputs, outputs)
            for limb, known in zip(e.limbs, before.limbs)
        }
        notes += [(len(ops) + at, text) for at, text in program.notes]
        for op in program.ops:
            args: Any = (*(names[value] for value in op.reads), *op.immediates)
            known = made.get((op.name, args))
            names[op.out] = known or _of(k, op.out)
            if not known:
                ops.append(replace(op, out=names[op.out], args=args))
                made[op.name, args] = names[op.out]
        elements += [
            replace(e, name=_of(k, e.name), limbs=tuple(names[limb] for limb in e.limbs))
            for e in program.elements
        ]
        splits += [names[value] for value in program.splits]
        outputs = tuple(
            replace(e, limbs=tuple(names[limb] for limb in e.limbs)) for e in program.outputs
        )
    return validate(
        VectorProgram(
            name=name,
            inputs=(*first.inputs[:-1], masks),
            outputs=outputs,
            ops=tuple(ops),
            elements=tuple(elements),
            notes=tuple(notes),
            splits=tuple(splits),
        )
    )
