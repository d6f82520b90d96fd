"""Linen thread wound round the root of a copper red bundle on dark linen, seen close up."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import CLOSE_UP, softly_lit
from kit.shades import SHADES, deepened, mixed

FINISH = CLOSE_UP


def build():
    shade = SHADES["copper"]
    lock = tied_lock(
        np.random.default_rng(97), mixed(shade), np.array((-0.2, 0, 0.1)), 0, 97, linen_thread(), girth=0.5
    )
    add_hair("hair", deepened(lock, shade), shade)
    softly_lit(shade, (0.12, 0.0, 0.15), 1.0, focus=(-0.05, -0.1, 0.25), roll=1.1, elevation=44, aperture=5)
