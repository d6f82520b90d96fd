"""A drop of amber keratin leaving the end of a stick, lit from behind."""

import bpy
import numpy as np

from kit.camera import camera
from kit.keratin import bubble_skin, bubbles, keratin
from kit.light import DAY, WARM, ambient, area
from kit.props import tube
from kit.surfaces import matt, wall

FINISH = {"look": {"exposure": 0.1, "contrast": 1.05}}

RADIUS = 0.055
END = np.array((0.0, 0, 0.3))
"""The lower end of the stick, where it melts."""


def build():
    wall(matt("ground", (0.055, 0.032, 0.02), grain=0.3), 3.0)
    amber, air = keratin(46.0), bubble_skin()
    path = falling(amber)
    bubbles(np.random.default_rng(3), path[:52], RADIUS, air, count=30)
    area((-1.6, 2.2, 1.6), (0, 0, 0.1), (0.7, 1.4), 60, WARM)
    area((1.3, 2.0, -0.2), (0, 0, 0.1), (0.3, 1.4), 22, DAY)
    area((-2.4, -1.4, 1.8), (0, 0, 0.1), (0.6, 0.9), 22, WARM)
    # A pool of warm light on the ground behind.
    area((0.5, 1.4, 0.6), (0.25, 3.0, 0.25), (0.4, 0.4), 9, WARM)
    ambient(0.03)
    bpy.context.scene.cycles.volume_bounces = 2
    camera((0, -4.2, 0.02), (0.02, 0, -0.05), lens=140, aperture=5.6, focus=(0, -0.05, 0.0))


def falling(amber):
    """The molten end draws out to a neck, from which the drop hangs; all one skin of revolution. Returns its axis."""
    knots = np.array(
        [
            (1.3, 0.0548),
            (0.10, 0.0548),
            (0.04, 0.056),
            (-0.02, 0.0545),
            (-0.07, 0.046),
            (-0.115, 0.031),
            (-0.16, 0.017),
            (-0.21, 0.0105),
            (-0.27, 0.0095),
            (-0.32, 0.014),
            (-0.37, 0.03),
            (-0.42, 0.052),
            (-0.47, 0.066),
            (-0.52, 0.068),
            (-0.565, 0.057),
            (-0.595, 0.034),
            (-0.606, 0.0005),
        ]
    )
    t = np.concatenate([np.linspace(1.3, 0.1, 60, endpoint=False), np.linspace(0.1, -0.606, 260)])
    radius = np.interp(t, knots[::-1, 0], knots[::-1, 1])
    kernel = np.hanning(21) / np.hanning(21).sum()
    radius = np.convolve(np.pad(radius, 10, mode="edge"), kernel, "valid")
    # The drop ends round.
    low = np.clip((t + 0.606) / 0.075, 0, 1)
    radius = np.minimum(radius, 0.07 * np.sqrt(1 - (1 - low) ** 2) + 0.0005)
    height = t
    path = END + np.stack([0.012 * np.sin(4 * height), 0 * height, height], 1)
    tube("drop", path, radius, amber, side=(1, 0, 0), section=96)
    return path
