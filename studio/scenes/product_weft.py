"""A machine-sewn weft of any shade, length and width in runs over a fold of linen, their seams behind its crest."""

import numpy as np

from kit.sets import FOLDED, OVER_FOLD, by_length, over_fold
from kit.shades import chart, mixed
from kit.wefts import laid_weft

FINISH = FOLDED

RUN = 25
"""How much of the weft's width is in each run, in centimetres."""
PITCH = 0.13
"""From one seam to the next."""
ASLANT = 0.1
"""The turn of the fold's crest, which the seams follow."""


def build(shade, lengthCm, widthCm):
    pigment, runs = chart(shade), widthCm // RUN
    rng = np.random.default_rng(71)
    for index in range(runs):
        behind = runs - 1 - index
        laid_weft(
            mixed(pigment),
            (0.0, 0.14 + PITCH * behind, 0.04 + 0.04 * index),
            3.4,
            seed=71 + 10 * index,
            turn=ASLANT + 0.015 * rng.normal(),
            relief=OVER_FOLD,
            strands=40000 if behind else 130000,
            flyaways=0.03,
            stray=0.12,
            frizz=0.006,
        )
    span, roll = by_length(lengthCm)
    over_fold(pigment, 0.85 * span, roll, target=(0, 0.08, 0.22))
