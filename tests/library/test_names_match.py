"""The manifest and the report name the formulas, digits, tables and corrections that the C of the multiplications has."""

import json
import re
from pathlib import Path

import pytest
import standin

from ecgen.curve import load_curve
from ecgen.library.build import curve_facts
from ecgen.library.render import render_library
from ecgen.library.spec import LadderWalk

GENERATED = Path(__file__).resolve().parents[2] / "generated"
LIBRARIES = ("ted256189", "jac256189", "curve13318")  # signed windows; odd digits with a correction; odd digits of a prime order
FUNCTIONS = {"mul": "multiply", "mul_vartime": "multiply_vartime", "mul_base": "multiply_base"}


def function_text(text: str, prefix: str, name: str) -> str:
    """The C of a function and of the helpers that are named after it."""
    return "\n".join(re.findall(rf"^static \w+ {prefix}_{name}(?:_[A-Za-z]+)?\(.*?^}}", text, re.MULTILINE | re.DOTALL) if name != "multiply" else
                     re.findall(rf"^static \w+ {prefix}_multiply(?:_[A-Z])?\(.*?^}}", text, re.MULTILINE | re.DOTALL))  # fmt: skip


def plain(step: str) -> str:
    """The step with runs of doublings taken as one, and additions of a cached point as additions."""
    return re.sub(r"\d*dbl$", "dbl", step).replace("readd", "add")


def differences(manifest: dict, text: str, prefix: str) -> list[str]:
    """What the C of the multiplications does not share with the walks of the manifest."""
    found = []
    for name, function in FUNCTIONS.items():
        row, code = manifest["walks"][name], function_text(text, prefix, function)
        walk = "\n".join(row["walk"])
        stems = {stem for stem, _ in re.findall(r"\b([a-z]+)\.(\w+)\(", walk)}
        steps = {plain(f"{stem}_{step}") for stem, step in re.findall(r"\b([a-z]+)\.(\w+)\(", walk)}
        called = {plain(step) for step in re.findall(rf"\b{prefix}_((?:{'|'.join(sorted(stems))})_\w+)\(", code)} - {f"{stem}_neg_if" for stem in stems}
        found += [f"{name}: steps {sorted(steps ^ called)}"] if steps != called else []
        sizes = set(re.findall(r"register \w+ \w+\.cached count=(\d+)", walk))
        arrays = set(re.findall(r"\[(\d+) \* \w+_CACHED_WORDS\]", code))
        found += [f"{name}: tables {sorted(sizes ^ arrays)}"] if sizes != arrays else []
        found += [f"{name}: {last} down to 0 is no loop of the C" for last in re.findall(r"for \w = (\d+) down to 0 \{", walk) if f"= {int(last) + 1}; " not in code]
        found += [f"{name}: the run of {run}" for run in re.findall(r"\b[a-z]+\.([2-9]dbl)\(", walk) if f"_{run}(" not in code]
        found += [f"{name}: the title"] if row["strategy"] not in text else []
    return found


@pytest.mark.parametrize("name", LIBRARIES)
def test_the_manifest_is_of_the_c(name):
    manifest, text = json.loads((GENERATED / name / "MANIFEST.json").read_text()), (GENERATED / name / "src" / f"{name}.c").read_text()
    assert differences(manifest, text, name) == []
    report = (GENERATED / name / "report.html").read_text()
    assert all(row["walk"][0] in report for row in manifest["walks"].values())


@pytest.mark.parametrize("right, wrong, said", (
    ("jac_4dbl(acc, acc);\n        jac256189_jac_dbladd", "jac_dbl(acc, acc);\n        jac256189_jac_dbladd", "the run of 4dbl"),
    ("jac256189_prj_add(", "jac256189_prj_madd(", "mul: steps"),
    ("[16 * JAC256189_JAC_CACHED_WORDS]", "[17 * JAC256189_JAC_CACHED_WORDS]", "tables"),
    ("i = 50; ", "i = 49; ", "no loop"),
    ("odd digits, correction in prj", "odd digits", "the title"),
))  # fmt: skip
def test_another_c_is_told(right, wrong, said):
    name = "jac256189"
    manifest, text = json.loads((GENERATED / name / "MANIFEST.json").read_text()), (GENERATED / name / "src" / f"{name}.c").read_text()
    assert right in text
    assert any(said in line for line in differences(manifest, text.replace(right, wrong), name))


def ladder_differences(manifest: dict, text: str, prefix: str) -> list[str]:
    """The same of the ladders of a library on x-coordinates: steps, first and last places, doublings, exchanges."""
    found = []
    for name, row in manifest["walks"].items():
        walk = "\n".join(row["walk"])
        code = re.search(rf"^static void {prefix}_ladder_{name}\(.*?^}}", text, re.MULTILINE | re.DOTALL)[0]
        steps = re.findall(r"\b([a-z]+)\.(\w+)\(", walk)
        called = re.findall(rf"\b{prefix}_({'|'.join({stem for stem, _ in steps})})_(\w+)\(", code)
        found += [f"{name}: steps {called}, not {steps}"] if called != steps else []
        ranges = [(int(a) + 1, int(b)) for a, b in re.findall(r"for \w = (\d+) down to (\d+)", walk)]
        loops = [(int(a), int(b)) for a, b in re.findall(r"for \(\w = (\d+); \w-- > (\d+);\)", code)]
        found += [f"{name}: loops {loops}, not {ranges}"] if loops != ranges else []
        found += [f"{name}: where it begins"] if ("= top(d)" in walk) != ("i = top_d + 1" in code) else []
        found += [f"{name}: exchanges"] if (walk.count("exchanged by f ^ d[i]"), walk.count("swap R0, R1 by f")) != (code.count("f ^ d)"), code.count("_fe_cswap(") // 2) else []
    return found


def ladder_library() -> tuple[dict, str]:
    facts = curve_facts(load_curve("curve25519"))
    spec = standin.spec(facts, prefix="x", standard=LadderWalk("x25519", 32, (1 << 255) - 8, 1 << 254, 255, 255, True, 3, False))
    files = render_library(spec, (standin.unit(spec),))
    return json.loads(files["MANIFEST.json"]), files["src/x.c"]


def test_the_manifest_is_of_the_ladder():
    manifest, text = ladder_library()
    assert set(manifest["walks"]) == {"x25519", "scalarmult_x", "scalarmult_x_vartime"} and ladder_differences(manifest, text, "x") == []
    for right, wrong, said in (("f ^ d)", "d)", "exchanges"), ("i = 254; i-- > 3", "i = 254; i-- > 2", "loops"), ("x_xz_dbl(R0, R0)", "x_xz_neutral(R0)", "steps"),
                               ("i = top_d + 1", "i = top_d", "begins")):  # fmt: skip
        assert right in text and any(said in line for line in ladder_differences(manifest, text.replace(right, wrong), "x")), right
