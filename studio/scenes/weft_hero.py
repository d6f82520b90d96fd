"""A medium brown weft laid on pale linen, its hair running down from the seam in a slow wave."""

from dataclasses import replace

import numpy as np

from kit.hair import add_hair
from kit.seams import laid_down, sewn_edge
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import folds, tabletop
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.15, "contrast": 1.06}}

WIDTH = 3.3
SEAM = np.array((0.05, 0.86, 0.06))
TURN = -0.13
CLOTH = folds(9, 0.22, reach=3.5)


def lying_cloth(x, y):
    """Smooth beneath the weft, in soft folds beside it."""
    beside = np.clip((np.abs(x - 0.1) - 1.7) / 0.9, 0, 1)
    return CLOTH(x, y) * beside * beside * (3 - 2 * beside)


def build():
    tabletop(cloth(), relief=lying_cloth, cells=(360, 360), size=14)
    shade = SHADES["medium brown"]
    c, s = np.cos(TURN), np.sin(TURN)
    down, side = np.array((s, -c, 0)), np.array((c, s, 0))
    knots = [SEAM + (0, 0, 0.01)]
    for along, aside, height in (
        (0.5, 0.0, 0.08),
        (1.1, 0.04, 0.1),
        (1.9, 0.0, 0.07),
        (2.8, -0.1, 0.07),
        (4.2, 0, 0.05),
    ):
        knots.append(SEAM * (1, 1, 0) + along * down + aside * side + (0, 0, height))
    weft = lying(
        shade,
        21,
        width=WIDTH,
        depth=0.14,
        strands=52000,
        round=False,
        locks=26,
        clumps=1100,
        parting=0.05,
        drift=0.02,
        cling=0.34,
        spread=lambda t: 1 + 0.06 * t,
        swell=lambda t: 0.9 + 2.0 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.7),
        wave=0.05,
        waves=3.0,
        wave_spread=0.3,
        lift=0.5,
        shorter=0.1,
        radius=0.0017,
    )
    path = smooth_path(knots, 96)
    add_hair("hair", grow(weft, path, side), shade)
    # Where locks part one sees hair, not a dark slit.
    beneath = replace(weft, strands=18000, seed=22, locks=40, wave=0.03)
    add_hair("hair beneath", grow(beneath, path - (0, 0, 0.03), side), shade)
    edge = np.array([(-WIDTH / 2, 0, 0), (WIDTH / 2, 0, 0)])
    sewn_edge(edge, shade, seed=5, pose=laid_down(SEAM, TURN))
    from_above((0.0, -0.1, 0.05), span=4.1, elevation=58, lens=95, aperture=7, focus=(0, 0.6, 0.1))
