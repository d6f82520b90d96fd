"""Five natural brown tape-in pieces hung from a brass rail before plaster."""

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.props import box
from kit.seams import clear_film, slab
from kit.shades import SHADES
from kit.strands import Tress, grow, joined, smooth_path
from kit.surfaces import brass, plaster, wall
from kit.thread import line

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

PITCH, TAB, TOP = 0.62, 0.42, 1.85
"""Distance of the pieces, width of a tab and its height above the middle of the picture."""


def build():
    wall(plaster((0.80, 0.71, 0.61)), 0.7)
    shade, metal, film = SHADES["natural brown"], brass(), clear_film()
    rail = TOP + 0.3
    line([(-4, 0, rail), (4, 0, rail)], 0.045, metal)
    rng = np.random.default_rng(6)
    add_hair("hair", joined([piece(rng, index, shade, film, metal, rail) for index in range(5)]), shade)
    area((-5.2, -2.4, 3.4), (0, 0, 0.2), (1.3, 2.6), 980, WARM)
    area((5.0, -2.4, 0.5), (0, 0, 0), (2.0, 3.0), 70, COOL)
    area((0.8, -0.9, 5.6), (0, 0, 0.6), (3.6, 0.6), 380, DAY)
    ambient(0.18)
    camera((0.0, -13, 0.1), (0, 0, -0.1), lens=86, aperture=4)


def piece(rng, index, shade, film, metal, rail):
    """A piece 50 cm long under a brass clip, its hair drawing together towards the ends."""
    x = (index - 2) * PITCH + 0.012 * rng.normal()
    top = TOP + 0.01 * rng.normal()
    tab = np.stack([np.full(10, x), np.full(10, -0.012), top + np.linspace(0.1, -0.03, 10)], 1)
    slab(tab, (1, 0, 0), (0, 1, 0), TAB, 0.02, film, bevel=0.3)
    box("clip", (0.1, 0.06, 0.2), (x, -0.005, top + 0.13), metal, bevel=0.012)
    angle = np.linspace(0, 2 * np.pi, 40)
    eye = [(x, 0.075 * np.sin(a), rail - 0.022 + 0.075 * np.cos(a)) for a in angle]
    line(eye, 0.009, metal)
    sway = 0.05 * rng.normal(size=2)
    knots = [
        (x, 0, top + 0.07),
        (x, -0.01, top - 0.6),
        (x + sway[0], -0.04, top - 2.2),
        (x + sway[1], -0.02, top - 3.6),
    ]
    tress = Tress(
        width=0.95 * TAB,
        depth=0.035,
        strands=6500,
        seed=400 + index,
        points=52,
        locks=5,
        clumps=140,
        parting=0.1,
        drift=0.08,
        cling=0.35,
        spread=lambda t: 1 + 0.12 * np.sin(np.pi * np.clip(t, 0, 1)) - 0.4 * t**3,
        swell=lambda t: 1 + 6.0 * np.clip(t - 0.03, 0, 1) ** 0.6,
        wave=0.03,
        waves=1.8,
        wave_spread=0.5,
        wave_from=0.35,
        frizz=0.01,
        flyaways=0.012,
        stray=0.1,
        radius=0.0019,
        shorter=0.3,
        streak=shade.streak,
    )
    return grow(tress, smooth_path([*knots, (x + sway[1], 0, top - 5.0)], 80), (1, 0, 0))
