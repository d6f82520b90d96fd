"""The lace front of a light brown hair system on pale stone, seen close up: the hairs rise from it and sweep back."""

from dataclasses import replace

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES, mixed
from kit.surfaces import matt, plaster, tabletop, wall
from kit.ventilation import hairs, lace_front, mesh, nylon

FINISH = {"look": {"exposure": -0.2, "contrast": 1.06}}

RIM, FIRST, DENSE = -1.3, -0.95, 0.7
"""Where the mesh ends towards the viewer, the first hairs are tied, and every cell has some."""


def build():
    wall(plaster((0.5, 0.44, 0.38)), 7)
    tabletop(plaster((0.62, 0.54, 0.46)))
    mesh(nylon(), RIM, 4.2, side=2.6, gauge=0.0014)
    rng = np.random.default_rng(29)
    knotted = matt("knot", (0.13, 0.085, 0.055), 0.5)
    roots = lace_front(rng, FIRST, DENSE, knotted, back=3.8, side=2.4, scatter=0.012, size=0.26, most=9)
    back = np.clip(roots[:, 1] - FIRST, 0, None)
    heading = (
        0.65 + 0.18 * np.sin(1.6 * roots[:, 0] + 0.7 * roots[:, 1]) + 0.06 * np.sin(9 * roots[:, 0] - 4 * roots[:, 1])
    )
    heading += (0.05 + 0.12 * np.exp(-back / 0.35)) * rng.normal(size=len(roots))
    lift = (0.08 + 0.05 * rng.normal(size=len(roots)))[:, None]
    hair = hairs(rng, roots, heading, radius=0.0019, bow=0.08, melanin=0.16, lift=lift, lengths=(2.6, 4.2))
    # Before pale stone single hairs look redder than in the chart.
    shade = replace(SHADES["light brown"], redness=0.5 * SHADES["light brown"].redness)
    add_hair("hair", hair, mixed(shade), roughness=0.24)
    at = np.array((0.05, 0.35, 0.5))
    area((-4.6, 3.4, 3.2), at, (1.0, 1.6), 480, WARM)
    area((4.6, -2.6, 2.6), at, (2.5, 2.5), 50, COOL)
    area((2.0, 5.0, 4.2), at, (1.6, 0.8), 220, DAY)
    ambient(0.08)
    camera((-0.5, -8.2, 6.3), at, lens=150, aperture=13, focus=(0, 0.1, 0.4))
