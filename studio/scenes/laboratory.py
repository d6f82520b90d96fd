"""Three lengths side by side over a fold of linen: chocolate, copper and honey."""

from kit.lengths import laid_lengths
from kit.sets import FOLDED, over_fold
from kit.shades import SHADES

FINISH = FOLDED


def build():
    laid_lengths([("chocolate", -0.62, 0.52), ("copper", 0.0, 0.52), ("honey", 0.62, 0.52)], 520)
    over_fold(SHADES["honey"], 1.9, -0.3, elevation=50)
