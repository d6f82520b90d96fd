"""One balayage tape-in piece in an S across walnut, brown at the root and honey at the ends."""

import numpy as np

from kit.hair import add_hair
from kit.seams import clear_film, slab
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import tabletop, walnut
from kit.tresses import lying

FINISH = {"look": {"exposure": 0.15, "contrast": 1.05}}

TAB = 0.42
BEND = [
    (-1.12, 1.5, 0.04),
    (-0.86, 1.16, 0.04),
    (-0.3, 0.76, 0.04),
    (0.32, 0.5, 0.035),
    (0.6, 0.1, 0.03),
    (0.3, -0.32, 0.03),
    (-0.2, -0.66, 0.03),
    (-0.22, -1.14, 0.03),
    (0.32, -1.5, 0.02),
    (1.02, -1.62, 0.02),
]


def build():
    tabletop(walnut(turn=1.3, gloss=0.48))
    root, ends = SHADES["medium brown"], SHADES["honey"]
    path = smooth_path(BEND, 110)
    down = (path[3] - path[0]) / np.linalg.norm(path[3] - path[0])
    side = np.cross((0, 0, 1), down)
    tab = path[0] + np.linspace(-0.02, 0.11, 10)[:, None] * down + (0, 0, 0.025)
    slab(tab, side, (0, 0, 1), TAB, 0.03, clear_film(), bevel=0.3)
    piece = lying(
        root,
        310,
        width=0.94 * TAB,
        depth=0.05,
        strands=11000,
        points=72,
        round=False,
        locks=9,
        clumps=220,
        parting=0.22,
        drift=0.1,
        cling=0.5,
        spread=lambda t: 1 + 0.25 * np.sin(np.pi * t) - 0.35 * t**3,
        swell=lambda t: 1 + 3.2 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.6),
        wave=0.02,
        waves=2.2,
        wave_spread=0.5,
        stray=0.08,
        radius=0.0017,
        streak=0.05,
        ombre=lambda t: 1.14 * (ends.melanin - root.melanin) * np.clip((t - 0.25) / 0.6, 0, 1) ** 1.2,
    )
    add_hair("hair", grow(piece, path, side), root)
    from_above((0.0, -0.06, 0.05), span=4.2, elevation=64, lens=100, aperture=8, rim=0.8)
