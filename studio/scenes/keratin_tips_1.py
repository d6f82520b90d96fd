"""Straight black strands side by side on pale linen, their flat keratin tips at the top, a band of light across them."""

import numpy as np

from kit.bonded import laid_row
from kit.hair import add_hair
from kit.sets import CLOSE_UP, cloth, lit_across
from kit.shades import SHADES
from kit.surfaces import tabletop

FINISH = CLOSE_UP


def build():
    shade = SHADES["black"]
    tabletop(cloth(600), size=16)
    add_hair("hair", laid_row(np.random.default_rng(41), shade, 13, left=-0.4, lean=0.0, pitch=0.112), shade)
    lit_across((0.1, 0.0, 0.18), 1.5, focus=(-0.05, 0, 0.24), elevation=48, aperture=8, roll=1.5)
