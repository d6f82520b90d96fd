"""Dark brown hair knotted by hand onto clear mesh, at very close range: at its front ever fewer hairs, at last single ones."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES, mixed
from kit.surfaces import matt, plaster, tabletop
from kit.ventilation import hairs, lace_front, mesh, nylon

FINISH = {"look": {"exposure": -0.15, "contrast": 1.05}}

FIRST, DENSE = -0.85, 0.8
"""Where the first hairs are tied, and every cell has some."""


def build():
    tabletop(plaster((0.6, 0.47, 0.37)))
    mesh(nylon(), -2.4, 3.6, side=2.4, gauge=0.0014)
    rng = np.random.default_rng(21)
    knotted = matt("knot", (0.06, 0.04, 0.028), 0.6)
    roots = lace_front(rng, FIRST, DENSE, knotted, back=3.4, side=2.2, scatter=0.012, size=0.34, most=9)
    heading = -0.7 + 0.14 * np.sin(2.3 * roots[:, 0] + 1.1 * roots[:, 1]) + 0.1 * rng.normal(size=len(roots))
    lift = 0.05 + 0.03 * rng.normal(size=(len(roots), 1))
    hair = hairs(rng, roots, heading, radius=0.0019, bow=-0.05, melanin=0.05, lift=lift, lengths=(3.4, 4.6))
    add_hair("hair", hair, mixed(SHADES["dark brown"]), roughness=0.22)
    from_above(
        (0, 0.1, 0.28), span=2.4, elevation=50, lens=110, aperture=5, focus=(0, 0.05, 0.3), roll=-0.3, key=0.9, rim=2.6
    )
