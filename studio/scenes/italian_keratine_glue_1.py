"""Three amber keratin sticks on walnut, a drop of it on a steel spatula in front of them."""

import math

import bpy
import numpy as np

from kit.keratin import GATHERING, bubble_skin, bubbles, keratin, stick
from kit.props import tube
from kit.sets import from_above
from kit.surfaces import steel, tabletop, walnut

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}

THICK = 0.055
"""Radius of a stick: eleven millimetres across."""
STICKS = [
    ((-0.06, 0.36), 0.42, 1.1, THICK),
    ((0.06, 0.2), 0.36, 1.1, THICK),
    ((0.04, 0.3), -0.35, 1.1, 3 * THICK),
]
"""Middle, turn, length and height of each axis; the third lies across the others."""


def build():
    # The grain of a small board, for so close a view.
    tabletop(walnut(turn=0.25), 60).scale = (0.55, 0.55, 0.55)
    amber, air = keratin(26.0, GATHERING), bubble_skin()
    rng = np.random.default_rng(7)
    for (x, y), turn, length, height in STICKS:
        half = 0.5 * length * np.array([math.cos(turn), math.sin(turn), 0])
        middle = np.array([x, y, height])
        path = stick(rng, middle - half, middle + half, THICK, amber)
        bubbles(rng, path, THICK, air)
    spatula()
    cycles = bpy.context.scene.cycles
    # Light that is scattered once more in the amber reaches its shaded side.
    cycles.volume_bounces = 2
    # What glitters on glass and steel is not a gilded hair.
    cycles.sample_clamp_direct = cycles.sample_clamp_indirect = 8
    at, focus = (0.02, 0.08, 0.08), (0.0, -0.05, 0.1)
    from_above(at, span=1.32, elevation=27, lens=100, aperture=3.2, focus=focus, rim=1.0, even=0.16)


def spatula():
    """A narrow blade with a round end, laid across the front, a drop set on its tip."""
    turn, start = 0.3, np.array([-0.38, -0.52, 0.01])
    t = np.linspace(0, 1, 240) ** 2
    along = np.array([math.cos(turn), math.sin(turn), 0])
    path = start + 1.9 * t[:, None] * along
    path[:, 2] += 0.02 * np.clip(t - 0.45, 0, 1) ** 2
    half = (
        0.085
        * np.sqrt(np.clip(1 - (1 - np.minimum(t / 0.045, 1)) ** 2, 0, 1))
        * (1 - 0.62 * np.clip((t - 0.35) / 0.3, 0, 1))
    )
    tube("blade", path, np.maximum(half, 0.001), steel(0.16), side=np.cross((0, 0, 1), along), flat=0.09, section=48)
    t = np.linspace(0, 1, 90)
    low = start + (0.025 + 0.19 * t[:, None]) * along + (0, 0, 0.004)
    bead = 0.07 * np.sqrt(np.clip(1 - (2 * t**0.85 - 1) ** 2, 0, 1))
    melt = keratin(55.0, GATHERING)
    tube("drop", low, np.maximum(bead, 0.001), melt, side=np.cross((0, 0, 1), along), flat=0.55, section=64)
