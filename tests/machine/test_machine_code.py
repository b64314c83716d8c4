"""What the bytes of a routine say of fields that a linker fills."""

from ecgen.machine.code import FIELD, Code, Link


def test_a_field_is_met_by_any_of_its_bytes():
    code = Code("r", 100, bytes(60), {at: Link(None) for at in (104, 111, 140)})
    for start in range(96, 164):
        for end in range(start, 164):
            assert code.is_linked(start, end) == any(
                start < at + FIELD and at < end for at in code.links
            ), (start, end)
