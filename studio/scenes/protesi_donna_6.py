"""The inside of a medium brown wig: a soft cap of tulle panels between flat seams, the hair as its rim."""

import numpy as np

from kit.blocks import lace
from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.surfaces import matt, tabletop
from kit.thread import line
from kit.turned_base import dish, fringe, rim

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

HALF, DEEP = (0.86, 1.06), 0.62


def build():
    tabletop(cloth(threads=260))
    shade = SHADES["medium brown"]
    # Longer towards the viewer, where the nape is.
    hair = fringe(
        shade,
        HALF,
        lambda angle: 0.7 + 0.75 * np.clip(-np.sin(angle), 0, 1),
        seed=521,
        count=48,
        strands=2200,
        heading=(0.0, -0.7),
        wave=0.03,
        waves=1.6,
        radius=0.002,
    )
    hair.points[..., 2] += 0.4 * np.exp(
        -(((np.hypot(hair.points[..., 0] / HALF[0], hair.points[..., 1] / HALF[1]) - 1) / 0.22) ** 2)
    )
    add_hair("hair", hair, shade)
    dish(matt("lining", (0.30, 0.205, 0.145), 0.9, grain=0.3), HALF, DEEP, lift=-0.01)
    dish(lace(3.2, (0.5, 0.38, 0.29)), HALF, DEEP)
    tape = matt("seam tape", (0.42, 0.31, 0.23), 0.8, grain=0.25)
    for bow in (-0.62, -0.22, 0.22, 0.62):
        seam(bow, 0.022, tape)
    for inset, thick in ((1.0, 0.03), (0.9, 0.012)):
        line(rim(HALF, DEEP, lift=0.006, inset=inset), thick, tape, closed=True)
    cushion(matt("velvet", (0.5, 0.40, 0.31), 1.0, grain=0.2))
    from_above((0.0, -0.2, 0.3), span=4.0, elevation=60, lens=105, aperture=8, focus=(0, -0.3, 0.4))


def on_cap(x, y, lift=0.004):
    return np.stack([x, y, 0.06 + DEEP * ((x / HALF[0]) ** 2 + (y / HALF[1]) ** 2) + lift], -1)


def seam(bow, thick, material):
    """A flat seam from front to nape, bowed to the side by `bow` of the cap's half width."""
    v = np.linspace(-0.98, 0.98, 60)
    points = on_cap(bow * HALF[0] * np.sqrt(1 - (0.9 * v) ** 2), v * HALF[1] * np.sqrt(1 - bow**2))
    line(points, thick, material)


def cushion(material):
    """The velvet band that rests on the brow."""
    angle = np.linspace(0.62, np.pi - 0.62, 50)
    for inset in (0.94, 0.97):
        line(on_cap(inset * HALF[0] * np.cos(angle), inset * HALF[1] * np.sin(angle), 0.012), 0.03, material)
