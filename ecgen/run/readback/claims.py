"""MANIFEST.json against the delivered files: its walks are those of the C, its numbers those of the
walks, its instructions those of the assembly.
"""

import re

from ecgen.errors import DAMAGE, EcgenError
from ecgen.isa.facts import FACTS
from ecgen.library.files.erase import cleared_bytes
from ecgen.library.pipeline.stated_walks import manifest_differences, with_walks
from ecgen.library.routines.programs import made_of
from ecgen.run.delivered.deciding_keys import key_differences
from ecgen.run.delivered.rendered_again import header_differences
from ecgen.run.delivered.sources import assembly_differences
from ecgen.run.emitted import Emitted
from ecgen.run.manifest import read_manifest
from ecgen.run.readback.base_tables import table_differences
from ecgen.run.readback.conditionals import conditional_differences
from ecgen.run.readback.inversion import inversion_differences
from ecgen.run.readback.ladders import in_vectors, scalar_differences, vector_ladder_differences
from ecgen.run.readback.vector_walk import vector_differences, vector_walks
from ecgen.run.readback.walk import differences as walk_differences
from ecgen.run.readback.walk import with_plain_names
from ecgen.run.verdict import FAILED, Verdict, verdict_of

CHECK = "what the manifest says of walks and routines is what the files have"
# of the comment above a routine
FIGURES = re.compile(
    r"Stack: (\d+) bytes(?: and (\d+) bytes of red zone)?[;.](?: Code: \d+ bytes,)? (\d+)"
    r" instructions"
)
PRINTED = "(MANIFEST.json)"  # the comment of every function that is printed from a walk names it
# of a public function in assembly
ENTRY = r"_PUBLIC\(\w+_NAME\({prefix}_(\w+)\)\)$((?:(?!_PUBLIC).)*?)_erase\b"
CLEARED = re.compile(r"\tmovw? \w+, #?(\d+)$", re.MULTILINE)  # what it is told
INSTRUCTION = re.compile(r"\t[a-z]", re.MULTILINE)


def check_manifest(emitted: Emitted) -> Verdict:
    """Every walk that the library's C has, the summary of its multiplications, and every routine of
    its assembly.
    """
    try:
        return _compared(emitted, read_manifest(emitted.folder))
    except OSError as error:
        return Verdict(
            CHECK,
            FAILED,
            f"{error.filename}, which the manifest names, cannot be read: {error.strerror}",
        )
    except EcgenError as error:
        return Verdict(CHECK, FAILED, error.what)
    except DAMAGE as error:  # of the right types, and nothing that a library has
        return Verdict(
            CHECK,
            FAILED,
            f"the manifest says what cannot be compared with the files ({type(error).__name__}:"
            f" {error})",
        )


