"""Long golden brown hair in one soft wave before a pale wall."""

from dataclasses import replace

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES, mixed
from kit.strands import Tress, grow, smooth_path
from kit.surfaces import plaster, wall

FINISH = {"look": {"exposure": 0.1, "contrast": 1.06}, "keep": 0.25, "paper": 0.34}


def build():
    wall(plaster((0.79, 0.735, 0.67)), 1.3)
    path = smooth_path(
        [
            (0.75, 0.1, 5.0),
            (0.7, 0, 3.4),
            (0.4, -0.15, 1.9),
            (0.1, -0.25, 0.5),
            (0.15, -0.2, -0.8),
            (0.45, -0.1, -1.9),
            (0.7, 0, -2.75),
        ],
        96,
    )
    shade = mixed(SHADES["golden brown"])
    tress = Tress(
        width=2.1,
        depth=0.7,
        strands=90000,
        seed=15,
        points=56,
        locks=20,
        clumps=3600,
        parting=0.28,
        drift=0.16,
        cling=0.5,
        spread=lambda t: 0.95 + 0.25 * np.sin(np.pi * t) - 0.62 * t**3,
        swell=lambda t: 1 + 0.5 * np.sin(np.pi * t),
        wave=0.19,
        waves=2.2,
        wave_from=0.3,
        wave_spread=0.4,
        lift=0.9,
        frizz=0.011,
        flyaways=0.018,
        stray=0.16,
        radius=0.0013,
        length_jitter=0.06,
        shorter=0.2,
        streak=shade.streak,
        ombre=lambda t: -0.16 * t,
    )
    add_hair("hair", grow(tress, path, (1, 0, 0)), shade)
    # Where locks part one sees hair, not a dark slit.
    beneath = replace(tress, strands=40000, seed=12, locks=30, width=1.8, flyaways=0.0)
    add_hair("hair beneath", grow(beneath, path + (0, 0.16, 0), (1, 0, 0)), shade)
    area((-5.5, -2.6, 3.2), (0, 0, 0.2), (1.6, 3.2), 840, WARM)
    area((5.0, -2.0, 0.5), (0, 0, 0), (2.0, 3.0), 80, COOL)
    area((2.2, 1.1, 5.4), (0.3, 0, 0.5), (2.5, 0.6), 380, DAY)
    ambient(0.22)
    camera((0, -13, 0.3), (-0.15, 0, 0.2), lens=75, aperture=4, focus=(0.1, -0.45, 0.2))
