"""The parting of a black wig at very close range: hairs knotted onto mesh by hand and combed to both sides."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import matt, plaster, tabletop
from kit.ventilation import CELL, corner, hairs, knot, mesh, nylon, rows

FINISH = {"keep": 0.2, "look": {"exposure": -0.05, "contrast": 1.05}}


def build():
    tabletop(plaster((0.66, 0.55, 0.45)))
    mesh(nylon(), -2.0, 2.4, gauge=0.0014)
    rng = np.random.default_rng(23)
    knotted = matt("knot", (0.1, 0.07, 0.05), 0.5)
    roots, heading = [], []
    for row in rows(-1.9, 2.3):
        for column in range(-19, 20):
            at = corner(column, row) + 0.015 * rng.normal(size=3) * (1, 1, 0)
            side = np.sign(at[0] + 0.03 * rng.normal())
            if abs(at[0]) < 0.7 * CELL:
                continue
            sway = 0.1 * np.sin(2.2 * at[1] + 1.5 * at[0]) + 0.06 * rng.normal()
            knot(rng, at, knotted, size=rng.uniform(0.2, 0.3))
            for _ in range(rng.integers(5, 12)):
                roots.append(at + 0.035 * rng.normal(size=3) * (1, 1, 0))
                heading.append(side * (np.pi / 2 - 0.55) + 0.07 * rng.normal() + sway)
    hair = hairs(rng, np.array(roots), heading, radius=0.0019, lift=0.03)
    add_hair("hair", hair, SHADES["black"], roughness=0.2)
    from_above((0, 0, 0.3), span=2.6, elevation=42, lens=110, aperture=5, focus=(0, 0, 0.27), roll=0.3)
