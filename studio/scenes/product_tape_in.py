"""Tape-in pieces of any shade and length, seen close up on dark linen: of longer ones more is seen."""

import numpy as np

from kit.hair import add_hair
from kit.sets import close_on_dark
from kit.shades import chart, coloured, deepened, mixed
from kit.tape import pieces

FINISH = {"keep": 0.15, "look": {"exposure": 0.1, "contrast": 1.15}}


def build(shade, lengthCm):
    pigment, span = chart(shade), 1.1 + 0.014 * lengthCm
    hair = coloured(pieces(np.random.default_rng(61), mixed(pigment), 4), shade, within=0.55)
    add_hair("hair", deepened(hair, pigment), pigment)
    # From behind, little light for browns: what comes through them is gold.
    light = {"back": 1.1, "fill": 2.2} if pigment.pale else {"back": 0.15 + 1.5 * pigment.melanin**4, "fill": 5.5}
    close_on_dark(pigment, span, **light)
