"""The rows of library/api.py as functions and methods of another language: what the bindings of
every language share.

A row belongs to the type of its typed arguments, a point before a scalar before an element of the
field; one of bytes alone is a function. Bindings are made of these rows and of nothing else, so
that no function is written twice.
"""

import re
from dataclasses import dataclass
from typing import Any

from ecgen.errors import EcgenError
from ecgen.library.api import Argument, Function, every_function, functions_of, sizes_of
from ecgen.library.c.text import with_prefix
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.files.harness import known_rows
from ecgen.library.files.notes import notes_of

# kind -> the C type behind the prefix
TYPES = {"pt": "point", "fr": "fr", "fp": "fp", "fp2": "fp2"}
# the types that a language has of them
NAMES = {"pt": "Point", "fr": "Scalar", "fp": "FieldElement", "fp2": "FieldElement"}
# kind -> of what it is an array
LISTS = {"pts": "pt", "frs": "fr", "ptn": "pt", "frn": "fr", "scratch": "pt"}
COUNTED = ("pts", "frs", "ptn", "frn")  # lists whose length is an argument
# what is written to in as much memory as a caller gives
ROOMS = ("encodings", "scratch", "ptn", "codes")
BYTES = (
    "point",
    "octets",
    "scalar",
    "compressed",
    "number",
    "element",
    "element2",
    "uniform",
    "uniforms",
    "encodings",
    "encoded_n",
    "points8",
    "scalars8",
)
SLICES = ("octets", "number", "encodings", "encoded_n")  # bytes of any length
LENGTHS = {
    "point": "POINT_BYTES",
    "scalar": "SCALAR_BYTES",
    "compressed": "COMPRESSED_BYTES",
    **dict.fromkeys(("element", "element2"), "FIELD_BYTES"),
    "uniform": "MAP_BYTES",
    "uniforms": "2 * MAP_BYTES",
    "points8": "8 * POINT_BYTES",
    "scalars8": "8 * SCALAR_BYTES",
}
LENGTH = ("many", "number_of")  # the length of lists
PLAIN = (*LENGTH, "flag", "position", "count")
CODES = (
    ("Scalar", "SCALAR", -1, "the scalar is not below the order"),
    ("Encoding", "ENCODING", -2, "the encoding is not canonical"),
    ("Curve", "CURVE", -3, "the point is not on the curve"),
    ("Order", "ORDER", -4, "the point is of small order, or the result has no encoding"),
    ("Cpu", "CPU", -5, "this CPU lacks an instruction that the library uses"),
    (
        "Exception",
        "EXCEPTION",
        -6,
        "the result was not computed: an exceptional sum of classes was met",
    ),
    ("Neutral", "NEUTRAL", 1, "the result is the neutral element"),
)


@dataclass(frozen=True)
class Bound:
    """A row as a language has it: `owner` is a kind of TYPES or "", `name` the function's own in
    it, `doc` what the header says, also of the rows that share it. `notice`: why NEUTRAL is an
    error here and not in C, or nothing where it is none."""

    function: Function
    owner: str
    name: str
    doc: str
    notice: str = ""

    @property
    def kinds(self) -> set[str]:
        """Those of its arguments; of a list that of its elements."""
        return {LISTS.get(a.kind, a.kind) for a in self.function.arguments}

    @property
    def inputs(self) -> tuple[Argument, ...]:
        """What a caller gives, in C order: a list knows its length, so that `count` of a list is
        left out.
        """
        return tuple(
            a
            for a in self.function.arguments
            if a.kind not in LENGTH and (a.direction != "out" or a.kind in ROOMS)
        )

    @property
    def result(self) -> Argument | None:
        """What the function makes, if that has a fixed size."""
        return next(
            (a for a in self.function.arguments if a.direction == "out" and a.kind not in ROOMS),
            None,
        )

    @property
    def receiver(self) -> Argument | None:
        """The first input, if it is of the owner's type: the function is a method then."""
        first = next(iter(self.inputs), None)
        return first if first and self.owner and first.kind == self.owner else None

    @property
    def list(self) -> Argument | None:
        """The first list that is read, or else written, whose length is the argument `count`."""
        return min(
            (a for a in self.inputs if a.kind in COUNTED),
            key=lambda a: a.direction != "in",
            default=None,
        )

    @property
    def refuses_neutral(self) -> bool:
        """Whether the notice NEUTRAL is an error."""
        return bool(self.notice)

    @property
    def asks_cpu(self) -> bool:
        """Whether the function has to ask for the CPU: it says nothing of it, and no value of a
        type, which others made, is among its inputs.
        """
        return (
            self.function.returns != "code"
            and bool(self.function.arguments)
            and not any(a.kind in TYPES or a.kind in LISTS for a in self.inputs)
        )


def is_scalar(kind: str) -> bool:
    """Whether an argument of the kind is an encoded scalar, of the order's size or as a standard
    clamps it, or eight of them.
    """
    return kind == "scalar" or kind.endswith(("_scalar", "_scalars8"))


