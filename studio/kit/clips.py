"""Small clips that hold hair pieces."""

import numpy as np

from .seams import slab
from .thread import line


def snap_clip(at, material, turn=0.0, length=0.32):
    """A snap clip: two bowed bars and a tongue of lacquered steel, joined at the ends, where it is sewn on."""
    c, s = np.cos(turn), np.sin(turn)
    half = length / 2

    def posed(points):
        x, y, z = np.moveaxis(np.asarray(points, float), -1, 0)
        return np.asarray(at) + np.stack([c * x - s * y, s * x + c * y, z], -1)

    across = (-s, c, 0)
    x = np.linspace(-half, half, 24)
    bow = 0.03 * (1 - (x / half) ** 2)
    for aside in (-0.038, 0.038):
        path = np.stack([x, aside * np.sqrt(1 - (0.94 * x / half) ** 2), bow], 1)
        slab(posed(path), across, (0, 0, 1), 0.028, 0.012, material, bevel=0.6)
    tongue = np.stack([x[3:-3], 0 * x[3:-3], 0.5 * bow[3:-3]], 1)
    slab(posed(tongue), across, (0, 0, 1), 0.022, 0.01, material, bevel=0.6)
    for end in (-half + 0.015, half - 0.015):
        for shift in (-0.008, 0.0, 0.008):
            line(posed([(end + shift, y, 0.012 - 0.3 * y * y) for y in np.linspace(-0.07, 0.07, 9)]), 0.004, material)
