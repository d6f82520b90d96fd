"""Three black tape-in pieces over a fold of linen, seen from their side."""

import numpy as np

from kit.hair import add_hair
from kit.sets import DOWN, FOLDED, OVER_FOLD, over_fold
from kit.shades import SHADES
from kit.tape import pieces

FINISH = FOLDED


def build():
    shade = SHADES["black"]
    hair = pieces(np.random.default_rng(9), shade, 3, pitch=0.42, lean=0.03, fan=0.05, heading=DOWN, relief=OVER_FOLD)
    add_hair("hair", hair, shade, roughness=0.2)
    over_fold(shade, 1.6, 1.2, (0.06, 0.0, 0.2), elevation=58)
