"""Eleven lengths in order of shade, black to silver, side by side over a fold of linen."""

from kit.lengths import laid_lengths
from kit.sets import FOLDED, over_fold
from kit.shades import SHADES

FINISH = FOLDED

ORDER = [
    "black",
    "dark brown",
    "natural brown",
    "chocolate",
    "medium brown",
    "auburn",
    "copper",
    "golden brown",
    "honey",
    "platinum",
    "silver",
]
PITCH = 0.21


def build():
    laid_lengths([(name, PITCH * (index - 5), 0.17) for index, name in enumerate(ORDER)], 60)
    over_fold(SHADES["silver"], 2.1, 0.12, elevation=50)
