"""Wavy auburn hair over a roll of pale linen, seen close up and aslant."""

from kit.rolled import NEAR, ROLLED, WAVY, over_roll
from kit.shades import SHADES

FINISH = ROLLED


def build():
    view = {**NEAR, "target": (0.1, -0.25, 0.22), "span": 2.2}
    over_roll(SHADES["auburn"], 41, -0.75, 1.7, view, **WAVY)
