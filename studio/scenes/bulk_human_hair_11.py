"""Three auburn bundles on dark linen, an open brown card box out of focus behind them, the light from behind."""

import numpy as np

from kit.boxes import card_box, kraft
from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES, deepened, mixed
from kit.surfaces import tabletop

FINISH = {"keep": 0.15, "look": {"exposure": 0.05, "contrast": 1.1}}

SEEN = {"strands": 24000, "radius": 0.0007, "clumps": 260, "wave": 0.05, "waves": 2.8, "wave_from": 0.2}


def build():
    tabletop(dark_cloth(600), size=16)
    card_box(kraft(), (2.3, 1.5, 0.4), (0.3, 1.95, 0.0), -0.12)
    shade, thread = SHADES["auburn"], linen_thread()
    rng = np.random.default_rng(54)
    for index in range(3):
        at = np.array((-0.42 - 0.05 * index, 0.36 * (1 - index), 0.07))
        lock = tied_lock(rng, mixed(shade), at, -0.12 * index, 540 + index, thread, girth=0.2, **SEEN)
        add_hair("hair", deepened(lock, shade), shade)
    from_behind(back=0.55, key=1.1, fill=4, even=0.08)
    overlook((0.0, 0.06, 0.1), span=2.1, elevation=44, lens=100, aperture=3.5, focus=(-0.2, -0.15, 0.1), roll=0.12)
