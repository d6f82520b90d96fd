"""The root and tie of a bundle of natural brown hair on walnut, a band of light across its bend."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import CLOSE_UP, lit_across
from kit.shades import SHADES, deepened, mixed
from kit.surfaces import tabletop, walnut

FINISH = CLOSE_UP


def build():
    tabletop(walnut(turn=1.4, gloss=0.42))
    shade = SHADES["natural brown"]
    lock = tied_lock(
        np.random.default_rng(31), mixed(shade), np.array((-0.4, 0, 0.1)), 0, 91, linen_thread(), girth=0.5
    )
    add_hair("hair", deepened(lock, shade), shade)
    lit_across((0.12, -0.02, 0.15), 1.4, focus=(-0.1, -0.1, 0.25), elevation=42, aperture=6, roll=0.5)
