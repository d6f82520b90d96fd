"""Platinum hair spread like a veil over folds of linen."""

import numpy as np

from kit.hair import add_hair, keep_gaps_dark
from kit.sets import from_above, ground, softness
from kit.shades import SHADES
from kit.strands import Strands, grow, smooth_path
from kit.surfaces import folds, tabletop
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.2, "contrast": 1.08}}

CLOTH = folds(31, 0.26, count=7, reach=2.4)


def build():
    shade = SHADES["platinum"]
    tabletop(ground(shade), relief=CLOTH, cells=(420, 420), size=12)
    path = smooth_path(
        [
            (-3.1, 1.0, 0.08),
            (-2.0, 0.62, 0.08),
            (-0.9, 0.25, 0.05),
            (0.3, 0.02, 0.03),
            (1.4, -0.25, 0.02),
            (2.3, -0.7, 0.02),
        ],
        96,
    )
    tress = lying(
        shade,
        17,
        width=1.0,
        depth=0.2,
        strands=30000,
        points=72,
        round=False,
        locks=30,
        clumps=800,
        parting=0.34,
        drift=0.1,
        cling=0.55,
        spread=lambda t: 0.8 + 1.9 * np.clip(t, 0, 1) ** 1.2,
        swell=lambda t: 1.3 - 1.1 * t,
        wave=0.1,
        waves=2.2,
        wave_spread=0.5,
        lift=0.3,
        flyaways=0.03,
        stray=0.2,
        shorter=0.35,
        radius=0.0017,
    )
    strands = grow(tress, path, (0.3, 1, 0))
    points = strands.points
    points[..., 2] += CLOTH(points[..., 0], points[..., 1])
    keep_gaps_dark(shade)
    add_hair("hair", Strands(points, strands.radius, strands.melanin), shade)
    from_above((0, 0, 0.1), span=4.2, elevation=62, lens=95, aperture=7, even=0.14 * softness(shade))
