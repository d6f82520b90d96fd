"""Tape-in pieces of any shade and length over a fold of linen, their tape behind its crest."""

from kit.sets import FOLDED, by_length, over_fold
from kit.shades import chart, coloured
from kit.tape import laid_pieces

FINISH = FOLDED


def build(shade, lengthCm):
    pigment, fan = chart(shade), {40: 0.08, 50: 0.03, 60: 0.05}[lengthCm]
    laid_pieces(pigment, 61, 4, 0.4, 0.012, fan, ombre=lambda strands: coloured(strands, shade, within=0.36))
    over_fold(pigment, *by_length(lengthCm))
