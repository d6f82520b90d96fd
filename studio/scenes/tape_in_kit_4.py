"""Four platinum tape-in pieces half fanned on dark linen, seen close up, the light from behind."""

import numpy as np

from kit.hair import add_hair, keep_gaps_dark
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import tabletop
from kit.tape import pieces

FINISH = {"keep": 0.15, "look": {"exposure": -0.05, "contrast": 1.15}}


def build():
    tabletop(dark_cloth(600), size=16)
    shade = SHADES["platinum"]
    keep_gaps_dark(shade)
    add_hair("hair", pieces(np.random.default_rng(8), shade, 4), shade)
    from_behind(back=1.0, key=1.7, fill=1.6, even=0.025)
    overlook((0.3, -0.1, 0.08), span=1.55, elevation=42, lens=100, aperture=4.5, focus=(0.1, -0.35, 0.14), roll=-0.9)
