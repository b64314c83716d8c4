"""What files of elliptic curves say, whatever their form."""

READ = {
    "": ("name", "form", "encoding"),
    "field": (),
    "order": (),
    "hash_to_curve": ("label", "hash"),
}
X_ONLY = ("function", "scalar_bytes", "scalar_keep", "scalar_set", "coordinate_bits")


def keys_of(parameters: dict[str, str], coordinates: tuple[str, str]) -> dict[str, tuple[str, ...]]:
    """The tables of a file; each parameter may be written as a small integer, too."""
    numbers = (*parameters, *(f"{key}_int" for key in parameters))
    return {**READ, "base": coordinates, "curve": numbers}
