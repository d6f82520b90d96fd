"""Three chocolate tape-in pieces over a fold of linen, seen close up where their hair leaves the tape."""

import numpy as np

from kit.hair import add_hair
from kit.sets import DOWN, FOLDED, OVER_FOLD, over_fold
from kit.shades import SHADES, deepened, mixed
from kit.tape import pieces

FINISH = FOLDED


def build():
    shade = SHADES["chocolate"]
    hair = pieces(
        np.random.default_rng(61), mixed(shade), 3, pitch=0.39, lean=-0.04, fan=0.08, heading=DOWN, relief=OVER_FOLD
    )
    add_hair("hair", deepened(hair, shade), shade, roughness=0.2)
    over_fold(shade, 1.12, -0.55, (0.0, 0.1, 0.22), elevation=56)
