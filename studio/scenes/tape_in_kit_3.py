"""One balayage tape-in piece in a bend over dark linen, brown at the root and honey at the ends, the light from behind."""

import numpy as np

from kit.hair import add_hair
from kit.seams import clear_film, slab
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import chart, coloured
from kit.strands import smooth_path
from kit.surfaces import tabletop
from kit.tape import TAB
from kit.tresses import fine, spread_out

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}

SHADE = "honey-balayage"
BEND = [
    (-1.12, 1.2, 0.05),
    (-0.8, 1.02, 0.06),
    (-0.3, 0.74, 0.1),
    (0.12, 0.36, 0.12),
    (0.22, -0.14, 0.1),
    (0.06, -0.62, 0.08),
    (0.18, -1.12, 0.05),
    (0.65, -1.42, 0.02),
]


def build():
    tabletop(dark_cloth(), size=12)
    root = chart(SHADE)
    path = smooth_path(BEND, 96)
    down = (path[3] - path[0]) / np.linalg.norm(path[3] - path[0])
    side = np.cross((0, 0, 1), down)
    tab = path[0] + np.linspace(-0.02, 0.08, 10)[:, None] * down + (0, 0, 0.03)
    slab(tab, side, (0, 0, 1), TAB, 0.01, clear_film(), bevel=0.3)
    piece = fine(
        root,
        310,
        width=0.94 * TAB,
        depth=0.05,
        parting=0.4,
        drift=0.2,
        spread=lambda t: 1 + 0.6 * np.sin(np.pi * np.clip(0.85 * t, 0, 1)),
        swell=lambda t: 1 + 1.5 * np.sin(np.pi * t),
        wave=0.03,
        waves=3,
    )
    add_hair("hair", coloured(spread_out(piece, path, side, width=1.2 * TAB, beyond=700), SHADE), root)
    from_behind(back=1.0, key=1.3, fill=1.8, even=0.03)
    overlook((-0.16, -0.05, 0.05), span=2.7, elevation=54, lens=100, aperture=6, focus=(0.1, 0.1, 0.12))
