"""The root and tie of a bundle of natural brown hair on walnut, a band of light across its bend."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES, deepened, mixed
from kit.surfaces import tabletop, walnut

FINISH = {"keep": 0.2, "look": {"exposure": 0.05, "contrast": 1.06}}


def build():
    tabletop(walnut(turn=1.4, gloss=0.42))
    shade = SHADES["natural brown"]
    lock = tied_lock(np.random.default_rng(31), mixed(shade), np.array((-0.4, 0, 0.1)), 0, 91, linen_thread(), girth=0.5)
    add_hair("hair", deepened(lock, shade), shade)
    light = {"key": 0.65, "fill": 1.5, "rim": 2.6, "even": 0.09}
    from_above((0.12, -0.02, 0.15), span=1.4, elevation=42, lens=110, aperture=6, focus=(-0.1, -0.1, 0.25), roll=0.5, **light)
