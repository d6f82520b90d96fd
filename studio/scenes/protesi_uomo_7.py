"""What a hair system is cared for with, on walnut: a beech comb, a roll of tape, scissors and a silver sample lock."""

import numpy as np

from kit.blocks import beech
from kit.bundle import bundle, linen_thread
from kit.camera import camera
from kit.comb import comb
from kit.hair import add_hair, keep_gaps_dark
from kit.light import COOL, DAY, WARM, ambient, area
from kit.props import lathe
from kit.scissors import scissors
from kit.shades import SHADES
from kit.strands import smooth_path
from kit.surfaces import matt, steel, tabletop, walnut
from kit.tape import liner

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def build():
    tabletop(walnut(turn=0.06, gloss=0.48))
    sample(SHADES["silver"])
    comb(beech(), (1.0, -0.82, 0.0), -0.62, length=1.5, pitch=0.06, teeth=0.28, back=0.2)
    roll(np.array((1.02, 0.4, 0.0)))
    scissors((-0.3, -1.18, 0.0), 0.16, steel(0.18))
    at = np.array((0.0, 0.0, 0.1))
    area((-4.8, 3.0, 3.9), at, (1.1, 1.6), 520, WARM)
    area((5.0, -2.0, 2.6), at, (2.0, 3.0), 40, COOL)
    area((1.4, 4.6, 3.6), at, (2.2, 0.8), 200, DAY)
    ambient(0.06)
    camera((0, -6.0, 8.6), (0.1, 0.0, 0.1), lens=98, aperture=9, focus=(-0.2, 0.1, 0.2))


def sample(shade):
    """A lock tied at its root that bends across the table."""
    knots = [(-1.1, 1.72, 0.1), (-1.08, 1.38, 0.1), (-1.02, 0.98, 0.13), (-0.84, 0.58, 0.14), (-0.56, 0.24, 0.1)]
    path = smooth_path([*knots, (-0.28, -0.06, 0.05), (-0.02, -0.36, 0.02)], 110)
    tie = 0.07
    lock = bundle(
        path,
        (1, 0.1, 0),
        shade,
        71,
        linen_thread(),
        girth=0.27,
        tie=tie,
        turns=6,
        gauge=0.014,
        strands=26000,
        points=72,
        locks=8,
        clumps=420,
        parting=0.35,
        spread=lambda t: 1 - 0.2 * waist(t, tie) + 0.8 * np.clip(t - tie, 0, 1) ** 0.7 - 1.15 * t**4,
        swell=lambda t: 1 - 0.1 * waist(t, tie) - 0.4 * np.clip(t - tie, 0, 1) ** 0.7,
        wave=0.05,
        waves=2.4,
        wave_spread=0.4,
        ragged=0.01,
        frizz=0.0022,
        flyaways=0.025,
        stray=0.1,
        radius=0.0011,
        length_jitter=0.05,
        shorter=0.4,
        uneven=0.03,
    )
    keep_gaps_dark(shade)
    add_hair("hair", lock, shade)


def waist(t, tie):
    """Where the thread draws the hair in."""
    return np.exp(-(((t - tie) / (0.43 * tie)) ** 2))


def roll(place):
    """Double-sided tape 2 cm wide on its card core, lying flat."""
    lathe("tape", [(0.25, 0.0), (0.46, 0.0), (0.46, 0.2), (0.25, 0.2)], liner(), place, radius=0.008, hollow=True)
    core = [(0.225, 0.0), (0.25, 0.0), (0.25, 0.2), (0.225, 0.2), (0.225, 0.0)]
    lathe("core", core, matt("core", (0.42, 0.3, 0.19), 0.8, grain=0.3), place, radius=0.004, hollow=True)
