"""Black hair over a roll of pale linen, seen close up."""

from kit.rolled import FAR, ROLLED, over_roll
from kit.shades import SHADES

FINISH = ROLLED


def build():
    over_roll(SHADES["black"], 611, 0.0, view={**FAR, "aperture": 4})
