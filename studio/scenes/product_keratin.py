"""Pre-bonded strands of any shade, length and form, side by side close up on dark linen, their tips on the left."""

import numpy as np

from kit.bonded import WAVY, laid_row
from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import chart, deepened, mixed

FINISH = CLOSE_UP


def build(shade, lengthCm, wavy=False):
    """Of longer hair more is seen. Each length has its own lay."""
    pigment = chart(shade)
    rng, form = np.random.default_rng(40 + lengthCm), WAVY if wavy else {}
    strands = laid_row(rng, mixed(pigment), 15, left=-0.42, lean=0.04, pitch=0.112, **form)
    add_hair("hair", deepened(strands, pigment), pigment)
    close_on_dark(pigment, (0.1, 0, 0.2), 1.3 + 0.006 * lengthCm, focus=(0.05, 0, 0.26), pale=1.35)
