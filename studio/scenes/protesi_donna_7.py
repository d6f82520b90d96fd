"""The parting of a black wig at very close range: hairs knotted onto mesh by hand and combed to both sides."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import matt, plaster, tabletop
from kit.ventilation import CELL, hairs, knot, mesh, nylon, vertex

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}


def build():
    tabletop(plaster((0.66, 0.55, 0.45)))
    mesh(nylon())
    rng = np.random.default_rng(23)
    knotted = matt("knot", (0.012, 0.010, 0.009), 0.5)
    roots, heading = [], []
    for row in range(-16, 20):
        for column in range(-12, 14):
            at = vertex(column, row) + 0.006 * rng.normal(size=3) * (1, 1, 0)
            side = np.sign(at[0] + 0.02 * rng.normal())
            if abs(at[0]) < 0.5 * CELL:
                continue
            knot(rng, at, knotted)
            for _ in range(6):
                roots.append(at)
                heading.append(side * (np.pi / 2 + 0.22) + 0.2 * rng.normal())
    add_hair("hair", hairs(rng, np.array(roots), heading), SHADES["black"], roughness=0.2)
    from_above((0, 0, 0.3), span=2.5, elevation=68, lens=110, aperture=9, focus=(0, 0, 0.27), roll=0.3)
