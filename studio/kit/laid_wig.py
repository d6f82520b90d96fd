"""A wig laid flat, seen from above: the hair falls to both sides of its parting and runs down the table together."""

import numpy as np

from .combed import Combing, at, combed, curves, evenly
from .hair import keep_gaps_dark
from .props import grid_faces
from .strands import Strands
from .surfaces import matt, mesh_object

WIDE, DEEP = 0.74, 0.4
"""Half the width of the cap as it lies, and its height."""
PARTING = (0.8, -0.3)
"""Where the parting begins and ends, along the table from the wig's place."""
CROWN = 0.5
"""Share of the hair that leaves the parting; the rest fans out from where it ends."""


def laid_wig(shade, place, length, seed, fan=0.35, strands=60000, apart=0.5, **changes):
    """The strands of a wig whose hair runs towards -y.

    length: from its place to the ends; fan: how far the ends spread, as a share of the cap; apart: how far bundles keep
    to their layer of the hair; changes: fields of the Combing given otherwise.
    """
    rng = np.random.default_rng(seed)
    keep_gaps_dark(shade)
    scalp(place)
    side = rng.choice((-1.0, 1.0), strands)
    share, depth = rng.random(strands), rng.random(strands)
    guides = evenly(falling(rng, share, side, depth, length, fan), 90)
    # Only some of the hair grows at the parting itself.
    grown = 0.004 + 0.1 * (1 - depth) * rng.random(strands) ** 2
    guides = at(guides, grown[:, None] + (1 - grown[:, None]) * np.linspace(0, 1, 90))
    by = np.stack([side * outer(share), apart * depth, 0 * share], 1)
    hair = combed(rng, shade, guides, by, Combing(**changes))
    return Strands(hair.points + np.float32((*place, 0)), hair.radius, hair.melanin)


def outer(share):
    """How far from the middle hair comes to lie; share: 0 for the foremost, 1 for what falls in the middle."""
    return 1.02 * WIDE * (1 - share) ** 0.9


def falling(rng, share, side, depth, length, fan):
    """Guides (strands, points, 3): off the parting to the side, over the edge of the cap and down the table."""
    begin = PARTING[0] + (PARTING[1] - PARTING[0]) * np.minimum(share / CROWN, 1) + 0.04 * rng.normal(size=len(share))
    begin = np.minimum(begin, PARTING[0])
    edge = outer(share) * (1 + 0.03 * np.sin(9 * share + 2 * side)) + 0.02 * rng.normal(size=len(share))
    edge = np.maximum(edge, 0.01)
    low = begin - (0.35 + 0.95 * edge) * rng.uniform(0.8, 1.5, len(share))
    knots = [(0.006 + 0 * edge, begin)]
    for t in (0.12, 0.3, 0.5, 0.75, 1.0):
        corner, down = 2 * t * (1 - t), t * t
        bend = begin - 0.06 - 0.3 * edge
        knots.append(((corner + down) * edge, (1 - t) ** 2 * begin + corner * bend + down * low))
    for step in (0.25, 0.5, 0.75, 1.0):
        knots.append((edge * (1 + fan * step**1.3), low + (-length - low) * step))
    flat = curves(np.stack([np.stack(knot, -1) for knot in knots], 1))
    x, y = flat[..., 0], flat[..., 1]
    thick = 0.02 + 0.15 * np.clip(np.hypot(begin[:, None] - y, x) / 0.9, 0, 1) - 0.09 * np.clip(-y / length, 0, 1)
    thick = thick * (1 - 0.5 * np.clip(x / WIDE, 0, 1) ** 2)
    return np.stack([x * side[:, None], y, 0.01 + dome(x, y) + thick * depth[:, None]], -1)


def dome(x, y):
    """Height of the cap: steep at the brow, level towards the nape."""
    front = np.sqrt(np.clip(1 - ((y - 0.15) / 0.84) ** 2, 0.03, 1))
    back = np.exp(-(((y - 0.15) / 0.95) ** 2))
    return DEEP * np.where(y > 0.15, front, back) * np.clip(1 - (x / 0.86) ** 2, 0, 1) ** 0.6


def scalp(place):
    """The strip of lace that shows in the parting."""
    y, x = np.meshgrid(np.linspace(PARTING[0] + 0.02, PARTING[1] - 0.05, 40), np.linspace(-0.05, 0.05, 9), indexing="ij")
    points = np.stack([x + place[0], y + place[1], 0.012 + dome(x, y)], -1)
    strip = mesh_object("scalp", points.reshape(-1, 3), grid_faces(40, 9, closed=False))
    strip.data.materials.append(matt("lace", (0.50, 0.36, 0.26)))
