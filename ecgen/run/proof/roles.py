"""The roles of ecgen's modules in a proof, by which `ecgen check --prove --trusted` prints them.

A module has the role of the longest name here that its own begins with, SET being the folder of
any instruction set. A maker is not trusted:
what it makes is compared with what it has to be, or proven, so that an error there is refused. A
module of which only a part is so has the role of the other part.
"""

import re

STATEMENT, PROVER, READER, MAKER = "statement", "prover", "reader", "maker"
ROLES = {
    STATEMENT: "what is to be proven: laws, meanings, definitions of instructions",
    PROVER: "what decides",
    READER: "what reads files, texts and bytes, and prints verdicts",
    MAKER: "what makes programs that are proven afterwards: not trusted",
}

TABLE = {
    STATEMENT: (
        "extension",
        "residues",
        "curve",
        "kind",
        "formula",
        "program",
        "group",
        "walk",
        "field",
        "isa",
        "machine/ir",
        "machine/table",
        "machine/code",
        "limb/ir",
        "limb/interpret",
        "scalar",
        "library",
        "names",
    ),
    PROVER: (
        "verify",
        "limb",
        "machine",
        "program/meaning",
        "program/check",
        "program/validate",
        "program/pack/check",
        "curve/file/check",
        "curve/count",
        "curve/primality",
        "curve/file/strength",
        "curve/file/endomorphism",
        "curve/file/repeated",
        "group/exceptions/proven",
        "group/exceptions/relations",
        "group/exceptions/formal",
        "group/derived/polynomials",
        "group/exceptions/recorded",
        "group/classify",
        "group/roles",
        "walk/proof/prove",
        "walk/proof/loops",
        "walk/scalars/domain",
        "walk/proof/facts",
        "walk/proof/exclusions",
        "walk/scalars/linear",
        "walk/proof/lookups",
        "walk/proof/reached",
        "walk/proof/record",
        "walk/proof/state",
        "walk/validate",
        "walk/proof/scales",
        "walk/scalars/decompose",
        "walk/scalars/lattice",
        "field/proof",
        "field/escalate",
        "field/products/lazy_sums",
        "field/divsteps/ranges",
        "isa/SET/validate",
        "isa/SET/read",
        "library/pipeline/claimed",
        "library/routines/formula_proof",
        "library/pipeline/formulas_used",
        "library/pipeline/stated_laws",
        "library/packed/contract",
        "library/routines/towers",
        "program/passes/tower",
        "run/proof/routines",
        "run/delivered/sources",
        "run/proof/walks",
        "run/readback/claims",
        "run/readback/claimed_walk",
        "run/readback/base_tables",
        "kept",
        "limb/lanes/prove",
        "limb/lanes/states",
    ),
    READER: (
        "cli",
        "errors",
        "lines",
        "resources",
        "spread",
        "run",
        "curve/file/read",
        "curve/file/source",
        "curve/file/keys",
        "curve/file/numbers",
        "curve/file/expression",
        "formula/lines",
        "formula/op3",
        "formula/expression",
        "formula/library",
        "formula/parameters",
        "group/trees",
        "group/roles_toml",
        "walk/text",
        "isa/disassembler",
        "isa/SET/decode",
        "isa/target",
        "isa/backends",
        "isa/description",
        "isa/measured",
        "curve/library",
        "library/files/manifest",
    ),
    MAKER: (
        "program/pack",
        "program/passes",
        "program/schedule",
        "program/compose",
        "program/patterns",
        "library/routines/programs",
        "program/cost",
        "field/cost",
        "machine/blocks",
        "machine/chains",
        "machine/order",
        "machine/segments",
        "isa/represent",
        "library/facts/choices",
        "library/cycles",
        "library/facts/strategy",
    ),
}
ROLE_OF = {name: role for role, names in TABLE.items() for name in names}


def role_of_module(path: str) -> str:
    """The role of a module ecgen/ROOM/NAME.py; one without a row is trusted as a prover is."""
    return ROLE_OF.get(row_of(path), PROVER)


def row_of(path: str) -> str:
    """The longest name of the table that the module's begins with, "" if there is none."""
    name = path.removeprefix("ecgen/").removesuffix(".py").removesuffix("/__init__")
    name = re.sub(r"^isa/\w+/", "isa/SET/", name)
    found = [own for own in ROLE_OF if name == own or name.startswith(f"{own}/")]
    return max(found, key=len, default="")
