"""Pre-bonded strands of any shade, length and form, side by side close up on dark linen, their tips on the left."""

import numpy as np

from kit.bonded import WAVY, laid_row
from kit.hair import add_hair
from kit.sets import close_on_dark
from kit.shades import chart, deepened, mixed

FINISH = {"keep": 0.15, "look": {"exposure": 0.05, "contrast": 1.1}}


def build(shade, lengthCm, wavy=False):
    """Of longer hair more is seen. Each length has its own lay."""
    pigment = chart(shade)
    rng, form = np.random.default_rng(40 + lengthCm), WAVY if wavy else {}
    strands = laid_row(rng, mixed(pigment), 7, left=-0.22, lean=0.07, pitch=0.23, **form)
    add_hair("hair", deepened(strands, pigment), pigment)
    # Even light makes pale hair flat.
    fill = 2.5 if pigment.pale else 9
    close_on_dark(pigment, 0.95 + 0.005 * lengthCm, back=0.7 + 1.25 * pigment.melanin**4, fill=fill)
