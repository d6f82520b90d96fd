"""Wavy chocolate brown strands side by side on dark linen, their keratin tips on the left, seen close up."""

import numpy as np

from kit.bonded import WAVY, laid_row
from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES, deepened, mixed

FINISH = CLOSE_UP


def build():
    shade = SHADES["chocolate"]
    strands = laid_row(np.random.default_rng(47), mixed(shade), 11, left=-0.36, lean=-0.02, pitch=0.115, **WAVY)
    add_hair("hair", deepened(strands, shade), shade)
    close_on_dark(shade, (0.0, 0.0, 0.18), 1.1, focus=(-0.05, 0, 0.2), elevation=40, aperture=14, roll=0.4)
