"""Silver hair tied with linen thread on dark linen, two brass weights behind it, out of focus."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.props import lathe
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES
from kit.surfaces import brass

FINISH = CLOSE_UP


def build():
    metal = brass(0.38)
    weight((-0.5, 0.95, 0.0), 1.0, metal)
    weight((0.05, 1.15, 0.0), 0.75, metal)
    shade = SHADES["silver"]
    lock = tied_lock(np.random.default_rng(9), shade, np.array((-0.5, 0.0, 0.08)), -0.3, 621, linen_thread(), girth=0.5)
    add_hair("hair", lock, shade)
    close_on_dark(shade, (0.0, 0.12, 0.15), 1.75, focus=(-0.1, -0.2, 0.3), elevation=35, aperture=7, roll=0.1)


def weight(place, size, metal):
    """A turned weight with a knob to take it by."""
    body = [(0.0, 0.0), (0.2, 0.0), (0.2, 0.3), (0.17, 0.33), (0.07, 0.36), (0.055, 0.42), (0.1, 0.48), (0.09, 0.54)]
    profile = [(size * r, size * z) for r, z in [*body, (0.0, 0.56)]]
    lathe("weight", profile, metal, place, radius=0.02 * size)
