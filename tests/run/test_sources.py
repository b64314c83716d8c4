"""`--prove` proves what `make` builds: sources that could become other bytes, and Makefiles that
build by other flags, are refused.
"""

import shutil
from pathlib import Path

import pytest

from ecgen.errors import EcgenError
from ecgen.run.binary.routine_bytes import assembled_objects, other_builds, other_bytes, routines_in
from ecgen.run.delivered import sources
from ecgen.run.delivered.makefile import make_flags
from ecgen.run.emitted import read_emitted
from ecgen.run.proof.routines import prove_library
from ecgen.run.verdict import FAILED, PASSED

pytest.importorskip("capstone")
pytestmark = [
    pytest.mark.asm,
    pytest.mark.skipif(not shutil.which("gcc"), reason="gcc is missing: no bytes were proven"),
]
ROOT = Path(__file__).resolve().parents[2]
LIBRARY, SOURCE = ROOT / "generated/ted256189", "src/ted256189_field.S"
AT = "\tadc r9, 0\n"  # of fe_add
NAME = "TED256189_NAME("
BEGIN = f"TED256189_BEGIN({NAME}"
BESIDE = "\tadd rax, rcx\n"  # an instruction more
# Each goes into fe_add, in front of an instruction: whatever it is now, other flags, another folder
# or another assembler could make other bytes of it.
LINES = (
    f"#ifdef __OPTIMIZE__\n{BESIDE}#endif\n",
    f"#ifndef __OPTIMIZE__\n#else\n{BESIDE}#endif\n",
    f"#if __GNUC__ > 20\n{BESIDE}#endif\n",
    f"  #  if 0\n{BESIDE}#endif\n",
    f"/* */ #if 0\n{BESIDE}#endif\n",
    f"#if defined(__APPLE__)\n{BESIDE}#endif\n",
    f"#elif defined(_WIN32)\n{BESIDE}",
    f"%:if 0\n{BESIDE}%:endif\n",
    f"??=if 0\n{BESIDE}??=endif\n",
    f"#if 0 \\\n\n{BESIDE}#endif\n",
    "#define r9 r8\n",
    "#define adc(x) add x\n",
    "#undef TED256189_END\n",
    '#include "more.h"\n',
    "#include <stdint.h>\n",
    "#pragma once\n",
    "#line 7\n",
    "#error no\n",
    f"\t.if 0\n{BESIDE}\t.endif\n",
    f"\t.ifdef more\n{BESIDE}\t.endif\n",
    f"\t.ifndef more\n\t.else\n{BESIDE}\t.endif\n",
    f"\t.rept 0\n{BESIDE}\t.endr\n",
    f"\t.irp x, 1\n{BESIDE}\t.endr\n",
    "\t.macro adc x, y\n\tadd \\x, \\y\n\t.endm\n",
    '\t.include "more.s"\n',
    '\t.incbin "more.bin"\n',
    "\t.set more, 1\n",
    "\t.equ more, 1\n",
    "\tmore = 1\n",
    "more=1\n",
    "\t.org 400\n",
    "\t.byte linux\n",
    "\t.section .text.other\n",
    "\t.pushsection .text\n",
    "\t.text 1\n",
    "\t.data\n",
    "\t.weak ted256189_fe_add\n",
    "\t.globl more\n",
    "\t.symver ted256189_fe_add, more@1\n",
    "\t.att_syntax\n",
    "\t.code32\n",
    "\t.altmacro\n",
    "\t.reloc ., R_X86_64_NONE, more\n",
    "\tadd rax, __OPTIMIZE__\n",
    "\tadd rax, linux\n",
    "\tadd rax, unix\n",
    "\tadd rax, i386\n",
    "\tadd rax, TED256189_MORE\n",
    "\tadd rax, more\n",
    "__OPTIMIZE__:\n",
    "\tadd rax, rcx; add rax, rcx\n",
    "\tadd rax, \\\n\trcx\n",
    "\tadd rax, rcx // \\\n",
    "\tadd rax, rcx # more\n",
    '\t.ascii "/*"\n',
    "\tadd rax, '/*'\n",
    "/* more \\\n*/\n",
    "\tadd rax, r\\\ncx\n",
)
STRICT_END = "-fPIC\n"
MAKEFILES = (
    ("CFLAGS ?= -O2\n", "CFLAGS ?= -O2\nCFLAGS += -Dr9=r8\n"),
    ("CFLAGS ?= -O2\n", "CFLAGS ?= -O2\noverride CFLAGS += -Dr9=r8\n"),
    ("CFLAGS ?= -O2\n", "CFLAGS ?= -O2\nCPPFLAGS = -Dr9=r8\n"),
    ("CFLAGS ?= -O2\n", "CFLAGS ?= -O2\ninclude more.mk\n"),
    ("CFLAGS ?= -O2\n", "CFLAGS ?= -O2\n-include more.mk\n"),
    ("CFLAGS ?= -O2\n", "CFLAGS ?= -O2\n$(eval CPPFLAGS=-Dr9=r8)\n"),
    ("CFLAGS ?= -O2\n", "CFLAGS ?= -O2\n$(BUILD)/ted256189_field.o: CFLAGS += -Dr9=r8\n"),
    ("CFLAGS ?= -O2\n", "CFLAGS ?= -O2\nexport CPATH = more\n"),
    ("CC ?= cc\n", "CC = more\n"),
    ("STRICT = ", "STRICT = \\\n"),
    ("-c src/ted256189_field.S", "-Dr9=r8 -c src/ted256189_field.S"),
    ("-c src/ted256189_field.S -o $@\n", "-c src/ted256189_field.S -o $@\n\tcp more.o $@\n"),
    ("-c src/ted256189_field.S", "-c src/more.S"),
    ("CFLAGS ?= -O2\n", "CFLAGS ?= -O2 \\\n -Dr9=r8\n"),
    # by names that are computed, in other ways to set what compiles, or behind what make reads
    # otherwise
    (STRICT_END, "-fPIC\nCF = CFLAGS\n$(CF) += -Dr9=r8\n"),
    (STRICT_END, "-fPIC\n$(subst X,,CXFLAGS) += -Dr9=r8\n"),
    (STRICT_END, "-fPIC\ndefine CFLAGS\n-Dr9=r8\nendef\n"),
    (STRICT_END, "-fPIC\n\tCFLAGS += -Dr9=r8\n"),
    (STRICT_END, "-fPIC\nsinclude more.mk\n"),
    (STRICT_END, "-fPIC\n# more \\\n\nCFLAGS += -Dr9=r8\n"),
    (STRICT_END, "-fPIC\nCF = -Dr9=r8\n"),
    (STRICT_END, "-fPIC\nload more.so\n"),
    (STRICT_END, "-fPIC\nundefine CFLAGS\n"),
    (STRICT_END, "-fPIC\nvpath %.S more\n"),
    (STRICT_END, "-fPIC\nVPATH = more\n"),
    (STRICT_END, "-fPIC\nSHELL = more\n"),
    (STRICT_END, "-fPIC\nMAKEFLAGS += CFLAGS=-Dr9=r8\n"),
    (STRICT_END, "-fPIC\n.SECONDEXPANSION:\n"),
    (STRICT_END, "-fPIC\nunexport CPATH\n"),
    (STRICT_END, "-fPIC\r\n"),
    (STRICT_END, "-fPIC $(MORE)\n"),
    ("STRICT = ", "ifneq ($(findstring mingw,$(CC)),)\nSTRICT = "),
    ("STRICT = ", "ifdef MORE\nSTRICT = "),
    ("CFLAGS ?= -O2\n", ""),
    ("CFLAGS ?= -O2\n", "CFLAGS ?= -O2\nCFLAGS ?= -O2\n"),
    ("\trm -f $@\n", "\trm -f $@ $(eval CFLAGS += -Dr9=r8)\n"),
    ("\trm -f $@\n", "\trm -f $@; cp more.a $@\n"),
    ("all: $(BUILD)", "all: CFLAGS += -Dr9=r8\nall: $(BUILD)"),
    ("all: ", "%.o: more.S\n\nall: "),
    ("ted256189_field.S $(HEADERS)\n", "ted256189_field.S $(HEADERS) ; cp more.o $@\n"),
    ("HEADERS = ", "HEADERS = $(eval CFLAGS += -Dr9=r8) "),
    ("OBJECTS = ", "OBJECTS = $(BUILD)/more.o "),
    ("$(BUILD)/ted256189_field.s.o $(BUILD)", "$(BUILD)/more.o $(BUILD)"),
    (
        "\nall: ",
        (
            "\n$(BUILD)/more.o: src/more.S $(HEADERS)\n\t@mkdir -p $(BUILD)\n\t$(CC) $(CPPFLAGS)"
            " $(CFLAGS) $(STRICT) -c src/more.S -o $@\n\nall: "
        ),
    ),
)


