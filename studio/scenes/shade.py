"""One shade of the chart: a short tress tied with linen thread, laid over a low roll that makes a band of light on it.

All shades have the same tress, set and light.
"""

import numpy as np

from kit.bundle import bundle, linen_thread
from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import smooth_path
from kit.surfaces import linen, tabletop

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

TOP, END = 1.02, -1.0
OMBRE = {"honey-balayage": ("natural brown", "honey")}
"""Shades whose ends are lighter than their root."""
GREYING = {"salt-and-pepper": ("silver", "dark brown", 0.42)}
"""Shades that are two: the lighter, the darker, and the share of the darker hairs."""


def swell(x, y):
    """The cloth's roll beneath the tress."""
    return 0.24 * np.exp(-(((y + 0.12) / 0.7) ** 2))


def build(name):
    # A ground between the palest and the darkest of them.
    tabletop(linen((0.5, 0.425, 0.34), threads=300), relief=swell, cells=(2, 400), size=12)
    shade, strands = tress(name)
    add_hair("hair", strands, shade)
    from_above((0.0, -0.02, 0.1), span=2.3, elevation=64, lens=105, aperture=9, focus=(0, 0, 0.3), fill=2.5, even=0.26)


def tress(name):
    """The shade that the pigment is counted from, and the strands."""
    root = (OMBRE.get(name) or GREYING.get(name) or (name.replace("-", " "),))[0]
    shade = SHADES[root]
    knots = [(0.0, y, swell(0.0, y) + 0.045) for y in np.linspace(TOP, END, 12)]
    strands = bundle(
        smooth_path(knots, 96),
        (1, 0, 0),
        shade,
        seed=201,
        thread=linen_thread(),
        girth=0.36,
        tie=0.1,
        turns=6,
        gauge=0.011,
        strands=17000,
        points=48,
        locks=9,
        clumps=300,
        spread=lambda t: 1 - 0.25 * np.exp(-(((t - 0.1) / 0.04) ** 2)) + 1.6 * np.clip(t - 0.1, 0, 1) ** 0.6,
        swell=lambda t: 1 - 0.15 * np.exp(-(((t - 0.1) / 0.04) ** 2)) - 0.5 * np.clip(t - 0.1, 0, 1) ** 0.5,
        wave=0.012,
        waves=1.4,
        flyaways=0.02,
        stray=0.06,
        shorter=0.25,
        radius=0.0015,
    )
    if name in OMBRE:
        ends = SHADES[OMBRE[name][1]]
        t = np.linspace(0, 1, strands.melanin.shape[1])
        strands.melanin += (ends.melanin - shade.melanin) * np.clip((t - 0.3) / 0.5, 0, 1) ** 1.2
    if name in GREYING:
        _, darker, share = GREYING[name]
        dark = np.random.default_rng(202).random(len(strands.melanin)) < share
        strands.melanin[dark] += SHADES[darker].melanin - shade.melanin
    return shade, strands
