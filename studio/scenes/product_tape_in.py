"""A kit of tape-in pieces of any shade and length: a row over a low swell that makes them shine, or lighter ones close up."""

import numpy as np

from kit.bonded import over_swell, row
from kit.hair import add_hair
from kit.seams import clear_film, slab
from kit.sets import close_on_dark
from kit.shades import OMBRE, chart, coloured, mixed
from kit.tape import TAB, pieces

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

PIECE = {
    "width": 0.94 * TAB,
    "depth": 0.05,
    "strands": 5000,
    "round": False,
    "locks": 9,
    "clumps": 500,
    "drift": 0.2,
    "parting": 0.3,
    "spread": lambda t: 1 + 0.1 * np.sin(4 * t),
    "swell": lambda t: 0.6 + 0.8 * np.sin(np.pi * t),
    "frizz": 0.009,
    "stray": 0.12,
    "radius": 0.0016,
}


def build(shade, lengthCm):
    pigment, span = chart(shade), 1.5 + 0.02 * lengthCm
    if pigment.melanin < 0.6 and shade not in OMBRE:
        return lit_from_behind(pigment, lengthCm / 10)
    film = clear_film()

    def tab(begin, out, _):
        """It holds the hair's first millimetres."""
        out = np.array(out)
        along = begin + np.linspace(-0.03, 0.08, 10)[:, None] * out + (0, 0, 0.02)
        slab(along, (out[1], -out[0], 0), (0, 0, 1), TAB, 0.012, film, bevel=0.3)

    strands = row(pigment, round(2 * span), pitch=0.48, hold=tab, streak=1.6 * pigment.streak, **PIECE)
    over_swell(coloured(strands, shade, within=0.4), pigment, span)


def lit_from_behind(shade, length):
    """Pieces close up, of a shade that light comes through; of longer ones more is seen."""
    add_hair("hair", pieces(np.random.default_rng(61), mixed(shade), 4), shade)
    close_on_dark(shade, 1.1 + 0.14 * length, back=1.0 if shade.pale else 0.55, fill=1.6)
