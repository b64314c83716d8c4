"""Walks beside the three of a library, in C with the emitted formulas on tiny curves: [a]P + [b]Q, [a]G + [b]P, fixed multiples."""

import ctypes
import random
import subprocess
from dataclasses import replace

import curves
import pytest
import standin

from ecgen.library import check_points
from ecgen.library.routines import point_routine
from ecgen.library.render import render_c, render_header, render_internal
from ecgen.library.walks import more_functions, more_walks, routines_of

CASES = {"edwards": ("twisted_edwards", 4, 467, -1), "prime order": ("weierstrass", 1, 131, -3), "cofactor 10": ("weierstrass", 10, 1019, -3)}


def wrapper(name, walk, stem):
    """An exported function on words: affine x, y and whether the result is neutral."""
    given = [*(s.name for s in walk.scalars), *(f"{p.name.lower()}{c}" for p in walk.points for c in "xy")]
    arguments = ", ".join(f"const WORD *{g}" for g in given)
    return (f"__attribute__((visibility(\"default\"))) int P_try_{name}(WORD *x, WORD *y, {arguments})\n{{\n    WORD acc[P_{stem.upper()}_WORDS];\n"
            f"    P_{name}(acc, {', '.join(given)});\n    return (int)P_{stem}_to_affine(x, y, acc);\n}}\n")  # fmt: skip


@pytest.fixture(params=CASES)
def built(request, tmp_path):
    form, cofactor, p, a = CASES[request.param]
    curve = curves.tiny(form, cofactor, p, a)
    spec = standin.spec(curve, prefix="t", window=3, window_vartime=3, teeth=3, blocks=2)
    more = more_walks(spec.walks, curve, 3, 4)
    names = routines_of(spec.walks, cofactor, tuple(more.values()))
    spec = replace(spec, routines=(*spec.routines, *(point_routine(n, curve, spec.words) for n in names if not spec.has(n))))
    stems = {name: planned.walk.register("acc").form.partition(".")[0] for name, planned in more.items()}
    text = more_functions(spec.walks, curve, more, {r.name for r in spec.routines}, spec.words, 64)
    text += "".join(wrapper(name, planned.walk, stems[name]) for name, planned in more.items())
    for folder in ("include", "src"):
        (tmp_path / folder).mkdir()
    (tmp_path / "include/t.h").write_text(render_header(spec))
    (tmp_path / "src/t_internal.h").write_text(render_internal(spec))
    (tmp_path / "src/t.c").write_text(render_c(spec, text))
    (tmp_path / "src/t_field.c").write_text(standin.unit(spec).text)
    subprocess.run(["cc", "-O1", "-w", "-shared", "-fPIC", "-DT_ASSUME_CPU", "-o", "t.so", "src/t.c", "src/t_field.c"], cwd=tmp_path, check=True)
    return curve, more, ctypes.CDLL(str(tmp_path / "t.so"))


def test_every_scalar(built):
    curve, more, loaded = built
    source, base = random.Random(1), (curve.gx, curve.gy)
    subgroup = [check_points.multiply(curve, k, base) for k in range(1, curve.r)]
    for name, planned in more.items():
        call = getattr(loaded, f"t_try_{name}")
        for k in range(curve.r):
            chosen = [source.choice(subgroup) for _ in planned.walk.points]
            chosen = [chosen[0]] * len(chosen) if k % 5 == 0 else chosen  # P = Q, too
            scalars = {s.name: k if s is planned.walk.scalars[0] else source.randrange(curve.r) for s in planned.walk.scalars}
            points = dict(zip([p.name for p in planned.walk.points], chosen)) | {"G": base}
            words = [(ctypes.c_uint64 * 2)(value) for value in (*scalars.values(), *(v for point in chosen for v in point))]
            x, y = (ctypes.c_uint64 * 2)(), (ctypes.c_uint64 * 2)()
            neutral = call(x, y, *words)
            expected = check_points.neutral(curve)
            for factor, point in planned.walk.meaning:
                m = int(factor) if factor.isdigit() else scalars[factor]
                expected = check_points.add(curve, expected, check_points.multiply(curve, m, points[point]))
            if expected == check_points.neutral(curve):
                assert neutral == 1, (name, k)
            else:
                assert neutral == 0 and (x[0] % curve.p, y[0] % curve.p) == expected, (name, k, scalars)
