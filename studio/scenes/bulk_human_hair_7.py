"""Wavy golden brown hair over a roll of pale linen, seen close up and aslant."""

from kit.rolled import NEAR, ROLLED, WAVY, over_roll
from kit.shades import SHADES

FINISH = ROLLED


def build():
    over_roll(SHADES["golden brown"], 560, -0.45, view={**NEAR, "target": (0.12, -0.42, 0.2)}, **WAVY)