@pytest.fixture
def folder(tmp_path):
    return shutil.copytree(LIBRARY, tmp_path / "ted256189")


def changed(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("line", LINES)
@pytest.mark.sample(4)
def test_lines_that_may_becomeother_bytes(folder, line):
    changed(folder / SOURCE, AT, line + AT)
    with pytest.raises(EcgenError) as refused:
        sources.require_template_sources(read_emitted(folder))
    assert (
        refused.value.file.endswith(SOURCE)
        and refused.value.line
        and "\n" not in refused.value.what
    )


def test_the_conditional_of_the_review(folder):
    """One instruction that is there without -O alone: --prove said "proven", and `make` left it
    out.
    """
    changed(folder / SOURCE, AT, f"#ifndef __OPTIMIZE__\n{AT}#endif\n")
    with pytest.raises(EcgenError, match="no line of the template"):
        prove_library(folder, only="fe_add")


@pytest.mark.parametrize("old, new", MAKEFILES)
def test_makefiles_that_compile_otherwise(folder, old, new):
    changed(folder / "Makefile", old, new)
    with pytest.raises(EcgenError, match="Makefile"):
        flags = make_flags(read_emitted(folder))
        assert "-Dr9=r8" not in flags


@pytest.mark.parametrize("name", ["GNUmakefile", "makefile"])
def test_what_make_takes_before_the_makefile(name, folder):
    (folder / name).write_text("CFLAGS = -Dr9=r8\ninclude Makefile\n")
    with pytest.raises(EcgenError, match="in place of"):
        make_flags(read_emitted(folder))


def test_flags_of_the_makefile_are_taken(folder):
    changed(folder / "Makefile", "-fPIC\n", "-fPIC -Dr9=r8\n")
    verdicts = prove_library(folder, only="fe_add")[2]
    assert next(v.status for v in verdicts if v.check == "fe_add") == FAILED
    (folder / "Makefile").unlink()
    with pytest.raises(EcgenError, match="no Makefile"):
        prove_library(folder, only="fe_add")


@pytest.mark.long
def test_bytes_of_other_builds_are_proven(folder, monkeypatch):
    """A macro that the templates ask for: the bytes with it are other ones, and are proven, too."""
    plain, patterns = sources.template_lines("ted256189")
    known = plain | {"#if defined(TED256189_MORE)", "#else", "adc r9, 0", "add r9, 0"}
    monkeypatch.setattr(sources, "template_lines", lambda prefix: (known, patterns))
    for other, status in (("\tadc r9, 0\n", PASSED), ("\tadd r9, 0\n", FAILED)):
        text = f"#if defined(TED256189_MORE)\n{other}#else\n{AT}#endif\n"
        changed(folder / SOURCE, AT, text)
        verdict = next(v for v in prove_library(folder, only="fe_add")[2] if v.check == "fe_add")
        assert verdict.status == status and ("built by -DTED256189_MORE" in verdict.detail) == (
            status == FAILED
        )
        changed(folder / SOURCE, text, AT)


def test_marks_of_control_flow_alone_are_noother_bytes(tmp_path):
    """Other macros make other bytes here: without a red zone."""
    emitted = read_emitted(LIBRARY)
    assert {("-fcf-protection=none",), ("-fcf-protection=full",)} <= set(sources.variants(emitted))
    first = assembled_objects(emitted, None, tmp_path, ("-fcf-protection=none",))[0]
    others = tuple(
        (flags, files)
        for flags, files in other_builds(emitted, None, tmp_path)
        if "protection" in flags
    )
    assert other_bytes(emitted, routines_in(first, emitted), others) == {}
    marked = routines_in(dict(others)["-fcf-protection=full"], emitted)["fe_add"].data
    assert (
        marked.startswith(bytes.fromhex("f30f1efa"))
        and routines_in(first, emitted)["fe_add"].data == marked[4:]
    )


@pytest.mark.parametrize("name", ["curve13318", "jac256189", "ted256189"])
def test_what_is_made_is_the_templates(name):
    emitted = read_emitted(ROOT / f"generated/{name}")
    sources.require_template_sources(emitted)
    assert "-fPIC" in make_flags(emitted)


def test_routines_of_files_without_the_templates_lines(folder):
    """A file of which no line says that it defines a routine is not read: it may define none."""
    path = folder / SOURCE
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace(BEGIN, f"TED256189_BEGIN( {NAME}").replace(
            AT, f"#ifdef __OPTIMIZE__\n{BESIDE}#endif\n{AT}"
        ),
        encoding="utf-8",
    )
    with pytest.raises(EcgenError, match="no routine of the manifest is in this source"):
        prove_library(folder, only="fe_add")
    path.write_text(
        text.replace(f"{BEGIN}ted256189_fe_add)", f"TED256189_BEGIN( {NAME}ted256189_fe_add)"),
        encoding="utf-8",
    )
    with pytest.raises(EcgenError, match="is defined in another way"):
        prove_library(folder, only="fe_add")
