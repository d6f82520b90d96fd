"""Linen thread wound round the root of a wavy copper red bundle on dark linen, seen close up, the light from behind."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES, deepened, mixed
from kit.surfaces import tabletop

FINISH = {"keep": 0.15, "look": {"exposure": 0.15, "contrast": 1.1}}


SEEN = {
    "strands": 42000,
    "radius": 0.0005,
    "clumps": 240,
    "wave": 0.045,
    "waves": 3.4,
    "wave_from": 0.18,
    "spread": lambda t: 1 - 0.3 * waist(t) + 0.4 * t,
    "swell": lambda t: 1 - 0.3 * waist(t) - 0.2 * t,
}


def waist(t):
    """Where the thread draws the hair in; it opens slowly."""
    return np.exp(-(((t - 0.05) / np.where(t < 0.05, 0.05, 0.16)) ** 2))


def build():
    tabletop(dark_cloth(600), size=12)
    rng, thread = np.random.default_rng(97), linen_thread()
    shade = SHADES["copper"]
    lock = tied_lock(rng, mixed(shade), np.array((-0.2, 0.12, 0.1)), -0.75, 97, thread, girth=0.3, **SEEN)
    add_hair("hair", deepened(lock, shade), shade)
    from_behind(back=0.5, key=1.1, fill=1.6, even=0.05)
    overlook((0.04, -0.02, 0.08), span=0.95, elevation=36, lens=110, aperture=4.5, focus=(-0.1, 0.0, 0.2), roll=0.1)
