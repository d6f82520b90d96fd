"""Three tied locks, chocolate, copper and honey, on dark linen, the hackle and spools of thread out of focus behind them."""

import numpy as np

from kit.bench import hackle
from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.props import lathe
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES
from kit.surfaces import matt, steel, walnut

FINISH = CLOSE_UP

LOCKS = (("chocolate", -0.4, -0.14), ("copper", 0.0, -0.06), ("honey", 0.4, 0.04))
"""Shade, place across the picture and heading of each."""


def build():
    wood, thread = walnut(gloss=0.75), linen_thread()
    hackle((0.6, 1.65), 0.12, wood, steel())
    spools(wood)
    rng = np.random.default_rng(52)
    for index, (name, y, heading) in enumerate(LOCKS):
        at = np.array((-0.42 - 0.2 * y, y, 0.07))
        lock = tied_lock(rng, SHADES[name], at, heading, 520 + index, thread, girth=0.32)
        add_hair(f"hair {name}", lock, SHADES[name])
    close_on_dark(
        SHADES["honey"], (0.08, 0.36, 0.1), 2.35, focus=(0.05, -0.1, 0.25), elevation=37, aperture=3.5, roll=0.1
    )


def spools(wood):
    """Two wooden spools of thread."""
    body = [(0, 0), (0.2, 0), (0.2, 0.06), (0.1, 0.11), (0.1, 0.5), (0.2, 0.55), (0.2, 0.61), (0, 0.61)]
    wound = [(0.1, 0.11), (0.17, 0.13), (0.175, 0.3), (0.17, 0.48), (0.1, 0.5)]
    for place, tone in (((-0.72, 0.98, 0), (0.3, 0.115, 0.045)), ((-0.95, 1.5, 0), (0.66, 0.575, 0.45))):
        lathe("spool", body, wood, place, radius=0.015)
        lathe("thread", wound, matt("thread", tone, 0.75, 0.35), place, radius=0.015)
