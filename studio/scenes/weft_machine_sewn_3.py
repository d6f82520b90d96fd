"""Two copper red wefts on dark linen, the seam of one a finger behind the other's, the light from behind."""

import numpy as np

from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import tabletop
from kit.wefts import laid_weft

FINISH = {"look": {"exposure": 0.05, "contrast": 1.06}}

TURN = np.pi / 2 - 0.2


def build():
    tabletop(dark_cloth(), size=16)
    shade = SHADES["copper"]
    loose = {"flyaways": 0.04, "stray": 0.14, "frizz": 0.007}
    laid_weft(shade, (-0.6, 0.0, 0.05), 3.0, seed=71, turn=TURN, **loose)
    laid_weft(shade, (-0.26, 0.0, 0.15), 3.0, seed=74, turn=TURN, **loose)
    from_behind(back=1.0, key=1.2, fill=2, even=0.04)
    overlook((0.0, 0.05, 0.1), span=1.9, elevation=54, lens=110, aperture=7, focus=(-0.25, 0.0, 0.15))
