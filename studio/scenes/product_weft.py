"""A machine-sewn weft of any shade, length and width, folded in two and hung by its seam from a brass rail."""

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.seams import sewn_edge
from kit.shades import chart, coloured
from kit.strands import Tress, grow, smooth_path
from kit.surfaces import brass, plaster, wall
from kit.thread import line

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}, "keep": 0.08, "grain": 0.008}


def build(shade, lengthCm, widthCm):
    wall(plaster((0.80, 0.72, 0.63)), 1.0)
    pigment, length = chart(shade), lengthCm / 10
    width = widthCm / 20
    hang(shade, pigment, width, length, 0.0, 0.0, strands=round(8500 * width), seed=21)
    hang(shade, pigment, width, length, 0.1, 0.05, strands=round(2500 * width), seed=22)
    rail(width)
    size = max(1.32 * length, 1.45 * width)
    lights(size, length)
    middle = 0.5 * size - 0.7
    camera((0.0, -2.3 * size, -middle + 0.15), (0, 0, -middle), lens=36 * 2.3, aperture=4)


def hang(shade, pigment, width, length, behind, above, strands, seed):
    """One layer, its seam `above` the foremost's, which is at height 0."""
    at = np.array((0.02 * behind, behind, above))
    path = smooth_path(
        [at, at - (0, 0.03, 0.16 * length), at - (-0.03, 0.05, 0.45 * length)]
        + [at - (-0.02, 0.03, 0.72 * length), at - (-0.05, 0, length)],
        96,
    )
    for depth, count, own in ((0.0, strands, seed), (0.05, strands // 2, seed + 50)):
        tress = Tress(
            width=width,
            depth=0.09,
            strands=count,
            seed=own,
            points=56,
            locks=round(9 * width),
            clumps=round(330 * width),
            parting=0.05,
            drift=0.016,
            cling=0.4,
            spread=lambda t: 1 - 0.05 * t - 0.1 * t**3,
            swell=lambda t: 0.8 + 3.6 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.7) ** 1.2,
            wave=0.04,
            waves=0.45 * length,
            wave_spread=0.8,
            lift=1.2,
            frizz=0.014,
            flyaways=0.015,
            stray=0.1,
            radius=0.0018,
            length_jitter=0.045,
            shorter=0.36,
            streak=pigment.streak,
        )
        add_hair("hair", coloured(grow(tress, path + (0, depth, 0), (1, 0, 0)), shade), pigment)
    ends = np.array([at - (width / 2, 0, 0), at + (width / 2, 0, 0)])
    sewn_edge(ends, pigment, seed=seed, gauge=0.004, arch=0.006)


def rail(width):
    """A brass rail above the seam, and the hooks that the weft hangs by."""
    metal, height = brass(), 0.4
    line([(-9, 0.05, height), (9, 0.05, height)], 0.05, metal)
    for x in np.linspace(-width / 2 + 0.1, width / 2 - 0.1, 5):
        over = [(x, 0.05 - 0.065 * np.sin(a), height + 0.065 * np.cos(a)) for a in np.linspace(-0.6, np.pi, 14)]
        drop = [(x, 0.05, height - 0.1), (x, 0.015, 0.1), (x, -0.035, 0.0), (x, -0.05, -0.03), (x, -0.055, 0.03)]
        line(smooth_path([*over, *drop], 60), 0.011, metal)


def lights(size, length):
    """A window to the left, a pale answer from the right, a rim from above; the same for every size."""
    share = size / 5.6
    middle = np.array((0, 0, -0.45 * length))

    def lamp(place, breadth, power, colour):
        area(np.array(place) * share + middle, middle, np.array(breadth) * share, power * share**2, colour)

    lamp((-5.2, -3.4, 2.2), (1.6, 3.2), 640, WARM)
    lamp((5.0, -2.4, 0.5), (2.0, 3.0), 200, COOL)
    lamp((0.8, -0.9, 5.6), (3.6, 0.6), 260, DAY)
    ambient(0.3)
