"""Wavy natural brown hair over a roll of pale linen, seen close up."""

from kit.rolled import ROLLED, WAVY, over_roll
from kit.shades import SHADES

FINISH = ROLLED


def build():
    over_roll(SHADES["natural brown"], 131, 0.25, **WAVY)
