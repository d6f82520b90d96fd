"""Chocolate tape-in pieces on dark linen, seen close up where their hair leaves the tabs, the light from behind."""

import numpy as np

from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import tabletop
from kit.tape import pieces

FINISH = {"keep": 0.15, "look": {"exposure": 0.0, "contrast": 1.05}}


def build():
    tabletop(dark_cloth(), size=12)
    shade = SHADES["chocolate"]
    add_hair("hair", pieces(np.random.default_rng(61), shade, 3), shade)
    from_behind(back=1.1, key=1.2, fill=1.2, even=0.03)
    overlook((0.04, 0.0, 0.05), span=1.3, elevation=48, lens=100, aperture=6, focus=(-0.1, -0.05, 0.05), roll=0.35)
