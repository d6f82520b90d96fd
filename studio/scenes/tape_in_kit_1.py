"""Tape-in pieces fanned out on pale linen, clear tabs at the top."""

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.seams import clear_film, slab
from kit.shades import SHADES
from kit.strands import Tress, grow, joined, smooth_path
from kit.surfaces import linen, tabletop

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

COUNT = 8
TAB = 0.42
CENTRE = np.array([0.12, -5.1, 0.0])
"""About which the fan opens."""


def build():
    tabletop(linen((0.74, 0.655, 0.54), threads=260))
    shade = SHADES["dark brown"]
    film = clear_film()
    rng = np.random.default_rng(14)
    add_hair("hair", joined([piece(index, film, rng, shade) for index in range(COUNT)]), shade)
    area((-4.4, 3.2, 3.8), (0, 0, 0), (1.6, 2.4), 620, WARM)
    area((5.0, -1.5, 3.5), (0, 0, 0), (2.5, 2.5), 55, COOL)
    area((2.4, 4.6, 3.4), (0, 0.3, 0), (2.0, 0.8), 200, DAY)
    ambient(0.15)
    camera((0.0, -6.2, 11.0), (0.0, -0.35, 0.1), lens=76, aperture=9, focus=(0.0, 1.1, 0.1))


def piece(index, film, rng, shade):
    """One piece: a tab 4 cm wide, half over its neighbour's, its hair gathering with the others' towards the ends."""
    share = index / (COUNT - 1) - 0.5
    angle = np.pi / 2 - 0.475 * share + 0.0015 * rng.normal()
    out = np.array([np.cos(angle), np.sin(angle), 0])
    side = np.array([out[1], -out[0], 0])
    root = CENTRE + out * (7.15 + 0.025 * rng.normal())
    height = 0.03 + 0.02 * index
    curl = 0.3 + 0.05 * rng.normal()
    knots = [root + (0, 0, height)]
    for at in (0.12, 0.3, 0.55, 0.8, 1.0):
        level = 0.03 + 0.5 * height * (1 - at)
        knots.append(root - out * 4.6 * at + side * (curl * at**2 - 0.55 * share * at) + np.array([0, 0, level]))
    # Hair lies within the film from its upper edge on; the film is what the tape is stuck to.
    tab = np.stack([root + out * (0.02 - 0.13 * k) + np.array([0, 0, height + 0.014]) for k in np.linspace(0, 1, 10)])
    slab(tab, side, (0, 0, 1), TAB, 0.014, film, bevel=0.3)
    tress = Tress(
        width=0.94 * TAB,
        depth=0.03,
        strands=3600,
        seed=300 + index,
        points=48,
        locks=5,
        clumps=110,
        parting=0.3,
        drift=0.16,
        cling=0.55,
        flat_below=True,
        spread=lambda t: 1 + 0.25 * np.sin(np.pi * np.clip(t, 0, 1)) - 0.5 * t**3,
        swell=lambda t: 1 + 5.0 * np.clip(t - 0.03, 0, 1) ** 0.6,
        wave=0.05,
        waves=1.6,
        wave_spread=0.6,
        wave_from=0.3,
        frizz=0.012,
        flyaways=0.015,
        stray=0.16,
        radius=0.0019,
        length_jitter=0.05,
        shorter=0.35,
        streak=shade.streak,
    )
    return grow(tress, smooth_path(knots, 72), side)
