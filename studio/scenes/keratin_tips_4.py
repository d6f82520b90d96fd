"""Copper red strands side by side over a fold of linen, seen close up."""

import numpy as np

from kit.bonded import laid_row
from kit.hair import add_hair
from kit.sets import DOWN, FOLDED, OVER_FOLD, over_fold
from kit.shades import SHADES, deepened, mixed

FINISH = FOLDED


def build():
    shade = SHADES["copper"]
    rng = np.random.default_rng(44)
    strands = laid_row(rng, mixed(shade), 13, left=-0.36, lean=0.0, pitch=0.112, heading=DOWN, relief=OVER_FOLD)
    add_hair("hair", deepened(strands, shade), shade, roughness=0.2)
    over_fold(shade, 1.2, -0.5, (0.0, 0.04, 0.2), elevation=56)
