"""The names of --package."""

NAMES = ("rust", "go", "python")
PACKAGE_NAMES = "|".join(NAMES)
