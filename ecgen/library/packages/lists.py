"""The working memory of a sum over a list, as bindings ask for it: the header's P_MSM_MEMORY as
data.
"""

from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.walks.vectors import list_memory


def memory_of(spec: LibrarySpec, rows) -> dict | None:
    """`size`, words of a point, and `parts`: (below this count, words for each point, words more),
    the last without a limit; None if no function takes such memory.
    """
    if not any(a.kind == "scratch" for row in rows for a in row.function.arguments):
        return None
    lists = list_memory(spec)
    size = spec.element_words * spec.point.size
    limits = [least for least, *_ in lists[1:]]
    return {
        "size": size,
        "parts": [
            (limit, each, more + size) for limit, (_, each, more) in zip([*limits, None], lists)
        ],
    }
