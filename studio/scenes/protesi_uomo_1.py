"""The front edge of a natural brown lace system on pale stone: hairs rise from the mesh, fewer and fewer to its rim."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import matt, plaster, tabletop
from kit.ventilation import hairs, lace_front, mesh, nylon

FINISH = {"look": {"exposure": -0.5, "contrast": 1.05}}

RIM, FIRST, DENSE = -0.9, -0.57, 0.23
"""Where the mesh ends towards the viewer, the first hairs are tied, and every cell has some."""


def build():
    tabletop(plaster((0.70, 0.62, 0.53)))
    mesh(nylon(), RIM, 3.4, gauge=0.0018)
    shade = SHADES["natural brown"]
    rng = np.random.default_rng(23)
    knotted = matt("knot", (0.13, 0.08, 0.055), 0.5)
    roots = lace_front(rng, FIRST, DENSE, knotted, size=0.3)
    # Hair is swept back and a little to one side; the first of an edge stands its own way.
    first = np.exp(-np.clip(roots[:, 1] - FIRST, 0, None) / 0.3)
    heading = 0.1 + 0.12 * np.sin(1.3 * roots[:, 0] + 0.8 * roots[:, 1])
    heading += (0.05 + 0.11 * first) * rng.normal(size=len(roots))
    add_hair("hair", hairs(rng, roots, heading, radius=0.0036, bow=0.06, melanin=0.02), shade, roughness=0.2)
    focus = (0, -0.3, 0.28)
    from_above(
        (0, 0.12, 0.25), span=3.0, elevation=50, lens=110, aperture=12, focus=focus, roll=0.12, rim=2.2, fill=1.6
    )
