"""The licence that the user chose -> a checked SPDX expression, and the LICENSE file of an emitted
library.
"""

import re

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression

from ecgen.errors import EcgenError
from ecgen.resources import data_folder

HOLDER = "whoever ran the generator (name the holder with --copyright)"


def check_licence(text: str) -> str:
    """The SPDX expression in its canonical spelling (https://spdx.org/licenses); EcgenError if it
    is none.
    """
    try:
        return str(canonicalize_license_expression(text))
    except InvalidLicenseExpression as error:
        raise EcgenError(
            f"--license {text!r} is not an SPDX licence expression: {error}.",
            hint=(
                "Give identifiers of the SPDX licence list, such as MIT or `Apache-2.0 OR MIT`; for"
                " terms of your own write LicenseRef-NAME."
            ),
        ) from None


def licence_ids(expression: str) -> tuple[str, ...]:
    """The identifiers of an expression, each once, in order; exceptions after WITH are left out."""
    words = re.sub(r"\bWITH\s+\S+", "", expression).replace("(", " ").replace(")", " ").split()
    return tuple(dict.fromkeys(word for word in words if word not in ("AND", "OR")))


def render_licence(expression: str, holder: str) -> str:
    """LICENSE: the choice, then the text of each licence that ecgen carries, else where the text is
    or must come from.
    """
    parts = [
        f"SPDX-License-Identifier: {expression}\n\nThe files of this folder were generated. Whoever"
        " ran the generator chose this licence for them (option --license).\n"
    ]
    folder = data_folder("templates") / "licences"
    for name in licence_ids(expression):
        path = folder / f"{name}.txt.j2"
        if path.is_file():
            import jinja2

            environment = jinja2.Environment(
                undefined=jinja2.StrictUndefined, keep_trailing_newline=True
            )
            parts.append(
                environment.from_string(path.read_text(encoding="utf-8")).render(
                    holder=holder or HOLDER
                )
            )
        elif name.startswith("LicenseRef-"):
            parts.append(
                f"{name}: terms of whoever ran the generator. They are not in this folder; add them"
                " before you pass it on.\n"
            )
        else:
            parts.append(
                f"{name}: the full text is in the SPDX licence list,"
                f" https://spdx.org/licenses/{name.removesuffix('+')}.html\n"
            )
    return f"\n{'-' * 72}\n\n".join(parts)
