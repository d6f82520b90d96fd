"""Pre-bonded strands of any shade, length and form side by side over a fold of linen, their tips behind its crest."""

from kit.bonded import WAVY, laid_strands
from kit.sets import FOLDED, by_length, over_fold
from kit.shades import chart

FINISH = FOLDED


def build(shade, lengthCm, wavy=False):
    """Each length has its own lay."""
    pigment = chart(shade)
    laid_strands(pigment, 40 + lengthCm, 15, **(WAVY if wavy else {}))
    over_fold(pigment, *by_length(lengthCm))
