"""Black hair coiled into a loose knot on plaster, two locks left out of it."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import grow, joined, smooth_path
from kit.surfaces import plaster, tabletop
from kit.tresses import lying

FINISH = {"look": {"exposure": 0.1, "contrast": 1.05}}

KNOT = np.array((-0.55, 0.1, 0.0))
TURNS = 2.1
STRANDS = 3
"""Tresses twisted about each other as they go round."""


def build():
    tabletop(plaster((0.72, 0.635, 0.54)))
    shade = SHADES["black"]
    parts = [coiled(index, shade) for index in range(STRANDS)]
    parts += [loose(index, shade, knots) for index, knots in enumerate(LOOSE)]
    add_hair("hair", joined(parts), shade, roughness=0.2)
    from_above((0, 0, 0.15), span=4.2, elevation=60, lens=95, aperture=7, focus=(-0.5, -0.1, 0.35))


def coiled(index, shade):
    """One tress of the knot: it comes in from the upper left and winds inwards and up."""
    t = np.linspace(0, 1, 90)
    angle = 2.3 - 2 * np.pi * TURNS * t
    reach = 0.72 - 0.52 * t**0.8
    middle = np.stack([reach * np.cos(angle), 0.92 * reach * np.sin(angle), 0.14 + 0.34 * t**0.8], 1)
    out = np.stack([np.cos(angle), np.sin(angle), 0 * angle], 1)
    twist = 2 * np.pi * (3.2 * t + index / STRANDS)
    around = 0.13 * (1 - 0.35 * t)
    path = (
        KNOT
        + middle
        + around[:, None] * (np.cos(twist)[:, None] * out + np.sin(twist)[:, None] * np.array((0, 0, 0.8)))
    )
    begin = path[0]
    lead = np.array([(-2.6, 1.35, 0.06), (-1.9, 1.12, 0.08), (-1.4, 0.92, 0.1)]) + (0.1 * index, 0.06 * index, 0)
    tress = lying(
        shade,
        150 + index,
        width=0.36,
        depth=0.24,
        strands=15000,
        points=130,
        flat_below=False,
        locks=6,
        clumps=190,
        parting=0.08,
        drift=0.05,
        cling=0.32,
        frizz=0.008,
        flyaways=0.025,
        stray=0.07,
        shorter=0.03,
        length_jitter=0.01,
        radius=0.0018,
        spread=lambda t: 1.1 - 0.3 * t,
    )
    path = smooth_path(np.vstack([lead, begin[None] + (-0.12, 0.06, -0.02), path[4::4]]), 200)
    return grow(tress, path, (0, 0, 1))


LOOSE = (
    [(-1.5, 0.95, 0.06), (-0.9, 0.95, 0.05), (0.1, 0.72, 0.04), (0.9, 0.3, 0.03), (1.7, 0.42, 0.02)],
    [(-0.1, -0.3, 0.3), (0.15, -0.55, 0.08), (0.5, -0.72, 0.03), (1.0, -0.68, 0.03), (1.5, -0.9, 0.02)],
)
"""Where the two loose locks run."""


def loose(index, shade, knots):
    lock = lying(
        shade,
        160 + index,
        width=0.2,
        depth=0.035,
        strands=2600,
        points=130,
        locks=5,
        clumps=80,
        drift=0.25,
        spread=lambda t: 0.6 + 1.7 * t - 0.8 * t**3,
        parting=0.4,
        wave=0.03,
        waves=2.2,
        wave_spread=0.9,
        flyaways=0.06,
        stray=0.12,
        radius=0.0016,
    )
    path = smooth_path(knots, 90)
    heading = path[1] - path[0]
    return grow(lock, path, np.cross((0, 0, 1), heading))
