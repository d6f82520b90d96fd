"""The cut ends of a light blonde mid-length wig on dark linen, light coming through them from behind."""

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
    shade = SHADES["light blonde"]
    path = smooth_path(
        [(-2.6, 0.75, 0.1), (-1.6, 0.6, 0.12), (-0.8, 0.4, 0.14), (0.0, 0.05, 0.1), (0.75, -0.5, 0.02)], 96
    )
    tress = fine(
        shade,
        310,
        width=1.0,
        depth=0.16,
        strands=11000,
        clumps=900,
        parting=0.45,
        drift=0.1,
        spread=lambda t: 1.0 + 0.3 * t,
        swell=lambda t: 1.3 - t,
        wave=0.02,
        waves=1.8,
        shorter=0.35,
        length_jitter=0.04,
        uneven=0.03,
    )
    keep_gaps_dark(shade)
    add_hair("hair", spread_out(tress, path, (0.3, 1, 0), width=1.5), shade)
    from_behind(back=0.8, key=1.0, fill=1.4, even=0.02)
    overlook((0.03, 0.04, 0.1), span=2.4, elevation=52, lens=100, aperture=6, focus=(0.2, -0.2, 0.1))
