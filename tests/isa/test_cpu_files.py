"""CPU files: every fault is one paragraph with the file and the line; what is written is read."""

import re

import pytest

from ecgen.cli import main
from ecgen.errors import TargetError
from ecgen.isa.target import load_target
from ecgen.names import known_targets

pytestmark = pytest.mark.essential

HEAD = 'isa = "x86_64"\nlevel = "generic"\n'
CASES = {
    "a list as ISA": (
        'isa = ["x86_64"]\nlevel = "generic"\n',
        r"isa is \['x86_64'\], not a text",
        1,
    ),
    "a table as level": ('isa = "x86_64"\nlevel = {}\n', r"level is \{\}, not a text", 2),
    "a number as name": (f"{HEAD}name = 5\n", "name is 5, not a name", 3),
    "a name that ends a comment": (
        f'{HEAD}name = "x*/ int evil;"\n',
        "not a name of at most 64",
        3,
    ),
    "a name of two lines": (f'{HEAD}name = "x\\nint evil;"\n', "not a name", 3),
    "a description of two lines": (f'{HEAD}description = "x\\ny"\n', "not a text on one line", 3),
    "no features": (f"{HEAD}features = [1, 2]\n", "not a list of words", 3),
    "orders that are not there": (
        f'{HEAD}orders = "nosuch.json"\n',
        "orders names the file nosuch.json, which is not there",
        3,
    ),
    "choices that are not there": (
        f'{HEAD}choices = "nosuch.toml"\n',
        "choices names the file nosuch.toml",
        3,
    ),
    "a folder of orders": (f'{HEAD}orders = "."\n', "which is not there", 3),
    "an unknown key": (f"{HEAD}ports = 5\n", "the key 'ports' means nothing here", 3),
    "a misspelt key": (f'{HEAD}order = "x.json"\n', "Did you mean orders", 3),
    "a misspelt table": (f"{HEAD}[modle]\nmultiply = 1\n", "Did you mean model", 3),
    "a misspelt figure": (
        f"{HEAD}[model]\nmultiplies = 1\n",
        r"'multiplies' in \[model\] means nothing here\. Did you mean multiply",
        4,
    ),
    "no table": (f"{HEAD}match = 3\n", "match is 3, not a table", 3),
    "a list of tables": (f"{HEAD}[[model]]\nmultiply = 1\n", "not a table", 3),
    "another instruction": (
        f"{HEAD}[instructions]\nnosuch = {{ latency = 1 }}\n",
        "no instruction 'nosuch'",
        4,
    ),
    "another rate": (
        f"{HEAD}[instructions]\nadc = {{ latencies = 1 }}\n",
        "instructions.adc is .* not a table such as",
        4,
    ),
    "a rate of nothing": (
        f"{HEAD}[instructions]\nadc = {{ latency = nan }}\n",
        "instructions.adc is",
        4,
    ),
    "no weight": (
        f"{HEAD}[field_ops]\nmul = [1, inf]\n",
        r"field_ops.mul is \[1, inf\], not \[latency, throughput\]",
        4,
    ),
    "a limit in words": (f'{HEAD}[limits]\ndecoded = "many"\n', "limits.decoded is 'many'", 4),
    "a family in words": (f'{HEAD}[match]\nfamily = "25"\n', "match.family is '25'", 4),
    "an unsafe instruction that there is not": (
        f'{HEAD}unsafe = ["mulz"]\n',
        "no instruction 'mulz' in ecgen's table. Did you mean mul",
        3,
    ),
    "an unsafe number": (f"{HEAD}unsafe = 3\n", "unsafe is 3, not a list of mnemonics", 3),
    "byte-order mark": (f"\ufeff{HEAD}", "byte-order mark", 1),
    "figures of vectors, of a unit that there is not": (
        HEAD + "[vector]\nchained = { avx9 = 0.7 }\n",
        (
            "vector.chained is {'avx9': 0.7}, not a number above 0, at most 8, or a table of such"
            " by unit"
        ),
        4,
    ),
    "a figure beyond all": (
        HEAD + "[vector]\nissue = 1" + "0" * 401 + "\n",
        "vector.issue is 1000",
        4,
    ),
    "figures of vectors, too large": (HEAD + "[vector]\nchained = { ifma = 9 }\n", "at most 8", 4),
    "figures of vectors, none": (
        HEAD + "[vector]\nchained = {}\n",
        "vector.chained is {}, not a number",
        4,
    ),
    "a ninth pipe": (
        HEAD + "[vector]\nfma = { latency = 4, throughput = 0.5, pipes = [8] }\n",
        "not a finite number above 0, or a table such as",
        4,
    ),
    "deep": ("a = " + "[" * 50_000, "too deeply|not a TOML file", None),
    "long number": (HEAD + "ports = " + "9" * 6000, "too long", None),
} | {
    f"multiply = {value}": (
        f"{HEAD}[model]\nmultiply = {value}\n",
        f"model.multiply is {value}, not a finite number above 0",
        4,
    )
    for value in ("nan", "inf", "-1", "0", "-inf")
}


@pytest.mark.parametrize("name", CASES)
def test_bad_cpu_file(name, tmp_path):
    text, why, line = CASES[name]
    path = tmp_path / "cpu.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TargetError) as caught:
        load_target(str(path))
    message = caught.value.paragraph()
    assert re.search(why, message) and message.startswith(
        f"{path}:{line}: " if line else str(path)
    ), message
    assert "\n" not in message and len(message) < 600 and message.endswith(".")