def _compared(emitted: Emitted, data: dict) -> Verdict:
    """The verdict of `check_manifest`: no difference between what `data`, the manifest, says and
    the texts of the C, the assembly and the header.
    """
    code = with_plain_names(
        data, (emitted.folder / f"src/{emitted.prefix}.c").read_text(encoding="utf-8")
    )
    walks, emitted = data.get("walks", {}), with_walks(emitted, data)
    assembly = "".join(
        (emitted.folder / source).read_text(encoding="utf-8")
        for source in emitted.sources
        if source.endswith(".S")
    )
    # first: other differences may follow from these
    failures = manifest_differences(emitted, data) + assembly_differences(emitted)
    failures += key_differences(emitted, code, assembly)
    failures += walk_differences(data, code) if walks else []
    failures += scalar_differences(data) if "ladder" in data else []
    failures += table_differences(emitted, walks, code)
    failures += inversion_differences(data, code) + length_differences(data, code)
    parts = [
        each
        for part in ("packed", "batch", "second")
        for each in (data.get(part) or {}, (data.get(part) or {}).get("image") or {})
    ]
    rows = [
        *data["routines"],
        *(row | {"name": _symbol(row)} for part in parts for row in part.get("routines", ())),
    ]
    # others are C
    routines = [
        row
        for row in rows
        if row.get("instructions") is not None or routine_of(data["prefix"], row["name"], assembly)
    ]
    packed = {
        _symbol({"name": name, "path": part.get("path")}): formula
        for part in parts
        for name, formula in part.get("made_of", {}).items()
    }
    failures += [
        text
        for row in routines
        for text in routine_differences(data["prefix"], row, assembly, packed)
    ]
    if emitted.compiled:
        routines = data["routines"]
        text = "".join(
            (emitted.folder / source).read_text(encoding="utf-8") for source in emitted.sources
        )
        failures += [
            difference
            for row in routines
            for difference in c_differences(data["prefix"], row, text)
        ]
    failures += erasure_differences(data, code, assembly) + conditional_differences(emitted)
    failures += header_differences(emitted, code)
    vectors = 0
    for part in filter(None, (data.get("packed"), data.get("second"))):
        text = _of_best(code, part.get("path"))
        for own in filter(None, (part, part.get("image"))):
            seen, compared = (
                (in_vectors, vector_ladder_differences)
                if own["exchange"]
                else (vector_walks, vector_differences)
            )
            vectors += len(seen(data | {"packed": own}, text))
            failures += compared(data | {"packed": own}, text)
    if (printed := code.count(PRINTED)) != len(walks) + vectors:
        failures.append(
            f"the C has {printed} functions that are walks, and the manifest {len(walks)} of"
            f" them{f', and {vectors} of these in vectors' * bool(vectors)}"
        )
    return verdict_of(
        CHECK,
        failures,
        f"{len(walks)} walks, {len(routines)} routines of"
        f" {'C' if emitted.compiled else 'assembly'}",
        len(walks) + len(routines),
        emitted.least(1, len(walks) + len(routines)),
    )


def erasure_differences(data: dict, code: str, assembly: str) -> list[str]:
    """Whether as many bytes are cleared below callers as the manifest says."""
    told = data["erasure"]
    if FACTS[data["isa"]].entries is None:
        found = cleared_bytes(code)
    else:
        entry = re.compile(ENTRY.format(prefix=re.escape(data["prefix"])), re.MULTILINE | re.DOTALL)
        told_in = {
            name: {int(size) for size in CLEARED.findall(lines)}
            for name, lines in entry.findall(assembly)
        }
        found = {name: min(sizes, default=0) for name, sizes in told_in.items()}
    return [
        f"erasure.bytes.{name} is {told['bytes'].get(name)}, and the files have {found.get(name)}"
        for name in sorted(told["bytes"].keys() | found.keys())
        if told["bytes"].get(name) != found.get(name)
    ]


def _symbol(row: dict) -> str:
    """What a routine of a manifest is called in the files, without prefix."""
    return row["path"] + row["name"][1:] if row.get("path") else row["name"]


def _of_best(code: str, path: str | None) -> str:
    """The C with the names of the best unit of vectors for those of the one called `path`."""
    return (
        re.sub(
            rf"\bP_({path}|{path.upper()})_",
            lambda match: f"P_{'V' if match[1].isupper() else 'v'}_",
            re.sub(r"\bP_([vV])_", r"P_best_\1_", code),
        )
        if path
        else code
    )


def length_differences(data: dict, code: str) -> list[str]:
    """Whether sums over lists go another way from the lengths on that the walks say, and in eight
    lanes with digits of another width from other lengths on than `batch` says.
    """
    told = sorted(
        (row["from"], name) for name, row in data.get("walks", {}).items() if "from" in row
    )
    body = re.search(r"^void P_point_msm_vartime\(.*?^}", code, re.MULTILINE | re.DOTALL)
    chosen = re.findall(
        r"else(?: if \(count < (\d+)\))?\n +P_(point_msm_\w+?)(?:_here)?\(t,",
        body[0] if body else "",
    )
    found = [
        (int(least), name)
        for least, (_, name) in zip(("0", *(limit for limit, _ in chosen)), chosen)
    ]
    eight = [list(row) for row in data.get("batch", {}).get("lists", ())]
    in_eight = _in_eight(code, body[0] if body else "")
    return (
        []
        if (found, in_eight) == (told, eight)
        else [f"lists are summed by {found + in_eight} in the C, by {told + eight} in the manifest"]
    )


