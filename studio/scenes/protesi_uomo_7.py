"""A silver grey sample lock on dark linen, a beech comb behind it, out of focus."""

import numpy as np

from kit.blocks import beech
from kit.bundle import linen_thread, tied_lock
from kit.comb import comb
from kit.hair import add_hair, keep_gaps_dark
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def build():
    tabletop(dark_cloth(), size=16)
    shade = SHADES["silver"]
    keep_gaps_dark(shade)
    at = np.array((-0.42, -0.08, 0.06))
    lock = tied_lock(np.random.default_rng(71), shade, at, -0.2, 71, linen_thread(), girth=0.24)
    add_hair("hair", lock, shade)
    comb(beech(), (0.35, 0.72, 0.0), 0.45, length=1.5, pitch=0.06, teeth=0.28, back=0.2)
    from_behind(back=1.0, key=1.3, fill=1.8, even=0.03)
    overlook((-0.02, 0.05, 0.06), span=1.5, elevation=42, lens=100, aperture=2.8, focus=(-0.1, -0.15, 0.15))
