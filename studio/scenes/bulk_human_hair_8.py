"""A tied bundle of honey blonde hair on dark linen, a walnut hackle out of focus behind it, the light from behind."""

import numpy as np

from kit.bench import hackle
from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import steel, tabletop, walnut

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def build():
    tabletop(dark_cloth(), size=16)
    hackle((0.45, 1.25), -0.15, walnut(gloss=0.55), steel())
    shade = SHADES["honey"]
    at = np.array((-0.42, -0.05, 0.07))
    hair = tied_lock(np.random.default_rng(8), shade, at, -0.25, 81, linen_thread(), girth=0.28)
    add_hair("hair", hair, shade)
    from_behind(back=1.1, key=1.5, fill=2.2, even=0.04)
    overlook((0.08, 0.2, 0.15), span=2.1, elevation=34, lens=100, aperture=3, focus=(-0.1, -0.15, 0.2))
