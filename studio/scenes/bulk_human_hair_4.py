"""Five tied bundles of light blonde hair on dark linen, seen close up at their ties, the light from behind."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES

FINISH = CLOSE_UP

PITCH = 0.27


def build():
    shade = SHADES["light blonde"]
    thread = linen_thread()
    rng = np.random.default_rng(5)
    for index in range(5):
        at = np.array((-0.38 + 0.07 * (index - 2) + 0.04 * rng.normal(), (index - 2) * PITCH, 0.06))
        lock = tied_lock(rng, shade, at, 0.05 * rng.normal(), 80 + index, thread, girth=0.24)
        add_hair("hair", lock, shade)
    close_on_dark(shade, (0.16, 0.0, 0.15), 1.7, focus=(0.0, 0.0, 0.25), elevation=46, aperture=6, roll=-0.5)
