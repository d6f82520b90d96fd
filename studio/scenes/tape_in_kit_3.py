"""One balayage tape-in piece in a bend over dark linen, brown at the root, then honey, the light from behind."""

import numpy as np

from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import chart, coloured, deepened, mixed
from kit.strands import smooth_path
from kit.surfaces import tabletop
from kit.tape import TAB, tab
from kit.tresses import fine, spread_out

FINISH = {"look": {"exposure": 0.05, "contrast": 1.1}}

SHADE = "honey-balayage"
BEND = [
    (-1.12, 1.2, 0.05),
    (-0.82, 0.98, 0.06),
    (-0.42, 0.64, 0.14),
    (-0.1, 0.22, 0.2),
    (0.12, -0.26, 0.18),
    (0.26, -0.76, 0.1),
    (0.3, -1.26, 0.05),
    (0.26, -1.7, 0.02),
]


def build():
    tabletop(dark_cloth(600), size=12)
    root = chart(SHADE)
    path = smooth_path(BEND, 96)
    down = (path[3] - path[0]) / np.linalg.norm(path[3] - path[0])
    side = np.cross((0, 0, 1), down)
    tab(path[0] + (0, 0, 0.005), down, side)
    piece = fine(
        mixed(root),
        310,
        width=0.94 * TAB,
        depth=0.05,
        strands=24000,
        radius=0.0007,
        locks=7,
        clumps=320,
        parting=0.3,
        drift=0.2,
        spread=lambda t: 1 + 0.6 * np.sin(np.pi * np.clip(0.85 * t, 0, 1)),
        swell=lambda t: 1 + 1.5 * np.sin(np.pi * t),
        wave=0.025,
        waves=3,
        wave_spread=0.3,
    )
    hair = coloured(spread_out(piece, path, side, width=1.2 * TAB, beyond=700), SHADE)
    add_hair("hair", deepened(hair, root), root)
    from_behind(back=0.8, key=0.9, fill=3.0, even=0.06)
    overlook((-0.36, 0.24, 0.05), span=2.1, elevation=50, lens=100, aperture=8, focus=(-0.3, 0.4, 0.14))
