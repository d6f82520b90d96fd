"""Dark brown tape-in pieces in steps on dark linen, their tabs at the top, the light from behind."""

import numpy as np

from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import tabletop
from kit.tape import pieces

FINISH = {"look": {"exposure": 0.0, "contrast": 1.1}}

STEPS = {"pitch": 0.4, "lean": 0.1, "fan": 0.03, "heading": -0.95}
"""Turned so that the light from behind shines along all of the hair, and not only where it slopes."""


def build():
    tabletop(dark_cloth(), size=16)
    shade = SHADES["dark brown"]
    add_hair("hair", pieces(np.random.default_rng(14), shade, 5, **STEPS), shade, roughness=0.2)
    from_behind(back=0.9, key=1.8, fill=3.5, even=0.05)
    overlook((0.17, -0.37, 0.08), span=2.3, elevation=50, lens=100, aperture=8, focus=(0.0, -0.05, 0.1), roll=0.4)
