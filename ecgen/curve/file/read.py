"""A curve file's TOML turned into a checked Curve.

Two layouts are read: sections [field] [curve] [order] [base], and short files that write the same
keys at the top level, with base = ["x", "y"]. Integers are TOML integers or strings such as "0x1f"
or "2^255-19". Redundant keys (p_dec, a_int, N_dec, ...) are compared with what they repeat; of the
others keys.py says which inform, and which are refused. `read` and `as_file` are of all elliptic
curves.
"""

import re
from types import SimpleNamespace

from ecgen.curve.encodings import default_encoding, refusal
from ecgen.curve.file import check
from ecgen.curve.file.endomorphism import read_endomorphism
from ecgen.curve.file.expression import evaluate
from ecgen.curve.file.hash_choice import read_hash_choice
from ecgen.curve.file.keys import FORMS, misspelt, refuse_unknown_keys
from ecgen.curve.file.numbers import BaseField, integer, kind_of, to_integer, to_pair
from ecgen.curve.file.repeated import compare_map
from ecgen.curve.file.source import CurveFile
from ecgen.curve.model import Curve, Stated, signed
from ecgen.extension import Element, element
from ecgen.kind.facts import KINDS
from ecgen.names import near_word
from ecgen.residues import is_square

EXT = re.compile(
    r"\b(?![A-Z]*_?[pq]\s*[\^*])[A-Za-z]\w*\s*(?:\^|\*\*)\s*2\s*([-+=])"
    r"\s*(-?\s*(?:0x[0-9a-fA-F]+|\d+))"
)


def curve_from_file(file: CurveFile):
    """The curve that `file` describes, after every check of its kind; CurveError on the first that
    fails.
    """
    if "isa" in file.data and "instructions" in file.data:
        raise file.error(
            "This file describes a CPU, a curve was expected.",
            "Give it behind --cpu, and a curve's name or file where CURVE stands.",
            "",
            "isa",
        )
    check_sections(file)
    name, form = read_name(file), read_form(file)
    refuse_unknown_keys(file, form)
    return KINDS[form].part("curve").read(file, name)


def read(file: CurveFile, name: str) -> Curve:
    """An elliptic curve."""
    p = read_prime(file)
    kind, nonresidue = KINDS[read_form(file)], read_nonresidue(file, p)
    form, plane = kind.form, kind.elliptic
    assert plane is not None
    numbers = {
        name: _element(file, key, p, plane.assumed.get(key), nonresidue)
        for key, name in plane.parameters.items()
    }
    check.nonsingular(file, SimpleNamespace(form=form, p=p, **numbers))
    base = _base(file, plane.coordinates, p, nonresidue)
    r, cofactor = read_order(file, p if nonresidue is None else p * p)
    bare = Curve(
        name=name,
        form=form,
        p=p,
        r=r,
        cofactor=cofactor,
        base=base,
        numbers=tuple(numbers.items()),
        nonresidue=nonresidue,
        endomorphism=read_endomorphism(file, form, p, nonresidue),
        file=Stated(
            file.path,
            file.sha256,
            encoding=_encoding(file, form, p, nonresidue),
            x_only=kind.part("curve").read_x_only(file, p) if "x_only" in kind.keys else None,
            hash_choice=read_hash_choice(file, kind.keys["hash_to_curve"], p),
        ),
    )
    warnings = check.group(file, bare)
    compare_map(file, p, r)
    return bare.warned(*warnings)


def as_file(curve) -> dict:
    """What a file would say of a library's curve beside its name, form and order."""

    def text(value):
        return [hex(value.c0), hex(value.c1)] if isinstance(value, Element) else hex(value)

    plane = KINDS[curve.form].plane
    degree = {} if curve.nonresidue is None else {"degree": 2, "nonresidue": curve.nonresidue}
    x, y = plane.coordinates
    return {
        "field": {"p": hex(curve.p), **degree},
        "curve": {key: text(getattr(curve, name)) for key, name in plane.parameters.items()},
        "base": dict(zip((x, y), map(text, curve.base))),
    }


def check_sections(file: CurveFile) -> None:
    """[field], [curve], [order] and [base] are tables where they are written; `base` may be a list
    of two coordinates.
    """
    for section in ("field", "curve", "order", "base"):
        value = file.data.get(section, {})
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            raise file.error(
                f"`{section}` is a list of tables.",
                f"Write [{section}] with single brackets, once.",
                section,
                section,
            )
        if section != "base" and not isinstance(value, dict):
            raise file.error(
                f"`{section}` is {kind_of(value)}, a table was expected.",
                f"Write [{section}] on a line of its own, and its keys below; or leave it out and"
                " write them at the top.",
                section,
                section,
            )


