"""Straight black strands side by side over a fold of linen, their flat keratin tips behind its crest."""

import numpy as np

from kit.bonded import laid_row
from kit.hair import add_hair
from kit.sets import DOWN, FOLDED, OVER_FOLD, over_fold
from kit.shades import SHADES, deepened, mixed

FINISH = FOLDED


def build():
    shade = SHADES["black"]
    rng = np.random.default_rng(41)
    strands = laid_row(rng, mixed(shade), 17, left=-0.36, lean=0.0, pitch=0.112, heading=DOWN, relief=OVER_FOLD)
    add_hair("hair", deepened(strands, shade), shade, roughness=0.2)
    over_fold(shade, 1.75, -0.2, elevation=60)
