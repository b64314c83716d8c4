"""`ecgen check --prove`: bytes are proven, changed bytes, damaged manifests and other files are
refused.
"""

import json
import shutil
import subprocess
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.errors import CheckFailure, EcgenError
from ecgen.isa.facts import FACTS, VECTORS
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.library.facts.strategy import complete_group
from ecgen.library.packed.platform import VectorPlatform
from ecgen.library.packed.points import (
    MEANINGS,
    claimed_conversions,
    claimed_vectors,
    conversions,
    packed_roles,
    packings,
    role_laws,
)
from ecgen.library.pipeline.planned import without_file
from ecgen.limb.lanes.ir import LANES
from ecgen.machine.code import Link
from ecgen.run.binary.objects import read_objects
from ecgen.run.binary.routine_bytes import assembled_objects, routines_in
from ecgen.run.emitted import read_emitted
from ecgen.run.proof.routines import (
    FORMULAS,
    claims_of,
    decoded,
    prove_library,
    prove_vector_code,
    require_processor,
)
from ecgen.run.verdict import FAILED, PASSED, SKIPPED
from tests.support.run.byte_mutants import explained, judge, mutant, raw_instructions, survivors

pytest.importorskip("capstone")
ROOT = Path(__file__).resolve().parent.parent.parent
LIBRARY = ROOT / "generated/ted256189"
SOURCES = ("field", "scalar", "point")
pytestmark = [
    pytest.mark.asm,
    pytest.mark.skipif(not shutil.which("gcc"), reason="gcc is missing: no bytes were proven"),
]


def objects_of(library: Path, folder: Path, *command: str) -> list[Path]:
    """The objects of a library's sources in assembly, made in another folder."""
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for part in SOURCES:
        source = library / "src" / f"{library.name}_{part}.S"
        if source.is_file():
            found.append(folder / f"{part}.o")
            subprocess.run([*command, "-c", source, "-o", found[-1]], check=True)
    return found


@pytest.fixture(scope="module")
def objects(tmp_path_factory) -> list[Path]:
    return objects_of(LIBRARY, tmp_path_factory.mktemp("objects"), "gcc", "-fcf-protection")


@pytest.fixture(scope="module")
def room(objects):
    """(library, claims, rows, the bytes of its routines)."""
    emitted = read_emitted(LIBRARY)
    return (
        emitted,
        claims_of(emitted),
        {r.name: r for r in emitted.routines},
        routines_in(tuple(f for path in objects for f in read_objects(path)), emitted),
    )


def judge_machine(name, claims, rows, emitted, code):
    """The machine program that the bytes are, for the first of the routine's claims."""
    return decoded(code, next(iter(claims.of(rows[name], rows))), emitted)


def archive(path: Path, objects) -> Path:
    subprocess.run(["ar", "rcs", path, *objects], check=True)
    return path


def test_every_routine_of_an_archive_is_proven(objects, tmp_path):
    _, read, verdicts = prove_library(LIBRARY, objects=(archive(tmp_path / "lib.a", objects),))
    by_name = {v.check: v for v in verdicts}
    assert read.endswith("lib.a") and {r.name for r in read_emitted(LIBRARY).routines} - {
        "select"
    } <= set(by_name)
    assert {v.status for name, v in by_name.items() if name not in ("C", FORMULAS)} == {PASSED}, [
        v for v in verdicts if v.status == FAILED
    ]
    assert (
        by_name[FORMULAS].status == SKIPPED
        and by_name["C"].status == SKIPPED
        and "select, cpu_supported, scalarmult," in by_name["C"].detail
    )


@pytest.mark.parametrize(
    "compiler", [("clang", "-O0", "-g"), ("gcc", "-O3", "-flto", "-Wa,-O0")], ids=lambda c: c[0]
)
def test_other_assemblers(compiler, tmp_path):
    if not shutil.which(compiler[0]):
        pytest.skip(f"{compiler[0]} is missing")
    objects = objects_of(LIBRARY, tmp_path / "elsewhere", *compiler)
    shared = tmp_path / "lib.so"
    subprocess.run(["gcc", "-shared", "-o", shared, *objects], check=True)
    for files in (tuple(objects), (shared,)):
        _, _, verdicts = prove_library(LIBRARY, objects=files, only="fe_")
        assert {v.status for v in verdicts if v.check.startswith("fe_")} == {PASSED} and sum(
            v.check.startswith("fe_") for v in verdicts
        ) > 8


