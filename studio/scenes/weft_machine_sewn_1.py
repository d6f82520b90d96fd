"""The upper part of a machine-sewn weft in ash brown, hung by its seam from a brass rail."""

from dataclasses import replace

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.seams import sewn_edge
from kit.shades import SHADES
from kit.strands import Tress, grow, smooth_path
from kit.surfaces import brass, plaster, wall
from kit.thread import line

FINISH = {"look": {"exposure": -0.08, "contrast": 1.05}}

WIDTH = 2.7
SEAM = 1.95
"""Height of the seam."""


def build():
    wall(plaster((0.80, 0.71, 0.61)), 1.0)
    shade = SHADES["ash brown"]
    path = smooth_path([(0, 0, SEAM), (0, -0.03, 1.2), (0.03, -0.05, 0), (0.02, -0.03, -1.3), (0.06, 0, -2.4)], 96)
    tress = Tress(
        width=WIDTH,
        depth=0.1,
        strands=110000,
        seed=21,
        points=52,
        locks=22,
        clumps=2000,
        parting=0.14,
        drift=0.02,
        cling=0.5,
        spread=lambda t: 1 - 0.10 * t - 0.16 * t**3,
        swell=lambda t: 0.35 + 4.6 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.7) ** 1.2,
        wave=0.05,
        waves=2.4,
        wave_spread=0.9,
        lift=1.2,
        frizz=0.006,
        flyaways=0.02,
        radius=0.0009,
        length_jitter=0.035,
        shorter=0.22,
        streak=shade.streak,
    )
    add_hair("hair", grow(tress, path, (1, 0, 0)), shade)
    # Where locks part one sees hair, not a slit of the wall.
    beneath = replace(tress, strands=40000, seed=22, locks=36, flyaways=0.0)
    add_hair("hair beneath", grow(beneath, path + (0, 0.05, 0), (1, 0, 0)), shade)
    sewn_edge(np.array([(-WIDTH / 2, 0, SEAM), (WIDTH / 2, 0, SEAM)]), shade, seed=5)
    rail = SEAM + 0.34
    metal = brass()
    line([(-4, 0.02, rail), (4, 0.02, rail)], 0.055, metal)
    for x in np.linspace(-WIDTH / 2 + 0.12, WIDTH / 2 - 0.12, 4):
        hook = [(x, 0.02 - 0.075 * np.sin(a), rail + 0.075 * np.cos(a)) for a in np.linspace(-0.6, np.pi, 14)]
        drop = [
            (x, 0.02, rail - 0.09 - 0.02),
            (x, 0.015, SEAM + 0.1),
            (x, -0.035, SEAM + 0.0),
            (x, -0.05, SEAM - 0.03),
            (x, -0.055, SEAM + 0.03),
        ]
        line(smooth_path([*hook, *drop], 60), 0.012, metal)
    area((-5.2, -2.6, 2.4), (0, 0, -0.3), (1.6, 3.2), 980, WARM)
    area((5.0, -2.4, 0.5), (0, 0, 0), (2.0, 3.0), 50, COOL)
    area((2.6, -0.3, 4.6), (0, 0, 0.9), (2.4, 0.5), 520, DAY)
    ambient(0.1)
    camera((-3.0, -12.6, 1.5), (-0.35, 0, 1.12), lens=160, aperture=2.8, focus=(-0.5, -0.1, 1.5), roll=0.03)
