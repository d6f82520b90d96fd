"""Three wavy chocolate brown strands with keratin tips, laid side by side on walnut."""

from dataclasses import replace

import numpy as np

from kit.bonded import strand
from kit.hair import add_hair
from kit.keratin import tip
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import grow, joined, smooth_path
from kit.surfaces import tabletop, walnut

FINISH = {"look": {"exposure": 0.1, "contrast": 1.05}}

TURN = 0.42
"""How far the strands lean from the upright."""


def build():
    tabletop(walnut(turn=1.75, gloss=0.48))
    shade = SHADES["chocolate"]
    add_hair("hair", joined([wavy(index, shade) for index in range(3)]), shade, roughness=0.2)
    from_above((0.0, 0.0, 0.05), span=2.75, elevation=64, lens=105, aperture=9, rim=0.7)


def wavy(index, shade):
    """A strand from the upper left to the lower right, its waves in step with its neighbours'."""
    down = np.array((np.sin(TURN), -np.cos(TURN), 0))
    side = np.array((np.cos(TURN), np.sin(TURN), 0))
    begin = -1.02 * down + (0.42 * (index - 1) + 0.02 * (-1) ** index) * side - 0.06 * index * down + (0, 0, 0.04)
    knots = [begin - 0.08 * down, begin]
    for along in np.arange(0.2, 2.2, 0.16):
        bend = 0.05 * min(1, along / 0.6) * np.sin(2 * np.pi * along / 1.05 + 0.25 * index)
        knots.append(begin * (1, 1, 0) + along * down + bend * side + (0, 0, 0.015))
    lock = replace(
        strand(index, shade),
        width=0.075,
        strands=5200,
        points=84,
        locks=6,
        clumps=120,
        parting=0.3,
        drift=0.3,
        spread=lambda t: 0.9 + 3.6 * np.clip(t * 1.5, 0, 1) ** 0.8 - 0.9 * t**4,
        swell=lambda t: 0.5 + 0.5 * np.sin(np.pi * np.clip(t * 1.2, 0, 1)),
        wave=0.05,
        waves=2.1,
        wave_from=0.25,
        wave_spread=0.45,
        lift=0.35,
        flyaways=0.02,
        stray=0.08,
        radius=0.0011,
        shorter=0.25,
    )
    tip(begin, -down, 1.0)
    return grow(lock, smooth_path(knots, 110), side)
