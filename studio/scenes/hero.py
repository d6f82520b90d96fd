"""Long golden brown hair falling in soft waves before a pale wall, its right side out of the picture."""

from dataclasses import replace

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES, mixed
from kit.strands import Tress, grow, smooth_path
from kit.surfaces import plaster, wall

FINISH = {"look": {"exposure": 0.3, "contrast": 1.06}, "paper": 0.34}


def build():
    wall(plaster((0.79, 0.735, 0.67)), 1.6)
    path = smooth_path(
        [
            (1.7, 0.1, 5.2),
            (1.55, 0, 3.4),
            (1.35, -0.15, 1.7),
            (1.2, -0.25, 0.3),
            (1.3, -0.2, -1.2),
            (1.55, -0.1, -2.6),
            (1.7, 0, -4.2),
        ],
        96,
    )
    shade = mixed(SHADES["golden brown"])
    tress = Tress(
        width=3.6,
        depth=0.6,
        strands=120000,
        seed=15,
        points=64,
        locks=26,
        clumps=4200,
        parting=0.25,
        drift=0.1,
        cling=0.5,
        spread=lambda t: 0.95 + 0.1 * np.sin(np.pi * t),
        wave=0.2,
        waves=3.6,
        wave_from=0.1,
        wave_spread=0.3,
        wave_lean=0.7,
        lift=0.9,
        frizz=0.01,
        flyaways=0.02,
        stray=0.14,
        radius=0.0011,
        length_jitter=0.06,
        shorter=0.12,
        streak=shade.streak,
        ombre=lambda t: -0.17 * t,
    )
    add_hair("hair", grow(tress, path, (1, 0, 0)), shade)
    # Where locks part one sees hair, not a dark slit.
    beneath = replace(tress, strands=40000, seed=12, locks=34, width=3.3, flyaways=0.0)
    add_hair("hair beneath", grow(beneath, path + (0.1, 0.2, 0), (1, 0, 0)), shade)
    area((-5.5, -2.1, 3.0), (0, 0, 0.2), (1.1, 3.0), 900, WARM)
    area((5.0, -3.0, 0.5), (0, 0, 0), (2.0, 3.0), 170, COOL)
    area((2.2, 1.1, 5.4), (0.3, 0, 0.5), (2.5, 0.6), 420, DAY)
    ambient(0.19)
    camera((0, -13, 0.3), (-0.1, 0, 0.1), lens=104, aperture=2.2, focus=(0.2, -0.55, 0.3))
