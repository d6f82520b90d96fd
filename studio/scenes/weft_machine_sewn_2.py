"""The machine seam of a golden brown weft, seen close up: three rows of small stitches."""

from dataclasses import replace

import numpy as np

from kit.hair import add_hair
from kit.seams import laid_down, sewn_edge
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import tabletop
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}

WIDTH = 2.6
SEAM = np.array((0.0, 0.22, 0.07))


def build():
    tabletop(cloth())
    shade = SHADES["golden brown"]
    knots = [SEAM, SEAM + (0, -0.25, 0.02), SEAM + (0.02, -0.7, 0.05), SEAM + (0, -1.3, -0.01), SEAM + (0, -2.4, -0.02)]
    weft = lying(
        shade,
        33,
        width=WIDTH,
        depth=0.09,
        strands=64000,
        points=48,
        round=False,
        locks=22,
        clumps=1500,
        parting=0.08,
        drift=0.02,
        cling=0.35,
        swell=lambda t: 0.7 + 1.5 * np.sin(np.pi * np.clip(t, 0, 1)),
        wave=0.02,
        waves=2,
        shorter=0.05,
        radius=0.0011,
    )
    path = smooth_path(knots, 72)
    add_hair("hair", grow(weft, path, (1, 0, 0)), shade)
    # Where locks part one sees hair, not a dark slit.
    beneath = replace(weft, strands=22000, seed=34, locks=34)
    add_hair("hair beneath", grow(beneath, path - (0, 0, 0.025), (1, 0, 0)), shade)
    edge = np.array([(-WIDTH / 2, 0, 0), (WIDTH / 2, 0, 0)])
    sewn_edge(edge, shade, seed=5, stitch=0.022, pose=laid_down(SEAM), gauge=0.0028, arch=0.006)
    from_above((0.0, 0.08, 0.08), span=1.15, elevation=50, lens=110, aperture=8, focus=(0, 0.16, 0.12), roll=0.35)
