"""A copper red weft folded in two rows on walnut, one seam a hand below the other."""

from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import tabletop, walnut
from kit.wefts import laid_weft

FINISH = {"look": {"exposure": 0.0, "contrast": 1.06}}

TURN = 0.35
WIDTH = 2.5


def build():
    tabletop(walnut(turn=1.92, gloss=0.48))
    shade = SHADES["copper"]
    laid_weft(shade, (-0.62, 1.22, 0.06), TURN, WIDTH, 3.6, seed=71)
    laid_weft(shade, (-0.34, 0.42, 0.2), TURN, WIDTH, 3.4, seed=74, over=0.12)
    from_above((0.02, -0.08, 0.08), span=4.5, elevation=62, lens=95, aperture=8, focus=(0, 0.5, 0.15), rim=0.8)
