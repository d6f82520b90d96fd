"""Straight auburn hair over a roll of pale linen, seen close up from its side."""

from kit.rolled import NEAR, ROLLED, over_roll
from kit.shades import SHADES

FINISH = ROLLED


def build():
    over_roll(SHADES["auburn"], 540, 1.25, view={**NEAR, "target": (0.1, 0.0, 0.3)})
