"""The lace front of a copper red wig on pale stone: its hairs end one by one on a margin that is still untrimmed."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES, mixed
from kit.surfaces import matt, plaster, tabletop
from kit.ventilation import hairs, lace_front, mesh, nylon

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

RIM, FIRST, DENSE = -2.4, -0.75, 0.7
"""Where the mesh ends towards the viewer, the first hairs are tied, and every cell has some."""


def build():
    tabletop(plaster((0.5, 0.39, 0.31)))
    mesh(nylon(), RIM, 4.2, side=2.7, gauge=0.0016)
    rng = np.random.default_rng(660)
    roots = lace_front(rng, FIRST, DENSE, matt("knot", (0.1, 0.03, 0.012), 0.5), back=3.8, side=2.5, size=0.26, most=9)
    first = np.exp(-np.clip(roots[:, 1] - FIRST, 0, None) / 0.3)
    heading = 0.8 + 0.12 * np.sin(1.3 * roots[:, 0] + 0.8 * roots[:, 1])
    heading += (0.06 + 0.12 * first) * rng.normal(size=len(roots))
    lift = 0.05 + 0.03 * rng.normal(size=(len(roots), 1))
    hair = hairs(rng, roots, heading, radius=0.002, bow=-0.05, melanin=0.1, lift=lift, lengths=(4, 5.2))
    add_hair("hair", hair, mixed(SHADES["copper"]), roughness=0.2)
    from_above(
        (0, 0.2, 0.28), span=2.5, elevation=44, lens=110, aperture=5, focus=(0, 0, 0.3), roll=-0.12, key=0.9, rim=2.2
    )