def test_the_command_shows_it(tmp_path, capsys):
    path = tmp_path / "cpu.toml"
    path.write_text(CASES["a name that ends a comment"][0])
    assert main(["build", "jac256189", "--cpu", str(path), "-o", str(tmp_path / "out")]) == 2
    assert (
        capsys.readouterr().err.startswith(f"ecgen: {path}:3: name is ")
        and not (tmp_path / "out").exists()
    )


def test_good_files_are_read(tmp_path):
    for path in known_targets().values():
        text = path.read_text()
        copy = tmp_path / path.name
        copy.write_text(re.sub(r"(?m)^(orders|choices) = .*\n", "", text))
        if "refused" not in text:
            assert load_target(str(copy)).model["multiply"] > 0


def test_tuning_files_may_come_later(tmp_path):
    """`ecgen tune` writes what the file names."""
    path = tmp_path / "cpu.toml"
    text = known_targets()["c64"].read_text()
    path.write_text(f'orders = "nosuch.json"\n{text}')
    assert load_target(str(path), untuned=True).orders == tmp_path / "nosuch.json"


def test_schedule_needs_a_table_of_weights(tmp_path, capsys):
    path = tmp_path / "cpu.toml"
    path.write_text("field_ops = 3\n")
    assert main(["schedule", "shortw/jacobian-3/doubling/dbl-2001-b", "--cpu", str(path)]) == 2
    assert "field_ops is 3, not a table" in capsys.readouterr().err


def test_a_processor_has_one_cpu_file():
    """Models of one family stand in one file only; Zen 3 and Zen 4 share a family."""
    found = [
        (m["vendor"], m["family"], model)
        for m in (
            load_target(str(path)).data.get("match", {})
            for path in known_targets().values()
            if "refused" not in path.read_text()
        )
        if "vendor" in m
        for model in m["models"]
    ]
    assert len(set(found)) == len(found) and {
        ("AuthenticAMD", 25, 1),
        ("AuthenticAMD", 25, 33),
        ("AuthenticAMD", 25, 17),
    } <= set(found)
    assert load_target("zen3").is_own("AuthenticAMD-25-1-0x1") and not load_target("zen4").is_own(
        "AuthenticAMD-25-1-0x1"
    )


@pytest.mark.parametrize(
    ("name", "table"),
    [("zen4", "vector"), ("haswell", "limits"), ("aarch64", "limits"), ("c64", "field_ops")],
)
def test_a_file_that_was_cut_short_is_refused(name, table, tmp_path):
    """It was read, and what it did not say weighed by figures that nobody gave."""
    text = re.sub(r"(?m)^(orders|choices) = .*\n", "", known_targets()[name].read_text())
    lines, path = text.splitlines(keepends=True), tmp_path / "cpu.toml"
    for count in range(lines.index(f"[{table}]\n") + 2):
        path.write_text("".join(lines[:count]))
        with pytest.raises(TargetError) as raised:
            load_target(str(path))
    assert f"the file has no {table}." in raised.value.what and raised.value.line == count
    path.write_text(text)
    assert load_target(str(path)).name == name


def test_a_row_that_vectors_need_is_asked_for(tmp_path):
    text = re.sub(r"(?m)^(orders|choices|mullo) = .*\n", "", known_targets()["zen4"].read_text())
    (tmp_path / "cpu.toml").write_text(text)
    with pytest.raises(TargetError, match=r"has no vector\.mullo, by"):
        load_target(str(tmp_path / "cpu.toml"))


AVX2, IFMA = (
    frozenset({"bmi2", "adx", "avx", "avx2", "fma"}),
    frozenset({"avx512f", "avx512dq", "avx512ifma", "avx512vl"}),
)
INTEL = {
    "skylake": ((78, 85, 94, 142, 158, 165, 166), AVX2),
    "icelake": ((106, 108, 125, 126, 140, 141, 167), AVX2 | IFMA),
    "alderlake": ((151, 154, 183, 186, 191), AVX2),
    "sapphirerapids": ((143, 207), AVX2 | IFMA),
}


def _native(as_cpu, vendor: str, model: int, flags) -> str:
    as_cpu(vendor, 6, model, flags)
    return load_target("native", tuning="none").name


@pytest.mark.parametrize(
    ("name", "model"), [(name, model) for name, (models, _) in INTEL.items() for model in models]
)
def test_native_is_the_file_of_the_model(as_cpu, name, model):
    """Without a feature that the file lists, or of another vendor, it is the one for any such
    CPU.
    """
    flags = INTEL[name][1]
    assert _native(as_cpu, "GenuineIntel", model, flags) == name
    assert _native(as_cpu, "AuthenticAMD", model, flags) == "x86-64-adx"
    assert _native(as_cpu, "GenuineIntel", model, flags - {"adx"}) == "x86-64"
    assert IFMA.isdisjoint(flags) or _native(as_cpu, "GenuineIntel", model, AVX2) == "x86-64-adx"


TOLD = frozenset({"amx_tile", "avx512_fp16"})


@pytest.mark.parametrize(
    ("vendor", "model", "flags", "name"),
    [
        ("GenuineIntel", 167, TOLD, "sapphirerapids"),
        ("GenuineIntel", 207, TOLD, "sapphirerapids"),
        ("GenuineIntel", 207, frozenset(), "sapphirerapids"),
        ("GenuineIntel", 1, TOLD, "sapphirerapids"),
        ("GenuineIntel", 167, frozenset({"avx512_fp16"}), "icelake"),
        ("AuthenticAMD", 167, TOLD, "x86-64-adx"),
    ],
)
def test_native_is_told_by_flags_where_the_model_is_anothers(as_cpu, vendor, model, flags, name):
    """Seen on a virtual machine: the model of Rocket Lake, the flags and caches of Sapphire
    Rapids.
    """
    assert _native(as_cpu, vendor, model, AVX2 | IFMA | flags) == name
