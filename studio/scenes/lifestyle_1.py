"""Wavy auburn hair over a roll of pale linen, seen close up and aslant."""

from kit.rolled import NEAR, ROLLED, WAVY, over_roll
from kit.shades import SHADES

FINISH = ROLLED


def build():
    view = {**NEAR, "target": (0.2, -0.5, 0.15), "span": 2.0}
    over_roll(SHADES["auburn"], 41, -0.5, 1.9, view, **WAVY)
