"""Long black hair tied with linen thread, laid over a roll of pale linen that makes a band of light across it."""

import numpy as np

from kit.bundle import bundle, linen_thread
from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import smooth_path
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def roll(x, y):
    """The cloth's height: one roll that runs a little aslant across the picture."""
    return 0.36 * np.exp(-(((y - 0.1 - 0.14 * x) / 0.62) ** 2))


def build():
    tabletop(cloth(), relief=roll, cells=(300, 500), size=14)
    shade = SHADES["black"]
    line = [(-0.62, 2.05), (-0.5, 1.7), (-0.34, 1.25), (-0.18, 0.8), (-0.06, 0.4), (0.0, 0.0), (0.04, -0.45)]
    line += [(0.08, -1.0), (0.18, -1.7), (0.36, -2.5), (0.7, -3.6)]
    path = smooth_path([(x, y, roll(x, y) + 0.05) for x, y in line], 120)
    hair = bundle(
        path,
        (1, 0.3, 0),
        shade,
        611,
        linen_thread(),
        girth=0.44,
        tie=0.075,
        turns=11,
        gauge=0.0105,
        strands=34000,
        points=90,
        locks=12,
        clumps=420,
        parting=0.24,
        cling=0.42,
        spread=lambda t: 1 - 0.22 * np.exp(-(((t - 0.075) / 0.03) ** 2)) + 2.3 * np.clip(t - 0.1, 0, 1) ** 0.75,
        swell=lambda t: 1 - 0.12 * np.exp(-(((t - 0.075) / 0.03) ** 2)) - 0.65 * np.clip(t - 0.1, 0, 1) ** 0.6,
        wave=0.06,
        waves=2.2,
        wave_from=0.25,
        frizz=0.014,
        flyaways=0.03,
        stray=0.16,
        shorter=0.2,
        radius=0.0016,
        ragged=0.012,
    )
    add_hair("hair", hair, shade, roughness=0.2)
    place = (0.0, 0.45, 0.2)
    from_above(place, span=2.7, elevation=48, lens=100, aperture=4, focus=(0, 0.1, 0.5), fill=1.8, even=0.18)
