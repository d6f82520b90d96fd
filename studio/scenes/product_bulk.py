"""Bulk hair of any shade, length, form and weight: one tied bundle for each hundred grams, close up on dark linen.

Waves, and the darkest shades, whose outline would be lost there, lie over a roll of pale linen that makes a band of light
across them.
"""

import numpy as np

from kit.bundle import bundle, linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import close_on_dark, cloth, from_above
from kit.shades import chart, mixed
from kit.strands import smooth_path
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

GIRTH = {1: 0.28, 2: 0.31, 5: 0.2}
"""Across the tie, by the number of bundles."""


def build(shade, lengthCm, weightG, wavy=False):
    pigment, count = chart(shade), weightG // 100
    if wavy or pigment.melanin > 0.8:
        over_roll(pigment, count, wavy)
    else:
        lit_from_behind(pigment, lengthCm / 10, count)


def lit_from_behind(shade, length, count):
    """Bundles close up, so that one sees single hairs; of longer ones more is seen. Each length has its own lay."""
    rng, thread, girth = np.random.default_rng(round(10 * length) + 1), linen_thread(), GIRTH[count]
    for index in range(count):
        y = 1.8 * girth * (index - (count - 1) / 2) + 0.08
        at = np.array((-0.36 + 0.04 * rng.normal(), y, 0.07))
        heading = 0.05 * rng.normal() - 0.05
        add_hair("hair", tied_lock(rng, mixed(shade), at, heading, round(20 * length) + index, thread, girth), shade)
    close_on_dark(shade, max(1.05 + 0.09 * length, 0.45 * count), back=0.9 if shade.pale else 0.4, fill=7)


def roll(x, y):
    """The cloth's height: one roll that runs a little aslant across the picture."""
    return 0.36 * np.exp(-(((y - 0.1 - 0.14 * x) / 0.62) ** 2))


def waist(t):
    """Where the thread draws the hair in."""
    return np.exp(-(((t - 0.062) / 0.027) ** 2))


def over_roll(shade, count, wavy):
    tabletop(cloth(), relief=roll, cells=(300, 500), size=14)
    rng, thread = np.random.default_rng(12), linen_thread()
    girth = 0.1 + GIRTH[count] * 0.9
    for index in range(count):
        place = index - (count - 1) / 2
        begin, lean = 1.75 * girth * place - 0.3, 0.1 * place / count + 0.05 * rng.normal()
        high = 1.55 + 0.06 * rng.normal()
        knots = []
        for down in (0, 0.35, 0.8, 1.2, 1.6, 2.0, 2.5, 3.2, 4.0, 5.0):
            x, y = begin + (0.18 + lean) * down + 0.02 * rng.normal(), high - down
            knots.append((x, y, roll(x, y) + 0.04))
        hair = bundle(
            smooth_path(knots, 120),
            (1, 0.2, 0),
            shade,
            611 + index,
            thread,
            girth=girth,
            tie=0.062,
            turns=11,
            gauge=0.0095,
            strands=45000 if count == 1 else 80000 // count,
            points=120 if wavy else 80,
            locks=9,
            clumps=420,
            parting=0.35 if wavy else 0.26,
            cling=0.42,
            spread=lambda t: 1 - 0.22 * waist(t) + 1.5 * np.clip(t - 0.09, 0, 1) ** 0.75,
            swell=lambda t: 1 - 0.12 * waist(t) - 0.65 * np.clip(t - 0.09, 0, 1) ** 0.6,
            wave=0.075 if wavy else 0.05,
            waves=4 + 0.35 * index if wavy else 2.2,
            wave_from=0.2,
            wave_spread=1.0 if wavy else 0.6,
            frizz=0.012,
            flyaways=0.03,
            stray=0.16,
            shorter=0.25,
            radius=0.0013,
        )
        add_hair("hair", hair, shade, roughness=0.2)
    from_above(
        (0.0, 0.15, 0.15), span=3.7, elevation=60, lens=100, aperture=8, focus=(0, 0.1, 0.45), fill=3, even=0.28
    )
