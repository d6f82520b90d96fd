"""A small hairpiece turned over on a table: its base of tulle with four clips, the hair combed down past it."""

import numpy as np

from .blocks import lace
from .clips import snap_clip
from .hair import add_hair, keep_gaps_dark
from .shades import chart, coloured, deepened, mixed
from .strands import Strands
from .surfaces import matt, steel
from .thread import line
from .turned_base import dish, hair_past, rim

HALF, DEEP, RISE = (0.6, 0.8), 0.07, 0.14
UP = 1.02
"""How far above the picture's middle the base lies."""


def topper(key, lining, net, binding):
    """The piece in a shade of the site's chart; lining, net and binding: colours of its base."""
    shade = mixed(chart(key))
    keep_gaps_dark(shade)
    hair = hair_past(
        shade,
        HALF,
        DEEP,
        seed=410,
        rise=RISE,
        ends=2.95,
        wave=0.06,
        waves=2.2,
        wave_spread=0.6,
        wave_lean=1.6,
        locks=36,
        parting=0.4,
        cling=0.65,
        clumps=2600,
        uneven=0.03,
        shorter=0.3,
        radius=0.0008,
        strands=190000,
    )
    hair = deepened(Strands(hair.points + np.float32((0, UP, 0)), hair.radius, hair.melanin), shade)
    add_hair("hair", coloured(hair, key), shade)
    things = [
        dish(matt("lining", lining, 0.85, grain=0.25), HALF, DEEP, RISE, lift=-0.008),
        dish(lace(4.5, net), HALF, DEEP, RISE),
        line(
            rim(HALF, DEEP, RISE, lift=0.002), 0.011, matt("binding", binding, 0.75, grain=0.25), closed=True
        ),
    ]
    for thing in things:
        thing.location = (0, UP, 0)
    metal = steel(0.26)
    for x, y, turn in ((-0.4, 0.05, 1.57), (0.4, 0.05, 1.57), (0.0, 0.6, 0.0), (0.0, -0.58, 0.0)):
        level = RISE + DEEP * ((x / HALF[0]) ** 2 + (y / HALF[1]) ** 2)
        snap_clip(np.array((x, y + UP, level + 0.01)), metal, turn, length=0.34)
