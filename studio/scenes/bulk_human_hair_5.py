"""Long black hair held between two drawing mats on a walnut bench, its ends running down towards the front."""

import numpy as np

from kit.bench import card_leather, mat
from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import steel, tabletop, walnut
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.3, "contrast": 1.12}}

MAT = np.array((0.0, 1.0, 0.0))


def build():
    tabletop(walnut(turn=0.05, gloss=0.46))
    leather, metal = card_leather(), steel()
    mat(MAT, 0.04, (2.2, 1.25), leather, (46, 26), metal)
    mat(MAT + (0.03, 0.12, 0.3), 0.07, (2.1, 1.1), leather, (2, 2), metal)
    shade = SHADES["black"]
    knots = [(0.0, 1.7, 0.2), (0.0, 1.2, 0.22), (0.0, 0.5, 0.22), (0.02, 0.2, 0.12), (0.03, -0.4, 0.05)]
    path = smooth_path([*knots, (0.0, -1.4, 0.05), (0.05, -2.4, 0.05), (0.02, -3.6, 0.04)], 120)
    drawn = lying(
        shade,
        611,
        width=1.5,
        depth=0.12,
        strands=36000,
        points=72,
        round=False,
        flat_below=False,
        locks=24,
        clumps=700,
        parting=0.16,
        drift=0.03,
        cling=0.42,
        spread=lambda t: 1.05 - 0.15 * t,
        wave=0.025,
        waves=2.4,
        shorter=0.05,
        flyaways=0.02,
        radius=0.0018,
    )
    hair = grow(drawn, path, (1, 0, 0))
    hair.points[..., 2] = np.maximum(hair.points[..., 2], 0.006)
    add_hair("hair", hair, shade, roughness=0.2)
    from_above((0.0, -0.15, 0.1), span=4.6, elevation=46, lens=100, aperture=7, focus=(0, 0.2, 0.2), rim=0.6)
