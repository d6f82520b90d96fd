"""Three lengths side by side over a fold of linen: silver, honey and chocolate."""

from kit.lengths import laid_lengths
from kit.sets import FOLDED, over_fold
from kit.shades import SHADES

FINISH = FOLDED


def build():
    laid_lengths([("silver", -0.56, 0.46), ("honey", 0.0, 0.46), ("chocolate", 0.56, 0.46)], 680, wave=0.06)
    over_fold(SHADES["silver"], 1.55, 0.75)
