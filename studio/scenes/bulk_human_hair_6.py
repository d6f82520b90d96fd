"""Linen thread wound round the root of a copper red bundle, seen close up."""

import numpy as np

from kit.bundle import linen_thread
from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import tabletop
from kit.thread import line, windings
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

GIRTH = 0.46
TIE = 0.2
"""Where the tie sits, as a share of what is seen of the bundle."""


def build():
    tabletop(cloth())
    shade = SHADES["copper"]
    path = smooth_path(
        [(-0.34, 0.82, 0.1), (-0.2, 0.5, 0.1), (0.06, -0.1, 0.08), (0.36, -0.8, 0.07), (0.7, -1.7, 0.06)], 96
    )
    side = (1, 0.42, 0)
    tress = lying(
        shade,
        97,
        width=1.2 * GIRTH,
        depth=1.1 * GIRTH,
        strands=42000,
        points=60,
        locks=14,
        clumps=520,
        parting=0.16,
        spread=lambda t: 1.04 - 0.22 * waist(t) + 0.75 * np.clip(t - TIE, 0, 1) ** 0.8,
        swell=lambda t: 1.02 - 0.14 * waist(t) - 0.3 * np.clip(t - TIE, 0, 1) ** 0.8,
        wave=0.012,
        waves=1.5,
        flyaways=0.02,
        stray=0.09,
        ragged=0.008,
        length_jitter=0.012,
        shorter=0.02,
        radius=0.0012,
    )
    add_hair("hair", grow(tress, path, side), shade)
    index = round(TIE * 95)
    axis = path[index + 2] - path[index]
    thread = linen_thread()
    line(windings(path[index] + (0, 0, 0.01), axis, side, GIRTH + 0.03, GIRTH, 13, 0.0085, seed=6), 0.0085, thread)
    knot(path[index], side, thread)
    from_above((0.02, 0.06, 0.14), span=1.75, elevation=58, lens=110, aperture=7, focus=(-0.12, 0.4, 0.28))


def waist(t):
    return np.exp(-(((t - TIE) / 0.07) ** 2))


def knot(at, side, thread):
    """The thread's two ends, tied once on top and cut unevenly."""
    side = np.asarray(side) / np.linalg.norm(side)
    top = np.asarray(at) + (0.02, 0, GIRTH / 2 + 0.022)
    for way, length in ((1, 0.3), (-1, 0.22)):
        end = top + way * length * side + (0.05, -0.1, -0.17)
        middle = top + 0.45 * way * length * side + (0, -0.06, 0.0)
        line(smooth_path([top - 0.02 * way * side, top + (0, 0, 0.008), middle, end], 40), 0.0085, thread)
    turn = np.linspace(0, 2 * np.pi, 24)
    line(top + np.stack([0.016 * np.cos(turn), 0.02 * np.sin(turn), 0.012 * np.cos(turn)], 1), 0.0085, thread)
