"""Tape-in pieces of any shade and length, seen close up on dark linen: of longer ones more is seen."""

import numpy as np

from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import chart, coloured, deepened, mixed
from kit.tape import pieces

FINISH = CLOSE_UP

LAID = {40: {"fan": 0.2, "pitch": 0.34}, 50: {"fan": 0.05}, 60: {"fan": 0.0, "lean": 0.1}}
"""How the pieces of each length lie."""
ROLL = {40: 1.1, 50: 0.75, 60: 1.45}
"""How far the camera is turned for each length."""


def build(shade, lengthCm):
    pigment = chart(shade)
    hair = coloured(pieces(np.random.default_rng(61), mixed(pigment), 4, **LAID[lengthCm]), shade, within=0.55)
    add_hair("hair", deepened(hair, pigment), pigment)
    close_on_dark(pigment, (0.12, 0.02, 0.15), 1.25 + 0.006 * lengthCm, focus=(0.1, 0, 0.26), roll=ROLL[lengthCm])
