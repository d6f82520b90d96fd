"""The front edge of a natural brown lace system on dark linen: hairs rise from the mesh, fewer and fewer to its rim."""

import numpy as np

from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES, mixed
from kit.surfaces import matt, tabletop
from kit.ventilation import hairs, lace_front, mesh, nylon

FINISH = {"keep": 0.2, "look": {"exposure": 0.0, "contrast": 1.06}}

RIM, FIRST, DENSE = -0.9, -0.57, 0.15
"""Where the mesh ends towards the viewer, the first hairs are tied, and every cell has some."""


def build():
    tabletop(dark_cloth(150))
    mesh(nylon(), RIM, 3.4, gauge=0.0014)
    rng = np.random.default_rng(23)
    knotted = matt("knot", (0.07, 0.045, 0.03), 0.5)
    roots = lace_front(rng, FIRST, DENSE, knotted, size=0.3, most=9)
    # Hair is swept back and to one side in locks; the first of an edge stands its own way.
    first = np.exp(-np.clip(roots[:, 1] - FIRST, 0, None) / 0.3)
    heading = 0.45 + 0.16 * np.sin(1.7 * roots[:, 0] + 0.8 * roots[:, 1]) + 0.07 * np.sin(9 * roots[:, 0] - 4 * roots[:, 1])
    heading += (0.06 + 0.12 * first) * rng.normal(size=len(roots))
    hair = hairs(rng, roots, heading, radius=0.0019, bow=0.12, melanin=0.1, lift=0.1 + 0.05 * rng.normal(size=(len(roots), 1)))
    add_hair("hair", hair, mixed(SHADES["natural brown"]), roughness=0.24)
    from_behind((0, 0.3, 0.25), 1.0, back=1.0, key=2.4, fill=3.0, even=0.05)
    overlook((0, 0.42, 0.3), span=2.4, elevation=36, lens=110, aperture=6, focus=(0, -0.1, 0.32), roll=0.15)
