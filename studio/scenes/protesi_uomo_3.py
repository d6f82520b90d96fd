"""The underside of a hair system on linen: mesh with a clear edge, grey and dark hair combed past it."""

import numpy as np

from kit.blocks import lace
from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import Strands
from kit.surfaces import matt, tabletop
from kit.tape import film
from kit.thread import line
from kit.turned_base import dish, hair_past, rim

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

HALF, DEEP, RISE = (0.72, 0.92), 0.1, 0.12
DARK = 0.45
"""Share of the hairs that are dark."""


def build():
    tabletop(cloth(threads=260))
    shade = SHADES["silver"]
    hair = hair_past(
        shade,
        HALF,
        DEEP,
        seed=501,
        rise=RISE,
        length=0.48,
        ends=1.36,
        out=1.1,
        strands=40000,
        locks=110,
        parting=0.15,
        clumps=900,
        cling=0.3,
        bend=0.02,
        frizz=0.004,
        shorter=0.12,
        stray=0.05,
        radius=0.0013,
    )
    dark = np.random.default_rng(502).random(len(hair.points)) < DARK
    melanin = hair.melanin + dark[:, None] * (SHADES["dark brown"].melanin - shade.melanin)
    add_hair("hair", Strands(hair.points, hair.radius, melanin.astype(np.float32)), shade, roughness=0.2)
    # What is seen through the mesh: the hair on the other side.
    dish(matt("hair beneath", (0.15, 0.13, 0.115), 0.8, grain=0.5), HALF, DEEP, RISE, lift=-0.02)
    dish(lace(5.5, (0.56, 0.47, 0.38), lying=True), HALF, DEEP, RISE)
    dish(film(), HALF, DEEP, RISE, lift=0.006, inner=0.9, rings=12)
    stitching = matt("stitching", (0.46, 0.38, 0.3), 0.8)
    for inset in (0.9, 0.995):
        line(rim(HALF, DEEP, RISE, lift=0.007, inset=inset), 0.007, stitching, closed=True)
    from_above((0.02, -0.06, 0.12), span=3.1, elevation=62, lens=105, aperture=8, focus=(0, -0.2, 0.25))
