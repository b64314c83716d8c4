"""What is claimed of a routine, as proofs/theories/Statement.v has it."""

from dataclasses import dataclass

from ecgen.certify.code import Step

Word = tuple[int, int] | str  # block, offset in bytes; or a register
Term = tuple[int, int | None, int | None]  # coefficient and two earlier values


@dataclass(frozen=True)
class Elements:
    """Words in a row, or one register, that hold a number, which is at most `most`; `value`: which
    value that is. `scattered`: words that lie anywhere."""

    block: int
    offset: int
    count: int
    most: int
    value: int = 0
    register: str = ""
    scattered: tuple[Word, ...] = ()

    @property
    def words(self) -> tuple[Word, ...]:
        if self.register:
            return (self.register,)
        if self.scattered:
            return self.scattered
        return tuple((self.block, self.offset + 8 * k) for k in range(self.count))


@dataclass(frozen=True)
class Operation:
    """scale * value = the sum of the terms, modulo p."""

    scale: int
    terms: tuple[Term, ...]


@dataclass(frozen=True)
class Statement:
    """`code`: what the bytes are taken for while a certificate is searched. The checker decodes
    them itself."""

    name: str
    code: tuple[Step, ...]
    prime: int
    pointers: tuple[tuple[str, int], ...]
    inputs: tuple[Elements, ...]
    program: tuple[Operation, ...]
    outputs: tuple[Elements, ...]
    frame: int
    tests: tuple[tuple[str, int], ...] = ()
    """Registers that are 1 if a value is 0 modulo p, else 0; which value."""

    @property
    def input_words(self) -> tuple[Word, ...]:
        return tuple(word for element in self.inputs for word in element.words)

    @property
    def writable(self) -> tuple[Word, ...]:
        own = [(0, -8 * (1 + k)) for k in range(self.frame // 8)]
        return (*(word for element in self.outputs for word in element.words), *own)