TARGETS = {"coff": "x86_64-pc-windows-gnu", "mach-o": "x86_64-apple-macos11"}


@pytest.mark.sample(2)
@pytest.mark.skipif(
    not shutil.which("clang"), reason="clang is missing: no objects of other systems were proven"
)
@pytest.mark.parametrize("form", TARGETS)
def test_objects_of_other_systems_are_proven(form, tmp_path):
    """Symbols have no sizes there, and padding stands between routines."""
    objects = objects_of(LIBRARY, tmp_path, "clang", "-target", TARGETS[form])
    read = [file for path in objects for file in read_objects(path)]
    assert {file.format for file in read} == {form} and not any(file.sized for file in read)
    _, _, verdicts = prove_library(LIBRARY, objects=tuple(objects), only="ext_")
    assert sum(v.status == PASSED for v in verdicts) > 4 and not any(
        v.status == FAILED for v in verdicts
    ), verdicts
    data = objects[-1].read_bytes()
    for size in (30, 100, len(data) // 2, len(data) - 8):
        with pytest.raises(EcgenError, match="cut short or damaged"):
            objects[-1].write_bytes(data[:size])
            read_objects(objects[-1])


@pytest.mark.skipif(
    not shutil.which("clang"),
    reason="clang is missing: calls in objects of other systems were NOT read",
)
@pytest.mark.parametrize(
    "form, target, number", [(*pair, number) for pair, number in zip(TARGETS.items(), (4, 2))]
)
def test_calls_in_objects_of_other_systems_are_read(form, target, number, tmp_path):
    """What is added to the symbol is counted as in ELF files: -4, from the field on."""
    (tmp_path / "f.s").write_text(
        ".globl _f\n_f: call _g\nlea rax, [rip + _g + 8]\nret\n".replace(
            "lea", ".intel_syntax noprefix\nlea"
        )
    )
    subprocess.run(
        ["clang", "-target", target, "-c", tmp_path / "f.s", "-o", tmp_path / "f.o"], check=True
    )
    (file,) = read_objects(tmp_path / "f.o")
    found = {(r.offset, r.symbol.name.removeprefix("_"), r.addend) for r in file.relocations[1]}
    assert (
        found == {(1, "g", -4), (8, "g", 4)}
        and number in {r.kind for r in file.relocations[1]}
        and number in FACTS["x86_64"].distances[form]
    )


@pytest.mark.skipif(
    not shutil.which("clang"), reason="clang is missing: objects of other systems were NOT changed"
)
def test_what_stands_behind_a_return_is_padding_where_no_size_is_said(tmp_path):
    files = [
        file
        for path in objects_of(LIBRARY, tmp_path, "clang", "-target", TARGETS["mach-o"])
        for file in read_objects(path)
    ]
    emitted = read_emitted(LIBRARY)
    codes, claims, rows = (
        routines_in(tuple(files), emitted),
        claims_of(emitted),
        {r.name: r for r in emitted.routines},
    )
    accepted = judge("fe_add", claims, rows, emitted, codes["fe_add"]).accepts
    code = codes["fe_add"]
    assert code.padded and code.data[-1:] != b"\xc3" and accepted(code)
    plain = code.data[: code.data.rindex(b"\xc3") + 1]
    assert accepted(replace(code, data=plain)) and accepted(replace(code, data=plain + b"\x90\xcc"))
    assert (
        not accepted(replace(code, data=plain + b"\x90", padded=False))
        and not accepted(replace(code, data=plain + b"\xc3"))
        and not accepted(replace(code, data=b"\x90" + plain))
    )


@pytest.mark.parametrize("name", ["fe_mul", "fe_nsqr", "fe_canon", "sc_mul", "ext_dbl"])
def test_changed_bytes_are_refused(name, room):
    emitted, claims, rows, codes = room
    own = judge(name, claims, rows, emitted, codes[name])
    left, tried = survivors(codes[name], own.accepts, 12, f"default {name}")
    assert len(left) < 2 and sum(tried.values()) == 12
    # an add for an adc whose carry is proven to be 0, say
    assert all(own.is_same(each.code, 30) for each in left), left


def test_results_tell_changes(room):
    emitted, claims, rows, codes = room
    own = judge("fe_sub", claims, rows, emitted, codes["fe_sub"])
    # sub rax, [rdx] -> add
    changed = replace(
        codes["fe_sub"], data=codes["fe_sub"].data.replace(b"\x48\x2b\x02", b"\x48\x03\x02", 1)
    )
    assert (
        changed != codes["fe_sub"]
        and own.is_same(codes["fe_sub"])
        and not own.is_same(changed)
        and not own.accepts(changed)
    )


def test_mutants_are_of_every_kind(room):
    from random import Random

    random = Random(1)
    kinds = {made.kind for _ in range(200) if (made := mutant(room[3]["fe_canon"], random))}
    assert kinds == {"register", "constant", "offset", "opcode", "dropped", "swapped"}


# what has to be refused


def refused(capsys, *arguments) -> str:
    """The paragraph with which the command ends."""
    assert main(["check", str(LIBRARY), "--prove", *map(str, arguments)]) == 2
    return " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    "text, data",
    [
        ("no object file", b"hello"),
        ("empty", b""),
        ("LLVM bitcode", b"BC\xc0\xde1234"),
        ("linked program or library for Windows", b"MZ\x90\0"),
        ("thin archive", b"!<thin>\n"),
        ("cut short", b"\xcf\xfa\xed\xfe"),
        ("linked Mach-O", b"\xcf\xfa\xed\xfe" + bytes(8) + b"\2" + bytes(23)),
        ("Mach-O file for several", b"\xca\xfe\xba\xbe"),
        ("form of its own", b"\0\0\xff\xff"),
        ("no header of a member", b"!<arch>\nshort"),
    ],
)
def test_files_that_are_no_code(text, data, tmp_path, capsys):
    path = tmp_path / "file"
    path.write_bytes(data)
    assert text in refused(capsys, "--object", path)


