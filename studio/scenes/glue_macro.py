"""A drop of amber keratin leaving the end of a stick, lit from behind, lamps far out of focus behind it."""

import bpy
import numpy as np

from kit.camera import camera
from kit.keratin import bubble_skin, bubbles, keratin, sphere
from kit.light import DAY, WARM, ambient, area
from kit.nodes import Nodes
from kit.props import tube
from kit.surfaces import matt, wall

FINISH = {"look": {"exposure": 0.15, "contrast": 1.12}}

RADIUS = 0.055
LAMPS = [(0.17, -0.5, 0.05, 6.0), (0.5, -0.62, 0.03, 4.0), (0.62, -0.2, 0.04, 2.0), (-0.5, 0.36, 0.035, 1.6)]
"""Lamps of the room behind: x, height, radius and power."""
END = np.array((0.0, 0, 0.3))
"""The lower end of the stick, where it melts."""


def build():
    wall(matt("ground", (0.045, 0.026, 0.016), grain=0.3), 6.0)
    amber, air = keratin(17.0), bubble_skin()
    path = falling(amber)
    rng = np.random.default_rng(3)
    bubbles(rng, path[:47], RADIUS, air, count=30)
    bubbles(rng, path[-150:-75], 0.6 * RADIUS, air, count=9)
    for x, z, size, power in LAMPS:
        sphere("lamp", (x, 4.0, z), (size, size, size), glowing(power))
    area((-1.7, 2.2, 1.2), (0, 0, 0.1), (0.4, 1.6), 50, WARM)
    area((1.5, 2.0, -0.2), (0, 0, 0.1), (0.15, 1.4), 18, DAY)
    area((-2.4, -1.4, 1.8), (0, 0, 0.1), (0.3, 0.7), 6, WARM)
    # A pool of warm light on the ground behind, which the drop turns upside down.
    area((0.1, 3.6, -0.5), (0.1, 6.0, -0.3), (0.4, 0.4), 65, WARM)
    ambient(0.04)
    cycles = bpy.context.scene.cycles
    cycles.volume_bounces = 2
    cycles.sample_clamp_direct = cycles.sample_clamp_indirect = 8
    cycles.transmission_bounces = cycles.max_bounces = 16
    camera((0, -4.2, 0.02), (0.03, 0, -0.1), lens=185, aperture=4.2, focus=(0, -0.05, -0.1))


def glowing(power):
    n = Nodes("lamp")
    return n.end(n.add("Emission", {"Color": (1, 0.62, 0.3, 1), "Strength": power}))


def falling(amber):
    """The molten end draws out to a neck, from which the drop hangs; all one skin of revolution. Returns its axis."""
    knots = np.array(
        [
            (1.3, 0.0548),
            (0.2, 0.0548),
            (0.13, 0.0553),
            (0.07, 0.0552),
            (0.02, 0.053),
            (-0.025, 0.0475),
            (-0.065, 0.0385),
            (-0.105, 0.0285),
            (-0.15, 0.0195),
            (-0.21, 0.0122),
            (-0.29, 0.0082),
            (-0.36, 0.0078),
            (-0.4, 0.0105),
            (-0.44, 0.0195),
            (-0.48, 0.0345),
            (-0.52, 0.049),
            (-0.57, 0.0565),
            (-0.65, 0.0565),
        ]
    )
    t = np.concatenate(
        [np.linspace(1.3, 0.2, 55, endpoint=False), 0.2 - 0.838 * np.sin(np.linspace(0, np.pi / 2, 340))]
    )
    radius = np.interp(t, knots[::-1, 0], knots[::-1, 1])
    kernel = np.hanning(41) / np.hanning(41).sum()
    radius = np.convolve(np.pad(radius, 20, mode="edge"), kernel, "valid")
    # The drop ends round.
    low = np.clip((-0.565 - t) / 0.073, 0, 1)
    radius = np.minimum(radius, 0.057 * np.sqrt(1 - low**2) + 0.0003)
    height = t
    path = END + np.stack([0.012 * np.sin(4 * height), 0 * height, height], 1)
    tube("drop", path, radius, amber, side=(1, 0, 0), section=96)
    return path