def bound_rows(spec: LibrarySpec) -> tuple[Bound, ...]:
    """The library's functions; EcgenError for one with an argument that no binding knows."""
    documents = documents_of(spec)

    def bound(function: Function) -> Bound:
        kinds = Bound(function, "", "", "").kinds
        if unknown := sorted(
            kind
            for kind in kinds
            if kind not in TYPES
            and kind not in BYTES
            and kind not in (*PLAIN, "codes")
            and not is_scalar(kind)
        ):
            raise EcgenError(
                f"Bindings have no arguments of the kind {', '.join(unknown)}, which"
                f" {function.name} takes.",
                hint="Leave the function out with --api, or leave out --package.",
            )
        owner = next((kind for kind in TYPES if kind in kinds), "")
        return Bound(
            function,
            owner,
            function.name.removeprefix(f"{TYPES[owner]}_") if owner else function.name,
            documents[function.name],
            _notice(function, owner, spec),
        )

    return tuple(map(bound, functions_of(spec)))


def _notice(function: Function, owner: str, spec: LibrarySpec) -> str:
    """Of multiplications by an encoded scalar, whose result is a key or a secret; and of encodings
    of points where that of the neutral element is shorter than all others.
    """
    if function.returns != "code" or owner == "fr":
        return ""
    if any(is_scalar(a.kind) for a in function.arguments if a.direction != "out"):
        return "if the result is the neutral element, which is neither a key nor a secret"
    if (
        any(
            a.kind in ("point", "compressed", "encodings") and a.direction == "out"
            for a in function.arguments
        )
        and spec.format.counted
    ):
        return "for the neutral element, whose encoding is one byte 0 and not of this length"
    return ""


def documents_of(spec: LibrarySpec) -> dict[str, str]:
    """The text of each function, with the notes of the curve; rows that share one have it each,
    after their names.
    """
    notes, groups = notes_of(spec), []
    for function in every_function(spec):
        groups += [(function.doc.format_map(notes), [])] if function.doc else []
        groups[-1][1].append(function.name)
    return {
        name: f"Of {', '.join(names)}: {text}" if len(names) > 1 else text
        for text, names in groups
        for name in names
    }


def types_of(rows: tuple[Bound, ...]) -> list[dict[str, Any]]:
    """The types of the functions' arguments, with the names of their methods."""
    found = []
    for kind in TYPES:
        if any(kind in row.kinds for row in rows):
            names = {row.name for row in rows if row.owner == kind}
            found.append(
                {"kind": kind, "name": NAMES[kind], "names": names, "has": names.issuperset}
            )
    return found


def words_in(kind: str, spec: LibrarySpec) -> int:
    """How many words a value of the type has."""
    return sizes_of(spec)[kind] * 8 // spec.word_bits


def words_of(ok: str, memory: str, error: str, type_name: str = "{}") -> dict[str, str]:
    """The words of a language: what no error is, the function that tells a list's memory, and how
    an error and a type of a name are written."""
    types = {TYPES[kind]: type_name.format(name) for kind, name in NAMES.items()}
    errors = {f"ERR_{code}": error.format(name) for name, code, *_ in CODES}
    return {"OK": ok, "NEUTRAL": "the notice NEUTRAL", "MSM_MEMORY": memory, **errors, **types}


def spoken(text: str, spec: LibrarySpec, words: dict[str, str]) -> str:
    """A text of the table in the words of a language: `words` maps OK, NEUTRAL, ERR_... and names
    of types; other names of the library stay those of C.
    """
    text = re.sub(r"(^|(?<=\. ))(?=P_(?:OK|NEUTRAL)\b)", "Result: ", text)
    text = re.sub(r"\bP_([A-Za-z_]+)", lambda match: words.get(match[1], match[0]), text)
    return " ".join(with_prefix(text, spec.prefix).split())


def known(spec: LibrarySpec, rows: tuple[Bound, ...]) -> list[tuple[Bound, list[dict]]]:
    """The known answers of the library's own test, by function: `inputs`, `output` (bytes) and
    `code`.
    """
    answers = known_rows(spec)
    return [(row, answers[row.function.name]) for row in rows if answers.get(row.function.name)]


def length_of(kind: str) -> str:
    """The constant, or product, that is the length of the bytes of an argument of this kind."""
    return LENGTHS.get(kind) or (
        f"8 * {kind.removesuffix('s8').upper()}_BYTES"
        if kind.endswith("s8")
        else f"{kind.upper()}_BYTES"
    )


def encoded_length(spec: LibrarySpec) -> str:
    """The constant that is the length of a compressed point."""
    return LENGTHS["compressed" if spec.compressed_bytes else "point"]


def sizes_in_names(spec: LibrarySpec) -> dict[str, int]:
    """The constants that are lengths of byte arrays, as the header has them."""
    sizes = spec.part.lengths(spec)
    sizes |= {
        length_of(f"{walk.name}_scalar"): walk.scalar_bytes
        for walk in spec.up_to_sign
        if not walk.strict
    }
    return sizes | ({"MAP_BYTES": spec.map.length} if spec.map else {})


def described(spec: LibrarySpec) -> str:
    """What the library is, for registries."""
    return f"{spec.part.subject(spec)} of {spec.curve.name}, generated by ecgen"
