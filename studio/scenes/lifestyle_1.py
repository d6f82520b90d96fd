"""An auburn plait laid across crumpled linen in raking light."""

import numpy as np

from kit.hair import add_hair
from kit.plait import plaited
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import Strands, grow, joined, smooth_path
from kit.surfaces import folds, matt, tabletop
from kit.thread import line, windings
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

TURN = 0.96
START = np.array((-2.35, 1.15, 0.03))
LENGTH = 4.15
CLOTH = folds(12, 0.2, count=9, reach=2.6)


def laid(points):
    """Along the picture's diagonal, in a slight bow."""
    x, y, z = np.moveaxis(np.asarray(points, float), -1, 0)
    x = x + 0.16 * np.sin(-y / LENGTH * np.pi)
    c, s = np.cos(TURN), np.sin(TURN)
    return np.stack([c * x - s * y, s * x + c * y, z], -1) + START


def build():
    tabletop(cloth(), relief=lambda x, y: CLOTH(x, y) - 0.08, cells=(420, 420), size=12)
    shade = SHADES["auburn"]
    parts = []
    for index, path in enumerate(plaited(LENGTH)):
        tress = lying(
            shade,
            40 + index,
            width=0.36,
            depth=0.22,
            strands=13000,
            points=150,
            flat_below=False,
            locks=5,
            clumps=160,
            parting=0.05,
            drift=0.03,
            cling=0.25,
            frizz=0.008,
            flyaways=0.02,
            stray=0.05,
            shorter=0.03,
            length_jitter=0.01,
            radius=0.0018,
            spread=lambda t: 1 - 0.45 * t**3,
        )
        parts.append(posed(grow(tress, path, (1, 0, 0))))
    end = np.array((0, -LENGTH, 0.13))
    tail = smooth_path(
        [end + (0, 0.1, 0), end + (0, -0.3, 0), end + (0.05, -0.8, -0.06), end + (0.14, -1.4, -0.08)], 60
    )
    brush = lying(
        shade,
        50,
        width=0.2,
        depth=0.18,
        strands=12000,
        points=150,
        flat_below=False,
        spread=lambda t: 0.9 + 1.6 * t**0.8,
        wave=0.05,
        waves=1.4,
    )
    parts.append(posed(grow(brush, tail, (1, 0, 0))))
    add_hair("hair", joined(parts), shade)
    thread = matt("linen thread", (0.74, 0.66, 0.53), grain=0.35)
    line(laid(windings(end + (0, 0.02, 0), (0, 1, 0), (1, 0, 0), 0.24, 0.22, 8, 0.013, seed=2)), 0.013, thread)
    from_above((0, 0, 0.1), span=4.4, elevation=62, lens=95, aperture=7)


def posed(strands):
    return Strands(laid(strands.points).astype(np.float32), strands.radius, strands.melanin)
