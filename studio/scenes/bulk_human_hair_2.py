"""A medium brown bundle with a loose wave, hung by its tie from a brass hook before plaster."""

import numpy as np

from kit.bundle import bundle, linen_thread
from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.props import lathe, tube
from kit.shades import SHADES
from kit.strands import Strands, smooth_path
from kit.surfaces import brass, plaster, wall
from kit.thread import line

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

TOP, GIRTH, TIE = 1.5, 0.44, 0.07
"""Height of the bundle's root, how thick it is at its tie, and where that sits as a share of its length."""


def build():
    wall(plaster((0.80, 0.71, 0.61)), 0.5)
    shade = SHADES["medium brown"]
    path = smooth_path(
        [(0, 0.06, TOP), (0, 0.05, 1.2), (0.02, 0.0, 0.2), (-0.03, 0.0, -1.0), (0.02, 0.05, -2.2), (0.0, 0.05, -2.6)],
        96,
    )
    thread = linen_thread()
    strands = bundle(
        path,
        (1, 0, 0),
        shade,
        95,
        thread,
        girth=GIRTH,
        tie=TIE,
        turns=10,
        gauge=0.013,
        strands=40000,
        points=64,
        flat_below=False,
        locks=15,
        clumps=700,
        parting=0.34,
        drift=0.1,
        spread=lambda t: 0.76 + 1.5 * np.clip(t - 1.4 * TIE, 0, 1) ** 0.8 - 0.7 * t**4,
        swell=lambda t: 0.9 + 0.5 * np.clip(t - 1.4 * TIE, 0, 1) ** 0.8 - 0.4 * t**3,
        wave=0.075,
        waves=2.6,
        wave_from=0.25,
        wave_spread=0.9,
        wave_lean=0.9,
        lift=0.8,
        frizz=0.012,
        flyaways=0.012,
        stray=0.14,
        shorter=0.28,
    )
    add_hair("hair", ragged(strands, 0.035), shade)
    at = np.array((0, 0.055, TOP - TIE * 4.1))
    loop = [at + (-0.12, -0.14, 0.1), at + (-0.11, -0.12, 0.3), (-0.02, 0.02, TOP + 0.36), (0.02, 0.0, TOP + 0.36)]
    line(smooth_path([*loop, at + (0.11, -0.12, 0.3), at + (0.12, -0.14, 0.1)], 60), 0.013, thread)
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


def ragged(strands, most):
    """The roots as shears left them: each hair begins up to the share `most` of its length below the longest."""
    count, length, _ = strands.points.shape
    begin = most * np.random.default_rng(11).random((count, 1))
    at = (begin + (1 - begin) * np.linspace(0, 1, length)) * (length - 1)
    index = np.minimum(at.astype(int), length - 2)
    share = (at - index)[..., None].astype(np.float32)
    rows = np.arange(count)[:, None]
    points = strands.points[rows, index] * (1 - share) + strands.points[rows, index + 1] * share
    return Strands(points, strands.radius, strands.melanin)
