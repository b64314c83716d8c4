"""A number outside its limit -> an equal one mod p within it, by the cheapest sequence of steps
that its representation knows.

Folds (fold.py) serve primes close below a power of two, multiples of p (multiples.py) every prime.
`field.closings` are the sequences to try; after each step the interval is computed anew, and the
cheapest sequence whose interval closes is kept.
"""

from ecgen.errors import BoundError
from ecgen.field.reduction.fold import Number, cheapest_once, fold_bit, fold_top, key_of
from ecgen.field.reduction.multiples import add_multiple, take_multiples
from ecgen.field.reduction.sparse import fold_over
from ecgen.field.representation import Representation
from ecgen.limb.builder import LimbBuilder

NO_STEPS = "No sequence of folds closes this bound: a prime 2^m - c with a smaller c has more room."
STEPS = {
    "top": lambda b, field, x, limit: fold_top(b, field, x),
    "bit": lambda b, field, x, limit: fold_bit(b, field, x),
    "add": add_multiple,
    "subtract": take_multiples,
    "over": fold_over,
}


def close(b: LimbBuilder, field: Representation, x: Number, limit: int | None = None) -> Number:
    """Equal to x mod p, n words, no top, 0 <= value <= limit (default: what values between
    operations may be), by the cheapest steps.
    """
    limit = field.inner if limit is None else limit

    def attempt(steps):
        def run(b):
            y = x
            for step in steps:
                if step == "top" and y.top is None:
                    raise BoundError(f"`{b.stem}` has nothing above 2^{field.size} to fold.")
                y = STEPS[step](b, field, y, limit)
                if (
                    field.inner > field.loose[1] and not y.is_flag
                ):  # the last bound is a bit below the words: it is proven from those before
                    b.claim(
                        y.words if y.top is None else (*y.words, y.top), y.low, y.high, whole=True
                    )
            if y.top is not None or y.low < 0 or y.high > limit:
                raise BoundError(
                    f"`{b.stem}` in [{y.low}, {y.high}] does not reach [0, {limit}].", hint=NO_STEPS
                )
            return y

        return run

    attempts = [attempt(steps) for steps in field.closings]
    return cheapest_once(b, attempts, ("close", key_of(b, field, limit, (x,))))
