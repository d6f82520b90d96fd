"""The machine seam of a golden brown weft over a fold of linen, seen close up."""

from kit.sets import FOLDED, over_fold
from kit.shades import SHADES
from kit.wefts import laid_wefts

FINISH = FOLDED


def build():
    shade = SHADES["golden brown"]
    laid_wefts(shade, 1)
    over_fold(shade, 0.95, 0.3, (0, 0.04, 0.22), elevation=60)
