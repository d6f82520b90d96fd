"""What stands on the workroom's bench."""

import math

from .props import box, tube

ROWS, TEETH = 5, 15
APART, BEHIND = 0.115, 0.17
"""From tooth to tooth in a row, and from row to row."""


def hackle(place, turn, wood, metal):
    """Rows of steel teeth in a walnut block."""
    box("block", (1.9, 0.95, 0.26), (*place, 0.13), wood, 0.03, turn)
    c, s = math.cos(turn), math.sin(turn)
    for row in range(ROWS):
        for tooth in range(TEETH):
            u, v = (tooth - TEETH // 2) * APART + aside(row), (row - ROWS // 2) * BEHIND
            x, y = place[0] + c * u - s * v, place[1] + s * u + c * v
            tube("tooth", [(x, y, 0.25), (x, y, 0.5), (x, y, 0.82)], [0.022, 0.017, 0.002], metal, (1, 0, 0), 10)


def aside(row):
    """Every second row has its teeth before the gaps of the last."""
    return 0.5 * APART * (row % 2)
