"""What searches among ways have found is handed from one lowering to the next: it changes no
program, and nothing is searched twice.
"""

import pytest

from ecgen.curve.library import load_curve
from ecgen.field.kinds import lowerings_of
from ecgen.field.lower import PLAINLY, lower_program
from ecgen.field.plan import Prices
from ecgen.field.products.rows import TWO_CHAINS
from ecgen.field.reduction import fold
from ecgen.field.reduction.pseudo_mersenne import Mersenne
from ecgen.field.representations import montgomery
from ecgen.field.representations.montgomery import Montgomery
from ecgen.field.representations.solinas import Solinas
from ecgen.isa.target import load_target
from ecgen.library.pipeline.planned import without_file
from ecgen.library.routines.field import field_op_routine
from ecgen.library.routines.platform import platform_of
from tests.support.field.cases import FIELDS, SPECS
from tests.support.field.programs import EDWARDS, program

# of equally many words, of which another is brought down in another way
PRIMES = (
    *(FIELDS[name] for name in ("2^130-5", "2^191-19", "2^221-3", "2^256-189", "2^127-1")),
    Mersenne(2**127 - 1),
    *(kind(2**192 - 2**64 - 1) for kind in (Solinas, Montgomery)),
    Montgomery(2**192 - 237),
)


def never(*given):
    raise AssertionError("searched again")


@pytest.mark.essential
def test_programs_of_many_primes_share_it(monkeypatch):
    known: dict = {}
    point, ways = program(EDWARDS), [lowerings_of(p, TWO_CHAINS, PLAINLY) for p in PRIMES]
    cases = [(point, prime, SPECS, way) for prime, way in zip(PRIMES, ways)]
    alone = [lower_program(*case) for case in cases]
    assert [lower_program(*case, known=known) for case in cases] == alone
    search = fold.cheapest
    monkeypatch.setattr(
        fold, "cheapest", lambda b, ways: never() if b.replay is None else search(b, ways)
    )
    monkeypatch.setattr(montgomery, "_cheapest", never)
    monkeypatch.setattr(Prices, "_price", never)
    assert [lower_program(*case, known=known) for case in cases] == alone


def test_routines_of_a_platform_share_it(monkeypatch):
    platform = platform_of(without_file(load_curve("p256")), load_target("zen4"))
    product = field_op_routine("fe_mul", None)
    found = platform.lower(product)
    monkeypatch.setattr(montgomery, "_cheapest", never)
    assert platform.lower(product) == found
