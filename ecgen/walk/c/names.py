"""What a walk printed as C takes from the library, and what it gives back."""

from dataclasses import dataclass

from ecgen.walk.steps import Name


class Naming:
    """How steps, forms and negations are written in C; a library has one for its groups, and one
    for each way in which points lie in vectors. What a way does not have stops whoever asks.
    """

    bits: int
    """Of a word."""
    attribute = ""
    """What stands behind the declaration of every array of points."""
    lists_otherwise = False
    """Whether a point of a list lies otherwise there than in arrays."""

    def call(self, step: Name, outs: list[str], args: list[str]) -> list[str]:
        """The statements of a step. On an exchanged pair it takes the two points one behind the
        other, and the flag as its last argument.
        """
        raise NotImplementedError(step)

    def words(self, form: Name) -> str:
        """How many words a point has."""
        raise NotImplementedError(form)

    def negate(self, form: Name, name: str, flag: str) -> list[str]:
        """Negates a point under a flag."""
        raise NotImplementedError(form)

    def negative(self, form: Name, out: str, source: str) -> list[str]:
        """Puts the negative of a point elsewhere."""
        raise NotImplementedError(form)

    def signed(self, form: Name, out: str, source: str, flag: str) -> list[str]:
        """Puts a point elsewhere, its negative where the flag is 1."""
        raise NotImplementedError(form)

    def swap(self, form: Name, first: str, second: str, flag: str) -> list[str]:
        """Exchanges two points under a flag."""
        raise NotImplementedError(form)

    def scan(self, q: str, table: str, entries: int, form: Name, index: str) -> list[str]:
        """Reads an entry of a table, whatever the index, negated under the flag `negative`."""
        raise NotImplementedError(form)

    def runs(self, stem: str) -> list[tuple[int, str]]:
        """The routines that double so often, from most to once, for doublings that waited."""
        raise NotImplementedError(stem)

    def around(self, pair: str, given: str) -> tuple[list[str], list[str], list[str]]:
        """Declarations, and statements before and behind a loop, by which the pair that the loop
        exchanges is held otherwise in it.
        """
        return [], [], []

    def listed(self, out: str, source: str) -> list[str]:
        """Brings a point of a list into an array."""
        raise NotImplementedError(out)


@dataclass(frozen=True)
class Function:
    """A C function: `head` its declaration without the semicolon, `text` the whole with what it
    needs before it.
    """

    name: str
    head: str
    text: str
