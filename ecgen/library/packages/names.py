"""The names of --package."""

NAMES = ("rust", "go", "python", "zephyr", "platformio", "vcpkg", "conan", "supercop", "sbom")
PACKAGE_NAMES = "|".join(NAMES)
