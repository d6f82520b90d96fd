"""Four platinum tape-in pieces half fanned over a fold of linen, seen close up."""

from kit.sets import FOLDED, over_fold
from kit.shades import SHADES
from kit.tape import laid_pieces

FINISH = FOLDED


def build():
    shade = SHADES["platinum"]
    laid_pieces(shade, 8, 4, pitch=0.38, lean=-0.05, fan=0.14)
    over_fold(shade, 1.5, 0.8, elevation=58)
