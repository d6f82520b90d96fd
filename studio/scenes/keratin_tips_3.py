"""Four wavy chocolate brown strands side by side on dark linen, their keratin tips on the left, the light from behind."""

import numpy as np

from kit.bonded import WAVY, laid_row
from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES, deepened, mixed
from kit.surfaces import tabletop

FINISH = {"keep": 0.15, "look": {"exposure": 0.1, "contrast": 1.1}}


def build():
    tabletop(dark_cloth(600), size=12)
    shade = SHADES["chocolate"]
    strands = laid_row(np.random.default_rng(47), mixed(shade), 4, left=-0.3, lean=0.07, pitch=0.24, **WAVY)
    add_hair("hair", deepened(strands, shade), shade)
    from_behind(back=0.9, key=1.6, fill=5.0, even=0.22)
    overlook((-0.08, 0.0, 0.06), span=1.0, elevation=46, lens=110, aperture=4.5, focus=(-0.2, -0.12, 0.08), roll=0.45)
