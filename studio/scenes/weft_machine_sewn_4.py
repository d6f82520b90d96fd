"""The sewn edge of a black weft over a fold of linen, seen close up."""

from kit.sets import FOLDED, over_fold
from kit.shades import SHADES
from kit.wefts import laid_wefts

FINISH = FOLDED


def build():
    shade = SHADES["black"]
    laid_wefts(shade, 1)
    over_fold(shade, 0.8, -0.3, (0, 0.05, 0.22), elevation=52)
