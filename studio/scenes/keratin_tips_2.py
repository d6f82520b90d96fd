"""The flat keratin tips of straight honey blonde strands on dark linen, seen close up."""

import numpy as np

from kit.bonded import laid_row
from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES, deepened, mixed

FINISH = CLOSE_UP


def build():
    shade = SHADES["honey"]
    strands = laid_row(np.random.default_rng(48), mixed(shade), 9, left=-0.36, lean=0.0, pitch=0.112)
    add_hair("hair", deepened(strands, shade), shade)
    close_on_dark(shade, (-0.16, 0.0, 0.12), 0.78, focus=(-0.3, 0, 0.1), elevation=50, aperture=8, roll=0.5)
