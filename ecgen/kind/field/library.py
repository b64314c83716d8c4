"""What libraries of a field alone are."""

from typing import Any

from ecgen.library.api import Function, field_rows
from ecgen.library.facts.known_answers import field_vectors, no_square
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.routines.inversion import inversion_memory
from ecgen.library.shared.code import roots_code as code

__all__ = ["code"]
HEADER, SOURCE, REPORT = "field/P.h.j2", "field/P.c.j2", "field/report.html.j2"


def point_type(spec: LibrarySpec) -> None:
    """There is none."""


def rows(spec: LibrarySpec) -> tuple[Function, ...]:
    return field_rows(spec)


def minimal(spec: LibrarySpec) -> tuple[str, ...]:
    return ()


def notes(spec: LibrarySpec) -> dict[str, str]:
    return {}


def samples(spec: LibrarySpec) -> dict[str, bytes]:
    return {}


def test(spec: LibrarySpec) -> tuple[str, dict[str, Any]]:
    field = spec.curve.p, spec.curve.nonresidue
    return "field/test.c.j2", {"vectors": field_vectors(*field), "no_square": no_square(*field)}


def known_rows(spec: LibrarySpec) -> dict[str, list[dict[str, Any]]]:
    return {}


def example(spec: LibrarySpec) -> tuple[str, dict[str, Any]]:
    return "field/example.c.j2", {}


def memory(spec: LibrarySpec, printed: set[str]) -> list[str]:
    what = inversion_memory(spec) + ("" if spec.divsteps else " field elements")
    return [f"An inversion takes {what} of the stack."]


def systems(spec: LibrarySpec) -> dict[str, Any]:
    """Nothing that templates take of groups."""
    return {}


def strategy(spec: LibrarySpec, names: set[str], told: dict[str, Any]) -> dict[str, Any]:
    return {}


def identity(spec: LibrarySpec) -> dict[str, Any]:
    """The prime."""
    curve = spec.curve
    extension = {} if curve.nonresidue is None else {"nonresidue": curve.nonresidue}
    return {"prime": {"name": curve.name, "p": hex(curve.p), **extension}}


def in_vectors(spec: LibrarySpec) -> dict[str, Any]:
    """No walks."""
    return {}


def lengths(spec: LibrarySpec) -> dict[str, int]:
    return {"FIELD_BYTES": spec.field_bytes}


def subject(spec: LibrarySpec) -> str:
    prime, extension = "the prime", "in the quadratic extension of the integers modulo the prime"
    return f"Arithmetic modulo {prime}" if spec.degree == 1 else f"Arithmetic {extension}"


def laws(curve: Any, words: int) -> tuple[Any, ...]:
    return ()
