"""A medium brown weft whose hair runs from its seam, at the picture's lower edge, up out of the frame into the dark."""

from dataclasses import replace

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import WARM, ambient, area
from kit.seams import laid_down, sewn_edge
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import matt, tabletop
from kit.tresses import lying

FINISH = {"look": {"exposure": 0.1, "contrast": 1.08}}

WIDTH = 5.4
SEAM = np.array((0.0, -1.2, 0.06))
TURN = np.pi + 0.05
"""The hair runs away from the viewer, the seam rises a little to the right."""


def build():
    tabletop(matt("slate", (0.012, 0.008, 0.006), 0.85, grain=0.3), size=14)
    shade = SHADES["medium brown"]
    c, s = np.cos(TURN), np.sin(TURN)
    down, side = np.array((s, -c, 0)), np.array((c, s, 0))
    knots = [SEAM + (0, 0, 0.01)]
    course = ((0.4, 0.0, 0.1), (1.1, 0.05, 0.16), (2.0, 0.0, 0.1), (3.2, -0.15, 0.12), (5.0, 0, 0.06))
    for along, aside, height in course:
        knots.append(SEAM * (1, 1, 0) + along * down + aside * side + (0, 0, height))
    weft = lying(
        shade,
        21,
        width=WIDTH,
        depth=0.16,
        strands=64000,
        points=64,
        round=False,
        locks=40,
        clumps=2400,
        parting=0.04,
        drift=0.014,
        cling=0.3,
        spread=lambda t: 1 + 0.04 * t,
        swell=lambda t: 0.2 + 2.9 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.7),
        wave=0.06,
        waves=3.4,
        wave_spread=0.35,
        wave_lean=1.2,
        lift=0.6,
        frizz=0.018,
        flyaways=0.05,
        stray=0.14,
        shorter=0.05,
        radius=0.0016,
    )
    path = smooth_path(knots, 110)
    add_hair("hair", grow(weft, path, side), shade)
    # Where locks part one sees hair, not a dark slit.
    beneath = replace(weft, strands=26000, seed=22, locks=60, wave=0.04, flyaways=0.0)
    add_hair("hair beneath", grow(beneath, path - (0, 0, 0.03), side), shade)
    edge = np.array([(-WIDTH / 2, 0, 0), (WIDTH / 2, 0, 0)])
    sewn_edge(edge, shade, seed=5, pose=laid_down(SEAM, TURN), gauge=0.005, arch=0.012)
    # One window to the right, over the seam: the light goes out to the left and upwards.
    area((3.8, -0.4, 2.9), (0.9, -0.7, 0), (1.0, 1.8), 500, WARM, spread=110)
    ambient(0.015)
    camera((0.0, -7.6, 7.2), (0.0, -0.1, 0.05), lens=95, aperture=7, focus=(0.4, -0.9, 0.1))
