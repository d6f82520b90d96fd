"""A brass ring of eleven hair swatches, from black to silver, fanned on dark linen."""

import math

import numpy as np

from kit.hair import add_hair
from kit.props import tube
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import brass, tabletop
from kit.thread import line
from kit.tresses import lying

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

RING = np.array((-1.2, 0.72, 0.06))
ORDER = [
    "black",
    "dark brown",
    "natural brown",
    "chocolate",
    "medium brown",
    "auburn",
    "copper",
    "golden brown",
    "honey",
    "platinum",
    "silver",
]
FIRST, LAST = math.radians(-88), math.radians(12)


def build():
    tabletop(dark_cloth(), size=12)
    metal = brass()
    angle = np.linspace(0, 2 * np.pi, 120)
    hoop = RING + np.stack([0.24 * np.cos(angle), 0.24 * np.sin(angle), 0 * angle], 1)
    line(hoop, 0.014, metal)
    for index, name in enumerate(ORDER):
        swatch(index, name, FIRST + (LAST - FIRST) * index / (len(ORDER) - 1), metal)
    from_behind(back=1.4, key=1.4, fill=2, even=0.05)
    overlook((0.0, -0.13, 0.05), span=3.0, elevation=56, lens=100, aperture=5, focus=(-0.3, 0.1, 0.1))


def swatch(index, name, angle, metal):
    """A short tress in a brass ferrule, whose eye is on the ring."""
    shade = SHADES[name]
    out = np.array((math.cos(angle), math.sin(angle), 0))
    side = np.array((-out[1], out[0], 0))
    level = 0.03 + 0.018 * (index % 2)
    start = RING * (1, 1, 0) + 0.36 * out
    eye = np.linspace(0, 2 * np.pi, 40)
    at = RING * (1, 1, 0) + 0.285 * out + (0, 0, 0.06)
    line(at + 0.05 * np.cos(eye)[:, None] * out + 0.05 * np.sin(eye)[:, None] * np.array((0, 0, 0.8)), 0.007, metal)
    ferrule = start + np.linspace(-0.03, 0.13, 12)[:, None] * out + (0, 0, level + 0.02)
    tube("ferrule", ferrule, 0.058, metal, side=side, section=32, flat=0.5)
    bend = 0.05 * math.sin(2.4 * index + 1)
    knots = [start + 0.08 * out + (0, 0, level + 0.02)]
    for along in (0.3, 0.65, 1.0, 1.5, 2.1):
        knots.append(start + along * out + bend * along**2 * side + (0, 0, level * (1 - along / 2.4)))
    tress = lying(
        shade,
        60 + index,
        width=0.11,
        depth=0.05,
        strands=6500,
        points=56,
        locks=6,
        clumps=330,
        cling=0.35,
        spread=lambda t: 0.8 + 1.7 * np.clip(t * 1.6, 0, 1) ** 0.6 - 0.3 * t**4,
        swell=lambda t: 0.7 + 1.6 * np.sin(np.pi * np.clip(t * 1.1, 0, 1)),
        wave=0.012,
        waves=1.6,
        drift=0.12,
        flyaways=0.05,
        stray=0.1,
        shorter=0.5,
        length_jitter=0.08,
        uneven=0.05,
        radius=0.001,
    )
    add_hair(f"hair {name}", grow(tress, smooth_path(knots, 72), side), shade)
