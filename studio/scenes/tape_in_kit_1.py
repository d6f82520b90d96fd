"""Five dark brown tape-in pieces in steps over a fold of linen."""

from kit.sets import FOLDED, over_fold
from kit.shades import SHADES
from kit.tape import laid_pieces

FINISH = FOLDED


def build():
    shade = SHADES["dark brown"]
    laid_pieces(shade, 14, 5, pitch=0.41, lean=0.07, fan=0.02)
    over_fold(shade, 1.9, 0.35, elevation=60)
