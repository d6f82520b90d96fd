"""A small auburn hairpiece turned over on plaster: its base of tulle with four clips, the hair combed down past it."""

import numpy as np

from kit.blocks import lace
from kit.clips import snap_clip
from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import Strands
from kit.surfaces import matt, plaster, steel, tabletop
from kit.thread import line
from kit.turned_base import dish, hair_past, rim

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

HALF, DEEP, RISE = (0.6, 0.8), 0.07, 0.14
UP = 1.02
"""How far above the picture's middle the base lies."""


def build():
    tabletop(plaster((0.72, 0.635, 0.54)))
    shade = SHADES["auburn"]
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
        clumps=1200,
        uneven=0.03,
        shorter=0.3,
        radius=0.0019,
    )
    add_hair("hair", Strands(hair.points + np.float32((0, UP, 0)), hair.radius, hair.melanin), shade)
    things = [
        dish(matt("lining", (0.32, 0.17, 0.1), 0.85, grain=0.25), HALF, DEEP, RISE, lift=-0.008),
        dish(lace(4.5, (0.5, 0.33, 0.22), lying=True), HALF, DEEP, RISE),
        line(
            rim(HALF, DEEP, RISE, lift=0.004), 0.024, matt("binding", (0.24, 0.12, 0.07), 0.75, grain=0.25), closed=True
        ),
    ]
    for thing in things:
        thing.location = (0, UP, 0)
    metal = steel(0.26)
    for x, y, turn in ((-0.4, 0.05, 1.57), (0.4, 0.05, 1.57), (0.0, 0.6, 0.0), (0.0, -0.58, 0.0)):
        level = RISE + DEEP * ((x / HALF[0]) ** 2 + (y / HALF[1]) ** 2)
        snap_clip(np.array((x, y + UP, level + 0.01)), metal, turn, length=0.34)
    from_above((0.0, -0.02, 0.1), span=4.6, elevation=64, lens=100, aperture=14, focus=(0, 0.2, 0.2))
