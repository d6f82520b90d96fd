"""Bulk hair of any shade, length, form and weight over a fold of linen: one tied bundle for each hundred grams."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import DOWN, FOLDED, by_length, fold, over_fold
from kit.shades import chart, deepened, mixed

FINISH = FOLDED

GIRTH = {1: 0.5, 2: 0.4, 3: 0.33, 5: 0.22}
"""Across the tie, by the number of bundles."""
WAVY = {"wave": 0.1, "waves": 4.0, "wave_from": 0.2, "wave_spread": 0.4, "lift": 0.3}


def build(shade, lengthCm, weightG, wavy=False):
    """Each length has its own lay."""
    pigment, count = chart(shade), weightG // 100
    rng, thread, girth = np.random.default_rng(2 * lengthCm + 1), linen_thread(), GIRTH[count]
    form = WAVY if wavy else {}
    for index in range(count):
        x = 1.12 * girth * (index - (count - 1) / 2)
        at = np.array((x, 0.34 + 0.03 * rng.normal(), 0.07))
        heading = DOWN + 0.02 * rng.normal()
        lock = tied_lock(rng, mixed(pigment), at, heading, 2 * lengthCm + index, thread, girth, relief=fold, **form)
        # Waves shade themselves.
        add_hair("hair", lock if wavy else deepened(lock, pigment), pigment, roughness=0.2)
    span, roll = by_length(lengthCm)
    over_fold(pigment, max(span, 0.36 * count), 0.4 * roll)
