"""A kit of tape-in pieces of any shade and length: a fan of nine on pale linen, or pale ones close up."""

import numpy as np

from kit.hair import add_hair
from kit.seams import clear_film, slab
from kit.sets import close_on_dark, cloth, from_above
from kit.shades import chart, coloured
from kit.strands import Tress, grow, joined, smooth_path
from kit.surfaces import tabletop
from kit.tape import TAB, pieces

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}

COUNT = 9
FAR = 1.6
"""How far from the tabs the pieces would meet, in lengths of a piece."""


def build(shade, lengthCm):
    pigment, length = chart(shade), lengthCm / 10
    if pigment.pale:
        return lit_from_behind(pigment, length)
    tabletop(cloth())
    film = clear_film()
    rng = np.random.default_rng(14)
    fan = [piece(index, film, rng, pigment, length) for index in range(COUNT)]
    add_hair("hair", coloured(joined(fan), shade), pigment)
    middle = (0.0, 0.45 * length, 0.1)
    light = {"key": 0.85, "fill": 1.2, "rim": 0.7, "even": 0.17}
    from_above(middle, span=1.2 * length, elevation=66, lens=95, aperture=9, **light)


def lit_from_behind(shade, length):
    """Pale pieces close up, so that one sees single hairs; of longer ones more is seen."""
    add_hair("hair", pieces(np.random.default_rng(61), shade, 4), shade)
    close_on_dark(shade, 1.1 + 0.14 * length, back=1.0, fill=1.6)


def piece(index, film, rng, shade, length):
    """One piece: a tab 4 cm wide, half over its neighbour's, its hair gathering with the others' towards the ends."""
    share = index / (COUNT - 1) - 0.5
    reach = FAR * length
    angle = np.pi / 2 - 0.8 * COUNT * TAB / reach * share + 0.004 * rng.normal()
    out = np.array([np.cos(angle), np.sin(angle), 0])
    side = np.array([out[1], -out[0], 0])
    root = np.array([0.0, length - reach, 0.0]) + out * (reach + 0.025 * rng.normal())
    height = 0.03 + 0.02 * index
    curl = 0.2 + 0.05 * rng.normal()
    knots = [root + (0, 0, height)]
    for at in (0.08, 0.18, 0.3, 0.42, 0.55, 0.7, 0.85, 1.0):
        # It does not lie flat: light falls on it in a band, not all over.
        level = height * (1 - at) + 0.03 * at + 0.1 * np.exp(-(((at - 0.42 - 0.03 * rng.normal()) / 0.18) ** 2))
        aside = curl * at**2 + 0.06 * np.sin(9 * at + 0.8 * index) * at
        knots.append(root - out * length * at + side * aside + np.array([0, 0, level]))
    # Hair lies within the film from its upper edge on; the film is what the tape is stuck to.
    tab = np.stack([root + out * (0.02 - 0.13 * k) + np.array([0, 0, height + 0.045]) for k in np.linspace(0, 1, 10)])
    slab(tab, side, (0, 0, 1), TAB, 0.014, film, bevel=0.3)
    tress = Tress(
        width=0.94 * TAB,
        depth=0.045,
        strands=6000,
        seed=300 + index,
        points=48,
        locks=5,
        clumps=150,
        parting=0.3,
        drift=0.16,
        cling=0.62,
        flat_below=True,
        spread=lambda t: 1 + 0.25 * np.sin(np.pi * np.clip(t, 0, 1)) - 0.5 * t**3,
        swell=lambda t: 1 + 5.0 * np.clip(t - 0.03, 0, 1) ** 0.6,
        wave=0.05,
        waves=0.35 * length,
        wave_spread=0.6,
        wave_from=0.3,
        flyaways=0.03,
        stray=0.16,
        radius=0.0015,
        length_jitter=0.05,
        shorter=0.35,
        streak=shade.streak,
    )
    return grow(tress, smooth_path(knots, 72), side)
