"""Four platinum tape-in pieces half fanned on dark linen, seen close up."""

import numpy as np

from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES
from kit.tape import pieces

FINISH = CLOSE_UP


def build():
    shade = SHADES["platinum"]
    add_hair("hair", pieces(np.random.default_rng(8), shade, 4), shade)
    close_on_dark(shade, (0.16, -0.05, 0.14), 1.5, focus=(0.1, -0.15, 0.26), elevation=44, aperture=7, roll=-0.9)