def test_files_of_other_things(objects, tmp_path, capsys):
    shared = tmp_path / "lib.so"
    subprocess.run(["gcc", "-shared", "-o", shared, *objects], check=True)
    subprocess.run(["strip", shared], check=True)
    assert "symbols were stripped" in refused(capsys, "--object", shared)
    other = archive(
        tmp_path / "other.a", objects_of(ROOT / "generated/jac256189", tmp_path / "other", "gcc")
    )
    assert "it has those of jac256189" in refused(capsys, "--object", other)
    source = tmp_path / "f.c"
    source.write_text("int f(int x) { return x; }\n")
    subprocess.run(["gcc", "-flto", "-c", source, "-o", tmp_path / "lto.o"], check=True)
    assert "bitcode for link-time optimisation" in refused(capsys, "--object", tmp_path / "lto.o")
    if shutil.which("arm-none-eabi-gcc"):
        subprocess.run(["arm-none-eabi-gcc", "-c", source, "-o", tmp_path / "arm.o"], check=True)
        assert "code for 32-bit ARM" in refused(capsys, "--object", tmp_path / "arm.o")
    assert "No such file" in refused(capsys, "--object", tmp_path / "missing.o")
    for name, whole in (("cut.a", other), ("cut.o", objects[0])):
        data = whole.read_bytes()
        for size in (60, 70, len(data) // 2, len(data) - 8):
            (tmp_path / name).write_bytes(data[:size])
            assert "cut short" in refused(
                capsys, "--object", tmp_path / name
            ) or "damaged" in refused(capsys, "--object", tmp_path / name)


def test_another_curve_under_the_same_prefix_is_one_clear_line(tmp_path):
    """Its verdict comes last, behind those of the routines; the library's own objects have none."""
    others = []
    for part in SOURCES:
        text = (ROOT / f"generated/curve13318/src/curve13318_{part}.S").read_text()
        (tmp_path / f"{part}.S").write_text(
            text.replace("curve13318", "ted256189").replace("CURVE13318", "TED256189")
        )
        others.append(tmp_path / f"{part}.o")
        subprocess.run(["gcc", "-c", tmp_path / f"{part}.S", "-o", others[-1]], check=True)
    _, _, verdicts = prove_library(LIBRARY, objects=tuple(others), only="fe_")
    (last,) = (v for v in verdicts if v.check == "object")
    assert last.status == FAILED and "of another curve under the same prefix" in last.detail
    assert not any(v.check == "object" for v in prove_library(LIBRARY, only="fe_")[2])


def test_options_that_do_not_fit(capsys):
    assert (
        main(["check", str(LIBRARY), "--object", "x.o"]) == 2
        and "--object is for --prove" in capsys.readouterr().err
    )
    assert (
        main(["check", str(LIBRARY), "--prove", "--fuzz", "5"]) == 2
        and "--prove takes no --fuzz" in capsys.readouterr().err
    )
    assert (
        main(["check", str(LIBRARY), "--prove", "--only", "nothing"]) == 2
        and "no routine in assembly" in capsys.readouterr().err
    )


def test_routines_of_c_have_no_bytes_to_prove(tmp_path, capsys):
    data = json.loads((LIBRARY / "MANIFEST.json").read_text()) | {
        "isa": "c64",
        "level": "portable",
        "abi": "c",
    }
    (tmp_path / "MANIFEST.json").write_text(json.dumps(data))
    assert (
        main(["check", str(tmp_path), "--prove"]) == 2 and "a compiler's" in capsys.readouterr().err
    )


def damaged(folder: Path, change) -> list:
    """The verdicts on a library whose manifest was changed."""
    data = json.loads((LIBRARY / "MANIFEST.json").read_text())
    change(data, {row["name"]: row for row in data["routines"]})
    for path in ("src",):
        shutil.copytree(LIBRARY / path, folder / path, dirs_exist_ok=True)
    shutil.copy(LIBRARY / "Makefile", folder)
    (folder / "MANIFEST.json").write_text(json.dumps(data))
    return prove_library(folder, only="ext_dbl")[2]


def other_number(table: str, key: str):
    def change(data, rows):
        data[table][key] = hex(int(data[table][key], 16) + 2)

    return change


def other_row(key: str, value):
    def change(data, rows):
        rows["ext_dbl"][key] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        *(other_number("curve", key) for key in ("p", "a", "d", "r", "gx", "gy")),
        *(other_number("field", key) for key in ("loose", "one", "tight")),
        lambda data, rows: data["curve"].update(cofactor=data["curve"]["cofactor"] * 2),
        lambda data, rows: data["field"].update(representation="montgomery"),
        lambda data, rows: data["field"].update(words=5),
        other_row("meaning", ["law: 3*P"]),
        other_row("formulas", ["twisted/extended-1/addition/add-2008-hwcd-4"]),
        other_row("fusions", "/etc/passwd"),
        other_row("formulas", []),
        other_row("formulas", ["no/such/formula"]),
        other_row("const", "0x5"),
        other_row("returns", True),
        other_row("stack", 0),
        lambda data, rows: rows["ext_dbl"]["arguments"].reverse(),
        lambda data, rows: data["routines"].remove(rows["ext_dbl"]),
        lambda data, rows: data["hidden"].pop(),
    ],
)
@pytest.mark.sample(24)
def test_damaged_manifests_are_refused(change, tmp_path):
    try:
        assert any(v.status == FAILED for v in damaged(tmp_path, change))
    except EcgenError as error:
        assert error.what


