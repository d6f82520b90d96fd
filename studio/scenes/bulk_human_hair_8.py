"""A hank of honey blonde hair drawn through the steel teeth of a walnut hackle on the bench."""

import numpy as np

from kit.bench import hackle
from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import plaster, steel, tabletop, walnut
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}


def build():
    tabletop(plaster((0.66, 0.58, 0.49)))
    hackle((0.0, 0.35), 0.28, walnut(gloss=0.36), steel())
    shade = SHADES["honey"]
    path = smooth_path(
        [(0.3, 1.75, 0.05), (0.26, 1.25, 0.16), (0.16, 0.85, 0.34), (0.02, 0.35, 0.42), (-0.12, -0.2, 0.34)]
        + [(-0.22, -0.6, 0.14), (-0.3, -1.1, 0.05), (-0.32, -1.9, 0.03), (-0.3, -2.9, 0.03)],
        120,
    )
    hank = lying(
        shade,
        601,
        width=0.85,
        depth=0.2,
        strands=26000,
        points=80,
        round=False,
        flat_below=False,
        locks=15,
        clumps=420,
        parting=0.2,
        drift=0.04,
        spread=lambda t: 0.75 + 0.5 * np.sin(np.pi * np.clip(t * 1.3, 0, 1)),
        swell=lambda t: 0.8 + 0.4 * np.sin(np.pi * t),
        wave=0.015,
        waves=2,
        flyaways=0.025,
        stray=0.1,
        shorter=0.08,
        radius=0.0017,
    )
    hair = grow(hank, path, (1, 0.2, 0))
    hair.points[..., 2] = np.maximum(hair.points[..., 2], 0.006)
    add_hair("hair", hair, shade)
    from_above((0.02, 0.0, 0.3), span=3.3, elevation=36, lens=110, aperture=6, focus=(0.0, 0.1, 0.6))
