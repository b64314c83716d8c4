"""The walks of multiplications in C on vectors of lanes: the same statements, every step a vector routine, or a few.

Steps are those of one group whose addition is complete: a run of doublings is written out, what a table entry stands for is had by adding
it to the neutral element where entries have other coordinates than points.
"""

import re
import struct
from dataclasses import dataclass, replace

from ecgen.errors import EcgenError
from ecgen.group.program import LADDER
from ecgen.library.cpoints import place
from ecgen.library.spec import LibrarySpec, Packed
from ecgen.library.walks import NAMES, comment, naming
from ecgen.walk.cnames import Function, Naming
from ecgen.walk.cost import cost_of
from ecgen.walk.cprint import print_function
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.steps import Step

ALIGNED = " __attribute__((aligned({})))"
ADDITIONS = ("add", "readd")


def vector_functions(spec: LibrarySpec) -> "dict[str, Function]":
    """P_v_multiply on packed points, and P_v_multiply_vartime where that is a walk in the same group, by kinds of walks."""
    own, walks = vector_naming(spec.packed, spec.word_bits), spec.walks
    kinds = {"mul": walks.mul} | ({"vartime": walks.vartime} if walks.stem(walks.vartime) == spec.packed.stem else {})
    return {kind: print_function(planned.walk, own, f"v_{NAMES[kind]}", comment(planned, spec.curve.r)) for kind, planned in kinds.items()}


def multiplication_cycles(spec: LibrarySpec, chained: float = 1.0) -> float:
    """Modelled core cycles of the constant-time multiplication of a library whose routines are lowered, in vectors where it has them: those of its
    routines, on general registers times `chained` (of [model] in the CPU file); scans of tables, recodings and conversions are left out."""
    vectors = spec.packed.routines if spec.packed else ()
    cycles = {f"P_{routine.name}": factor * (routine.model_cycles or 0.0) for routines, factor in ((spec.routines, chained), (vectors, 1.0)) for routine in routines}
    if spec.ladder:
        plan = spec.ladder.plan
        own = naming(plan.steps, {r.name for r in spec.routines}, spec.word_bits)
        return cost_of(plan.general.walk, _Cycles(plan.steps, ladder_naming(spec.packed, own, plan.steps.coordinates(f"{spec.packed.stem}.point")) if spec.packed else own, cycles), _NoScans())
    own = vector_naming(spec.packed, spec.word_bits) if spec.packed else naming(spec.walks.steps, {r.name for r in spec.routines}, spec.word_bits)
    return cost_of(spec.walks.mul.walk, _Cycles(spec.walks.steps, own, cycles), _NoScans())


@dataclass(frozen=True)
class _Cycles:
    """Steps that cost the cycles of the routines that they call."""

    steps: GroupSteps
    own: Naming
    cycles: "dict[str, float]"

    def step(self, name: str) -> Step:
        step = self.steps.step(name)
        lines = self.own.call(name, ["r", "s"][:len(step.results)], ["p", "q", "d"])
        return replace(step, cost=sum(self.cycles.get(called, 0.0) for line in lines for called in re.findall(r"\bP_\w+", line)))

    def coordinates(self, form: str) -> tuple[str, ...]:
        return self.steps.coordinates(form)


class _NoScans:
    def select(self, entries: int, coordinates: int) -> float:
        return 0.0


def vector_naming(packed: Packed, bits: int) -> Naming:
    """Steps of the group of `packed` by its routines; EcgenError for a step that they do not compute."""
    same = packed.entry == packed.lanes

    def call(step: str, outs: list[str], args: list[str]) -> list[str]:
        stem, _, role = step.partition(".")
        runs = re.fullmatch(r"(\d*)dbl", role)
        if stem != packed.stem:
            raise _missing(step)
        if runs:
            return [f"P_v_dbl({outs[0]}, {source});" for source in (args[0], *outs * (int(runs[1] or 1) - 1))]
        if role == "dbladd":
            return [f"P_v_dbl({outs[0]}, {args[0]});", f"P_v_add({outs[0]}, {outs[0]}, {args[1]});"]
        if role in ADDITIONS:
            return [f"P_v_add({outs[0]}, {args[0]}, {args[1]});"]
        if role == "neutral":
            return [f"P_words_copy({outs[0]}, P_v_neutral, P_V_WORDS);"]
        if role == "copy" or same and role in ("to_cached", "from_cached"):
            return [f"P_words_copy({outs[0]}, {args[0]}, P_V_WORDS);"]
        if role == "to_cached":
            return [f"P_v_cache({outs[0]}, {args[0]});"]
        if role == "from_cached":
            return [f"P_v_add({outs[0]}, P_v_neutral, {args[0]});"]
        raise _missing(step)

    def scan(q: str, table: str, entries: int, form: str, index: str) -> list[str]:
        return [f"P_v_select({q}, {table}, {entries}, {index}, negative);"]

    def negative(form: str, out: str, source: str) -> list[str]:
        return [f"P_v_select({out}, {source}, 1, 0, 1);"]

    def runs(stem: str) -> list[tuple[int, str]]:
        return [(1, "v_dbl")]

    def without(*given):
        raise EcgenError("the multiplication negates or exchanges points, which is not done in vectors.", hint="Leave out --vector for this curve.")

    return Naming(call, lambda form: "P_V_WORDS", without, negative, runs, without, scan, bits, ALIGNED.format(packed.bytes))


def ladder_naming(packed: Packed, own: Naming, coordinates: tuple[str, ...]) -> Naming:
    """The ladder's steps by the vector routine: the pair and the difference are in lanes as long as the loop runs; all else is as `own` writes it. `coordinates` are
    those of a point as they lie in memory."""
    aligned = ALIGNED.format(packed.bytes)

    def call(step: str, outs: list[str], args: list[str]) -> list[str]:
        return [f"P_v_mask(mask, {args[-1]});", "P_v_step(pair, pair, given, mask);"] if step == f"{packed.stem}.step" else own.call(step, outs, args)

    def around(pair: str, given: str) -> tuple[list[str], list[str], list[str]]:
        names = [f"{c}{LADDER[point]}" for point in "PQ" for c in coordinates]
        lanes = ", ".join(place(pair, names.index(lane)) for lane in packed.lanes)
        declared = [f"WORD pair[P_V_WORDS]{aligned}, given[P_V_WORDS]{aligned}, mask[{packed.width}]{aligned}"]
        return declared, [f"P_v_pack(pair, {lanes});", f"P_v_pack(given, {', '.join([given] * len(packed.entry))});"], [f"P_v_unpack({lanes}, pair);"]

    return replace(own, call=call, around=around)


def _missing(step: str) -> EcgenError:
    return EcgenError(f"the multiplication takes the step {step}, which no vector routine computes.", hint="Leave out --vector for this curve.")


def packed_words(packed: Packed, values: "dict[str, int]") -> tuple[int, ...]:
    """A point of small coordinates in lanes: its words, or the bits of its doubles."""
    if packed.kind == "word":
        first = [values.get(lane, 0) for lane in packed.lanes]
        return tuple((*first, *[0] * (packed.words - len(first))))
    unit = 1 << (packed.scales[0] if packed.scales else 0)
    first = [float(values.get(lane, 0) * unit) for lane in packed.lanes]
    return tuple(struct.unpack("<Q", struct.pack("<d", x))[0] for x in (*first, *[0.0] * (packed.words - len(first))))
