"""A bundle of straight dark brown hair, tied at the root, on pale linen."""

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES
from kit.strands import Tress, grow, smooth_path
from kit.surfaces import folds, linen, matt, tabletop
from kit.thread import line, windings

FINISH = {"look": {"exposure": -0.1, "contrast": 1.06}}


CLOTH = folds(4, 0.3)


def lying(x, y):
    """The cloth: smooth beneath the hair, in soft folds beside it."""
    beside = np.clip((np.hypot(x + 0.25 + 0.3 * y, 0.35 * y) - 0.8) / 1.2, 0, 1)
    return CLOTH(x, y) * beside * beside * (3 - 2 * beside)


def build():
    tabletop(linen((0.74, 0.655, 0.54), threads=260), relief=lying, cells=(360, 360), size=16)
    shade = SHADES["dark brown"]
    path = smooth_path(
        [
            (-1.15, 2.35, 0.12),
            (-0.95, 1.75, 0.1),
            (-0.5, 0.75, 0.06),
            (-0.05, -0.4, 0.05),
            (0.35, -1.5, 0.05),
            (0.62, -2.45, 0.04),
        ],
        96,
    )
    tress = Tress(
        width=0.72,
        depth=0.95,
        strands=32000,
        seed=3,
        points=48,
        round=True,
        flat_below=True,
        locks=16,
        clumps=600,
        parting=0.3,
        drift=0.05,
        cling=0.5,
        spread=lambda t: 1
        - 0.22 * np.exp(-(((t - 0.075) / 0.035) ** 2))
        + 1.0 * np.clip(t - 0.08, 0, 1) ** 0.8
        - 0.9 * t**4,
        swell=lambda t: 1 - 0.12 * np.exp(-(((t - 0.075) / 0.035) ** 2)) - 0.62 * np.clip(t - 0.1, 0, 1) ** 0.7,
        wave=0.05,
        waves=1.3,
        wave_spread=0.5,
        frizz=0.012,
        flyaways=0.02,
        stray=0.16,
        radius=0.0022,
        length_jitter=0.03,
        shorter=0.3,
        streak=shade.streak,
    )
    add_hair("hair", grow(tress, path, (1, 0.35, 0)), shade)
    start, after = path[6], path[8]
    thread = matt("linen thread", (0.74, 0.66, 0.53), grain=0.35)
    line(windings(start + (0, 0, 0.02), after - start, (1, 0.35, 0), 0.64, 0.91, 9, 0.017, seed=2), 0.017, thread)
    area((-4.4, 3.2, 3.6), (0, 0, 0), (1.6, 2.4), 640, WARM)
    area((5.0, -1.5, 3.5), (0, 0, 0), (2.5, 2.5), 70, COOL)
    area((2.2, 4.8, 3.2), (-0.2, 0.3, 0), (1.8, 0.8), 180, DAY)
    ambient(0.14)
    camera((0.0, -5.6, 11.2), (-0.2, -0.22, 0.1), lens=82, aperture=8)
