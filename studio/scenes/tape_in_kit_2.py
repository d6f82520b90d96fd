"""Three natural brown tape-in pieces fanned over a fold of linen, seen close up."""

from kit.sets import FOLDED, over_fold
from kit.shades import SHADES
from kit.tape import laid_pieces

FINISH = FOLDED


def build():
    shade = SHADES["natural brown"]
    laid_pieces(shade, 6, 3, pitch=0.37, lean=0.0, fan=0.24)
    over_fold(shade, 1.35, -0.15, elevation=50)
