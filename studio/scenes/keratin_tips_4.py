"""Copper red strands side by side on dark linen, their flat keratin tips at the top, seen close up."""

import numpy as np

from kit.bonded import laid_row
from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES, deepened, mixed

FINISH = CLOSE_UP


def build():
    shade = SHADES["copper"]
    strands = laid_row(np.random.default_rng(44), mixed(shade), 13, left=-0.36, lean=0.0, pitch=0.112)
    add_hair("hair", deepened(strands, shade), shade)
    close_on_dark(shade, (0.02, 0.0, 0.18), 1.3, focus=(-0.1, 0, 0.2), elevation=46, aperture=12, roll=1.35)
