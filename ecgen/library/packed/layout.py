"""A packing of a point formula -> the same for points and table entries as they lie in memory:
which lane holds which coordinate.

Arrangements of what lies in memory become permutations and blends, constants become vectors, and
results are brought into the lanes that the next routine reads. The packing is compared with its
formula again.
"""

from dataclasses import replace

from ecgen.errors import ScheduleError
from ecgen.field.lanes.packed import relabelled
from ecgen.library.packed.contract import AS_PACKED, Lanes, Law, coordinates
from ecgen.limb.lanes.ir import LANES
from ecgen.program.ir import FieldProgram
from ecgen.program.pack import PackedOp, PackedProgram
from ecgen.program.pack.check import differs
from ecgen.program.pack.validate import validate


def point_layout(law: Law, packed: PackedProgram, lanes: Lanes = AS_PACKED) -> PackedProgram:
    """The packing for points whose coordinates lie in these lanes (None: as in its own first
    input), and table entries in theirs (None: as it reads them, or where they are whole points,
    like these).

    Arrangements of the second point that the packing reads become permutations of it, constants
    become vectors; a result that is a table entry is brought into its lanes.
    """
    program, params, group, role = law.program, law.params, law.group, law.role
    point, entry = lanes.point, lanes.entry
    if point is None and packed.width > LANES and not _is_repeated(packed.inputs[0].lanes):
        point = _filled(
            (None,) * LANES, tuple(name[:-1] for name in packed.inputs[0].lanes if name)
        )
    if point is not None:
        packed = relabelled(
            packed,
            _lane_places(packed.inputs[0].lanes, tuple(name and f"{name}1" for name in point)),
        )
    first = packed.inputs[0]
    held = {
        name for layout in packed.inputs[1:] for name in layout.lanes if name and name not in params
    }
    cached = tuple(f"{name}2" for name in group.form("cached").coordinates)
    if entry is None and group.form("cached").coordinates == group.form("point").coordinates:
        entry = coordinates(first)
    second = (
        tuple(name and f"{name}2" for name in entry)
        if entry
        else entry_lanes(packed.inputs[1:], cached)
    )
    if not held <= set(second):
        raise ScheduleError(
            f"{program.name}: inputs {', '.join(sorted(held - set(second)))} lie in no lane of a"
            " point."
        )
    ops: list[PackedOp] = []
    for layout in packed.inputs[1:]:
        ops += arranged(layout, "Q", second * (packed.width // LANES), params, group.p)
    inputs = (
        (first, replace(first, place="Q", value="Q", lanes=second * (packed.width // LANES)))
        if held
        else (first,)
    )
    has_constants = any(name in params for layout in packed.inputs[1:] for name in layout.lanes)
    result = replace(packed, inputs=inputs, ops=(*ops, *packed.ops))
    if role.results[0].form == "cached" or len(result.outputs) > 1:
        form = "cached" if role.results[0].form == "cached" else "point"
        held = entry if form == "cached" else point or coordinates(first)
        result = placed(
            program,
            result,
            tuple(name and f"{name}3" for name in _filled(held, group.form(form).coordinates)),
        )
    result = validate(result)
    if not has_constants and (wrong := differs(program, result)):
        raise ScheduleError(
            f"{program.name} with points as they lie in memory computes something else: {wrong}."
        )
    return result


def entry_lanes(layouts, names: tuple[str, ...]) -> tuple:
    """The lanes of a table entry: those of the arrangement of most coordinates, the others in the
    lanes that it leaves.
    """
    best = max(
        (
            tuple(name if name in names else None for name in layout.lanes[:LANES])
            for layout in layouts
        ),
        key=lambda lanes: len(set(lanes) - {None}),
        default=(None,) * LANES,
    )
    return _filled(
        tuple(name if name not in best[:k] else None for k, name in enumerate(best)), names
    )


def _filled(lanes, names: tuple[str, ...]) -> tuple:
    """The lanes, with the names that are missing in those that are free."""
    lanes = list(lanes)
    for name in names:
        if name not in lanes:
            lanes[lanes.index(None)] = name
    return tuple(lanes)


def placed(program: FieldProgram, packed: PackedProgram, *rows) -> PackedProgram:
    """The packing with its results in the lanes of each of `rows` by a vector, and in them the
    results that are inputs.
    """
    values = dict(program.outputs)
    known = {
        values[name]: (layout.value, k)
        for layout in packed.outputs
        for k, name in enumerate(layout.lanes)
        if name
    }
    held = {
        name: (layout.value, k)
        for layout in packed.inputs
        for k, name in enumerate(layout.lanes)
        if name
    } | known
    ops, outputs = list(packed.ops), []
    for number, lanes in enumerate(rows):
        lanes = (*lanes, *(None,) * (packed.width - len(lanes)))
        more, vector = _brought(
            [name and values[name] for name in lanes],
            held,
            str(number or ""),
            [layout.value for layout in packed.outputs],
        )
        ops += more
        place = (
            packed.outputs[number].place
            if number < len(packed.outputs)
            else f"{packed.outputs[0].place}_{number}"
        )
        outputs.append(replace(packed.outputs[0], place=place, value=vector, lanes=lanes))
    return replace(packed, ops=tuple(ops), outputs=tuple(outputs))


def _brought(wanted, held: dict, suffix: str, results: list[str]) -> tuple[list[PackedOp], str]:
    """The operations that bring values into lanes, None: any, and the vector that they make; one of
    `results` as it is, if that will do. `held` says where values are.
    """
    found = [None if value is None else held[value] for value in wanted]
    if same := next(
        (
            vector
            for vector in results
            if all(source in (None, (vector, k)) for k, source in enumerate(found))
        ),
        "",
    ):
        return [], same
    ops: list[PackedOp] = []
    result, filled = "", (None,) * len(wanted)
    for vector in dict.fromkeys(source[0] for source in found if source):
        sources = tuple(source[1] if source and source[0] == vector else None for source in found)
        holds = tuple(None if k is None else value for k, value in zip(sources, wanted))
        ops.append(PackedOp("perm", f"{vector}_at{suffix}", (vector,), sources, holds))
        both = tuple(new or old for new, old in zip(holds, filled))
        if result:
            choice = tuple(
                None if name is None else int(k is not None) for k, name in zip(sources, both)
            )
            ops.append(
                PackedOp(
                    "blend",
                    f"{vector}_with{suffix}",
                    (result, f"{vector}_at{suffix}"),
                    choice,
                    both,
                )
            )
        result, filled = ops[-1].out, both
    return ops, result


def _lane_places(have, want) -> tuple[int, ...]:
    """The same for the lanes of a wide vector, too: of a point in both halves the lanes of both
    move alike, else a point moves into the lower half.
    """
    if _is_repeated(have):
        places = _places(have[:LANES], want)
        return (*places, *(LANES + place for place in places))
    return _places(have, (*want, *(None,) * (len(have) - LANES)))


def _is_repeated(lanes) -> bool:
    """Whether both halves of a wide vector hold the same."""
    return len(lanes) > LANES and lanes[:LANES] == lanes[LANES:]


def _places(have, want) -> tuple[int, ...]:
    """places[i]: the lane to which lane i moves, so that coordinates lie as wanted; an idle lane
    takes what is left.
    """
    places = [want.index(name) if name in want and name else None for name in have]
    free = [k for k in range(len(have)) if k not in places]
    return tuple(free.pop(0) if place is None else place for place in places)


def arranged(layout, place: str, second, params: dict[str, int], p: int) -> list[PackedOp]:
    """The operations that make one arrangement: a permutation of what lies in the lanes `second` of
    the vector `place`, constants, or a blend of both.
    """
    held = tuple(layout.lanes)
    sources = tuple(
        (k if second[k] == name else second.index(name)) if name in second and name else None
        for k, name in enumerate(held)
    )
    values = tuple(params[name] % p if name in params else None for name in held)
    is_point, is_constant = any(s is not None for s in sources), any(v is not None for v in values)
    points = tuple(name if s is not None else None for name, s in zip(held, sources))
    constants = tuple(name if v is not None else None for name, v in zip(held, values))
    if not is_constant:
        return [PackedOp("perm", layout.value, (place,), sources, points)]
    if not is_point:
        return [PackedOp("const", layout.value, (), values, constants)]
    moved, fixed = f"{layout.value}p", f"{layout.value}c"
    choice = tuple(None if name is None else int(v is not None) for name, v in zip(held, values))
    return [
        PackedOp("perm", moved, (place,), sources, points),
        PackedOp("const", fixed, (), values, constants),
        PackedOp("blend", layout.value, (moved, fixed), choice, held),
    ]
