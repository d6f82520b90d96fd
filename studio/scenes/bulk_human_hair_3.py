"""A bundle of natural brown hair on walnut, tied with linen thread, the light from behind."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import from_behind, overlook
from kit.shades import SHADES, mixed
from kit.surfaces import tabletop, walnut

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}


def build():
    tabletop(walnut(turn=1.4, gloss=0.42))
    rng, thread = np.random.default_rng(31), linen_thread()
    shade = SHADES["natural brown"]
    lock = tied_lock(rng, mixed(shade), np.array((-0.5, 0.3, 0.1)), -0.42, 91, thread, girth=0.34)
    add_hair("hair", lock, shade)
    from_behind(back=0.22, key=1.2, fill=8.0, even=0.16)
    overlook((-0.06, 0.04, 0.08), span=1.6, elevation=36, lens=100, aperture=3.5, focus=(-0.2, 0.05, 0.2), roll=0.1)
