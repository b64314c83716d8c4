"""`ecgen build --emit`: every stage is printed as it is, and read back by its parser where it has
one.
"""

import re

import pytest

from ecgen.cli import main
from ecgen.errors import EcgenError
from ecgen.formula import load
from ecgen.program.ops import extended, fusion_rows
from ecgen.program.text import parse
from ecgen.report.routines.stages import STAGES, render_stage
from tests.support.limb.parser import parse_limbs


def test_field_and_limb_stages_read_back(built):
    curve, _, library = built
    table = extended(fusion_rows("rich"))
    for each in library.assembly.emitted:
        assert parse_limbs(render_stage(library, curve, "limb", each.name)) == each.routine.limbs
        if each.routine.program:
            assert (
                parse(render_stage(library, curve, "field", each.name), table=table)
                == each.routine.program
            )


def test_every_point_routine_has_its_formulas(built):
    curve, _, library = built
    points = [e for e in library.assembly.emitted if not e.name.startswith(("fe_", "sc_"))]
    assert {each.name for each in points} >= {
        r.name for r in library.spec.routines if not r.name.startswith(("fe_", "sc_", "select"))
    }
    for each in points:
        text = render_stage(library, curve, "formula", each.name)
        assert each.routine.formulas and all(
            load(name).path.read_text().strip() in text for name in each.routine.formulas
        )
    four = render_stage(library, curve, "formula", "jac_4dbl")
    assert (
        re.match(r"# made of 4 \* shortw/jacobian-3/doubling/", four)
        and four.count("ZZ = Z1^2") == 1
    )


def test_machine_and_asm_stages_hold_every_instruction(built):
    curve, _, library = built
    for each in library.assembly.emitted:
        machine = render_stage(library, curve, "machine", each.name)
        count = sum(line.startswith("    ") for line in machine.splitlines())
        two = sum(i.mnemonic in ("setc", "seto") for i in each.machine.body)
        assert (
            count
            == sum(len(getattr(each.machine, part)) for part in ("head", "body", "tail")) + two
        )
        asm = render_stage(library, curve, "asm", each.name)
        assert [line.strip() for line in asm.splitlines()] == [f"{each.name}:", *each.lines]


def test_a_stage_of_all_routines(built):
    curve, _, library = built
    names = [each.name for each in library.assembly.emitted]
    for stage in STAGES:
        found = re.findall(r"^# routine (\w+)$", render_stage(library, curve, stage), re.MULTILINE)
        assert (
            found == [name for name in names if stage not in ("formula", "field") or name in found]
            and "jac_dbladd" in found
        )
    assert "fe_mul" in render_stage(library, curve, "field") and "fe_cmov" not in render_stage(
        library, curve, "field"
    )


@pytest.mark.parametrize(
    "stage, routine, why",
    [
        ("formula", "fe_mul", "no stage `formula`"),
        ("field", "fe_canon", "no stage `field`"),
        ("asm", "fe_pow", "Its routines are fe_add"),
    ],
)
def test_routines_without_the_stage(built, stage, routine, why):
    with pytest.raises(EcgenError, match=why):
        render_stage(built[2], built[0], stage, routine)


def test_the_command(built, no_building, capsys):
    for stage in ("field", "asm"):
        assert (
            main(["build", "jac256189", "--cpu", "zen4", "--emit", stage, "--routine", "jac_dbl"])
            == 0
        )
        assert capsys.readouterr().out == render_stage(built[2], built[0], stage, "jac_dbl")
    assert (
        main(["build", "jac256189", "--cpu", "zen4", "--emit", "asm", "--routine", "nothing"]) == 2
    )
    assert "no assembly routine 'nothing'" in capsys.readouterr().err


def test_the_assembly_says_what_a_routine_is_made_of(built):
    library = built[2]
    text = library.files["src/jac_point.S"]
    for each in library.assembly.emitted:
        if each.routine.formulas:
            header = re.search(rf"/\* void jac_{each.name}\(.*?\*/", text, re.DOTALL)[0]
            assert (
                all(name in header for name in each.routine.formulas)
                and f"fusions: {each.routine.choice.fusions}" in header
            )
    assert "Made of" not in library.files["src/jac_field.S"]


def test_no_conditional_jump_is_emitted(built):
    """The branching routines of examples/paper stay out of libraries: the only jump is a
    loop's, on its public count.
    """
    jumps = [
        (each.name, line)
        for each in built[2].assembly.emitted
        for line in each.lines
        if re.match(r"j\w+\b", line)
    ]
    assert jumps == [("fe_nsqr", "jnz 1b")]
