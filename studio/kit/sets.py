"""The set all still lifes share: one key from the left at 35°, a cool answer from the right, a rim from behind."""

import math

import numpy as np

from .camera import camera
from .hair import add_hair, keep_gaps_dark
from .light import COOL, DAY, WARM, ambient, area
from .shades import SHADES
from .strands import smooth_path
from .surfaces import linen, tabletop
from .tresses import fine, spread_out

LYING = 5.5
"""Height of the picture for which the lights' power is given, in units of ten centimetres."""


def cloth(threads=300):
    """The pale linen that most things lie on."""
    return linen((0.72, 0.64, 0.53), threads=threads)


def from_above(
    target=(0, 0, 0.1),
    span=LYING,
    elevation=64.0,
    lens=100.0,
    aperture=8.0,
    focus=None,
    key=1.0,
    fill=1.0,
    rim=1.0,
    even=0.14,
    roll=0.0,
):
    """Lights and camera for what lies on a surface.

    span: the picture's longer side at the target; elevation: of the camera, in degrees; key, fill, rim: powers as shares.
    """
    size = span / LYING
    at = np.array(target, float)

    def lamp(place, breadth, power, colour):
        area(at + np.array(place) * size, at, np.array(breadth) * size, power * size * size, colour)

    lamp((-4.4, 3.2, 3.6), (1.4, 2.0), 640 * key, WARM)
    lamp((5.0, -1.5, 3.5), (2.5, 2.5), 55 * fill, COOL)
    lamp((2.2, 4.8, 3.2), (1.8, 0.8), 170 * rim, DAY)
    ambient(even)
    return overlook(target, span, elevation, lens, aperture, focus, roll)


def overlook(target, span, elevation, lens=100.0, aperture=8.0, focus=None, roll=0.0):
    """A camera that looks down on the target, `elevation` degrees above the table."""
    at = np.array(target, float)
    distance, up = span * lens / 36, math.radians(elevation)
    eye = at + distance * np.array([0, -math.cos(up), math.sin(up)])
    return camera(eye, at, lens=lens, aperture=aperture * 11 / distance, focus=focus, roll=roll)


def dark_cloth(threads=480):
    """The linen before which light that comes through hair is seen."""
    return linen((0.05, 0.04, 0.032), threads=threads)


def from_behind(at=(0, 0, 0.1), size=1.0, back=1.0, key=1.0, fill=1.0, even=0.02):
    """Light for hair on dark cloth: low from behind it, a warm one from the left, hardly any from all sides.

    size: 1 for a picture of thirty centimetres; back, key, fill: powers as shares.
    """
    at = np.array(at, float)
    for place, breadth, power, colour in (
        ((1.6, 4.2, 1.9), (1.6, 0.7), 210 * back, DAY),
        ((-3.6, 1.8, 1.4), (0.7, 1.2), 120 * key, WARM),
        ((3.0, -3.0, 3.4), (2.5, 2.5), 22 * fill, COOL),
    ):
        area(at + np.array(place) * size, at, np.array(breadth) * size, power * size * size, colour)
    ambient(even)


ASLANT = 0.1
"""The turn of the fold's crest from across the picture."""


def fold(x, y):
    """The height of the cloth under extensions: their beginnings lie behind its crest, their hair falls to the viewer."""
    return 0.23 * np.exp(-(((y + 0.06 - ASLANT * x) / 0.55) ** 2))


def raised(at, out):
    """A flat cloth's place and the unit vector ahead as the fold raises and tilts them."""
    here, there = fold(*at[:2]), fold(*(at + 0.05 * out)[:2])
    ahead = out + np.array((0, 0, (there - here) / 0.05))
    return at + (0, 0, here), ahead / np.linalg.norm(ahead)


FOLDED = {"look": {"exposure": 0.12, "contrast": 1.05}}
"""The finish of hair over a fold."""
DOWN = -np.pi / 2
"""The heading of hair that falls towards the viewer."""


def over_fold(shade, span, roll, target=(0, 0, 0.2), elevation=54):
    """A fold of brown linen under hair whose crest catches the light.

    span: the picture's longer side at the target; roll: how far the camera is turned, in radians; elevation: in degrees.
    """
    tabletop(linen((0.27, 0.225, 0.18), threads=480), relief=fold, cells=(300, 500), size=14)
    keep_gaps_dark(shade)
    from_above(target, span, elevation, 110, aperture=9, focus=(0, -0.05, 0.3), rim=2.0, even=0.4, roll=roll)


def by_length(lengthCm):
    """Span and roll of hair over a fold: of longer hair more is seen, each length from another way."""
    return 1.25 + 0.006 * lengthCm, {40: 0.05, 50: 0.6, 60: -0.35, 70: -0.75}[lengthCm]


CLOSE_UP = {"look": {"exposure": 0.05, "contrast": 1.06}}
"""The finish of hair close up on dark linen."""


def close_on_dark(shade, target, span, focus, elevation, aperture=9, roll=0.0):
    """Dark linen under hair laid towards +x over a bend, close up: a broad band of light crosses it."""
    tabletop(dark_cloth(600), size=16)
    keep_gaps_dark(shade)
    blonde = shade.pale and shade.tint[0] == 1
    # Much cool light makes dark brown hair grey, which shows little but what it mirrors, and pale blonde hair silver.
    fill = 0.9 if blonde else 1.2 if 0.6 < shade.melanin < 0.9 else 2.3
    # Much light makes pale hair that is not dyed white.
    key = 0.8 if blonde else 0.65
    from_above(target, span, elevation, 110, aperture, focus, key, fill * key, rim=2.6, even=0.09, roll=roll)


def lock_on_dark(name, seed, path, side, laid, light, view, **tress):
    """Hair of a shade along a path over dark cloth, `laid` wide, the light from behind, seen by a long lens.

    light: of `from_behind`; view: of `overlook`; tress: of `fine`.
    """
    shade = SHADES[name]
    tabletop(dark_cloth(), size=12)
    keep_gaps_dark(shade)
    add_hair("hair", spread_out(fine(shade, seed, **tress), smooth_path(path, 96), side, width=laid), shade)
    from_behind(**light)
    overlook(lens=100, **view)
