"""Three chocolate tape-in pieces over a fold of linen, seen close up where their hair leaves the tape."""

from kit.sets import FOLDED, over_fold
from kit.shades import SHADES
from kit.tape import laid_pieces

FINISH = FOLDED


def build():
    shade = SHADES["chocolate"]
    laid_pieces(shade, 61, 3, pitch=0.39, lean=-0.04, fan=0.08)
    over_fold(shade, 1.12, -0.55, (0.0, 0.1, 0.22), elevation=56)
