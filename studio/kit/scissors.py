"""A hairdresser's scissors of steel, lying closed or a little open."""

import numpy as np

from .props import tube
from .seams import slab

RING = 0.13


def scissors(place, turn, material, opening=0.12):
    """Scissors whose screw lies at a place and whose blades point along x, turned by `turn`."""
    for side in (-1, 1):
        blade(np.asarray(place, float), turn + side * opening / 2, side, material)
    tube("screw", [np.asarray(place) + (0, 0, z) for z in (0.03, 0.045, 0.07)], 0.035, material, side=(1, 0, 0))


def blade(place, turn, side, material):
    """One blade with its shank and finger ring."""
    c, s = np.cos(turn), np.sin(turn)

    def posed(points):
        x, y, z = np.moveaxis(np.asarray(points, float), -1, 0)
        return place + np.stack([c * x - s * y, s * x + c * y, z + 0.02 + 0.018 * (side > 0)], -1)

    x = np.linspace(-0.12, 0.88, 30)
    along = (x + 0.12) / 1.0
    width = 0.085 * (1 - along**2.2) + 0.004
    path = posed(np.stack([x, 0.012 * side * (1 - along), 0 * x], 1))
    slab(path, (-s, c, 0), (0, 0, 1), width, 0.018, material, bevel=0.5)
    shank = [(-0.1, 0.0, 0), (-0.3, -0.03 * side, 0.005), (-0.55, -0.07 * side, 0.01), (-0.68, -0.1 * side, 0.012)]
    tube("shank", posed(shank), np.array([0.036, 0.03, 0.026, 0.024]), material, side=(0, 0, 1), flat=0.8)
    angle = np.linspace(0, 2 * np.pi, 60)
    ring = np.stack([-0.81 + RING * np.cos(angle), -0.13 * side + 0.85 * RING * np.sin(angle), 0 * angle + 0.012], 1)
    tube("ring", posed(ring), 0.026, material, side=(0, 0, 1))
