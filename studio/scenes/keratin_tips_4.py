"""Copper red strands side by side on dark linen, their flat keratin tips level, the light from behind."""

import numpy as np

from kit.bonded import laid_row
from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES, deepened, mixed
from kit.surfaces import tabletop

FINISH = {"keep": 0.15, "look": {"exposure": 0.0, "contrast": 1.1}}


def build():
    tabletop(dark_cloth(600), size=12)
    shade = SHADES["copper"]
    strands = laid_row(np.random.default_rng(44), mixed(shade), 7, left=-0.3, lean=0.03, pitch=0.19)
    add_hair("hair", deepened(strands, shade), shade)
    from_behind(back=0.5, key=1.3, fill=4, even=0.12)
    overlook((-0.02, -0.02, 0.06), span=1.2, elevation=46, lens=110, aperture=4.5, focus=(-0.2, -0.15, 0.08), roll=0.25)
