"""Two tied samples of ash brown hair on dark linen, one thin, the other full, the light from behind."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES

FINISH = CLOSE_UP

SAMPLES = ((0.27, 0.12), (-0.2, 0.4))
"""Where each lies, and its girth."""


def build():
    shade, thread = SHADES["ash brown"], linen_thread()
    rng = np.random.default_rng(37)
    for index, (y, girth) in enumerate(SAMPLES):
        at = np.array((-0.4 + 0.05 * rng.normal(), y, 0.06))
        lock = tied_lock(rng, shade, at, -0.12 - 0.1 * index, 370 + index, thread, girth)
        add_hair("hair", lock, shade)
    close_on_dark(shade, (0.06, 0.0, 0.12), 1.45, focus=(0.0, -0.2, 0.27), elevation=42, aperture=4, roll=0.3)
