"""LibrarySpec -> the programs that go with a library: its tests, the shim and drivers of `ecgen
check`, the bench, the example.
"""

from ecgen.isa.facts import FACTS
from ecgen.library.api import LISTED, Argument, Function, call, functions_of, kinds_of, timed_bytes
from ecgen.library.c import text as ctext
from ecgen.library.facts.overlaps import NONE
from ecgen.library.facts.spec import LibrarySpec, RoutineSpec
from ecgen.library.files.template import render

CANARY = 0x5AFECA9A5E77ED0B


def _top_mask(spec: LibrarySpec) -> int:
    """Random words under this mask in the top word make a value below the prime."""
    return (1 << (spec.curve.bits - 1) % spec.word_bits) - 1


def _widest(spec: LibrarySpec) -> int:
    return max(
        (argument.words for routine in spec.called for argument in routine.arguments), default=1
    )


def top_masks(spec: LibrarySpec) -> dict[str, str]:
    """Masks of the highest byte, with its place, and of the top word under which random bytes are
    below the order, or the prime (`field_...`).
    """
    width, found = spec.word_bits, {}
    for name, bits, size in (
        ("", spec.curve.r.bit_length() - 1, "P_SCALAR_BYTES"),
        ("field_", spec.curve.bits - 1, "P_FIELD_BYTES"),
    ):
        found[f"{name}top_at"] = "0" if spec.format.order == "big" else f"{size} - 1"
        found[f"{name}top"] = hex((1 << bits % 8) - 1)
        found[f"{name}top_word"] = ctext.word_literal((1 << bits % width) - 1, width)
    return found


def render_test(spec: LibrarySpec) -> str:
    widest_input = max((ctext.input_words(r.arguments) + 6 for r in spec.called), default=1)
    more = {
        "top_mask": _top_mask(spec),
        "widest_input": widest_input,
        **top_masks(spec),
        "samples": spec.part.samples(spec),
        "functions": _overlapping(spec),
    }
    template, own = spec.part.test(spec)
    return render(template, spec, "c", **own, **more)


def known_rows(spec: LibrarySpec) -> dict[str, list[dict]]:
    """The known answers by public function, of those whose inputs and outputs are bytes: `inputs`,
    `output` and `code`, 0, 1 or a refusal.
    """
    return spec.part.known_rows(spec)


def render_example(spec: LibrarySpec) -> str:
    """A key exchange, if the library has the functions for it; of a field alone an inverse."""
    template, own = spec.part.example(spec)
    return render(template, spec, "c", **own)


def render_shim(spec: LibrarySpec) -> str:
    takes = {argument.kind for function in functions_of(spec) for argument in function.arguments}
    return render(
        "shim.c.j2",
        spec,
        "c",
        widest=_widest(spec),
        samples=spec.part.samples(spec),
        canary=CANARY % (1 << spec.word_bits),
        takes=takes,
    )


def render_abi(spec: LibrarySpec) -> str:
    return render(FACTS[spec.isa].trampoline, spec, "c", red_zone=False)


def render_constant_time(spec: LibrarySpec) -> str:
    return render("ct.c.j2", spec, "c", functions=calls(spec), samples=spec.part.samples(spec))


def calls(spec: LibrarySpec) -> list[dict]:
    """A row for each public function that reads something: arrays for its arguments, C that fills
    them, the call, and the call that is timed.
    """
    kinds, tops = kinds_of(spec), top_masks(spec)

    def row(argument: Argument) -> dict:
        kind = kinds[argument.kind]
        return {
            "name": argument.name,
            "secret": argument.secret,
            "element": kind.element,
            "count": argument.bytes if kind.element == "uint8_t" else kind.count,
            "fill": kind.fill.format(argument.name, **tops),
            "timed": (kind.timed or kind.fill).format(argument.name, **tops),
        }

    return [
        {
            "name": f.name,
            "returns": f.returns,
            "vartime": f.vartime,
            "call": call(f),
            "timed": call(timed_bytes(f, spec.scalar_bytes)),
            "arguments": [row(a) for a in f.arguments],
            "inputs": [row(a) for a in f.inputs],
            "outputs": [row(a) for a in f.outputs],
            "shorter": _shorter(f),
        }
        for f in functions_of(spec)
        if f.inputs
    ]


