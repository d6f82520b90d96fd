"""The parting of a black wig at very close range: hairs knotted onto mesh by hand and combed to both sides."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import matt, plaster, tabletop
from kit.ventilation import corner, hairs, knot, mesh, nylon, rows

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}


def build():
    tabletop(plaster((0.6, 0.47, 0.37)))
    mesh(nylon(), -2.6, 3.2, gauge=0.0008)
    rng = np.random.default_rng(23)
    knotted = matt("knot", (0.06, 0.045, 0.035), 0.6)
    roots = []
    for row in rows(-2.5, 3.1):
        for column in range(-22, 23):
            at = corner(column, row) + 0.012 * rng.normal(size=3) * (1, 1, 0)
            aside = abs(at[0] - 0.04 * np.sin(3 * at[1]))
            if rng.random() > aside / 0.03:
                continue
            if aside < 0.3:
                knot(rng, at, knotted, size=rng.uniform(0.12, 0.18))
            roots += [at] * rng.integers(6, 13)
    roots = np.array(roots)
    roots[:, :2] += rng.uniform(-1, 1, (len(roots), 2)) * (0.02, 0.06)
    heading = np.sign(roots[:, 0]) * (1.15 + 0.16 * rng.normal(size=len(roots)))
    heading += 0.1 * np.sin(2.2 * roots[:, 1] + 1.5 * roots[:, 0])
    lift = 0.03 + 0.02 * rng.normal(size=(len(roots), 1))
    hair = hairs(rng, roots, heading, radius=0.0014, bow=0.05, melanin=0.0, lift=lift, lengths=(3.4, 4.6))
    add_hair("hair", hair, SHADES["black"], roughness=0.2)
    from_above((0, 0, 0.3), span=2.9, elevation=52, lens=110, aperture=8, focus=(0, 0, 0.3), roll=0.3, rim=2.2)
