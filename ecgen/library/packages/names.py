"""The names of --package, and what packages are called in their registries."""

import re
from typing import Any

from ecgen.errors import EcgenError

NAMES = ("rust", "go", "python", "zephyr", "platformio", "vcpkg", "conan", "supercop", "sbom")
PACKAGE_NAMES = "|".join(NAMES)
# registries in which well-known packages have the names of curves
MARKED = ("rust", "go")
MARK = "-ecgen"
MOST = 64
WORD, MODULE = r"[a-z][a-z0-9]*(-[a-z0-9]+)*", r"[A-Za-z0-9][\w.~-]*(/[A-Za-z0-9][\w.~-]*)*"


def published(spec: Any, package: str) -> str:
    """What the package of a library is called: as --package-name says, else its prefix, for Cargo
    and Go with a mark behind it.
    """
    own = spec.prefix.lower() + MARK if package in MARKED else spec.prefix
    return spec.package_name or own


def require_package_name(name: str, packages: tuple[str, ...]) -> str:
    """The name; EcgenError for one that the registries of these packages do not take."""
    if not name:
        return name
    if not packages:
        raise EcgenError(
            "--package-name is for packages, and no --package is given.",
            hint=f"Add --package {PACKAGE_NAMES}, or leave it out.",
        )
    is_module = packages == ("go",) and re.fullmatch(MODULE, name)
    if len(name) > MOST or not (is_module or re.fullmatch(WORD, name)):
        raise EcgenError(
            f"{name[:80]!r} is no name of a package in every registry.",
            hint=(
                f"Take small letters, digits and single hyphens, {MOST} at most, a letter first;"
                " with --package go alone also the path of a module, such as example.org/me/p256."
            ),
        )
    return name
