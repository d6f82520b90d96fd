"""Four platinum tape-in pieces half fanned over a fold of linen, seen close up."""

import numpy as np

from kit.hair import add_hair
from kit.sets import DOWN, FOLDED, OVER_FOLD, over_fold
from kit.shades import SHADES, deepened, mixed
from kit.tape import pieces

FINISH = FOLDED


def build():
    shade = SHADES["platinum"]
    hair = pieces(
        np.random.default_rng(8), mixed(shade), 4, pitch=0.38, lean=-0.05, fan=0.14, heading=DOWN, relief=OVER_FOLD
    )
    add_hair("hair", deepened(hair, shade), shade, roughness=0.2)
    over_fold(shade, 1.5, 0.8, elevation=58)
