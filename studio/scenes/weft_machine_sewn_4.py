"""A black weft laid on linen, three sewn clips along its edge and a brass rule beside it."""

import numpy as np

from kit.clips import snap_clip
from kit.rules import rule
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.surfaces import brass, steel, tabletop
from kit.wefts import laid_weft

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}

WIDTH = 2.3
SEAM = np.array((0.32, 1.72, 0.06))


def build():
    tabletop(cloth())
    laid_weft(SHADES["black"], SEAM, 0.0, WIDTH, 5.2, seed=77)
    metal = steel(0.3)
    for x in (-0.8, 0.0, 0.8):
        snap_clip(SEAM + (x, -0.06, 0.12), metal)
    rule(7.0, 0.24, brass(0.3), (-1.26, SEAM[1] + 0.02, 0.0), turn=-np.pi / 2)
    from_above((0.06, -0.02, 0.08), span=4.7, elevation=63, lens=100, aperture=8, focus=(0, 1.2, 0.1))
