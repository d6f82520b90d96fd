"""Two tied samples of ash brown hair on dark linen, one thin, the other full, the light from behind."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import tabletop

FINISH = {"keep": 0.2, "look": {"exposure": 0.0, "contrast": 1.05}}

SAMPLES = ((0.27, 0.09), (-0.27, 0.26))
"""Where each lies, and its girth."""
FINE = {"radius": 0.0006, "clumps": 1600, "locks": 12, "cling": 0.5, "frizz": 0.005, "wave": 0.045, "waves": 2.4}


def build():
    tabletop(dark_cloth(600), size=16)
    shade, thread = SHADES["ash brown"], linen_thread()
    rng = np.random.default_rng(37)
    for index, (y, girth) in enumerate(SAMPLES):
        at = np.array((-0.4 + 0.05 * rng.normal(), y, 0.06))
        lock = tied_lock(rng, shade, at, -0.12 - 0.1 * index, 370 + index, thread, girth, **FINE, strands=round(120000 * girth))
        add_hair("hair", lock, shade)
    from_behind(back=0.9, key=1.6, fill=2.5, even=0.035)
    overlook((0.1, -0.03, 0.06), span=1.35, elevation=40, lens=100, aperture=3, focus=(0.05, -0.2, 0.15), roll=0.3)
