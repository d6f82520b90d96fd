"""Chocolate tape-in pieces on dark linen, seen close up where their hair leaves the tape."""

import numpy as np

from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES, deepened, mixed
from kit.tape import pieces

FINISH = CLOSE_UP


def build():
    shade = SHADES["chocolate"]
    hair = pieces(np.random.default_rng(61), mixed(shade), 3)
    add_hair("hair", deepened(hair, shade), shade)
    close_on_dark(shade, (0.04, 0.02, 0.12), 1.1, focus=(-0.05, -0.05, 0.2), elevation=44, aperture=6, roll=0.35)