def read_name(file: CurveFile) -> str:
    name = _text(file, "", "name")
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_.\-]{0,63}", name):
        raise file.error(
            f"The name {name[:80]!r} cannot become part of file names and C symbols.",
            "Use at most 64 letters, digits, _ . or -, with a letter first.",
            "",
            "name",
        )
    return name


def read_form(file: CurveFile) -> str:
    form = _text(file, "", "form")
    if form not in FORMS:
        raise file.error(
            f"{form[:80]!r} is no form of curve that ecgen knows.",
            f"{near_word(form, FORMS)}Expected one of {', '.join(FORMS)}.",
            "",
            "form",
        )
    return form


def _encoding(file: CurveFile, form: str, p: int, nonresidue: int | None) -> str:
    """What the key `encoding` says, the default of the form without it."""
    name = (
        _text(file, "", "encoding")
        if file.lookup("", "encoding") is not None
        else default_encoding(form)
    )
    why, hint = refusal(name, form, p, 1 if nonresidue is None else 2)
    if why:
        raise file.error(f"{why[0].upper()}{why[1:]}.", hint, "", "encoding")
    return name


def _text(file: CurveFile, section: str, key: str) -> str:
    value = file.lookup(section, key)
    if value is None:
        raise missing(
            file, section, key, {"name": 'name = "mycurve"', "form": f'form = "{FORMS[-1]}"'}[key]
        )
    if not isinstance(value, str):
        raise file.error(
            f"`{key}` is {kind_of(value)}, a string was expected.",
            f'Write {key} = "...".',
            section,
            key,
        )
    return value


def missing(file: CurveFile, section: str, key: str, example: str):
    """The error for a key that is needed and not there."""
    where = f" in [{section}]" if section else ""
    near = misspelt(file, section, key)
    hint = (
        f"`{near}` may be meant for it: correct that."
        if near
        else f"Add a line such as `{example}`."
    )
    return file.error(
        f"The key `{key}`{where} is missing.", hint, section, *((near,) if near else ())
    )


def read_prime(file: CurveFile) -> int:
    p = integer(file, "field", "p")
    expression = file.lookup("field", "p_expr")
    # A p_expr of plain words, beside a p in digits, is a remark ("random prime"), not a formula.
    is_remark = (
        isinstance(expression, str)
        and p is not None
        and re.fullmatch(r"[A-Za-z ()]*[A-Za-z]{3}[A-Za-z ()]*", expression)
    )
    if expression is not None and not is_remark:
        value = integer(file, "field", "p_expr")
        if p is not None and p != value:
            raise file.error(
                f"p_expr is {hex(value)}, but p is {hex(p)}.",
                "Expected the same prime twice; correct one of them, or leave one out.",
                "field",
                "p_expr",
            )
        p = value
    if p is None:
        raise missing(file, "field", "p", 'p = "2^255-19"')
    check.prime_field(file, p)
    for key, value in (("p_dec", p), ("bits", p.bit_length())):
        _compare(file, "field", key, value, "p")
    return p


def _compare(
    file: CurveFile, section: str, key: str, value: int, other: str, modulus: int = 0
) -> None:
    """A redundant key must repeat what `other` says."""
    claimed = integer(file, section, key)
    if claimed is not None and ((claimed - value) % modulus if modulus else claimed - value):
        raise file.error(
            f"`{key}` is {claimed}, but `{other}` makes it {value}.",
            f"Correct or remove `{key}`.",
            section,
            key,
        )


def _element(
    file: CurveFile, key: str, p: int, assumed: int | None, nonresidue: int | None
) -> int | Element:
    """Curve parameter `key`, integers in [0, p); a negative integer stands for its residue."""
    if isinstance(pair := file.lookup("curve", key), list):
        return to_pair(file, pair, "curve", key, BaseField(p, nonresidue), -p)
    value = integer(file, "curve", key)
    if value is None:
        value = integer(file, "curve", f"{key}_int")
    value = assumed if value is None else value
    if value is None:
        raise missing(file, "curve", key, f"{key} = -3")
    if not -p < value < p:
        raise file.error(
            f"`{key}` does not lie between -p and p.", "Write it reduced modulo p.", "curve", key
        )
    _compare(file, "curve", f"{key}_int", value, key, p)
    return element((value, 0), p, nonresidue)


