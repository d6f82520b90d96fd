"""Two clear tabs closed over a thin lock of black hair, seen close up."""

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.seams import clear_film, slab
from kit.shades import SHADES
from kit.strands import Tress, grow, smooth_path
from kit.surfaces import plaster, wall

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}

TAB = 0.4
APART = 0.026
"""Of the middles of the two tabs, the lock between them."""


def build():
    wall(plaster((0.76, 0.67, 0.57)), 0.8)
    shade, film = SHADES["black"], clear_film()
    for side in (-1, 1):
        height = np.linspace(0.06, -0.06, 10)
        tab = np.stack([0 * height + 0.006 * side, 0 * height + 0.5 * side * APART, height - 0.006 * side], 1)
        slab(tab, (1, 0, 0), (0, 1, 0), TAB, 0.016, film, bevel=0.3)
        piece(side, shade)
    lock(shade)
    area((-5.2, -2.4, 2.6), (0, 0, 0), (1.0, 1.6), 640, WARM)
    area((5.0, -2.4, 0.5), (0, 0, 0), (2.0, 3.0), 55, COOL)
    area((0.8, 0.5, 4.6), (0, 0, 0), (2.4, 0.5), 260, DAY)
    ambient(0.2)
    camera((-0.5, -5.2, 0.7), (0.0, 0, -0.05), lens=138, aperture=7, focus=(0, -0.02, 0.0), roll=-0.12)


def lock(shade):
    """The client's own hair: thin, and held where the tabs close on it."""
    path = smooth_path(
        [(-0.05, 0.1, 1.0), (-0.02, 0.03, 0.5), (0, 0, 0.15), (0, 0, -0.05), (0.01, 0.0, -0.5), (0.03, 0, -1.2)], 90
    )
    own = strand_sheet(
        shade, 181, strands=1500, depth=0.014, spread=lambda t: 1.25 - 0.4 * np.exp(-(((t - 0.46) / 0.2) ** 2))
    )
    add_hair("own hair", grow(own, path, (1, 0, 0)), shade, roughness=0.2)


def piece(side, shade):
    """A piece's own hair, which begins within its tab."""
    y = 0.5 * side * APART
    path = smooth_path([(0, y, 0.02), (0, y, -0.1), (0.01, 2.2 * y, -0.4), (0.03, 1.8 * y, -1.3)], 90)
    sheet = strand_sheet(shade, 190 + side, strands=3800, depth=0.03, spread=lambda t: 1 + 0.12 * t)
    add_hair("piece", grow(sheet, path, (1, 0, 0)), shade, roughness=0.2)


def strand_sheet(shade, seed, **changes):
    return Tress(
        **{
            "width": 0.94 * TAB,
            "seed": seed,
            "points": 56,
            "locks": 6,
            "clumps": 130,
            "parting": 0.1,
            "drift": 0.05,
            "cling": 0.35,
            "swell": lambda t: 1 + 1.5 * np.clip(t - 0.1, 0, 1),
            "wave": 0.006,
            "waves": 2.0,
            "frizz": 0.004,
            "flyaways": 0.012,
            "stray": 0.04,
            "radius": 0.001,
            "shorter": 0.02,
            "streak": shade.streak,
            **changes,
        }
    )
