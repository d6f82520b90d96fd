"""Five tied bundles of light blonde hair on dark linen, seen close up at their ties, the light from behind."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair, keep_gaps_dark
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

PITCH = 0.38


def build():
    tabletop(dark_cloth(), size=12)
    shade = SHADES["light blonde"]
    thread = linen_thread()
    rng = np.random.default_rng(5)
    keep_gaps_dark(shade)
    for index in range(5):
        at = np.array((-0.38 + 0.07 * (index - 2) + 0.04 * rng.normal(), (index - 2) * PITCH, 0.06))
        lock = tied_lock(rng, shade, at, 0.05 * rng.normal(), 80 + index, thread, girth=0.21)
        add_hair("hair", lock, shade)
    from_behind(back=0.8, key=1.3, fill=1.5, even=0.02)
    overlook((0.12, 0.0, 0.06), span=2.2, elevation=52, lens=100, aperture=6, focus=(-0.2, -0.1, 0.1), roll=-0.5)
