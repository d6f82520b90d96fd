"""The ends of medium brown hair, bending across dark linen, the light from behind."""

import numpy as np

from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.strands import smooth_path
from kit.surfaces import tabletop
from kit.tresses import fine, spread_out

FINISH = {"look": {"exposure": -0.1, "contrast": 1.06}}


def build():
    tabletop(dark_cloth(), size=12)
    shade = SHADES["medium brown"]
    path = smooth_path(
        [
            (-3.0, -0.35, 0.1),
            (-1.8, 0.0, 0.13),
            (-0.8, 0.28, 0.15),
            (0.1, 0.2, 0.12),
            (0.9, -0.25, 0.06),
            (1.5, -0.7, 0.02),
        ],
        96,
    )
    tress = fine(
        shade,
        171,
        width=0.75,
        depth=0.16,
        strands=13000,
        points=80,
        parting=0.35,
        drift=0.16,
        cling=0.35,
        spread=lambda t: 0.85 + 0.6 * t,
        swell=lambda t: 1.2 - 0.7 * t,
        wave=0.03,
        waves=2.0,
        lift=0.3,
    )
    add_hair("hair", spread_out(tress, path, (0.1, 1, 0), width=1.1), shade)
    from_behind(back=0.8, key=0.8, fill=1.5, even=0.03)
    overlook((0.0, 0.0, 0.1), span=2.7, elevation=50, lens=100, aperture=9, focus=(0.4, -0.1, 0.15))
