"""Linen thread wound round the root of a copper red bundle on dark linen, seen close up, the light from behind."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES, mixed
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}


def build():
    tabletop(dark_cloth(), size=12)
    rng, thread = np.random.default_rng(97), linen_thread()
    shade = SHADES["copper"]
    seen = {"strands": 26000, "radius": 0.0006}
    lock = tied_lock(rng, mixed(shade), np.array((-0.2, 0.12, 0.1)), -0.75, 97, thread, girth=0.3, **seen)
    add_hair("hair", lock, shade)
    from_behind(back=0.6, key=1.6, fill=1.2, even=0.07)
    overlook((0.0, 0.0, 0.08), span=0.85, elevation=36, lens=110, aperture=6, focus=(-0.12, 0.02, 0.2), roll=0.1)
