"""A silver grey sample lock on dark linen, a beech comb behind it, out of focus."""

import numpy as np

from kit.blocks import beech
from kit.bundle import linen_thread, tied_lock
from kit.comb import comb
from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES

FINISH = CLOSE_UP


def build():
    shade = SHADES["silver"]
    at = np.array((-0.42, -0.08, 0.06))
    lock = tied_lock(np.random.default_rng(71), shade, at, -0.2, 71, linen_thread(), girth=0.4)
    add_hair("hair", lock, shade)
    comb(beech(), (0.35, 0.72, 0.0), 0.45, length=1.5, pitch=0.06, teeth=0.28, back=0.2)
    close_on_dark(shade, (0.0, 0.08, 0.12), 1.5, focus=(0.0, -0.2, 0.27), elevation=42, aperture=3, roll=0.1)
