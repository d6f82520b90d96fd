"""Three auburn bundles on dark linen, an open brown card box out of focus behind them, the light from behind."""

import numpy as np

from kit.boxes import card_box, kraft
from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES, deepened, mixed

FINISH = CLOSE_UP


def build():
    card_box(kraft(), (2.3, 1.5, 0.4), (0.3, 1.95, 0.0), -0.12)
    shade, thread = SHADES["auburn"], linen_thread()
    rng = np.random.default_rng(54)
    for index in range(3):
        at = np.array((-0.42 - 0.05 * index, 0.34 * (1 - index), 0.07))
        lock = tied_lock(rng, mixed(shade), at, -0.06 * index, 540 + index, thread, girth=0.28)
        add_hair("hair", deepened(lock, shade), shade)
    close_on_dark(shade, (0.05, 0.1, 0.12), 1.9, focus=(0.0, -0.25, 0.25), elevation=42, aperture=3.5, roll=0.12)
