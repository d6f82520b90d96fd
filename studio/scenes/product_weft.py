"""A machine-sewn weft of any shade, length and width, folded to runs over a fold of linen."""

from kit.sets import FOLDED, by_length, over_fold
from kit.shades import chart
from kit.wefts import laid_wefts

FINISH = FOLDED

RUN = 25
"""How much of the weft's width is in each run, in centimetres."""


def build(shade, lengthCm, widthCm):
    """Each length has its own lay."""
    pigment, (span, roll) = chart(shade), by_length(lengthCm)
    laid_wefts(pigment, widthCm // RUN)
    over_fold(pigment, 0.85 * span, roll, target=(0, 0.08, 0.22))
