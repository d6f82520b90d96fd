"""The lace front of a light brown hair system on pale stone, seen almost level: the hairs rise from it and sweep back."""

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES, mixed
from kit.surfaces import matt, plaster, tabletop, wall
from kit.ventilation import hairs, lace_front, mesh, nylon

FINISH = {"keep": 0.2, "look": {"exposure": -0.2, "contrast": 1.06}}

RIM, FIRST, DENSE = -1.0, -0.57, 0.3
"""Where the mesh ends towards the viewer, the first hairs are tied, and every cell has some."""


def build():
    wall(plaster((0.5, 0.44, 0.38)), 7)
    tabletop(plaster((0.62, 0.54, 0.46)))
    mesh(nylon(), RIM, 3.8, gauge=0.0016)
    rng = np.random.default_rng(29)
    knotted = matt("knot", (0.13, 0.085, 0.055), 0.5)
    roots = lace_front(rng, FIRST, DENSE, knotted, back=3.4, side=2.0, power=1.2, scatter=0.01, size=0.3, most=8)
    back = np.clip(roots[:, 1] - FIRST, 0, None)
    heading = 0.5 + 0.18 * np.sin(1.6 * roots[:, 0] + 0.7 * roots[:, 1]) + 0.06 * np.sin(9 * roots[:, 0] - 4 * roots[:, 1])
    heading += (0.05 + 0.12 * np.exp(-back / 0.35)) * rng.normal(size=len(roots))
    # The first rows stand more steeply, so that the hair behind them is seen over them.
    lift = (0.14 + 0.14 * np.exp(-back / 0.6) + 0.04 * rng.normal(size=len(roots)))[:, None]
    hair = hairs(rng, roots, heading, radius=0.002, bow=0.1, melanin=0.19, lift=lift, lengths=(2.6, 4.2))
    add_hair("hair", hair, mixed(SHADES["light brown"]), roughness=0.24)
    at = np.array((0.05, 0.35, 0.5))
    area((-4.6, 3.4, 3.2), at, (1.0, 1.6), 620, WARM)
    area((4.6, -2.6, 2.6), at, (2.5, 2.5), 50, COOL)
    area((2.0, 5.0, 4.2), at, (1.6, 0.8), 360, DAY)
    ambient(0.08)
    camera((-0.5, -9.4, 4.3), at, lens=165, aperture=13, focus=(0, -0.2, 0.42))
