"""Silver hair tied with linen thread on dark linen, two brass weights behind it, out of focus."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair, keep_gaps_dark
from kit.props import lathe
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import brass, tabletop

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def build():
    tabletop(dark_cloth(), size=16)
    metal = brass(0.2)
    weight((-0.5, 0.95, 0.0), 1.0, metal)
    weight((0.05, 1.15, 0.0), 0.75, metal)
    shade = SHADES["silver"]
    keep_gaps_dark(shade)
    rng = np.random.default_rng(9)
    thread = linen_thread()
    hair = tied_lock(rng, shade, np.array((-0.42, 0.0, 0.08)), -0.3, 621, thread, girth=0.36)
    add_hair("hair", hair, shade)
    from_behind(back=1.2, key=1.3, fill=2, even=0.04)
    overlook((0.05, 0.12, 0.15), span=1.75, elevation=33, lens=100, aperture=4, focus=(-0.3, -0.1, 0.25))


def weight(place, size, metal):
    """A turned weight with a knob to take it by."""
    body = [(0.0, 0.0), (0.2, 0.0), (0.2, 0.3), (0.17, 0.33), (0.07, 0.36), (0.055, 0.42), (0.1, 0.48), (0.09, 0.54)]
    profile = [(size * r, size * z) for r, z in [*body, (0.0, 0.56)]]
    lathe("weight", profile, metal, place, radius=0.02 * size)
