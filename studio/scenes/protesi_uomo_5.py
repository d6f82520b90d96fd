"""Dark brown hair knotted by hand onto clear mesh, at very close range."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import matt, plaster, tabletop
from kit.ventilation import ROW, corner, hairs, knot, mesh, nylon, rows

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

FIRST = -0.34
"""Where the first knots are; below it the mesh is free."""


def build():
    tabletop(plaster((0.66, 0.56, 0.46)))
    mesh(nylon(), -1.6, 1.7)
    shade = SHADES["dark brown"]
    rng = np.random.default_rng(21)
    knotted = matt("knot", (0.035, 0.02, 0.013), 0.5)
    roots = []
    for row in rows(FIRST, 1.3):
        for column in range(-14, 15):
            if rng.random() > 0.35 + (ROW * row - FIRST) / 0.25:
                continue
            at = corner(column, row) + 0.006 * rng.normal(size=3) * (1, 1, 0)
            knot(rng, at, knotted, size=rng.uniform(0.4, 0.6))
            roots += [at] * rng.integers(1, 4)
    roots = np.array(roots)
    heading = 0.12 + 0.1 * np.sin(2.3 * roots[:, 0] + 1.1 * roots[:, 1]) + 0.075 * rng.normal(size=len(roots))
    add_hair("hair", hairs(rng, roots, heading, radius=0.0034, bow=0.05, melanin=0.05), shade, roughness=0.2)
    from_above((0, 0, 0.25), span=2.0, elevation=66, lens=110, aperture=9, focus=(0, -0.35, 0.26), roll=0.22)
