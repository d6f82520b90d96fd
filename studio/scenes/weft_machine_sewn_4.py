"""The sewn edge of a black weft on linen, seen close up."""

from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.surfaces import tabletop
from kit.wefts import laid_weft

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}


def build():
    tabletop(cloth())
    laid_weft(SHADES["black"], (0.0, 0.3, 0.07), width=2.0, seed=77, locks=16, strands=36000, flyaways=0.04, stray=0.14, frizz=0.008)
    from_above(
        (0.0, 0.08, 0.08), span=1.2, elevation=34, lens=110, aperture=2.8, focus=(0, 0.16, 0.14), roll=-0.45, rim=2.4
    )
