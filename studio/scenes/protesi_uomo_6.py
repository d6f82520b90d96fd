"""Two samples of an ash brown hair system on pale stone, one knotted lightly, the other fully."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import matt, plaster, tabletop
from kit.thread import line
from kit.ventilation import CELL, hairs, knot, nylon, vertex

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}

SAMPLES = ((-17, -2, 0.35), (2, 17, 1.0))
"""First and last column of each, and its density."""
RIM, FIRST, LAST = -8, -5, 24


def build():
    tabletop(plaster((0.70, 0.62, 0.53)))
    shade, thread = SHADES["ash brown"], nylon()
    rng = np.random.default_rng(37)
    knotted = matt("knot", (0.1, 0.075, 0.06), 0.5)
    roots = []
    for first, last, density in SAMPLES:
        net(thread, first, last)
        for row in range(FIRST, LAST):
            share = np.clip((row - FIRST + 2) / 5, 0, 1)
            for column in range(first + 1, last):
                if rng.random() > share * (0.25 + 0.75 * density):
                    continue
                at = vertex(column, row) + 0.01 * rng.normal(size=3) * (1, 1, 0)
                if row < 10:
                    knot(rng, at, knotted, size=0.55)
                roots += [at] * rng.integers(1, 2 + round(6 * density))
    roots = np.array(roots)
    heading = 0.05 + 0.1 * np.sin(1.3 * roots[:, 0] + 0.8 * roots[:, 1]) + 0.07 * rng.normal(size=len(roots))
    hair = hairs(rng, roots, heading, radius=0.0036, bow=0.02, melanin=1.4 * shade.melanin, lift=0.1)
    add_hair("hair", hair, shade, roughness=0.22)
    from_above(
        (0, 0.55, 0.25), span=4.9, elevation=48, lens=110, aperture=13, focus=(0, -0.2, 0.28), rim=2.0, fill=1.5
    )


def net(material, first, last):
    """A piece of mesh between two columns, cut along the threads."""
    for row in range(RIM, LAST + 6):
        points = []
        for column in range(first, last + 1):
            low = vertex(column, row)
            points += [low, low + (0.5 * CELL, 0.29 * CELL, 0)]
        line(np.array(points), 0.0042, material)
        for top in points[1::2]:
            line(np.array([top, top + (0, 0.58 * CELL, 0)]), 0.0042, material)
