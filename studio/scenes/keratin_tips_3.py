"""Wavy chocolate brown strands side by side over a fold of linen, seen close up."""

from kit.bonded import WAVY, laid_strands
from kit.sets import FOLDED, over_fold
from kit.shades import SHADES

FINISH = FOLDED


def build():
    shade = SHADES["chocolate"]
    laid_strands(shade, 47, 15, **WAVY)
    over_fold(shade, 1.3, 0.75, elevation=50)
