"""The waves of a long silver grey wig on dark linen, the light from behind."""

import numpy as np

from kit.hair import add_hair, keep_gaps_dark
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.strands import smooth_path
from kit.surfaces import tabletop
from kit.tresses import fine, spread_out

FINISH = {"look": {"exposure": 0.0, "contrast": 1.06}}


def build():
    tabletop(dark_cloth(), size=12)
    shade = SHADES["silver"]
    path = smooth_path(
        [(-2.3, 1.9, 0.1), (-1.5, 1.25, 0.12), (-0.7, 0.55, 0.13), (0.0, -0.05, 0.12), (0.75, -0.75, 0.1)], 96
    )
    tress = fine(
        shade,
        211,
        width=1.15,
        depth=0.18,
        strands=12000,
        points=100,
        locks=14,
        clumps=900,
        parting=0.35,
        drift=0.14,
        spread=lambda t: 1.0 + 0.3 * t,
        swell=lambda t: 1.3 - 0.8 * t,
        wave=0.1,
        waves=2.6,
        wave_spread=0.35,
        wave_lean=0.4,
        lift=0.3,
    )
    keep_gaps_dark(shade)
    add_hair("hair", spread_out(tress, path, (1, 0.9, 0), width=1.8), shade)
    from_behind(back=1.0, key=0.7, fill=1, even=0.015)
    overlook((0.0, 0.0, 0.1), span=2.8, elevation=52, lens=100, aperture=6, focus=(0.1, -0.2, 0.15))
