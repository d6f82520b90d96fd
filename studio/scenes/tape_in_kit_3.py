"""Three balayage tape-in pieces over a fold of linen, brown at the root, then honey, seen from their side."""

from kit.sets import FOLDED, over_fold
from kit.shades import chart, coloured
from kit.tape import laid_pieces

FINISH = FOLDED

SHADE = "honey-balayage"


def build():
    shade = chart(SHADE)
    laid_pieces(shade, 27, 3, 0.4, -0.06, 0.06, ombre=lambda strands: coloured(strands, SHADE, within=0.4))
    over_fold(shade, 1.45, -1.0, (0.0, -0.06, 0.2), elevation=56)
