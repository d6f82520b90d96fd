"""A straight light blonde wig of medium length laid on walnut, a brass rule beside it."""

import numpy as np

from kit.hair import add_hair
from kit.laid_wig import laid_wig
from kit.rules import rule
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import brass, tabletop, walnut

FINISH = {"look": {"exposure": -0.12, "contrast": 1.05}}


def build():
    tabletop(walnut(turn=1.75, gloss=0.48))
    shade = SHADES["light blonde"]
    hair = laid_wig(shade, (-0.18, 1.0), 2.75, seed=251, fan=0.12, wave=0.02, waves=1.6, uneven=0.025, bend=0.07)
    add_hair("hair", hair, shade)
    rule(5.0, 0.26, brass(0.3), (1.3, 1.75, 0.0), turn=-np.pi / 2)
    from_above((0.12, -0.05, 0.1), span=4.9, elevation=58, lens=95, aperture=8, focus=(0, 0.2, 0.3), rim=0.7)
