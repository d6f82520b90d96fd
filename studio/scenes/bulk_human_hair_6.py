"""Copper red hair over a roll of pale linen, seen close up and aslant."""

from kit.rolled import FAR, ROLLED, over_roll
from kit.shades import SHADES

FINISH = ROLLED


def build():
    over_roll(SHADES["copper"], 97, 0.7, view=FAR, wave=0.07)