def _in_eight(code: str, body: str) -> list[list[int]]:
    """Of sums in eight lanes: from how many points on, bits of a digit, digits of a scalar."""
    least = re.search(r"count >= (\d+) && P_v_supported\(\)\)\n +P_v_sum8\(", body)
    said = re.search(r"const size_t window = ([^,;]*), digits = ([^,;]*);", code)
    if not least or not said:
        return []
    (limits, windows), (same, digits) = (
        (re.findall(r"n < (\d+) \?", text), re.findall(r"(\d+)(?= :|$)", text))
        for text in said.groups()
    )
    rows = zip((least[1], *limits), windows, digits) if limits == same else ()
    return [[int(each) for each in row] for row in rows]


def routine_of(prefix: str, routine: str, assembly: str) -> re.Match | None:
    """The routine's text."""
    name, upper = f"{prefix}_{routine}", prefix.upper()
    return re.search(
        rf"^(?:{upper}_BEGIN\({upper}_NAME\({name}\)\)|{name}:)\n(.*?)^(?:{upper}_END|\t\.size"
        rf" {name},)",
        assembly,
        re.MULTILINE | re.DOTALL,
    )


def c_differences(prefix: str, row: dict, text: str) -> list[str]:
    """A routine in C is there, made of the formulas that its comment says."""
    found = re.search(rf"^\w+ \w+ {prefix}_{row['name']}\([^;]*$", text, re.MULTILINE)
    return (
        source_differences(row, text[: found.start()].rpartition("\n/*")[2], {})
        if found
        else [f"{row['name']} is no routine of the C"]
    )


def routine_differences(prefix: str, row: dict, assembly: str, packed: dict[str, str]) -> list[str]:
    """Instructions are counted; they and the stack, formulas and modelled cycles are also what the
    routine's own comment says.
    """
    found = routine_of(prefix, row["name"], assembly)
    if not found:
        return [f"{row['name']} is no routine of the assembly"]
    count = len(INSTRUCTION.findall(re.sub(r"/\*.*?\*/", "", found[1], flags=re.DOTALL)))
    failures = (
        [f"{row['name']} has {count} instructions and claims {row['instructions']}"]
        if count != row["instructions"]
        else []
    )
    comment = assembly[: found.start()].rpartition("\n/*")[2]
    told = FIGURES.search(comment)
    stack, written = (int(told[1]) + int(told[2] or 0), int(told[3])) if told else (None, None)
    failures += (
        [f"{row['name']} has {stack} bytes of stack by its comment and claims {row['stack']}"]
        if stack != row["stack"]
        else []
    )
    failures += (
        [f"the comment of {row['name']} says {written} instructions, not {count}"]
        if written != count
        else []
    )
    profiles = dict(row.get("profiles") or {})
    cycles = [
        f"{cost['cycles']} in profile {name}, {cost['fetch_stalls']} of them fetch stalls"
        for name, cost in profiles.items()
    ] or [f"modelled {row['model_cycles']} core cycles"]
    failures += [
        f"the comment of {row['name']} does not say `{text}`"
        for text in cycles
        if text not in comment
    ]
    return failures + source_differences(row, comment, packed)


def source_differences(row: dict, comment: str, packed: dict[str, str]) -> list[str]:
    """Formulas are those that the comment above the routine says; `packed`: of which ones vector
    routines are made.
    """
    formulas = tuple(row.get("formulas", ()))
    source = packed.get(row["name"]) or (
        f"{made_of(formulas)}; fusions: {row.get('fusions')}" if formulas else "nothing"
    )
    said = (
        match[1]
        if (
            match := re.search(
                r"Made of (.*?)(?:, packed into \w+ lanes)?\.$", comment, re.MULTILINE
            )
        )
        else "nothing"
    )
    return (
        [f"{row['name']} is made of {said} by its comment, of {source} by the manifest"]
        if said != source
        else []
    )
