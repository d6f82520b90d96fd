"""Natural brown tape-in pieces fanned on dark linen, seen close up."""

import numpy as np

from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES, deepened, mixed
from kit.tape import pieces

FINISH = CLOSE_UP


def build():
    shade = SHADES["natural brown"]
    hair = pieces(np.random.default_rng(6), mixed(shade), 3, pitch=0.36, lean=0.0, fan=0.24)
    add_hair("hair", deepened(hair, shade), shade)
    close_on_dark(shade, (0.12, 0.0, 0.14), 1.45, focus=(0.05, -0.1, 0.26), elevation=44, aperture=7, roll=0.3)
