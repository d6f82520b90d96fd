"""Two copper red wefts over a fold of linen, the seam of one behind the other’s."""

from kit.sets import FOLDED, over_fold
from kit.shades import SHADES
from kit.wefts import laid_wefts

FINISH = FOLDED


def build():
    shade = SHADES["copper"]
    laid_wefts(shade, 2)
    over_fold(shade, 1.15, -0.8, (0, 0.06, 0.2), elevation=58)
