"""A tied bundle of honey blonde hair on dark linen, a walnut hackle out of focus behind it, the light from behind."""

import numpy as np

from kit.bench import hackle
from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES, deepened, mixed
from kit.surfaces import steel, walnut

FINISH = CLOSE_UP


def build():
    hackle((0.45, 1.25), -0.15, walnut(gloss=0.55), steel())
    shade = SHADES["honey"]
    at = np.array((-0.5, 0.0, 0.08))
    lock = tied_lock(np.random.default_rng(8), mixed(shade), at, -0.25, 81, linen_thread(), girth=0.45)
    add_hair("hair", deepened(lock, shade), shade)
    close_on_dark(shade, (0.02, 0.14, 0.15), 1.8, focus=(-0.05, -0.2, 0.25), elevation=36, aperture=3.5, roll=0.1)
