"""Silver tape-in pieces folded in a box of ivory card, held by a linen ribbon."""

import numpy as np

from kit.boxes import card_box, ivory, ribbon
from kit.hair import add_hair
from kit.seams import clear_film, slab
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import grow, joined, smooth_path
from kit.surfaces import tabletop
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}

TURN = 0.14
SIZE = (2.0, 2.9, 0.42)
TAB = 0.42


def build():
    tabletop(cloth(threads=260))
    parent = card_box(ivory(), SIZE, (0.0, 0.05, 0.0), TURN)
    shade, film = SHADES["silver"], clear_film()
    parts = [folded(index, shade, film, parent) for index in range(4)]
    hair = add_hair("hair", joined(parts), shade)
    hair.parent = parent
    ribbon(
        parent, [(-0.99, -0.36, 0.3), (-0.9, -0.36, 0.38), (0.0, -0.36, 0.42), (0.9, -0.36, 0.38), (0.99, -0.36, 0.3)]
    )
    from_above((0.0, 0.0, 0.2), span=4.2, elevation=62, lens=100, aperture=8, focus=(0, 0.2, 0.35))


def folded(index, shade, film, parent):
    """A piece bent once, so that its tab lies at the top and its ends beside it."""
    x = -0.72 + 0.48 * index
    level = 0.16 + 0.02 * (index % 2)
    root = np.array((x, 1.2, level + 0.05))
    knots = [
        root,
        root + (0, -0.4, 0.02),
        (x + 0.02, 0.0, level + 0.04),
        (x, -0.8, level + 0.05),
        (x + 0.02, -1.22, level),
    ]
    knots += [(x + 0.06, -1.3, level - 0.08), (x + 0.06, -0.9, level - 0.1)]
    tab = root + np.linspace(0.03, -0.1, 10)[:, None] * np.array((0, 1, 0)) + (0, 0, 0.03)
    slab(tab, (1, 0, 0), (0, 0, 1), TAB, 0.03, film, bevel=0.3).parent = parent
    tress = lying(
        shade,
        350 + index,
        width=0.94 * TAB,
        depth=0.1,
        strands=6500,
        points=64,
        round=False,
        flat_below=False,
        locks=7,
        clumps=140,
        parting=0.12,
        drift=0.08,
        spread=lambda t: 1 + 0.15 * np.sin(np.pi * t),
        swell=lambda t: 0.5 + 1.2 * np.sin(np.pi * np.clip(t * 1.1, 0, 1)),
        wave=0.015,
        waves=2,
        shorter=0.1,
        stray=0.05,
        radius=0.0017,
    )
    return grow(tress, smooth_path(knots, 90), (1, 0, 0))
