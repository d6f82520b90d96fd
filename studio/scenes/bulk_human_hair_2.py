"""A medium brown bundle with a loose wave, hung by its tie from a brass hook before plaster."""

import numpy as np

from kit.bundle import linen_thread
from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.props import lathe, tube
from kit.shades import SHADES
from kit.strands import Tress, grow, smooth_path
from kit.surfaces import brass, plaster, wall
from kit.thread import line, windings

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

TOP, GIRTH = 1.5, 0.58
"""Height of the bundle's root and how thick it is at its tie."""


def build():
    wall(plaster((0.80, 0.71, 0.61)), 0.5)
    shade = SHADES["medium brown"]
    path = smooth_path(
        [(0, 0.06, TOP), (0, 0.05, 1.2), (0.02, 0.0, 0.2), (-0.03, 0.0, -1.0), (0.02, 0.05, -2.2), (0.0, 0.05, -2.6)],
        96,
    )
    tress = Tress(
        width=1.2 * GIRTH,
        depth=1.2 * GIRTH,
        strands=40000,
        seed=95,
        points=64,
        round=True,
        locks=15,
        clumps=560,
        parting=0.34,
        drift=0.1,
        cling=0.5,
        spread=lambda t: 1 - 0.25 * waist(t) + 1.3 * np.clip(t - 0.05, 0, 1) ** 0.7 - 0.55 * t**4,
        swell=lambda t: 1 - 0.25 * waist(t) + 0.3 * np.clip(t - 0.05, 0, 1) - 0.4 * t**3,
        wave=0.075,
        waves=2.6,
        wave_from=0.25,
        wave_spread=0.9,
        wave_lean=0.9,
        lift=0.8,
        frizz=0.012,
        flyaways=0.012,
        stray=0.14,
        radius=0.0021,
        shorter=0.28,
        streak=shade.streak,
    )
    add_hair("hair", grow(tress, path, (1, 0, 0)), shade)
    thread, at = linen_thread(), np.array((0, 0.055, TOP - 0.22))
    line(windings(at, (0, 0, 1), (1, 0, 0), GIRTH, GIRTH, 9, 0.015, seed=3), 0.015, thread)
    loop = [at + (-0.1, -0.08, 0.02), at + (-0.09, -0.02, 0.35), (-0.02, 0.02, TOP + 0.36), (0.02, 0.0, TOP + 0.36)]
    line(smooth_path([*loop, at + (0.09, -0.02, 0.35), at + (0.1, -0.08, 0.02)], 60), 0.013, thread)
    hook(brass())
    area((-5.2, -2.4, 3.4), (0, 0, 0.2), (1.3, 2.6), 980, WARM)
    area((5.0, -2.4, 0.5), (0, 0, 0), (2.0, 3.0), 70, COOL)
    area((0.8, -0.9, 5.6), (0, 0, 0.6), (3.6, 0.6), 380, DAY)
    ambient(0.18)
    camera((0.0, -13, 0.1), (0, 0, -0.12), lens=86, aperture=4)


def hook(metal):
    """A rosette on the wall and a bent rod that the loop hangs over."""
    base = lathe("rosette", [(0.0, 0.0), (0.17, 0.0), (0.17, 0.03), (0.09, 0.06), (0.0, 0.06)], metal, radius=0.012)
    base.location, base.rotation_euler = (0, 0.5, TOP + 0.42), (np.pi / 2, 0, 0)
    rod = [(0, 0.48, 0.42), (0, 0.25, 0.41), (0, 0.08, 0.36), (0, 0.0, 0.32), (0, -0.09, 0.35), (0, -0.13, 0.44)]
    tube("hook", smooth_path(np.array(rod) + (0, 0, TOP), 60), 0.032, metal, side=(1, 0, 0))


def waist(t):
    return np.exp(-(((t - 0.05) / 0.025) ** 2))
