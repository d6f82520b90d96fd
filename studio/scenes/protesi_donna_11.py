"""The lengths of a wavy chocolate brown wig over a roll of linen."""

from kit.rolled import ROLLED, WAVY, over_roll
from kit.shades import SHADES

FINISH = ROLLED


def build():
    over_roll(SHADES["chocolate"], 58, 0.55, 1.9, **WAVY)
