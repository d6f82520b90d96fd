"""Copper red strands side by side over a fold of linen, seen close up."""

from kit.bonded import laid_strands
from kit.sets import FOLDED, over_fold
from kit.shades import SHADES

FINISH = FOLDED


def build():
    shade = SHADES["copper"]
    laid_strands(shade, 44, 13)
    over_fold(shade, 1.2, -0.5, (0.0, 0.04, 0.2), elevation=56)
