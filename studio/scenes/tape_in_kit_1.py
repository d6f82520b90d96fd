"""Five dark brown tape-in pieces in steps over a fold of linen."""

import numpy as np

from kit.hair import add_hair
from kit.sets import DOWN, FOLDED, OVER_FOLD, over_fold
from kit.shades import SHADES, deepened, mixed
from kit.tape import pieces

FINISH = FOLDED


def build():
    shade = SHADES["dark brown"]
    hair = pieces(
        np.random.default_rng(14), mixed(shade), 5, pitch=0.41, lean=0.07, fan=0.02, heading=DOWN, relief=OVER_FOLD
    )
    add_hair("hair", deepened(hair, shade), shade, roughness=0.2)
    over_fold(shade, 1.9, 0.35, elevation=60)
