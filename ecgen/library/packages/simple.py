"""LibrarySpec -> packages of a few lines each, in the form that the tool of each reads: Zephyr,
PlatformIO, vcpkg, Conan, SUPERCOP, CycloneDX.
"""

import hashlib
import json
import re
import uuid

from ecgen.errors import EcgenError
from ecgen.isa.facts import FACTS
from ecgen.library.api import function_names
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.files.licence import licence_ids
from ecgen.library.files.template import render
from ecgen.library.packages.bindings import described
from ecgen.library.packages.names import published


def port_of(spec: LibrarySpec) -> str:
    """The name in registries that take small letters, digits and hyphens: of two characters at
    least.
    """
    own = re.sub(r"[^a-z0-9]+", "-", spec.prefix.lower()).strip("-").ljust(2, "0")
    return spec.package_name or own


def zephyr_files(
    spec: LibrarySpec, sources: tuple[str, ...], files: dict[str, str]
) -> dict[str, str]:
    """A module of Zephyr (zephyr/module.yml): the option CONFIG_PREFIX compiles the library."""
    more = {
        "sources": sources,
        "described": described(spec),
        "depends": FACTS[spec.isa].kconfig.get(spec.level, ""),
    }
    return {
        f"zephyr/{name}": render(f"packages/zephyr/{name}.j2", spec, "#", **more)
        for name in ("module.yml", "CMakeLists.txt", "Kconfig")
    }


def platformio_files(
    spec: LibrarySpec, sources: tuple[str, ...], files: dict[str, str]
) -> dict[str, str]:
    """library.json of PlatformIO, for every framework and platform whose compiler takes the
    sources.
    """
    facts = FACTS[spec.isa]
    data = {
        "name": published(spec, "platformio"),
        "version": spec.version,
        "description": described(spec),
        "license": spec.license,
        "frameworks": "*",
        "platforms": "*",
        "headers": f"{spec.prefix}.h",
        "export": {"include": ["library.json", "LICENSE", "MANIFEST.json", "include/*", "src/*"]},
        "build": {
            "includeDir": "include",
            "srcDir": "src",
            "libArchive": True,
            "flags": [
                "-O2",
                *(["-ffunction-sections", "-fdata-sections"] if not facts.hosted else []),
            ],
        },
    }
    return {"library.json": json.dumps(data, indent=1) + "\n"}


def vcpkg_files(
    spec: LibrarySpec, sources: tuple[str, ...], files: dict[str, str]
) -> dict[str, str]:
    """An overlay port of vcpkg below vcpkg/, which builds the folder around it by CMake."""
    port, facts = port_of(spec), FACTS[spec.isa]
    data = {
        "name": port,
        "version": spec.version,
        "description": described(spec),
        "license": spec.license,
        **({"supports": facts.vcpkg} if facts.vcpkg else {}),
        "dependencies": [
            {"name": "vcpkg-cmake", "host": True},
            {"name": "vcpkg-cmake-config", "host": True},
        ],
    }
    return {
        f"vcpkg/{port}/vcpkg.json": json.dumps(data, indent=1) + "\n",
        f"vcpkg/{port}/portfile.cmake": render(
            "packages/vcpkg/portfile.cmake.j2", spec, "#", port=port
        ),
    }


def conan_files(
    spec: LibrarySpec, sources: tuple[str, ...], files: dict[str, str]
) -> dict[str, str]:
    """The recipe of Conan 2."""
    return {
        "conanfile.py": render(
            "packages/conan/conanfile.py.j2",
            spec,
            "#",
            port=port_of(spec),
            described=described(spec),
        )
    }


def supercop_files(
    spec: LibrarySpec, sources: tuple[str, ...], files: dict[str, str]
) -> dict[str, str]:
    """supercop/crypto_scalarmult/PREFIX/ecgen: a flat folder as SUPERCOP compiles it, with the
    functions crypto_scalarmult and crypto_scalarmult_base.
    """
    walk = ("scalarmult", *(each.name for each in spec.up_to_sign))[-1]
    if missing := sorted({walk, f"{walk}_base"} - set(function_names(spec))):
        raise EcgenError(
            f"--package supercop needs the function{'s' * (len(missing) > 1)} {', '.join(missing)},"
            " which this library has not.",
            hint="Name them with --api, or leave the package out.",
        )
    scalar = spec.standard.scalar_bytes if spec.standard else spec.scalar_bytes
    folder, facts = f"supercop/crypto_scalarmult/{spec.prefix}", FACTS[spec.isa]
    copied = {
        path: files[path]
        for path in (f"include/{spec.prefix}.h", f"src/{spec.prefix}_internal.h", *sources)
    }
    flat = {
        f"{folder}/ecgen/{path.rpartition('/')[2]}": text.replace(
            '#include "../include/', '#include "'
        )
        for path, text in copied.items()
    }
    own = {
        "api.h": (
            f"#define CRYPTO_BYTES {spec.format.point_bytes}\n#define CRYPTO_SCALARBYTES {scalar}\n"
        ),
        "scalarmult.c": render("packages/supercop/scalarmult.c.j2", spec, "c", general=walk),
        "goal-constbranch": "",
        "goal-constindex": "",
        "implementors": f"ecgen {spec.version}\n",
    }
    own |= (
        {"architectures": "".join(f"{machine}\n" for machine in facts.machines[:-1]) or "\n"}
        if facts.machines
        else {}
    )
    return (
        flat
        | {f"{folder}/ecgen/{name}": text for name, text in own.items()}
        | {
            f"{folder}/description": f"{described(spec)}\n",
            f"{folder}/designers": "see the curve's file\n",
        }
    )


def sbom_files(
    spec: LibrarySpec, sources: tuple[str, ...], files: dict[str, str]
) -> dict[str, str]:
    """A bill of materials (CycloneDX 1.5): the library, its files with hashes, the inputs that it
    was made from, and the generator. It is the same for equal builds.
    """
    own = {
        "type": "library",
        "bom-ref": spec.prefix,
        "name": spec.prefix,
        "version": spec.version,
        "description": described(spec),
        "licenses": _licences(spec),
        "components": [
            {
                "type": "file",
                "name": path,
                "hashes": [
                    {"alg": "SHA-256", "content": hashlib.sha256(text.encode()).hexdigest()}
                ],
            }
            for path, text in sorted(files.items())
        ],
    }
    inputs = [
        {
            "type": "data",
            "bom-ref": f"input:{name}",
            "name": name,
            "hashes": [{"alg": "SHA-256", "content": digest}],
        }
        for name, digest in spec.inputs
    ]
    body = {
        "metadata": {
            "tools": {
                "components": [{"type": "application", "name": "ecgen", "version": spec.version}]
            },
            "component": own,
            "properties": [{"name": "ecgen:command", "value": spec.command}],
        },
        "components": inputs,
        "dependencies": [{"ref": spec.prefix, "dependsOn": [row["bom-ref"] for row in inputs]}],
    }
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(body, sort_keys=True))
    return {
        "sbom.cdx.json": (
            json.dumps(
                {
                    "bomFormat": "CycloneDX",
                    "specVersion": "1.5",
                    "serialNumber": f"urn:uuid:{serial}",
                    "version": 1,
                    **body,
                },
                indent=1,
            )
            + "\n"
        )
    }


def _licences(spec: LibrarySpec) -> list[dict]:
    """The licence: an expression, or the one identifier."""
    ids = licence_ids(spec.license)
    return (
        [{"expression": spec.license}]
        if len(ids) > 1 or ids[0].startswith("LicenseRef-")
        else [{"license": {"id": ids[0]}}]
    )
