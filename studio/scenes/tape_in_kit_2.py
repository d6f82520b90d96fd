"""Natural brown tape-in pieces fanned on dark linen, seen close up, the light from behind."""

import numpy as np

from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import tabletop
from kit.tape import pieces

FINISH = {"look": {"exposure": -0.2, "contrast": 1.05}}


def build():
    tabletop(dark_cloth(), size=16)
    shade = SHADES["natural brown"]
    fanned = pieces(np.random.default_rng(6), shade, 3, pitch=0.36, lean=0.0, fan=0.32, heading=-0.8)
    add_hair("hair", fanned, shade, roughness=0.2)
    from_behind(back=0.5, key=1.0, fill=2.5, even=0.04)
    overlook((0.2, -0.2, 0.08), span=1.9, elevation=46, lens=100, aperture=5, focus=(0.1, -0.2, 0.1), roll=0.25)
