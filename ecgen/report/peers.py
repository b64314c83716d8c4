"""Figures of other implementations beside ours -> text, and a page with a chart."""

from html import escape

from ecgen.library.files.template import environment


def best_ratio(row: dict) -> float:
    """How many times as long as ours the best of the others takes, by minima."""
    return min(least for least, _ in row["others"].values()) / row["ecgen"][0]


def figures_of(row: dict) -> dict[str, list[float]]:
    """Ours first, then the others, by name."""
    return {"ecgen": row["ecgen"], **row["others"]}


def doubt(result: dict) -> str:
    """A sentence where the machine was not quiet; "" where it was, or where the file does not
    say.
    """
    if result.get("quiet", True):
        return ""
    return (
        "This machine was busy: fewer than half of the rounds had a core to themselves. The ratios"
        " may hold, the figures do not."
    )


def lacks(result: dict) -> str:
    """Who was asked for a scheme of signatures and does not have it, by scheme; "" if nobody."""
    found = result.get("missing", {})
    return "; ".join(f"{scheme}: {', '.join(others)}" for scheme, others in found.items())


def render_text(result: dict) -> str:
    what, who = (
        max(map(len, names), default=0)
        for names in (
            [row["what"] for row in result["rows"]],
            [name for row in result["rows"] for name in figures_of(row)],
        )
    )
    lines = [
        (
            f"{result['cpu']}, {result['counter']}, {result['compiler']}, {result['date']};"
            f" {result['about']}"
        ),
        f"  {'':{what}} {'':{who}} {'min':>10} {'median':>10} {'times ours':>11}",
    ]
    for row in result["rows"]:
        for other, (least, median) in figures_of(row).items():
            name = row["what"] if other == "ecgen" else ""
            lines.append(
                f"  {name:{what}} {other:{who}} {least:10} {median:10}"
                f" {least / row['ecgen'][0]:11.2f}"
            )
    without = lacks(result)
    lines += [f"  Not there: {without}."] if without else []
    return "\n".join([*lines, *filter(None, [doubt(result)])])


def render_chart(result: dict) -> str:
    """A page of its own: a bar for each implementation, the shorter the better."""
    groups = []
    for row in result["rows"]:
        longest = max(least for least, _ in figures_of(row).values())
        bars = [
            {
                "who": escape(who),
                "least": least,
                "median": median,
                "percent": round(100 * least / longest, 2),
                "ratio": least / row["ecgen"][0],
            }
            for who, (least, median) in figures_of(row).items()
        ]
        groups.append({"what": escape(row["what"]), "bars": bars})
    return (
        environment()
        .get_template("peers.html.j2")
        .render(r=result, groups=groups, doubt=doubt(result), lacks=lacks(result))
    )
