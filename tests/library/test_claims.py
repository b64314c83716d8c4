"""What a manifest claims points at what the manifest holds."""

import re

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.files.manifest import render_manifest
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import library_spec, plan_library

pytestmark = pytest.mark.essential


@pytest.mark.parametrize(
    "curve, cpu", [("curve25519", "x86-64"), ("curve25519", "cortex-m4"), ("jac256189", "x86-64")]
)
def test_arguments_named_by_claims_are_there(curve, cpu):
    loaded, target, options = load_curve(curve), load_target(cpu), BuildOptions("p", abi="sysv")
    manifest = render_manifest(
        library_spec(loaded, plan_library(loaded, target, options), target, options), (), {}
    )
    named = [
        found
        for how in manifest["claims"].values()
        for found in re.findall(r"\((\w+)\.(\w+) in MANIFEST", how)
    ]
    assert named
    for table, key in named:
        assert manifest[table][key].strip()
