"""The parting of a black wig at very close range: hairs knotted onto mesh by hand and combed to both sides."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import matt, plaster, tabletop
from kit.ventilation import CELL, corner, hairs, knot, mesh, nylon, rows

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}


def build():
    tabletop(plaster((0.66, 0.55, 0.45)))
    mesh(nylon(), -2.0, 2.4)
    rng = np.random.default_rng(23)
    knotted = matt("knot", (0.012, 0.010, 0.009), 0.5)
    roots, heading = [], []
    for row in rows(-1.9, 2.3):
        for column in range(-19, 20):
            at = corner(column, row) + 0.014 * rng.normal(size=3) * (1, 1, 0)
            side = np.sign(at[0] + 0.03 * rng.normal())
            if abs(at[0]) < 0.4 * CELL:
                continue
            knot(rng, at, knotted, size=rng.uniform(0.4, 0.6))
            for _ in range(rng.integers(3, 8)):
                roots.append(at)
                heading.append(side * (np.pi / 2 - 0.3) + 0.1 * rng.normal() + 0.12 * np.sin(2.2 * at[1] + 1.5 * at[0]))
    hair = hairs(rng, np.array(roots), heading, radius=0.0026, lift=0.02)
    add_hair("hair", hair, SHADES["black"], roughness=0.2)
    from_above((0, 0, 0.3), span=2.5, elevation=68, lens=110, aperture=9, focus=(0, 0, 0.27), roll=0.3)