def read_nonresidue(file: CurveFile, p: int) -> int | None:
    """The n of F_p[i]/(i^2 - n), in (-p/2, p/2), None for a prime field; -1 where the file names
    none and p = 3 mod 4. n is no square.
    """
    degree, n = integer(file, "field", "degree"), integer(file, "field", "nonresidue")
    degree = 1 if degree is None else degree
    if degree not in (1, 2):
        raise file.error(
            f"Curves over fields of degree {degree} are not supported yet.",
            "Expected degree = 1, a prime field, or degree = 2.",
            "field",
            "degree",
        )
    if degree == 1 and n is not None:
        raise file.error(
            "`nonresidue` belongs to fields of degree 2.",
            "Write degree = 2, or remove it.",
            "field",
            "nonresidue",
        )
    if degree == 1 and file.lookup("field", "ext") is not None:
        raise file.error(
            "`ext` belongs to fields of degree 2.",
            "Write degree = 2, or remove it.",
            "field",
            "ext",
        )
    if degree == 1:
        return None
    if n is None and p % 4 == 1:
        raise missing(
            file, "field", "nonresidue", "nonresidue = 2` for i^2 = 2, or `nonresidue = -1"
        )
    n = -1 if n is None else n
    if is_square(n, p):
        raise file.error(
            f"i^2 = {n} defines no field: {n} is a square modulo p.",
            "Expected a number that is no square.",
            "field",
            "nonresidue",
            "degree",
        )
    _compare_ext(file, n, p)
    return signed(n, p)


def _compare_ext(file: CurveFile, n: int, p: int) -> None:
    """`ext`, where it is written, must have an equation such as i^2+1 or i^2 = -1, of any letter,
    and repeat i^2 = n.
    """
    if (text := file.lookup("field", "ext")) is None:
        return
    found = EXT.search(text) if isinstance(text, str) else None
    if found is None:
        raise file.error(
            "`ext` has no equation that defines the field.",
            f'Write ext = "i^2{-signed(n, p):+d}", with your letter and words around it, or leave'
            " it out.",
            "field",
            "ext",
        )
    number = evaluate(found[2], check.MAX_BITS)
    if ((-number if found[1] == "+" else number) - n) % p:
        raise file.error(
            f"`ext` says {found[0]}{' = 0' * (found[1] != '=')}, and the field has i^2 = {n}.",
            "Write `nonresidue`, or correct `ext`.",
            "field",
            "ext",
        )


def _base(file: CurveFile, keys: tuple[str, str], p: int, nonresidue: int | None) -> tuple:
    """Both coordinates of the base point: integers in [0, p), or elements of F_{p^2} where there is
    a `nonresidue`. CurveError, with the line, for others.
    """
    table = file.data.get("base")
    example = f'base = {{ {keys[0]} = "0x..", {keys[1]} = "0x.." }}'
    if table is None:
        raise missing(file, "base", keys[0], example)
    if isinstance(table, list) and len(table) == 2:
        values = table
    elif isinstance(table, dict):
        values = [table.get(key) for key in keys]
    else:
        raise file.error(
            "`base` is neither a table nor a list of two coordinates.",
            f"Write {example}.",
            "base",
            "base",
        )
    for key, value in zip(keys, values, strict=True):
        if value is None:
            raise missing(file, "base", key, f'{key} = "0x.."')
    if nonresidue is not None:
        field = BaseField(p, nonresidue)
        pairs = (value if isinstance(value, list) else [value, 0] for value in values)
        return tuple(
            to_pair(file, pair, "base", key, field) for key, pair in zip(keys, pairs, strict=True)
        )
    point = tuple(
        to_integer(file, value, "base", key) for key, value in zip(keys, values, strict=True)
    )
    for key, value in zip(keys, point, strict=True):
        if not 0 <= value < p:
            raise file.error(
                f"`{key}` of the base point does not lie in [0, p).",
                "Write it reduced modulo p.",
                "base",
                key,
            )
    return point


def read_order(file: CurveFile, q: int, genus: int = 1) -> tuple[int, int]:
    """(r, cofactor) from any two of r, N, cofactor, or from r or N alone, over a field of q
    elements.
    """
    r, total, cofactor = (integer(file, "order", key) for key in ("r", "N", "cofactor"))
    if r is None and total is None:
        raise missing(file, "order", "r", 'r = "0x.."')
    for key, value in (("r", r), ("N", total), ("cofactor", cofactor)):
        if value is not None and value < 1:
            raise file.error(
                f"`{key}` is {value}, a positive integer was expected.", "Correct it.", "order", key
            )
    r, cofactor = check.complete_order(file, q, r, total, cofactor, genus)
    for key, value in (("r_dec", r), ("N_dec", r * cofactor), ("r_bits", r.bit_length())):
        _compare(file, "order", key, value, key[0])
    return r, cofactor
