"""What stands on the workroom's bench."""

import math

from .props import box, tube


def hackle(place, turn, wood, metal):
    """Five rows of steel teeth in a walnut block."""
    box("block", (1.9, 0.95, 0.26), (*place, 0.13), wood, 0.03, turn)
    c, s = math.cos(turn), math.sin(turn)
    for row in range(5):
        for tooth in range(15):
            u, v = (tooth - 7 + 0.5 * (row % 2)) * 0.115, (row - 2) * 0.17
            x, y = place[0] + c * u - s * v, place[1] + s * u + c * v
            tube("tooth", [(x, y, 0.25), (x, y, 0.5), (x, y, 0.82)], [0.022, 0.017, 0.002], metal, (1, 0, 0), 10)
