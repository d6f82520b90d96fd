"""Dark brown tape-in pieces in steps on dark linen, their tabs at the top, the light from behind."""

import numpy as np

from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES, deepened, mixed
from kit.surfaces import tabletop
from kit.tape import pieces

FINISH = {"keep": 0.15, "look": {"exposure": 0.1, "contrast": 1.12}}

STEPS = {"pitch": 0.41, "lean": 0.1, "fan": 0.04}


def build():
    tabletop(dark_cloth(600), size=16)
    shade = SHADES["dark brown"]
    hair = pieces(np.random.default_rng(14), mixed(shade), 5, **STEPS)
    add_hair("hair", deepened(hair, shade), shade)
    from_behind(back=1.0, key=1.9, fill=3.0, even=0.12)
    overlook((0.1, -0.1, 0.08), span=1.9, elevation=48, lens=100, aperture=4.5, focus=(-0.2, -0.2, 0.13), roll=1.3)
