"""A prime field or its quadratic extension alone."""

from ecgen.kind.record import Kind

RECORD = Kind(
    form="field",
    package=__package__,
    equation=lambda curve: "",
    purpose="arithmetic modulo",
    whole=False,
    encodings={"xy": (1, 2)},
)
