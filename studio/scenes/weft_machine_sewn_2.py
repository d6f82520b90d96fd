"""The machine seam of a golden brown weft, seen close up: three rows of small stitches."""

from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.surfaces import tabletop
from kit.wefts import laid_weft

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}


def build():
    tabletop(cloth())
    laid_weft(SHADES["golden brown"], (0.0, 0.22, 0.07), width=2.6, seed=33)
    from_above((0.0, 0.08, 0.08), span=1.15, elevation=50, lens=110, aperture=8, focus=(0, 0.16, 0.12), roll=0.35)
