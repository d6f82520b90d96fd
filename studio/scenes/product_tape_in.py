"""Tape-in pieces of any shade and length, seen close up on dark linen: of longer ones more is seen."""

import numpy as np

from kit.hair import add_hair
from kit.sets import close_on_dark
from kit.shades import chart, coloured, mixed
from kit.tape import pieces

FINISH = {"keep": 0.25, "look": {"exposure": 0.0, "contrast": 1.05}}


def build(shade, lengthCm):
    pigment, span = chart(shade), 1.1 + 0.014 * lengthCm
    hair = pieces(np.random.default_rng(61), mixed(pigment), 4)
    # Light that comes through single hairs shows them lighter than hair in bulk.
    hair.melanin += 0.2 * pigment.melanin
    add_hair("hair", coloured(hair, shade, within=0.6), pigment)
    dark = pigment.melanin**4
    close_on_dark(pigment, span, back=1.0 if pigment.pale else 0.45 + 1.2 * dark, fill=2.2 + 3 * dark)
