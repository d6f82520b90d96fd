"""Three black tape-in pieces over a fold of linen, seen from their side."""

from kit.sets import FOLDED, over_fold
from kit.shades import SHADES
from kit.tape import laid_pieces

FINISH = FOLDED


def build():
    shade = SHADES["black"]
    laid_pieces(shade, 9, 3, pitch=0.42, lean=0.03, fan=0.05)
    over_fold(shade, 1.6, 1.2, (0.06, 0.0, 0.2), elevation=58)
