"""Pre-bonded strands of any shade, length and form side by side over a fold of linen, their tips behind its crest."""

import numpy as np

from kit.bonded import WAVY, laid_row
from kit.hair import add_hair
from kit.sets import DOWN, FOLDED, OVER_FOLD, by_length, over_fold
from kit.shades import chart, deepened, mixed

FINISH = FOLDED


def build(shade, lengthCm, wavy=False):
    """Each length has its own lay."""
    pigment = chart(shade)
    rng, form = np.random.default_rng(40 + lengthCm), {**WAVY, "lift": 0.15} if wavy else {}
    strands = laid_row(
        rng, mixed(pigment), 15, left=-0.36, lean=0.0, pitch=0.112, heading=DOWN, relief=OVER_FOLD, **form
    )
    add_hair("hair", deepened(strands, pigment), pigment, roughness=0.2)
    over_fold(pigment, *by_length(lengthCm))
