"""A machine-sewn weft of any shade, length and width, hung by its seam from a brass rail and seen along it.

Its near end is on the right; the rest runs away to the left, so that its whole width has room in an upright frame.
"""

from dataclasses import replace

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.seams import sewn_edge
from kit.shades import chart, coloured
from kit.strands import Strands, Tress, grow, smooth_path
from kit.surfaces import brass, plaster, wall
from kit.thread import line

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

TURN = np.radians(38)
"""How far the camera looks along the weft rather than at it."""
HOOKS = 1.25
"""From one hook to the next."""


def build(shade, lengthCm, widthCm):
    wall(plaster((0.80, 0.72, 0.63)), 1.7)
    pigment, length, width = chart(shade), lengthCm / 10, widthCm / 10
    hang(shade, pigment, width, length)
    rail(width)
    view(length)
    lights(length)


def draped(points, length):
    """What hangs straight from x = 0 to the left, with the soft folds of a weft that is held by hooks."""
    x, y, z = np.moveaxis(np.asarray(points, float), -1, 0)
    down = np.clip(-z / length, 0, 1)
    between = 0.5 - 0.5 * np.cos(2 * np.pi * x / HOOKS)
    loose = np.sin(2.1 * x + 0.6) + 0.6 * np.sin(3.7 * x + 2)
    forward = 0.04 * between * (1 - down) + 0.13 * loose * down**0.7
    aside = 0.08 * np.sin(2.6 * x + 1.1) * down
    return np.stack([x + aside, y - forward, z - 0.02 * between], -1)


def hang(shade, pigment, width, length):
    """The hair in two layers, so that one sees hair where locks part, and the seam."""
    middle = np.array((-width / 2, 0, 0))
    knots = [(0, 0, 0), (0, -0.1, -0.14), (0, -0.2, -0.36), (0, -0.13, -0.7), (0, -0.08, -1)]
    path = smooth_path([middle + np.array(knot) * (1, 1, length) for knot in knots], 96)
    front = Tress(
        width=width,
        depth=0.12,
        strands=round(7000 * width),
        seed=21,
        points=48,
        locks=round(7 * width),
        clumps=round(220 * width),
        parting=0.1,
        drift=0.01,
        cling=0.4,
        spread=lambda t: 1 - 0.01 * t,
        swell=lambda t: 0.8 + 2.6 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.7) ** 1.2,
        wave=0.05,
        waves=0.32 * length,
        wave_spread=0.7,
        wave_lean=2.0,
        lift=1.2,
        flyaways=0.02,
        stray=0.12,
        radius=0.0017,
        length_jitter=0.022,
        shorter=0.3,
        uneven=0.006,
        streak=pigment.streak,
    )
    back = replace(front, strands=round(3500 * width), seed=71)
    for tress, behind in ((front, 0.0), (back, 0.06)):
        hair = grow(tress, path + (0, behind, 0), (1, 0, 0))
        folded = draped(hair.points, length).astype(np.float32)
        add_hair("hair", coloured(Strands(folded, hair.radius, hair.melanin), shade), pigment)
    ends = np.array([(-width, 0, 0), (0, 0, 0)])
    sewn_edge(ends, pigment, seed=21, pose=lambda points: draped(points, length), gauge=0.004, arch=0.006)


def rail(width):
    """A brass rail above the seam, and the hooks that the weft hangs by."""
    metal, height = brass(), 0.42
    line([(-30, 0.05, height), (9, 0.05, height)], 0.05, metal)
    for x in np.arange(-0.06, -width, -HOOKS):
        over = [(x, 0.05 - 0.065 * np.sin(a), height + 0.065 * np.cos(a)) for a in np.linspace(-0.6, np.pi, 14)]
        drop = [(x, 0.05, height - 0.1), (x, 0.015, 0.1), (x, -0.035, 0.0), (x, -0.05, -0.03), (x, -0.055, 0.03)]
        line(smooth_path([*over, *drop], 60), 0.011, metal)


def view(length):
    """The near end stands in the right third, the seam a little below eye level; uprights stay upright."""
    size = 1.42 * length
    at = np.array((-0.3 * size, 0, -0.46 * length))
    distance = 2.3 * size
    eye = at + distance * np.array((np.sin(TURN), -np.cos(TURN), 0.0))
    camera(eye, at, lens=36 * distance / size, aperture=5.6, focus=(-0.2 * size, -0.1, -0.4 * length))


def lights(length):
    """A window to the left of the viewer, a pale answer from the right, a rim from above; the same for every size."""
    share = 1.36 * length / 5.6
    middle = np.array((-1.6 * share, 0, -0.45 * length))

    def lamp(place, breadth, power, colour):
        area(np.array(place) * share + middle, middle, np.array(breadth) * share, power * share**2, colour)

    lamp((-3.4, -5.2, 3.0), (1.6, 3.2), 720, WARM)
    lamp((6.0, -1.6, 0.8), (1.6, 3.0), 180, COOL)
    lamp((0.8, -0.9, 5.6), (3.6, 0.6), 220, DAY)
    ambient(0.25)
