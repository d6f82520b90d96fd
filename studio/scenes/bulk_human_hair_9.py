"""A hank of silver hair coiled in the brass pan of a balance, before plaster."""

import numpy as np

from kit.hair import add_hair
from kit.props import lathe
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import brass, plaster, tabletop, wall
from kit.thread import line
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}

PAN = np.array((0.0, 0.0, 0.55))
HOLD = np.array((0.0, 0.0, 3.6))
"""Where the three chains meet, above the picture."""


def build():
    wall(plaster((0.74, 0.665, 0.58)), 3.2)
    tabletop(plaster((0.62, 0.55, 0.465)))
    metal = brass(0.2)
    outside = [(0.0, 0.0), (0.5, 0.03), (0.85, 0.14), (1.06, 0.3), (1.12, 0.38), (1.09, 0.39)]
    inside = [(1.03, 0.31), (0.83, 0.17), (0.5, 0.06), (0.0, 0.035)]
    lathe("pan", outside + inside, metal, PAN, radius=0.02, steps=180)
    for angle in (0.5, 0.5 + 2 * np.pi / 3, 0.5 + 4 * np.pi / 3):
        rim = PAN + (1.09 * np.cos(angle), 1.09 * np.sin(angle), 0.37)
        chain(rim, HOLD, metal)
    shade = SHADES["silver"]
    add_hair("hair", coil(shade), shade)
    from_above((0.0, 0.0, 0.95), span=3.7, elevation=26, lens=110, aperture=6, focus=(0, -0.7, 0.9), rim=1.2)


def chain(start, end, metal):
    """Oval links, each turned a quarter from the last."""
    way = end - start
    length = np.linalg.norm(way)
    way = way / length
    side = np.cross(way, (0, 1, 0.2))
    side /= np.linalg.norm(side)
    sides = (side, np.cross(way, side))
    turn = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    for index in range(int(length / 0.085)):
        middle = start + 0.085 * (index + 0.5) * way
        loop = middle + 0.055 * np.cos(turn)[:, None] * way + 0.024 * np.sin(turn)[:, None] * sides[index % 2]
        line(loop, 0.0085, metal, closed=True)


def coil(shade):
    """The hank goes round the pan one and a half times and ends on top of itself."""
    t = np.linspace(0, 1, 20)
    angle, reach = -0.6 + 2 * np.pi * 1.6 * t, 0.66 - 0.22 * t
    level = 0.17 + 0.25 * t**1.3
    path = smooth_path(PAN + np.stack([reach * np.cos(angle), reach * np.sin(angle), level], 1), 160)
    tress = lying(
        shade,
        621,
        width=0.44,
        depth=0.3,
        strands=24000,
        points=110,
        flat_below=False,
        locks=10,
        clumps=360,
        parting=0.16,
        drift=0.06,
        cling=0.42,
        spread=lambda t: 0.8 + 0.4 * np.sin(np.pi * t) - 0.4 * t**6,
        swell=lambda t: 1 - 0.5 * t**5,
        wave=0.02,
        waves=3,
        flyaways=0.025,
        stray=0.09,
        radius=0.0019,
        shorter=0.1,
    )
    return grow(tress, path, (0.3, -1, 0))
