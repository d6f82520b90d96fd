"""Platinum hair spread like a veil over folds of dark linen, the light from behind it."""

import numpy as np

from kit.camera import camera
from kit.hair import add_hair, keep_gaps_dark
from kit.sets import dark_cloth, from_behind
from kit.shades import SHADES
from kit.strands import smooth_path
from kit.surfaces import folds, tabletop
from kit.tresses import fine, spread_out

FINISH = {"look": {"exposure": 0.0, "contrast": 1.06}}

CLOTH = folds(31, 0.26, count=7, reach=2.4)


def build():
    shade = SHADES["platinum"]
    tabletop(dark_cloth(), relief=CLOTH, cells=(420, 420), size=12)
    knots = [(-2.3, 1.05, 0.08), (-1.5, 0.66, 0.07), (-0.75, 0.3, 0.05), (0.1, 0.1, 0.03), (0.85, -0.15, 0.02)]
    path = smooth_path([*knots, (1.75, -0.6, 0.02)], 96)
    tress = fine(
        shade,
        17,
        width=0.55,
        parting=0.3,
        drift=0.16,
        spread=lambda t: 0.75 + 1.7 * np.clip(t, 0, 1) ** 1.2,
        swell=lambda t: 1.3 - 1.1 * t,
        wave=0.08,
        waves=2.2,
        wave_spread=0.5,
        lift=0.3,
    )
    keep_gaps_dark(shade)
    add_hair("hair", spread_out(tress, path, (0.3, 1, 0), width=0.9, relief=CLOTH), shade)
    from_behind()
    camera((0.1, -3.9, 5.0), (0.1, 0.02, 0.12), lens=77, aperture=8, focus=(0.2, -0.1, 0.25))
