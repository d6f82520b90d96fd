"""Silver hair over a roll of pale linen, seen close up and aslant."""

from kit.rolled import ROLLED, over_roll
from kit.shades import SHADES

FINISH = ROLLED


def build():
    over_roll(SHADES["silver"], 621, -0.55)
