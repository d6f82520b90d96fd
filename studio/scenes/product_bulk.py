"""Bulk hair of any shade, length, form and weight: one tied bundle for each hundred grams."""

import numpy as np

from kit.bundle import bundle, linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import close_on_dark, cloth, from_above
from kit.shades import chart, coloured
from kit.strands import joined, smooth_path
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

CLOSE = {"clumps": 420, "flyaways": 0.03, "radius": 0.0015, "length_jitter": 0.04, "shorter": 0.38, "uneven": 0.02}


def build(shade, lengthCm, weightG, wavy=False):
    pigment, length, count = chart(shade), lengthCm / 10, weightG // 100
    rng = np.random.default_rng(31)
    if pigment.pale:
        return lit_from_behind(rng, pigment, length, count)
    tabletop(cloth(), size=24)
    thread = linen_thread()
    # A hundred grams of longer hair are a thinner bundle.
    girth = {1: 0.66, 2: 0.58, 5: 0.5}[count] * (3 / length) ** 0.5
    apart = {1: 0.0, 2: 1.9, 5: 1.5}[count] * girth
    slant = {1: 0.3, 2: 0.22, 5: 0.1}[count]
    bundles = []
    for index in range(count):
        x = (index - (count - 1) / 2) * apart
        strands = 40000 if count < 5 else 24000
        bundles.append(one(rng, pigment, x, slant, length, girth, 60 + index, thread, wavy, strands))
    add_hair("hair", coloured(joined(bundles), shade), pigment)
    from_above(
        (0, -0.03 * length, 0.1), fill=1.4, even=0.18, span=1.16 * length, elevation=66, lens=95, aperture=9
    )


def lit_from_behind(rng, shade, length, count):
    """Pale bundles close up, so that one sees single hairs; of longer ones more is seen."""
    thread = linen_thread()
    girth = 0.28 if count == 1 else 0.2
    for index in range(count):
        y = 1.8 * girth * (index - (count - 1) / 2) + 0.08
        at = np.array((-0.36 + 0.04 * rng.normal(), y, 0.07))
        heading = 0.05 * rng.normal() - 0.05
        lock = tied_lock(rng, shade, at, heading, 60 + index, thread, girth, strands=round(36000 * girth))
        add_hair("hair", lock, shade)
    close_on_dark(shade, 1.2 + 0.2 * length)


def one(rng, shade, x, slant, length, girth, seed, thread, wavy, strands):
    """A bundle that lies aslant, its hair opening towards the ends."""
    slant += 0.02 * rng.normal()
    tie = 0.2 / length + 0.03
    bow = 0.05 * length * (1 + 0.3 * rng.normal())
    knots = []
    for t in np.linspace(0, 1, 9):
        y = (0.5 - t) * length + 0.015 * rng.normal()
        knots.append((x * (1 + 0.25 * t) - slant * y + bow * np.sin(2 * np.pi * t), y, 0.06 + 0.25 * girth * (1 - t)))

    def waist(t):
        """Where the thread draws the hair in: as wide as all its turns."""
        return np.exp(-(((t - tie) * length / 0.13) ** 2))

    return bundle(
        smooth_path(knots, 110),
        (1, slant, 0),
        shade,
        seed,
        thread,
        girth=girth,
        tie=tie,
        turns=7,
        gauge=0.016,
        strands=strands,
        points=84 if wavy else 52,
        locks=8,
        parting=0.35 if wavy else 0.25,
        spread=lambda t: 1 - 0.22 * waist(t) + 1.1 * np.clip(t - 0.08, 0, 1) ** 0.7 - 1.1 * t**5,
        swell=lambda t: 1 - 0.12 * waist(t) - 0.55 * np.clip(t - 0.08, 0, 1) ** 0.7,
        wave=0.14 if wavy else 0.02,
        waves=0.8 * length if wavy else 1.4,
        wave_from=0.2,
        wave_spread=0.35,
        stray=0.16,
        **CLOSE,
    )
