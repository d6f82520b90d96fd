"""Tape-in pieces of any shade and length over a fold of linen, their tape behind its crest."""

import numpy as np

from kit.hair import add_hair
from kit.sets import DOWN, FOLDED, OVER_FOLD, by_length, over_fold
from kit.shades import chart, coloured, deepened, mixed
from kit.tape import pieces

FINISH = FOLDED


def build(shade, lengthCm):
    pigment = chart(shade)
    hair = pieces(
        np.random.default_rng(61),
        mixed(pigment),
        4,
        pitch=0.4,
        lean=0.012,
        fan={40: 0.08, 50: 0.03, 60: 0.05}[lengthCm],
        heading=DOWN,
        relief=OVER_FOLD,
    )
    add_hair("hair", deepened(coloured(hair, shade, within=0.36), pigment), pigment, roughness=0.2)
    over_fold(pigment, *by_length(lengthCm))
