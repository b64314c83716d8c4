"""What a preprocessor could make of a library's C, other than the text that is read, is refused."""

import shutil
from pathlib import Path

import pytest

from ecgen.errors import EcgenError
from ecgen.run.emitted import read_emitted
from ecgen.run.proof.walks import walk_verdicts
from ecgen.run.readback.claims import check_manifest
from ecgen.run.readback.conditionals import lines_of, require_template_conditionals
from ecgen.run.verdict import FAILED, PASSED

LIBRARY = Path(__file__).parents[2] / "generated" / "ted256189"
C, INTERNAL = "src/ted256189.c", "src/ted256189_internal.h"
CALL = "        ted256189_ext_dbl(acc, acc);\n"  # of a walk
ASKED = (
    "if !defined(__OPTIMIZE_SIZE__)", "ifdef __OPTIMIZE__", "if defined(__GNUC__)",
    "if defined(__clang__)", " if 1", "if defined(TED256189_HAS_ANY_WORD)", "if 0x1",
)  # fmt: skip
MEANT = (
    "#define ted256189_ext_dbl ted256189_ext_add", "#undef TED256189_WORDS", "#include <string.h>",
    "#define TED256189_EXT_WORDS (4 * TED256189_WORDS + 0)", "#define acc r", "#pragma GCC push",
    "#define ted256189_ext_dbl(r, \\\n a) (void)0", "#def\\\nine acc r", "%:define acc r", "\0",
    "#def\\ \nine acc r", "??=define acc r", "??/\n#define acc r", '_Pragma("GCC optimize")',
    '#include "more.h"', '#include "../../more.h"', '#include "more.inc"', '%:include "more.h"',
    '#include "/more.h"', "#define TED256189_WORDS __GNUC__", "#define TED256189_N more",
    "/* */ // /*\n#define acc r\n// */", 'int x[sizeof "/*"];\n#define acc r\nint y[sizeof "*/"];',
    "int x = '\"'; /* \" */\n#define acc r\n/* \" */", "// \\\n\n#define acc r",
    "  #  define acc r", "/* */ #define acc r",
)  # fmt: skip


@pytest.fixture
def folder(tmp_path):
    return Path(shutil.copytree(LIBRARY, tmp_path / "lib"))


def refused(folder: Path, file: str, old: str, new: str) -> EcgenError:
    path = folder / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(EcgenError, match="line of the preprocessor") as found:
        require_template_conditionals(read_emitted(folder))
    assert found.value.file.endswith(file) and found.value.line
    return found.value


def test_what_is_written_is_the_templates(folder):
    require_template_conditionals(read_emitted(folder))


@pytest.mark.parametrize("asked", ASKED)
def test_a_conditional_around_a_statement(folder, asked):
    assert "P_multiply" in refused(folder, C, CALL, f"#{asked}\n{CALL}#endif\n").what


@pytest.mark.parametrize("line", MEANT)
@pytest.mark.parametrize("file", [C, INTERNAL])
@pytest.mark.sample(4)
def test_what_a_name_means(folder, file, line):
    begin = "#define TED256189_WORDS" if file == INTERNAL else "#define TED256189_EXT_WORDS"
    refused(folder, file, begin, f"{line}\n{begin}")


def test_a_function_in_a_conditional_of_the_templates(folder):
    """Another one of its name is read, and the first of them is compiled."""
    head = "static void ted256189_multiply("
    refused(folder, C, head, f"#if defined(__GNUC__)\n{head}")


def test_line_ends_are_joined_and_comments_left_out():
    code = "#if defined(a) && \\\n    b /* of\n many */\n#endif\n"
    assert [(own.text, own.is_between) for own in lines_of(code)] == [
        ("#if defined(a) && b", False),
        ("#endif", False),
    ]


def test_checks_and_proofs_ask_for_it(folder):
    emitted = read_emitted(folder)
    assert check_manifest(emitted).status == PASSED
    refused(folder, C, CALL, f"#if !defined(__OPTIMIZE_SIZE__)\n{CALL}#endif\n")
    assert check_manifest(emitted).status == FAILED
    assert {own.status for own in walk_verdicts(emitted, only="walk mul_vartime")} == {FAILED}
