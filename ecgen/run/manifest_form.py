"""What types the keys of MANIFEST.json have: asked once, where it is read, so that nothing behind
has to.
"""

import re

HEX = re.compile(r"-?0x[0-9a-f]+")
NUMBER = (int, float)
FE = (HEX, [HEX])  # an element of the curve's field
ROUTINE = {
    "name": str,
    "arguments": [{"name": str, "direction": str, "words": int}],
    "meaning": [str],
    "const": (HEX, None),
    "returns": bool,
    "clean?": bool,
    **dict.fromkeys(("stack", "code_bytes", "instructions"), (int, None)),
    **dict.fromkeys(("model_cycles?", "multiplier_bound?"), (*NUMBER, None)),
    "most?": (HEX, None),
    "calls?": [str],
    "formulas?": [str],
    "fusions?": str,
    "objective?": str,
    "path?": str,
    "frame?": (int, None),
    "sums?": [{"least": HEX, "greatest": HEX, "most": HEX}],
    "profiles?": ({str: {"cycles": NUMBER, "fetch_stalls": NUMBER}}, [[]]),
}
FUNCTION = {
    "name": str,
    "returns": str,
    "vartime": bool,
    "overlaps?": [{"output": str, "other": str, "how": str}],
    "arguments": [
        {
            "name": str,
            "kind": str,
            "direction": str,
            "secret": bool,
            "bytes": int,
            "counted": bool,
            "value": bool,
        }
    ],
}
LANES = {
    "routines": [ROUTINE],
    "extensions": [str],
    "limbs": int,
    "positions": [int],
    "limits": [int],
    "entry": [(str, None)],
    "minuends?": [int],
    "negation?": [[str]],
    "made_of?": {str: str},
    "bounds?": {str: {}},
    "stem?": str,
    "path?": str,
    "window?": int,
}
LADDER_WALK = {
    "name": str,
    "scalar_bytes": int,
    "keep": HEX,
    "set": HEX,
    "coordinate_bits": int,
    "bits": int,
    "top": bool,
    "tail": int,
    "strict": bool,
}
POINTS = LANES | {
    "lanes": [(str, None)],
    "exchange": [(int, str)],
    "image?": LANES | {"lanes": [(str, None)], "exchange": [(int, str)]},
}
FORM = {
    **dict.fromkeys(
        (
            "generator",
            "version",
            "command",
            "license",
            "prefix",
            "target",
            "isa",
            "level",
            "abi",
            "encoding",
        ),
        str,
    ),
    **dict.fromkeys(
        ("features", "sources", "symbols", "hidden", "api?", "extras?", "packages?"), [str]
    ),
    "format": int,
    "inputs": {str: str},
    "claims": {str: str},
    "files": {str: str},
    "red_zone?": bool,
    "scalar_bytes": int,
    "compressed_bytes": (int, None),
    "prime?": {"name": str, "p": HEX, "nonresidue?": int},
    "curve?": {
        "name": str,
        "form": str,
        "cofactor": int,
        "nonresidue?": int,
        "p": HEX,
        "r": HEX,
        **dict.fromkeys(("a", "b", "d", "gx", "gy"), FE),
        **dict.fromkeys(("theta?", "f?", "base?", "divisor?"), [HEX]),
        "endomorphism?": {"lambda": [HEX], "basis": [[HEX]], "constants": {str: FE}},
    },
    "image?": {**dict.fromkeys(("a?", "d?", "gx?", "gy?"), HEX), "f?": [HEX], "divisor?": [HEX]},
    "formulas?": {"system": str, "trees": [{}]},
    "field": {
        "words": int,
        "word_bits": int,
        "bytes": int,
        "loose": HEX,
        "representation?": str,
        "one?": HEX,
        "tight?": HEX,
    },
    "multiply?": {str: (str, int)},
    "comb?": {str: int},
    "package_name?": str,
    "subgroup?": {
        "base": HEX,
        "times": int,
        "power": int,
        "negative": bool,
        "which": int,
        "width": int,
    },
    "ladder?": {"general": LADDER_WALK, "standard": (LADDER_WALK, None), "argument": str},
    "walks?": {str: {"strategy": str, "cost": NUMBER, "walk": [str], "proof": {}, "from?": int}},
    "inversion?": {
        "divsteps": {str: int},
        "by_divsteps": bool,
        "chain_cycles": NUMBER,
        "divsteps_cycles": NUMBER,
    },
    "logarithms?": {str: int},
    "map?": {
        "suite": str,
        "bytes": int,
        "montgomery_B": (int, None),
        "kind": str,
        "Z": HEX,
        "isogeny?": {"a": HEX, "b": HEX, "scale": HEX, "kernel": [HEX]},
    },
    "functions": [FUNCTION],
    "routines": [ROUTINE],
    "modelled?": {str: {"cycles": NUMBER, "multiplier_bound": NUMBER}},
    "erasure": {"bytes": {str: int}, "flags": [str]},
    "packed?": POINTS,
    "second?": POINTS,
    "batch?": LANES | {"lists?": [[int]]},
}
# of a folder for several processors, or with a choice at run time
SEVERAL = {
    "members": [{"folder": str, "guard": str, "features?": [str]}],
    "chosen?": str,
    "prefix": str,
    "sources": [str],
    "files": {str: str},
}
NAMES = {
    str: "a text",
    int: "an integer",
    float: "a number",
    bool: "true or false",
    None: "null",
    HEX: 'a number such as "0x1f"',
    list: "a list",
    dict: "a table",
}


def misfit(value, form, where: str = "") -> str:
    """What is wrong with a value, "" if it has the form: a type, None, HEX, a tuple of forms, a
    list of one form, or a table: {str: form}, or one with its keys, of which those with a `?` may
    be absent; keys that it does not name may be there."""
    if isinstance(form, tuple):
        found = [misfit(value, each, where) for each in form]
        return (
            ""
            if "" in found
            else next(
                (text for each, text in zip(form, found) if _fits(value, each)),
                _said(where, form, value),
            )
        )
    if not _fits(value, form):
        return _said(where, (form,), value)
    if isinstance(form, list):
        rows = ((f"{where}[{k}]", each, form[0]) for k, each in enumerate(value))
    elif isinstance(form, dict):
        if missing := next(
            (key for key in form if key is not str and not key.endswith("?") and key not in value),
            None,
        ):
            return f"{where or 'it'} has no key `{missing}`"
        rows = (
            (f"{where}.{key}".lstrip("."), each, form.get(str, form.get(key, form.get(f"{key}?"))))
            for key, each in value.items()
            if {str, key, f"{key}?"} & form.keys()
        )
    else:
        return ""
    return next(filter(None, (misfit(each, own, name) for name, each, own in rows)), "")


def _fits(value, form) -> bool:
    """Whether the value is of the form's kind, whatever it holds."""
    if form is HEX:
        return isinstance(value, str) and HEX.fullmatch(value) is not None
    if form in (int, float):
        return isinstance(value, form) and not isinstance(value, bool)
    return (
        value is None
        if form is None
        else isinstance(value, form if isinstance(form, type) else type(form))
    )


def _said(where: str, forms: tuple, value) -> str:
    wanted = " or ".join(
        dict.fromkeys(
            NAMES[form if form is None or form is HEX or isinstance(form, type) else type(form)]
            for form in forms
        )
    )
    shown = (
        f"`{value[:60]}`"
        if isinstance(value, str)
        else NAMES.get(value if value is None else type(value), "another")
    )
    return f"{where or 'it'} is {shown}, expected {wanted}"