def test_a_manifest_as_it_was_is_taken(tmp_path):
    assert not any(v.status == FAILED for v in damaged(tmp_path, lambda data, rows: None))


def test_a_missing_routine_is_named(room, objects):
    _, _, verdicts = prove_library(LIBRARY, objects=(objects[0],), only="ext_dbl")
    assert (
        next(v for v in verdicts if v.check == "ext_dbl").detail == "the object has no such routine"
    )


def test_bytes_of_another_routine_are_refused(room):
    emitted, claims, rows, codes = room
    accepted = judge("fe_add", claims, rows, emitted, codes["fe_add"]).accepts
    assert not accepted(replace(codes["fe_sub"], name="fe_add")) and not accepted(
        replace(codes["fe_add"], data=codes["fe_add"].data + b"\x90")
    )


def test_a_loop_where_none_has_to_be_is_refused(room):
    emitted, claims, rows, codes = room
    code = codes["fe_canon"]
    accepted = judge("fe_canon", claims, rows, emitted, code).accepts
    assert accepted(code) and code.data[-1:] == b"\xc3"
    # once more, and once more
    store = next(r for r in reversed(raw_instructions(code, False)) if r.mnemonic == "mov")
    at = store.address - code.address
    assert not accepted(
        replace(
            code,
            data=code.data[:-1]
            + b"\x75"
            + (at - len(code.data) - 1).to_bytes(1, "little", signed=True)
            + b"\xc3",
        )
    )


def test_fields_that_a_linker_or_loader_fills_are_refused(room):
    emitted, claims, rows, codes = room
    accepted = judge("fe_add", claims, rows, emitted, codes["fe_add"]).accepts
    assert all(
        not accepted(replace(codes["fe_add"], links={codes["fe_add"].address + k: Link(None)}))
        for k in (5, 20, 40)
    )


