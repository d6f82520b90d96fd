"""A silver hair system on walnut with a wooden comb, a roll of tape and scissors."""

import numpy as np

from kit.blocks import beech
from kit.comb import comb
from kit.flat_system import flat_system
from kit.props import lathe
from kit.scissors import scissors
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import matt, steel, tabletop, walnut
from kit.tape import liner

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def build():
    tabletop(walnut(turn=1.5, gloss=0.48))
    flat_system(SHADES["silver"], (-0.45, 0.55, 0.0), 0.5, density=1.0, seed=8)
    comb(beech(), (0.95, -0.55, 0.0), 1.25, length=1.7, pitch=0.06, teeth=0.3, back=0.2)
    roll(np.array((1.1, 1.15, 0.0)))
    scissors((-0.35, -1.2, 0.0), 0.25, steel(0.18))
    from_above((0.1, 0.0, 0.15), span=4.2, elevation=62, lens=100, aperture=8, focus=(-0.3, 0.3, 0.4), rim=0.8)


def roll(place):
    """Double-sided tape 2 cm wide on its card core, lying flat."""
    lathe("tape", [(0.25, 0.0), (0.46, 0.0), (0.46, 0.2), (0.25, 0.2)], liner(), place, radius=0.008, hollow=True)
    lathe(
        "core",
        [(0.225, 0.0), (0.25, 0.0), (0.25, 0.2), (0.225, 0.2), (0.225, 0.0)],
        matt("core", (0.42, 0.3, 0.19), 0.8, grain=0.3),
        place,
        radius=0.004,
        hollow=True,
    )
