"""Bulk hair of any shade, length, form and weight: one tied bundle for each hundred grams, close up on dark linen.

Their roots are out of the picture.
"""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import CLOSE_UP, softly_lit
from kit.shades import chart, deepened, mixed

FINISH = CLOSE_UP

GIRTH = {1: 0.5, 2: 0.4, 5: 0.22}
"""Across the tie, by the number of bundles."""
WAVY = {"wave": 0.1, "waves": 4.0, "wave_from": 0.2, "wave_spread": 0.4, "lift": 0.5}


def build(shade, lengthCm, weightG, wavy=False):
    """Of longer hair more is seen. Each length has its own lay."""
    pigment, length, count = chart(shade), lengthCm / 10, weightG // 100
    rng, thread, girth = np.random.default_rng(round(10 * length) + 1), linen_thread(), GIRTH[count]
    form = WAVY if wavy else {}
    for index in range(count):
        y = 1.12 * girth * (index - (count - 1) / 2)
        at = np.array((-0.5 + 0.03 * rng.normal(), y, 0.07))
        lock = tied_lock(
            rng, mixed(pigment), at, 0.02 * rng.normal(), round(20 * length) + index, thread, girth, **form
        )
        add_hair("hair", deepened(lock, pigment), pigment)
    span = max(1.1 + 0.045 * length, 0.31 * count)
    softly_lit(pigment, (0.43 * span - 0.5, 0.02, 0.12), span, focus=(-0.05, 0, 0.26), roll=1.36)
