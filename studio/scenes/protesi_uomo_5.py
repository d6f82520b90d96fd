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
    mesh(nylon(), -1.6, 2.6, gauge=0.0014)
    shade = SHADES["dark brown"]
    rng = np.random.default_rng(21)
    knotted = matt("knot", (0.1, 0.065, 0.045), 0.5)
    roots = []
    for row in rows(FIRST, 2.4):
        for column in range(-14, 15):
            if rng.random() > 0.35 + (ROW * row - FIRST) / 0.25:
                continue
            at = corner(column, row) + 0.016 * rng.normal(size=3) * (1, 1, 0)
            knot(rng, at, knotted, size=rng.uniform(0.25, 0.35))
            roots += [at + 0.03 * rng.normal(size=3) * (1, 1, 0) for _ in range(rng.integers(3, 8))]
    roots = np.array(roots)
    heading = 0.12 + 0.1 * np.sin(2.3 * roots[:, 0] + 1.1 * roots[:, 1]) + 0.12 * rng.normal(size=len(roots))
    add_hair("hair", hairs(rng, roots, heading, radius=0.0022, bow=0.05, melanin=0.05, lift=0.1), shade, roughness=0.2)
    from_above((0, 0.1, 0.28), span=1.7, elevation=36, lens=110, aperture=4.5, focus=(0, -0.15, 0.3), roll=0.22)
