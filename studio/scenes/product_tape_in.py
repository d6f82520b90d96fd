"""A kit of tape-in pieces of any shade and length: a row over a low swell that makes them shine, or pale ones close up."""

import numpy as np

from kit.bonded import over_swell
from kit.hair import add_hair
from kit.sets import close_on_dark
from kit.shades import chart, coloured
from kit.tape import pieces, row_of_pieces

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def build(shade, lengthCm):
    pigment, span = chart(shade), 1.5 + 0.02 * lengthCm
    if pigment.pale:
        return lit_from_behind(pigment, lengthCm / 10)
    strands = row_of_pieces(pigment, round(2 * span))
    over_swell(coloured(strands, shade, within=0.4), pigment, span)


def lit_from_behind(shade, length):
    """Pale pieces close up, so that one sees single hairs; of longer ones more is seen."""
    add_hair("hair", pieces(np.random.default_rng(61), shade, 4), shade)
    close_on_dark(shade, 1.1 + 0.14 * length, back=1.0, fill=1.6)