@pytest.mark.parametrize(
    "prefixes", [b"\x48\x65", b"\x48\x64", b"\x48\x48", b"\x65", b"\x66\x48\x65"], ids=bytes.hex
)
def test_prefixes_before_and_behind_rex_are_refused(prefixes, room):
    """A processor reads gs:[rsi] for 48 65 48 8b 06, a decoder names it in another field than its
    bytes.
    """
    emitted, claims, rows, codes = room
    # mov rax, [rsi]
    accepted, load = (
        judge("fe_add", claims, rows, emitted, codes["fe_add"]).accepts,
        b"\x48\x8b\x06",
    )
    code = codes["fe_add"]
    assert accepted(code) and load in code.data
    assert not accepted(replace(code, data=code.data.replace(load, prefixes + load, 1)))


def test_instructions_that_the_level_does_not_have_are_refused(room):
    emitted, claims, rows, codes = room
    assert emitted.level == "adx" and judge(
        "fe_sqr", claims, rows, emitted, codes["fe_sqr"]
    ).accepts(codes["fe_sqr"])
    for name, says in (
        ("fe_sqr", "which not every CPU of the level generic has"),
        ("fe_canon", ""),
    ):
        machine = judge_machine(name, claims, rows, emitted, codes[name])
        with pytest.raises(CheckFailure, match=says) if says else nullcontext():
            require_processor(machine, replace(emitted, level="generic"))
    below = replace(
        judge_machine("fe_canon", claims, rows, emitted, codes["fe_canon"]), red_zone=True
    )
    require_processor(below, emitted)
    with pytest.raises(CheckFailure, match="built without a red zone"):
        require_processor(below, replace(emitted, red_zone=False))


def test_two_definitions_are_refused(objects, tmp_path, capsys):
    """A linker takes one of them, and equal bytes may call other routines."""
    both = archive(tmp_path / "both.a", [*objects, shutil.copy(objects[0], tmp_path / "again.o")])
    assert "is defined twice" in refused(capsys, "--object", both)


@pytest.mark.parametrize(
    "change",
    [
        {"isa": "zz"},
        {"abi": "zz"},
        {"level": 7},
        {"level": []},
        {"hidden": [None]},
        {"symbols": [[]]},
    ],
    ids=str,
)
def test_manifests_of_another_form_are_one_paragraph(change, tmp_path, capsys):
    (tmp_path / "MANIFEST.json").write_text(
        json.dumps(json.loads((LIBRARY / "MANIFEST.json").read_text()) | change)
    )
    assert main(
        ["check", str(tmp_path), "--prove"]
    ) == 2 and "not of the expected form" in " ".join(capsys.readouterr().err.split())


def test_a_routine_that_no_list_has_is_told(objects, tmp_path):
    source = tmp_path / "more.s"
    source.write_text(
        ".globl ted256189_more\n.type ted256189_more, @function\nted256189_more: ret\n.size"
        " ted256189_more, 1\n"
    )
    subprocess.run(["gcc", "-c", source, "-o", tmp_path / "more.o"], check=True)
    _, _, verdicts = prove_library(LIBRARY, objects=(*objects, tmp_path / "more.o"), only="fe_add")
    assert verdicts[0].status == FAILED and "ted256189_more" in verdicts[0].detail


