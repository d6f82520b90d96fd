"""One balayage tape-in piece in an S across walnut, brown at the root and honey at the ends."""

import numpy as np

from kit.hair import add_hair
from kit.seams import clear_film, slab
from kit.sets import from_above
from kit.shades import chart, coloured
from kit.strands import grow, smooth_path
from kit.surfaces import tabletop, walnut
from kit.tresses import lying

FINISH = {"look": {"exposure": 0.1, "contrast": 1.05}}

SHADE = "honey-balayage"
TAB = 0.42
BEND = [
    (-1.12, 1.55, 0.05),
    (-0.85, 1.2, 0.05),
    (-0.4, 0.82, 0.07),
    (0.1, 0.5, 0.1),
    (0.42, 0.1, 0.1),
    (0.36, -0.36, 0.08),
    (0.08, -0.78, 0.07),
    (0.02, -1.2, 0.05),
    (0.34, -1.55, 0.03),
    (0.95, -1.72, 0.02),
]


def build():
    tabletop(walnut(turn=1.3, gloss=0.48))
    root = chart(SHADE)
    path = smooth_path(BEND, 110)
    down = (path[3] - path[0]) / np.linalg.norm(path[3] - path[0])
    side = np.cross((0, 0, 1), down)
    tab = path[0] + np.linspace(-0.02, 0.11, 10)[:, None] * down + (0, 0, 0.035)
    slab(tab, side, (0, 0, 1), TAB, 0.014, clear_film(), bevel=0.3)
    piece = lying(
        root,
        310,
        width=0.94 * TAB,
        depth=0.05,
        strands=11000,
        streak=0.09,
        points=90,
        round=False,
        locks=8,
        clumps=300,
        parting=0.3,
        drift=0.14,
        cling=0.55,
        spread=lambda t: 1 + 0.75 * np.sin(np.pi * np.clip(0.85 * t, 0, 1)) - 0.75 * t**5,
        swell=lambda t: 1 + 3.0 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.6) - t**4,
        wave=0.035,
        waves=3.2,
        wave_spread=0.5,
        frizz=0.004,
        flyaways=0.025,
        stray=0.12,
        length_jitter=0.05,
        shorter=0.45,
        uneven=0.03,
        radius=0.0018,
    )
    add_hair("hair", coloured(grow(piece, path, side), SHADE), root)
    from_above((-0.05, -0.06, 0.05), span=4.1, elevation=64, lens=100, aperture=8, rim=0.8)
