"""The underside of a hair system on linen: mesh with a clear edge, grey and dark hair all round it."""

import numpy as np

from kit.blocks import lace
from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import Strands
from kit.surfaces import matt, tabletop
from kit.tape import film
from kit.thread import line
from kit.turned_base import dish, fringe, rim

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

HALF, DEEP = (0.72, 0.92), 0.24
DARK = 0.4
"""Share of the hairs that are dark."""


def build():
    tabletop(cloth(threads=260))
    shade = SHADES["silver"]
    hair = fringe(shade, HALF, lambda angle: 0.42 + 0.14 * np.sin(angle + 0.4), seed=501, heading=(0.35, -0.5))
    dark = np.random.default_rng(502).random(len(hair.points)) < DARK
    melanin = hair.melanin + dark[:, None] * (SHADES["dark brown"].melanin - shade.melanin)
    add_hair("hair", Strands(hair.points, hair.radius, melanin.astype(np.float32)), shade, roughness=0.2)
    # What is seen through the mesh: the hair on the other side.
    dish(matt("hair beneath", (0.1, 0.085, 0.075), 0.6, grain=0.5), HALF, DEEP, lift=-0.012)
    dish(lace(4.5, (0.62, 0.52, 0.42)), HALF, DEEP)
    dish(film(), HALF, DEEP, lift=0.006, inner=0.84, rings=12)
    line(rim(HALF, DEEP, lift=0.008, inset=0.84), 0.008, matt("stitching", (0.5, 0.42, 0.34)), closed=True)
    from_above((0.02, -0.06, 0.15), span=3.5, elevation=64, lens=105, aperture=8, focus=(0, -0.2, 0.25))
