"""Dark brown tape-in pieces in steps on dark linen, their tape at the top."""

import numpy as np

from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES, deepened, mixed
from kit.tape import pieces

FINISH = CLOSE_UP


def build():
    shade = SHADES["dark brown"]
    hair = pieces(np.random.default_rng(14), mixed(shade), 5, pitch=0.41, lean=0.06, fan=0.02)
    add_hair("hair", deepened(hair, shade), shade)
    close_on_dark(shade, (0.14, -0.06, 0.14), 1.75, focus=(0.0, -0.1, 0.26), elevation=48, roll=1.35)
