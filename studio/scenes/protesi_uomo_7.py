"""A silver hair system on a canvas head, with a wooden comb, a roll of tape and scissors on the walnut before it."""

import numpy as np

from kit.blocks import beech
from kit.camera import camera
from kit.comb import comb
from kit.light import COOL, DAY, WARM, ambient, area
from kit.props import lathe
from kit.scissors import scissors
from kit.shades import SHADES
from kit.surfaces import matt, plaster, steel, tabletop, wall, walnut
from kit.systems import system
from kit.tape import liner

FINISH = {"look": {"exposure": -0.15, "contrast": 1.05}}


def build():
    wall(plaster((0.74, 0.665, 0.58)), 3.4)
    tabletop(walnut(turn=0.06, gloss=0.48))
    system(SHADES["silver"], turn=2.3, place=(-0.3, 0.75))
    comb(beech(), (0.92, -0.95, 0.0), -0.62, length=1.5, pitch=0.06, teeth=0.28, back=0.2)
    roll(np.array((1.12, 0.15, 0.0)))
    scissors((-0.42, -1.2, 0.0), 0.16, steel(0.18))
    area((-5.4, -2.6, 6.2), (0, 0, 2.0), (1.2, 1.9), 1300, WARM)
    area((5.0, -2.0, 2.2), (0, 0, 1.6), (2.0, 3.0), 70, COOL)
    area((1.4, 1.6, 6.0), (0, 0, 2.0), (2.5, 0.8), 240, DAY)
    ambient(0.15)
    camera((0, -13, 7.2), (0.12, -0.1, 1.4), lens=114, aperture=8, focus=(-0.2, 0.0, 2.0))


def roll(place):
    """Double-sided tape 2 cm wide on its card core, lying flat."""
    lathe("tape", [(0.25, 0.0), (0.46, 0.0), (0.46, 0.2), (0.25, 0.2)], liner(), place, radius=0.008, hollow=True)
    core = [(0.225, 0.0), (0.25, 0.0), (0.25, 0.2), (0.225, 0.2), (0.225, 0.0)]
    lathe("core", core, matt("core", (0.42, 0.3, 0.19), 0.8, grain=0.3), place, radius=0.004, hollow=True)
