"""The flat keratin tips of straight honey blonde strands over a fold of linen, seen close up."""

from kit.bonded import laid_strands
from kit.sets import FOLDED, over_fold
from kit.shades import SHADES

FINISH = FOLDED


def build():
    shade = SHADES["honey"]
    laid_strands(shade, 48, 11)
    over_fold(shade, 0.95, 0.45, (0.0, 0.16, 0.2), elevation=56)
