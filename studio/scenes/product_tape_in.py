"""Tape-in pieces of any shade and length, seen close up on dark linen: of longer ones more is seen."""

import numpy as np

from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import chart, coloured, deepened, mixed
from kit.tape import pieces

FINISH = CLOSE_UP


def build(shade, lengthCm):
    pigment = chart(shade)
    hair = coloured(pieces(np.random.default_rng(61), mixed(pigment), 4, fan=0.05), shade, within=0.55)
    add_hair("hair", deepened(hair, pigment), pigment)
    close_on_dark(pigment, (0.12, 0.02, 0.15), 1.25 + 0.006 * lengthCm, focus=(0.1, 0, 0.26))
