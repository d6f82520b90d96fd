"""Copper red strands side by side on dark linen, their flat keratin tips level, the light from behind."""

import numpy as np

from kit.bonded import laid_row
from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def build():
    tabletop(dark_cloth(), size=12)
    shade = SHADES["copper"]
    strands = laid_row(np.random.default_rng(44), shade, 7, left=-0.32, lean=0.04, pitch=0.24)
    add_hair("hair", strands, shade, roughness=0.2)
    from_behind(back=1.0, key=1.2, fill=2, even=0.04)
    overlook((0.06, 0.0, 0.04), span=1.55, elevation=50, lens=110, aperture=6, focus=(-0.2, -0.1, 0.05), roll=0.25)
