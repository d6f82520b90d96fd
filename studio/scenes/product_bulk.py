"""Bulk hair of any shade, length, form and weight: one tied bundle for each hundred grams, close up on dark linen."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import close_on_dark
from kit.shades import chart, deepened, mixed

FINISH = {"keep": 0.15, "look": {"exposure": 0.0, "contrast": 1.1}}

GIRTH = {1: 0.28, 2: 0.31, 5: 0.2}
"""Across the tie, by the number of bundles."""
WAVY = {"wave": 0.07, "waves": 3.0, "wave_from": 0.2, "wave_spread": 0.5, "lift": 0.9, "clumps": 260, "parting": 0.35}


def build(shade, lengthCm, weightG, wavy=False):
    """Of longer hair more is seen. Each length has its own lay."""
    pigment, length, count = chart(shade), lengthCm / 10, weightG // 100
    rng, thread, girth = np.random.default_rng(round(10 * length) + 1), linen_thread(), GIRTH[count]
    form = {"strands": round(110000 * girth), "radius": 0.0007, **(WAVY if wavy else {})}
    for index in range(count):
        y = 1.8 * girth * (index - (count - 1) / 2) + 0.08
        at = np.array((-0.36 + 0.04 * rng.normal(), y, 0.07))
        heading, seed = 0.05 * rng.normal() - 0.05, round(20 * length) + index
        lock = tied_lock(rng, mixed(pigment), at, heading, seed, thread, girth, **form)
        add_hair("hair", deepened(lock, pigment), pigment)
    dark = pigment.melanin**4
    light = {"back": 0.9, "fill": 4.5} if pigment.pale else {"back": 0.4 + 1.2 * dark, "fill": 7 - 2 * dark}
    close_on_dark(pigment, max(1.05 + 0.09 * length, 0.45 * count), **light)