def _shorter(function: Function) -> dict | None:
    """Calls with `n` bytes of its counted argument: those that begin the array, those that end
    it.
    """
    for own in function.arguments:
        if own.counted:
            ends = {own.name: f"{own.name} + {own.bytes} - n"}
            return {"most": own.bytes, "calls": [call(function, each, "n") for each in ({}, ends)]}
    return None


def _overlapping(spec: LibrarySpec) -> list[dict]:
    """The rows of `calls` of functions whose outputs may begin where another argument begins, with
    a call for each such pair: on the members of a union.
    """
    rows = {row["name"]: row for row in calls(spec)}
    for a in (
        a for row in rows.values() for a in row["inputs"]
    ):  # lists are written to their ends, behind which what lies there differs
        a["fill"] = a["fill"].replace(f"[0] = {LISTED - 1};", f"[0] = {LISTED};")

    def pair(f: Function, place: int, output: str, other: str) -> dict:
        own = {a["name"]: a for a in rows[f.name]["arguments"]}
        return {
            "output": own[output],
            "other": own[other],
            "call": call(f, {output: f"both{place}.out", other: f"both{place}.in"}),
        }

    pairs = {
        f: [(row.output, row.other) for row in f.overlaps if row.how != NONE]
        for f in functions_of(spec)
        if f.name in rows
    }
    return [
        rows[f.name] | {"pairs": [pair(f, k, *names) for k, names in enumerate(found, 1)]}
        for f, found in pairs.items()
        if found
    ]


def render_bench(spec: LibrarySpec, cleared: list[int]) -> str:
    return render(
        "bench.c.j2",
        spec,
        "c",
        benches=_benches(spec, cleared),
        cleared=cleared,
        widest=_widest(spec),
        top_mask=_top_mask(spec),
        samples=spec.part.samples(spec),
    )


def _benches(spec: LibrarySpec, cleared: list[int]) -> list[dict]:
    """What is timed: each routine by its shape, what clears behind entry points, then these."""
    rows = []
    for routine in spec.routines:
        pointers = [argument for argument in routine.arguments if argument.words]
        outs = [argument for argument in pointers if argument.direction != "in"]
        is_element = routine.name.startswith(("fe_", "fe2_", "sc_"))
        if is_element:
            rows.append(
                {
                    "name": f"{routine.name}_throughput",
                    "calls": [_call(routine, i, False) for i in range(8)],
                    "inner": 256,
                    "runs": 500,
                    "function": None,
                }
            )
        if outs and len(pointers) > 1:
            name = f"{routine.name}_latency" if is_element else routine.name
            rows.append(
                {
                    "name": name,
                    "calls": [_call(routine, 0, True)] * 8,
                    "inner": 256 if is_element else 16,
                    "runs": 500,
                    "function": None,
                }
            )
    rows += [
        {
            "name": f"erase_{size}",
            "calls": [f"P_erase(0, 0, {size});"] * 8,
            "inner": 256,
            "runs": 500,
            "function": None,
        }
        for size in cleared
    ]
    for function in calls(spec):
        rows.append(
            {
                "name": function["name"],
                "calls": [f"(void){function['timed']};"],
                "inner": 1 if function["returns"] == "code" else 256,
                "runs": 500,
                "function": function,
            }
        )
    return rows


def _call(routine: RoutineSpec, set_: int, chained: bool) -> str:
    """One call; chained, the first argument is also the first input, so that each call waits for
    the one before.
    """
    texts, first_input = [], True
    for position, argument in enumerate(routine.arguments):
        if not argument.words:
            texts.append(str(argument.sample))
            continue
        own = position
        if chained and argument.direction == "in" and first_input:
            own, first_input = 0, False
        texts.append(f"slot[{own}][{set_}]")
    return f"{'state += ' if routine.returns else ''}P_{routine.name}({', '.join(texts)});"


def host_files(spec: LibrarySpec, cleared: list[int]) -> dict[str, str]:
    """Programs that look into the library on the machine that builds it; `cleared`: sizes of what
    clears.
    """
    p = spec.prefix
    trampoline = {f"test/{p}_abi.S": render_abi(spec)} if FACTS[spec.isa].trampoline else {}
    return trampoline | {
        f"test/{p}_ct.c": render_constant_time(spec),
        f"bench/{p}_bench.c": render_bench(spec, cleared),
    }
