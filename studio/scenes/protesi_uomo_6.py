"""Two tied samples of ash brown hair on dark linen, one thin, the other full, the light from behind."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

SAMPLES = ((0.27, 0.09), (-0.27, 0.26))
"""Where each lies, and its girth."""


def build():
    tabletop(dark_cloth(), size=16)
    shade, thread = SHADES["ash brown"], linen_thread()
    rng = np.random.default_rng(37)
    for index, (y, girth) in enumerate(SAMPLES):
        at = np.array((-0.4 + 0.05 * rng.normal(), y, 0.06))
        lock = tied_lock(rng, shade, at, -0.12 - 0.1 * index, 370 + index, thread, girth)
        add_hair("hair", lock, shade)
    from_behind(back=1.0, key=1.5, fill=4.5, even=0.06)
    overlook((0.02, 0.02, 0.06), span=1.75, elevation=44, lens=100, aperture=4, focus=(-0.1, -0.15, 0.12), roll=0.3)
