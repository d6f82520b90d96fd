"""The lace front of a light brown hair system on pale stone, seen almost level: the hairs rise from it and sweep back."""

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES
from kit.surfaces import matt, plaster, tabletop, wall
from kit.ventilation import hairs, lace_front, mesh, nylon

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

RIM, FIRST, DENSE = -1.0, -0.57, 0.45
"""Where the mesh ends towards the viewer, the first hairs are tied, and every cell has some."""


def build():
    wall(plaster((0.74, 0.665, 0.58)), 7)
    tabletop(plaster((0.70, 0.62, 0.53)))
    mesh(nylon(), RIM, 3.8)
    shade = SHADES["light brown"]
    rng = np.random.default_rng(29)
    knotted = matt("knot", (0.13, 0.085, 0.055), 0.5)
    roots = lace_front(rng, FIRST, DENSE, knotted, back=3.4, side=2.0, power=1.2, scatter=0.01)
    back = np.clip(roots[:, 1] - FIRST, 0, None)
    heading = 0.42 + 0.14 * np.sin(1.1 * roots[:, 0] + 0.7 * roots[:, 1])
    heading += (0.06 + 0.14 * np.exp(-back / 0.35)) * rng.normal(size=len(roots))
    # The first rows stand more steeply, so that the hair behind them is seen over them.
    lift = (0.14 + 0.1 * np.exp(-back / 0.6) + 0.04 * rng.normal(size=len(roots)))[:, None]
    hair = hairs(
        rng, roots, heading, radius=0.0038, bow=0.07, melanin=0.2, lift=lift, lengths=(2.6, 4.2)
    )
    add_hair("hair", hair, shade, roughness=0.22)
    at = np.array((0.1, 0.25, 0.5))
    area((-5.2, 2.6, 3.8), at, (1.2, 1.8), 620, WARM)
    area((4.6, -2.6, 2.6), at, (2.5, 2.5), 60, COOL)
    area((2.0, 5.0, 4.6), at, (1.8, 0.8), 300, DAY)
    ambient(0.12)
    camera((-0.5, -9.4, 4.9), at, lens=135, aperture=13, focus=(0, -0.45, 0.3))
