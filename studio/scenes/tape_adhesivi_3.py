"""Curved strips of hairline tape close up on dark linen, the liner of one drawn off a little way."""

import math

import numpy as np

from kit.props import grid_faces, thicken
from kit.sets import dark_cloth, from_behind, overlook
from kit.surfaces import mesh_object, tabletop
from kit.tape import film, liner

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

RADIUS, HALF = 0.92, 0.56
"""Of the middle line's bow, and the angle it takes up to each side."""
WIDTH = 0.2
PITCH = 0.3
OPENED = 3


def build():
    tabletop(dark_cloth(600), size=12)
    rng = np.random.default_rng(9)
    clear, white = film(), liner()
    for index in range(6):
        place = np.array([0.03 * rng.normal(), (2.5 - index) * PITCH])
        turn = 0.12 + 0.035 * rng.normal()
        strip("film", place, turn, -HALF, HALF, 0.003, clear)
        end = 0.1 if index == OPENED else HALF
        strip("liner", place, turn, -HALF, end, 0.006, white, curl=0.5 if index == OPENED else 0.0)
    from_behind(size=0.7, back=1.0, key=0.5, fill=0.8, even=0.03)
    overlook((0.16, -0.06, 0.09), span=0.62, elevation=24, lens=110, aperture=1.8, focus=(0.17, -0.17, 0.1), roll=0.3)


def strip(name, place, turn, start, end, level, material, curl=0.0):
    """A bowed strip from angle to angle, its round ends lifting a little from the cloth.

    curl: over this angle beyond its end it rises and bends back.
    """
    # Closer together towards the round ends.
    angle = start + (end + curl - start) * (0.5 - 0.5 * np.cos(np.linspace(0, np.pi, 160)))
    t = np.linspace(-1, 1, 9)
    from_end = RADIUS * np.minimum(angle - start, 9 if curl else end - angle)
    half = WIDTH / 2 * np.sqrt(np.clip(1 - (1 - np.minimum(from_end / (0.5 * WIDTH), 1)) ** 2, 1e-4, 1))
    along = RADIUS * np.clip(angle - end, 0, None)
    roll = 0.14
    forward, height = roll * np.sin(along / roll), roll * (1 - np.cos(along / roll))
    on = np.minimum(angle, end) + forward / RADIUS
    out = RADIUS + half[:, None] * t
    x, y = out * np.sin(on)[:, None], out * np.cos(on)[:, None] - RADIUS
    c, s = math.cos(turn), math.sin(turn)
    z = np.broadcast_to((level + height + 0.022 * (on / HALF) ** 4)[:, None], x.shape)
    points = np.stack([place[0] + c * x - s * y, place[1] + s * x + c * y, z], -1)
    thing = mesh_object(name, points.reshape(-1, 3), grid_faces(*x.shape, closed=False), smooth=curl > 0)
    thing.data.materials.append(material)
    return thicken(thing, 0.002)
