"""The inside of a medium brown wig: a soft cap of tulle between flat seams, the hair falling from its rim."""

import numpy as np

from kit.blocks import lace
from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import Strands
from kit.surfaces import matt, tabletop
from kit.thread import line
from kit.turned_base import dish, hair_past, rim

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

HALF, DEEP, RISE = (0.84, 1.0), 0.5, 0.08
UP = 0.72
"""How far above the picture's middle the cap lies."""


def build():
    tabletop(cloth(threads=260))
    shade = SHADES["medium brown"]
    hair = hair_past(
        shade,
        HALF,
        DEEP,
        seed=521,
        rise=RISE,
        ends=2.7,
        out=0.42,
        wave=0.04,
        waves=1.8,
        wave_spread=0.6,
        wave_lean=1.2,
        locks=40,
        parting=0.35,
        cling=0.6,
        clumps=1200,
        uneven=0.03,
        shorter=0.3,
        radius=0.0019,
    )
    add_hair("hair", Strands(hair.points + np.float32((0, UP, 0)), hair.radius, hair.melanin), shade)
    lining = matt("lining", (0.33, 0.225, 0.155), 0.9, grain=0.3)
    tape = matt("seam tape", (0.38, 0.27, 0.19), 0.8, grain=0.25)
    things = [dish(lining, HALF, DEEP, RISE, lift=-0.01), dish(lace(3.2, (0.5, 0.38, 0.29), lying=True), HALF, DEEP, RISE)]
    things += [seam(bow, tape) for bow in (-0.62, -0.22, 0.22, 0.62)]
    things += [line(rim(HALF, DEEP, RISE, lift=0.006, inset=inset), thick, tape, closed=True) for inset, thick in RIMS]
    things += cushion(matt("velvet", (0.56, 0.46, 0.36), 1.0, grain=0.2))
    for thing in things:
        thing.location = (0, UP, 0)
    from_above((0.0, 0.2, 0.25), span=3.5, elevation=60, lens=105, aperture=8, focus=(0, 0.3, 0.35), roll=0.12)


RIMS = ((1.0, 0.013), (0.9, 0.008))
"""Where bands run round the cap, as a share of it, and how thick they are."""


def on_cap(x, y, lift=0.004):
    return np.stack([x, y, RISE + DEEP * ((x / HALF[0]) ** 2 + (y / HALF[1]) ** 2) + lift], -1)


def seam(bow, material):
    """A flat seam from front to nape, bowed to the side by `bow` of the cap's half width."""
    v = np.linspace(-1, 1, 60)
    # It ends at the rim, whatever its bow.
    points = on_cap(bow * HALF[0] * np.sqrt(1 - (0.9 * v) ** 2), v * HALF[1] * np.sqrt(0.97 - 0.19 * bow**2))
    return line(points, 0.014, material)


def cushion(material):
    """The velvet band that rests on the brow."""
    angle = np.linspace(0.62, np.pi - 0.62, 50)
    return [
        line(on_cap(inset * HALF[0] * np.cos(angle), inset * HALF[1] * np.sin(angle), 0.012), 0.022, material)
        for inset in (0.935, 0.965)
    ]
