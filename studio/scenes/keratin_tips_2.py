"""The flat keratin tips of straight honey blonde strands over a fold of linen, seen close up."""

import numpy as np

from kit.bonded import laid_row
from kit.hair import add_hair
from kit.sets import DOWN, FOLDED, OVER_FOLD, over_fold
from kit.shades import SHADES, deepened, mixed

FINISH = FOLDED


def build():
    shade = SHADES["honey"]
    rng = np.random.default_rng(48)
    strands = laid_row(rng, mixed(shade), 11, left=-0.36, lean=0.0, pitch=0.112, heading=DOWN, relief=OVER_FOLD)
    add_hair("hair", deepened(strands, shade), shade, roughness=0.2)
    over_fold(shade, 0.95, 0.45, (0.0, 0.16, 0.2), elevation=56)
