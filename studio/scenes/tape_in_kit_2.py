"""Three natural brown tape-in pieces fanned over a fold of linen, seen close up."""

import numpy as np

from kit.hair import add_hair
from kit.sets import DOWN, FOLDED, OVER_FOLD, over_fold
from kit.shades import SHADES, deepened, mixed
from kit.tape import pieces

FINISH = FOLDED


def build():
    shade = SHADES["natural brown"]
    hair = pieces(
        np.random.default_rng(6), mixed(shade), 3, pitch=0.37, lean=0.0, fan=0.24, heading=DOWN, relief=OVER_FOLD
    )
    add_hair("hair", deepened(hair, shade), shade, roughness=0.2)
    over_fold(shade, 1.35, -0.15, elevation=50)
