"""The root and tie of a bundle of straight dark brown hair on pale linen."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES, deepened, mixed
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": 0.5, "contrast": 1.0}}


def build():
    tabletop(cloth(600), size=14)
    shade = SHADES["dark brown"]
    at, rng = np.array((-0.34, 0.05, 0.09)), np.random.default_rng(3)
    form = {"strands": 42000, "wave": 0.04}
    lock = tied_lock(rng, mixed(shade), at, -0.05, 3, linen_thread(), 0.3, **form)
    add_hair("hair", deepened(lock, shade), shade)
    light = {"key": 1.2, "rim": 1.0, "fill": 2.0, "even": 0.12}
    from_above(
        (0.18, 0.02, 0.1), span=1.3, elevation=46, lens=100, aperture=5, focus=(-0.1, -0.1, 0.2), roll=0.85, **light
    )