def test_vector_routines_take_the_stack_that_the_manifest_says(tmp_path):
    """A frame of any length was proven, half a gigabyte in place of 64 bytes among them, in as much
    memory.
    """
    unit, curve = (
        next(unit for unit in VECTORS["x86_64"].units if unit.isa == "avx"),
        load_curve("curve13318"),
    )
    routine = dict(
        claimed_conversions(
            conversions(unit.field(curve.p), represent(curve.p, load_target("sandybridge"))),
            curve.p,
        )
    )["v_unpack"]
    made = unit.emit(routine)
    arguments = tuple(
        SimpleNamespace(name=name.lower(), direction=direction, words=LANES * len(limbs))
        for name, direction, limbs in routine.arguments
    )
    row = SimpleNamespace(
        name="v_unpack",
        symbol="v_unpack",
        path="",
        arguments=arguments,
        meaning=MEANINGS["v_unpack"],
        stack=made.stack,
    )
    lanes = SimpleNamespace(routines=(row,), width=LANES, extensions=unit.extensions)
    emitted = SimpleNamespace(
        isa="x86_64",
        prefix="p",
        routines=(),
        packed=lanes,
        vector_routines=(row,),
        vectors_of=lambda row: lanes,
    )
    body, data = (
        "\n".join(line for line in made.lines if not line.startswith("//")),
        "\n".join(made.constants),
    )
    (tmp_path / "v.S").write_text(
        ".intel_syntax noprefix\n.globl p_v_unpack\n.type p_v_unpack,"
        f" @function\np_v_unpack:\n{body}\n.size p_v_unpack, .-p_v_unpack\n.section"
        f" .rodata\n{made.label}:\n{data}\n"
    )
    subprocess.run(["gcc", "-c", tmp_path / "v.S", "-o", tmp_path / "v.o"], check=True)
    code = routines_in(read_objects(tmp_path / "v.o"), emitted)["v_unpack"]
    assert prove_vector_code(code, routine, row, emitted).words > 0 and made.stack == 96
    longer = code.data.replace(bytes.fromhex("4883ec40"), bytes.fromhex("4881ec20250000"))
    assert len(longer) == len(code.data) + 3
    moved = replace(code, data=longer, links={at + 3: link for at, link in code.links.items()})
    with pytest.raises(CheckFailure, match="9536 bytes of stack, and the manifest says 96"):
        prove_vector_code(moved, routine, row, emitted)


@pytest.mark.parametrize("name", ["ed25519", "ted256189", "numsp256t1", "curve13318"])
def test_packings_that_auto_takes_are_kept(name):
    """Of a packing that is searched for in each build nothing says how it was made: v_cache of
    ted256189 was not proven.
    """
    curve = without_file(load_curve(name))
    group, platform = complete_group(curve), VectorPlatform(curve, None)
    for routine, role in packed_roles(group):
        laws = role_laws(role, group, curve, role.stages[-1])
        assert any(packings(law, platform, False) for law in laws), routine


@pytest.mark.long
def test_vector_routines_are_proven_and_their_changes_refused(tmp_path):
    folder = tmp_path / "curve13318"
    assert main(["build", "curve13318", "--cpu", "zen3", "--vector", "-o", str(folder)]) == 0
    emitted = read_emitted(folder)
    _, _, verdicts = prove_library(folder, only="v_")
    assert {v.check: v.status for v in verdicts} == dict.fromkeys(
        ("manifest", "v_dbl", "v_add", "v_pack", "v_unpack"), PASSED
    ) | {"C": SKIPPED, FORMULAS: SKIPPED}
    files, _ = assembled_objects(emitted, None, tmp_path)
    codes, rows = routines_in(files, emitted), {row.name: row for row in emitted.packed.routines}
    ways = dict(
        reversed(
            [
                pair
                for pair in claimed_vectors(emitted.curve, emitted.packed, claims_of(emitted).prime)
                if pair[0] in ("v_pack", "v_unpack")
            ]
        )
    )
    for name, routine in ways.items():

        def accepts(code, name=name, routine=routine):
            try:
                return bool(prove_vector_code(code, routine, rows[name], emitted))
            except EcgenError:
                return False

        assert accepts(codes[name])
        left, _ = survivors(codes[name], accepts, 200, name)
        print(name, *(f"{each.kind} at {each.number}: {each.text}" for each in left), sep="\n    ")
        assert len(left) < 2


@pytest.mark.long
def test_a_thousand_changes_of_each_of_ten_routines(room, tmp_path):
    """At least 99.9 % are refused; what is left is printed, and computes the same. ENDBR64, which
    computes nothing, is left out.
    """
    emitted, claims, rows, _ = room
    files = objects_of(LIBRARY, tmp_path / "plain", "gcc", "-fcf-protection=none")
    codes = routines_in(tuple(f for path in files for f in read_objects(path)), emitted)
    kept = 0
    for name in (
        "fe_mul",
        "fe_sqr",
        "fe_nsqr",
        "fe_canon",
        "fe_is_zero",
        "fe_cneg",
        "sc_mul",
        "sc_reduce_wide",
        "ext_dbl",
        "ext_readd",
    ):
        own = judge(name, claims, rows, emitted, codes[name])
        left, tried = survivors(codes[name], own.accepts, 1000, name)
        assert sum(tried.values()) == 1000 and all(own.is_same(each.code) for each in left), left
        print(name, *(explained(own, each) for each in left), sep="\n    ")
        kept += len(left)
    assert kept <= 10
