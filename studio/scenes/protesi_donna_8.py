"""The lace front of a copper red wig on dark linen, its margin still untrimmed, the light from behind."""

import numpy as np

from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import matt, tabletop
from kit.ventilation import hairs, lace_front, mesh, nylon, vertex

FINISH = {"look": {"exposure": 0.1, "contrast": 1.05}}

RIM, FIRST, DENSE = -14, -4, 3
"""Rows of cells: where the mesh ends towards the viewer, the first with hairs, the first in which every cell has some."""


def build():
    tabletop(dark_cloth(30))
    mesh(nylon(), range(RIM, 30))
    rng = np.random.default_rng(660)
    roots = lace_front(rng, FIRST, DENSE, matt("knot", (0.1, 0.03, 0.012), 0.5))
    first = np.exp(-np.clip(roots[:, 1] - vertex(0, FIRST)[1], 0, None) / 0.3)
    heading = 0.9 + 0.12 * np.sin(1.3 * roots[:, 0] + 0.8 * roots[:, 1])
    heading += (0.06 + 0.12 * first) * rng.normal(size=len(roots))
    hair = hairs(rng, roots, heading, radius=0.0034, bow=-0.05, melanin=0.0)
    add_hair("hair", hair, SHADES["copper"], roughness=0.2)
    from_behind((0, 0, 0.25), 1.0, back=1.2, key=1.4, fill=2.5, even=0.05)
    overlook((0.0, 0.35, 0.25), span=2.8, elevation=50, lens=110, aperture=7, focus=(0, -0.3, 0.28), roll=-0.12)
