"""Two lengths of ash brown hair over a fold of linen, one thin, the other full."""

from kit.lengths import laid_lengths
from kit.sets import FOLDED, over_fold
from kit.shades import SHADES

FINISH = FOLDED


def build():
    laid_lengths([("ash brown", -0.5, 0.3)], 370, density=18000)
    laid_lengths([("ash brown", 0.26, 0.75)], 371)
    over_fold(SHADES["ash brown"], 1.45, -0.4)
