"""The parts of a library that kinds of curves have in common: templates, and by room the modules of
what is done the same.
"""

POINTS = {
    "encodings": "c/encodings.h.j2",
    "codes": "c/codes.h.j2",
    "map": "c/map.c.j2",
    "source": "c/of_points.c.j2",
    "lane_masks": (),
    "lane_walks": "c/walks_in_lanes.c.j2",
    "report": "walk_rows.html.j2",
}
LADDERS = {
    "lane_masks": ("c/lane_masks.c.j2",),
    "lane_walks": "c/ladders_in_lanes.c.j2",
    "report": "ladder_rows.html.j2",
}
ON_PLANE = {"curve": "ecgen.curve.file.read"}
BY_POINTS = {"library": "ecgen.library.shared.points", "run": "ecgen.run.shared.points"}
BY_LADDERS = {"library": "ecgen.library.shared.ladders", "run": "ecgen.run.shared.ladders"}


def own(folder: str, *names: str) -> dict[str, str]:
    """Parts in a kind's own folder of templates."""
    return {name.partition(".")[0]: f"kind/{folder}/{name}.j2" for name in names}
