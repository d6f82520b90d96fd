"""A hank of honey blonde hair drawn through the steel teeth of a walnut hackle, the light from behind."""

import numpy as np

from kit.bench import drawn_through, hackle
from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import steel, tabletop, walnut
from kit.tresses import lying

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}

HACKLE = ((0.0, 0.35), 0.16)


def build():
    tabletop(dark_cloth(), size=16)
    hackle(*HACKLE, walnut(gloss=0.55), steel())
    shade = SHADES["honey"]
    path = smooth_path(
        [(0.6, 3.4, 0.16), (0.4, 2.2, 0.2), (0.22, 1.2, 0.36), (0.08, 0.35, 0.44), (-0.04, -0.3, 0.38)]
        + [(-0.1, -0.7, 0.2), (-0.14, -1.15, 0.07), (-0.1, -2.2, 0.03)],
        200,
    )
    hank = lying(
        shade,
        601,
        width=1.15,
        depth=0.2,
        strands=30000,
        points=150,
        round=False,
        flat_below=False,
        locks=16,
        clumps=1100,
        parting=0.15,
        drift=0.06,
        cling=0.3,
        spread=lambda t: 1 + 0.12 * np.sin(2 * np.pi * t),
        wave=0.02,
        waves=3,
        frizz=0.008,
        flyaways=0.05,
        stray=0.2,
        shorter=0.05,
        radius=0.0011,
    )
    hair = grow(hank, path, (1, 0.15, 0))
    hair.points[..., 2] = np.maximum(hair.points[..., 2], 0.006)
    hair.points[:] = drawn_through(hair.points, *HACKLE)
    add_hair("hair", hair, shade)
    from_behind((0, 0.3, 0.4), 0.9, back=0.6, key=1.3, fill=3, even=0.04)
    overlook((0.0, 0.1, 0.36), span=2.1, elevation=32, lens=110, aperture=6, focus=(0.0, 0.0, 0.6))
