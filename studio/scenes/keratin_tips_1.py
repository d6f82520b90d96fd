"""Straight black strands side by side over a fold of linen, their flat keratin tips behind its crest."""

from kit.bonded import laid_strands
from kit.sets import FOLDED, over_fold
from kit.shades import SHADES

FINISH = FOLDED


def build():
    shade = SHADES["black"]
    laid_strands(shade, 41, 17)
    over_fold(shade, 1.4, -0.06, (0.03, -0.14, 0.2), elevation=60)
