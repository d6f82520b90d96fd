"""A medium brown tress that bends across linen, a wide-toothed walnut comb lying in it."""

from dataclasses import replace

import numpy as np

from kit.comb import comb
from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import tabletop, walnut
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.2, "contrast": 1.05}}

PITCH = 0.075
"""From tooth to tooth of the comb."""
COMB = np.array((0.92, 0.05, 0.27))


def build():
    tabletop(cloth())
    shade = SHADES["medium brown"]
    path = smooth_path(
        [(3.0, 0.75, 0.06), (1.7, 0.2, 0.1), (0.5, 0.0, 0.12), (-0.8, 0.12, 0.1), (-1.9, -0.15, 0.08), (-3.0, -0.8, 0.06)],
        96,
    )
    sheet = lying(
        shade,
        171,
        width=1.5,
        depth=0.24,
        strands=42000,
        points=64,
        round=False,
        locks=20,
        clumps=800,
        parting=0.12,
        drift=0.016,
        cling=0.42,
        wave=0.02,
        waves=2.6,
        wave_lean=1.4,
        wave_spread=0.35,
        frizz=0.009,
        flyaways=0.03,
        shorter=0.02,
        length_jitter=0.01,
        radius=0.0015,
    )
    add_hair("hair", grow(sheet, path, (0, -1, 0)), shade)
    beneath = replace(sheet, strands=20000, seed=172, locks=60)
    add_hair("hair beneath", grow(beneath, path - (0, 0, 0.05), (0, -1, 0)), shade)
    comb(
        walnut(gloss=0.38),
        COMB,
        turn=-np.pi / 2 + 0.12,
        tilt=0.3,
        length=2.0,
        pitch=PITCH,
        teeth=0.42,
        back=0.26,
        thickness=0.05,
    )
    from_above((0, 0, 0.1), span=3.6, elevation=58, lens=95, aperture=6, focus=(0.5, 0, 0.2))
