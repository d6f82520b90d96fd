"""The sewn edge of a black weft on linen, seen close up, the light from behind."""

from kit.sets import cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import tabletop
from kit.wefts import laid_weft

FINISH = {"look": {"exposure": 0.0, "contrast": 1.1}}


def build():
    tabletop(cloth(600))
    fine = {"strands": 90000, "radius": 0.0006, "clumps": 600, "locks": 9, "flyaways": 0.03, "frizz": 0.006}
    laid_weft(SHADES["black"], (-0.2, 0.0, 0.06), 2.2, seed=77, turn=1.2, **fine)
    from_behind(back=1.0, key=2.2, fill=10, even=0.14)
    overlook((0.0, 0.02, 0.08), span=0.95, elevation=44, lens=110, aperture=7, focus=(-0.16, -0.02, 0.1), roll=0.25)
