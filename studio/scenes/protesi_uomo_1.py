"""The front edge of a natural brown lace system on stone of the colour of skin: ever fewer hairs towards its rim."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES, mixed
from kit.surfaces import matt, plaster, tabletop
from kit.ventilation import hairs, lace_front, mesh, nylon

FINISH = {"look": {"exposure": -0.15, "contrast": 1.06}}

RIM, FIRST, DENSE = -1.2, -0.95, 0.5
"""Where the mesh ends towards the viewer, the first hairs are tied, and every cell has some."""


def build():
    tabletop(plaster((0.6, 0.47, 0.37)))
    mesh(nylon(), RIM, 4.4, side=2.8, gauge=0.0008)
    rng = np.random.default_rng(23)
    knotted = matt("knot", (0.07, 0.045, 0.03), 0.5)
    roots = lace_front(rng, FIRST, DENSE, knotted, back=4.0, side=2.6, size=0.22, most=9)
    # Hair is swept back and to one side in locks; the first of an edge stands its own way.
    first = np.exp(-np.clip(roots[:, 1] - FIRST, 0, None) / 0.3)
    heading = (
        0.75 + 0.16 * np.sin(1.7 * roots[:, 0] + 0.8 * roots[:, 1]) + 0.07 * np.sin(9 * roots[:, 0] - 4 * roots[:, 1])
    )
    heading += (0.06 + 0.12 * first) * rng.normal(size=len(roots))
    hair = hairs(
        rng,
        roots,
        heading,
        radius=0.002,
        bow=0.06,
        melanin=0.18,
        lift=0.05 + 0.03 * rng.normal(size=(len(roots), 1)),
        lengths=(4, 5.5),
    )
    add_hair("hair", hair, mixed(SHADES["natural brown"]), roughness=0.24)
    from_above(
        (0, 0.3, 0.3), span=3.1, elevation=48, lens=110, aperture=6, focus=(0, -0.2, 0.3), key=0.9, rim=2.6, roll=0.15
    )
