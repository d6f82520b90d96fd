"""A wig laid flat, seen from above: the hair falls to both sides of its parting and runs down the table together."""

import numpy as np

from .props import grid_faces
from .strands import grow, joined, smooth_path
from .surfaces import matt, mesh_object
from .tresses import lying

WIDE, DEEP = 0.74, 0.46
"""Half the width of the cap as it lies, and its height."""
PARTING = (0.78, -0.42)
"""Where the parting begins and ends, along the table from the wig's place."""


def laid_wig(shade, place, length, seed, fan=0.35, rows=15, strands=3000, **changes):
    """The strands of a wig whose hair runs towards -y.

    length: from its place to the ends; fan: how far the ends spread, as a share of the cap; rows: tresses on each side of
    the parting; changes: fields of each Tress given otherwise.
    """
    rng = np.random.default_rng(seed)
    scalp(place)
    parts = []
    for row in range(rows):
        for side in (-1, 1):
            path = smooth_path(combed(rng, (row + 0.5) / rows, side, length, fan) + (*place, 0), 130)
            tress = lying(
                shade,
                seed + 2 * row + (side > 0),
                **{
                    "width": 0.3,
                    "depth": 0.12,
                    "strands": strands,
                    "points": 76,
                    "round": False,
                    "flat_below": False,
                    "locks": 4,
                    "clumps": 80,
                    "parting": 0.22,
                    "drift": 0.16,
                    "cling": 0.4,
                    "spread": lambda t: 0.5 + 0.7 * np.clip(4 * t, 0, 1) + 0.3 * t - 0.5 * t**4,
                    "swell": lambda t: 0.3 + 0.7 * np.clip(5 * t, 0, 1) - 0.5 * t**2,
                    "wave_spread": 0.35,
                    "length_jitter": 0.03,
                    "radius": 0.002,
                    **changes,
                },
            )
            heading = path[1] - path[0]
            parts.append(grow(tress, path, np.cross((0, 0, 1), heading)))
    hair = joined(parts)
    # Nothing sinks into the table.
    hair.points[..., 2] = np.maximum(hair.points[..., 2], 0.006)
    return hair


def dome(y):
    """Height of the cap along its middle, as a share of DEEP."""
    return np.sqrt(np.clip(1 - ((y - 0.15) / 0.95) ** 2, 0.05, 1))


def scalp(place):
    """The strip of lace that shows in the parting."""
    y, x = np.meshgrid(np.linspace(PARTING[0] + 0.08, PARTING[1] - 0.2, 40), np.linspace(-0.12, 0.12, 9), indexing="ij")
    points = np.stack([x + place[0], y + place[1], DEEP * dome(y) - 0.012 - x * x], -1)
    strip = mesh_object("scalp", points.reshape(-1, 3), grid_faces(40, 9, closed=False))
    strip.data.materials.append(matt("lace", (0.50, 0.36, 0.26)))


def combed(rng, share, side, length, fan):
    """Knots of one tress; share: 0 for the foremost, which comes to lie outside, 1 for the last, which falls in the middle."""
    begin = PARTING[0] + (PARTING[1] - PARTING[0]) * share
    outer = 1 - share
    edge = WIDE * (0.07 + 1.0 * outer**0.8)
    over = dome(begin)
    knots = [(0.015 * side, begin, DEEP * over), (0.12 * side, begin - 0.03, (DEEP + 0.05) * over)]
    for part, drop in ((0.5, 0.16), (0.85, 0.42), (1.0, 0.8)):
        x = side * (0.12 + (edge - 0.12) * part)
        knots.append(
            (
                x,
                begin - drop * (0.55 + 0.45 * share),
                (DEEP + 0.04) * over * np.sqrt(max(1 - (0.93 * x / WIDE) ** 2, 0.04)),
            )
        )
    low = knots[-1][1]
    for step in (0.3, 0.55, 0.8, 1.0):
        x = side * edge * (1 + fan * step**1.3) + 0.02 * rng.normal()
        y = low + (-length - low) * step
        knots.append((x, y, 0.06 + (0.1 + 0.1 * share) * (1 - step)))
    return np.array(knots)
