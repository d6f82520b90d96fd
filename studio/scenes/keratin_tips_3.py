"""Wavy chocolate brown strands side by side over a fold of linen, seen close up."""

import numpy as np

from kit.bonded import WAVY, laid_row
from kit.hair import add_hair
from kit.sets import DOWN, FOLDED, OVER_FOLD, over_fold
from kit.shades import SHADES, deepened, mixed

FINISH = FOLDED


def build():
    shade = SHADES["chocolate"]
    rng = np.random.default_rng(47)
    strands = laid_row(
        rng,
        mixed(shade),
        15,
        left=-0.36,
        lean=0.0,
        pitch=0.112,
        heading=DOWN,
        relief=OVER_FOLD,
        **{**WAVY, "lift": 0.15}
    )
    add_hair("hair", deepened(strands, shade), shade, roughness=0.2)
    over_fold(shade, 1.3, 0.75, elevation=50)
