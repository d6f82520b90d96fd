"""The lace front of a copper red wig on dark linen, its margin still untrimmed, the light from behind."""

import numpy as np

from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import matt, tabletop
from kit.ventilation import hairs, lace_front, mesh, nylon

FINISH = {"look": {"exposure": 0.1, "contrast": 1.05}}

RIM, FIRST, DENSE = -1.6, -0.45, 0.34
"""Where the mesh ends towards the viewer, the first hairs are tied, and every cell has some."""


def build():
    tabletop(dark_cloth(30))
    mesh(nylon(), RIM, 3.4, gauge=0.0016)
    rng = np.random.default_rng(660)
    roots = lace_front(rng, FIRST, DENSE, matt("knot", (0.1, 0.03, 0.012), 0.5))
    first = np.exp(-np.clip(roots[:, 1] - FIRST, 0, None) / 0.3)
    heading = 0.9 + 0.12 * np.sin(1.3 * roots[:, 0] + 0.8 * roots[:, 1])
    heading += (0.06 + 0.12 * first) * rng.normal(size=len(roots))
    hair = hairs(rng, roots, heading, radius=0.0034, bow=-0.05, melanin=0.14)
    add_hair("hair", hair, SHADES["copper"], roughness=0.2)
    from_behind((0, 0, 0.25), 1.0, back=0.9, key=1.6, fill=1.6, even=0.05)
    overlook((0.0, 0.35, 0.25), span=2.8, elevation=50, lens=110, aperture=11, focus=(0, -0.3, 0.28), roll=-0.12)
