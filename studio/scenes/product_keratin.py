"""Pre-bonded strands of any shade, length and form: a row on linen over a low swell that makes them shine, tips level.

Lighter ones lie close up on dark linen. Of longer hair more is seen, and more strands of it.
"""

import numpy as np

from kit.bonded import laid_row, over_swell, row
from kit.hair import add_hair
from kit.sets import close_on_dark
from kit.shades import chart, coloured, mixed

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

WAVY = {
    "width": 0.07,
    "strands": 4200,
    "points": 96,
    "locks": 7,
    "clumps": 110,
    "parting": 0.2,
    "drift": 0.3,
    "spread": lambda t: 0.8 + 1.15 * np.clip(t * 1.8, 0, 1) ** 0.8,
    "swell": lambda t: 0.5 + 0.7 * np.sin(np.pi * np.clip(t * 1.2, 0, 1)),
    "wave": 0.05,
    "waves": 2.7,
    "wave_from": 0.16,
    "wave_spread": 0.6,
    "lift": 0.5,
    "flyaways": 0.03,
    "stray": 0.08,
    "shorter": 0.25,
}


def build(shade, lengthCm, wavy=False):
    pigment, span = chart(shade), 1.7 + 0.025 * lengthCm
    if pigment.melanin < 0.32:
        return lit_from_behind(pigment, span)
    strands = row(pigment, round(4.6 * span), radius=0.0011, **(WAVY if wavy else {}))
    over_swell(coloured(strands, shade), pigment, span)


def lit_from_behind(shade, span):
    """Strands close up, of a shade that light comes through."""
    seen = {"strands": 1900, "radius": 0.0013}
    strands = laid_row(np.random.default_rng(44), mixed(shade), 9, left=-0.3, lean=0.1, pitch=0.22, **seen)
    add_hair("hair", strands, shade)
    close_on_dark(shade, 0.55 * span, back=0.65, fill=8 if shade.pale else 4.5)
