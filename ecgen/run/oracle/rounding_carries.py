"""The lattices of a manifest -> scalars for which the roundings of a decomposition carry from one
word into the next, which random ones do about once in 2^w.

With t_j = (h g_j + 2^(s-1)) >> s (walk/scalars/decompose.py) the emitted C has floor(h g_j / 2^s)
in words of w bits and adds a bit; it goes on from word to word as long as these are all ones: where
t_j is a multiple of 2^(w i) and the bit is 1.
"""

from collections.abc import Iterator
from random import Random

from ecgen.library.api import Function
from ecgen.library.pipeline.stated_walks import planned_walk
from ecgen.run.emitted import Emitted
from ecgen.run.manifest import read_manifest
from ecgen.run.oracle.samples import little, samples
from ecgen.walk.scalars.decompose import Decomposition


def decompositions(emitted: Emitted) -> tuple[Decomposition, ...]:
    """Those of all walks of the manifest, each once; WalkError where it has one that is none."""
    walks = read_manifest(emitted.folder).get("walks", {})
    found = (
        s.by
        for name, row in walks.items()
        if any(" = decompose " in line for line in row["walk"])
        for s in planned_walk(name, row).walk.decompositions
    )
    return tuple(dict.fromkeys(found))


def carrying(by: Decomposition, bits: int, random: Random) -> Iterator[int]:
    """For each row and each border between two words of its quotient a scalar 0 <= k < r with which
    the rounding carries over it.
    """
    a, b = by.half
    for g in map(abs, by.factors):
        half = 1 << by.shift - 1
        most = ((by.r - 1) * g + half) >> by.shift
        for border in range(bits, most.bit_length(), bits):
            quotient = random.randrange(1, (most >> border) + 1) << border
            # the least that is rounded up to the quotient
            h = -((half - (quotient << by.shift)) // g)
            if h * g < quotient << by.shift:
                yield (h - b) * pow(a, -1, by.r) % by.r


def carrying_inputs(
    emitted: Emitted, function: Function, found: tuple[Decomposition, ...], seed: int = 0
) -> Iterator[tuple[bytes, ...]]:
    """Inputs of a function with each of these scalars in each place that takes one, beside the
    first sample of every other argument.
    """
    random = Random(f"{emitted.prefix} {function.name} {seed} roundings")
    for place in (i for i, a in enumerate(function.inputs) if a.kind in ("fr", "scalar")):
        for by in found:
            for k in carrying(by, emitted.word_bits, random):
                row = [next(samples(emitted, a.kind, a.bytes, random)) for a in function.inputs]
                row[place] = (
                    little(k, len(row[place]))
                    if function.inputs[place].kind == "fr"
                    else emitted.format.number(k, len(row[place]))
                )
                yield tuple(row)
