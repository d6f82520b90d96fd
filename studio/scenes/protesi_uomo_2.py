"""The lace front of a light brown hair system on pale stone, seen almost level: the hairs rise from it and sweep back."""

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES
from kit.surfaces import matt, plaster, tabletop, wall
from kit.ventilation import hairs, lace_front, mesh, nylon, vertex

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

RIM, FIRST, DENSE = -9, -5, 4
"""Rows of cells: where the mesh ends towards the viewer, the first with hairs, the first in which every cell has some."""


def build():
    wall(plaster((0.74, 0.665, 0.58)), 7)
    tabletop(plaster((0.70, 0.62, 0.53)))
    mesh(nylon(), range(RIM, 34))
    shade = SHADES["light brown"]
    rng = np.random.default_rng(29)
    knotted = matt("knot", (0.13, 0.085, 0.055), 0.5)
    roots = lace_front(
        rng, FIRST, DENSE, knotted, rows=30, columns=range(-14, 16), power=1.2, scatter=0.01, size=0.55, most=5
    )
    back = np.clip(roots[:, 1] - vertex(0, FIRST)[1], 0, None)
    heading = 0.42 + 0.14 * np.sin(1.1 * roots[:, 0] + 0.7 * roots[:, 1])
    heading += (0.06 + 0.14 * np.exp(-back / 0.35)) * rng.normal(size=len(roots))
    # The first rows stand more steeply, so that the hair behind them is seen over them.
    lift = (0.28 + 0.12 * np.exp(-back / 0.6) + 0.07 * rng.normal(size=len(roots)))[:, None]
    hair = hairs(
        rng, roots, heading, radius=0.0038, bow=0.07, melanin=0.9 * shade.melanin, lift=lift, lengths=(2.6, 4.2)
    )
    add_hair("hair", hair, shade, roughness=0.22)
    at = np.array((0.1, 0.25, 0.75))
    area((-5.2, 2.6, 3.8), at, (1.2, 1.8), 760, WARM)
    area((4.6, -2.6, 2.6), at, (2.5, 2.5), 95, COOL)
    area((2.0, 5.0, 4.6), at, (1.8, 0.8), 300, DAY)
    ambient(0.2)
    camera((-0.5, -9.4, 4.9), at, lens=100, aperture=11, focus=(0, -0.45, 0.3))
