"""A machine-sewn weft of any shade and width, folded to runs that lie over one another: the seam of each is seen.

Runs and hair leave the picture. The light comes from behind; the darkest shades lie on pale linen.
"""

import numpy as np

from kit.hair import keep_gaps_dark
from kit.sets import cloth, dark_cloth, from_behind, overlook
from kit.shades import chart
from kit.surfaces import tabletop
from kit.wefts import laid_weft

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

RUN = 25
"""How much of the weft's width is in each run, in centimetres."""
PITCH = 0.2
"""From one seam to the next."""


def build(shade, widthCm):
    pigment, runs = chart(shade), widthCm // RUN
    dark = pigment.melanin > 0.8
    tabletop(cloth() if dark else dark_cloth(), size=16)
    keep_gaps_dark(pigment)
    rng = np.random.default_rng(71)
    for index in range(runs):
        nearest = index == runs - 1
        laid_weft(
            pigment,
            (-0.1 - PITCH * (runs - 1 - index), 0.0, 0.05 + 0.08 * index),
            3.0,
            seed=71 + 10 * index,
            turn=np.pi / 2 - 0.28 + 0.03 * rng.normal(),
            strands=72000 if nearest else 24000,
            flyaways=0.04,
            stray=0.14,
            frizz=0.007,
        )
    if pigment.melanin > 0.65:
        from_behind(back=1.0, key=2.6, fill=16, even=0.2)
    else:
        from_behind(back=1.0, key=1.2, fill=3, even=0.06)
    overlook((-0.06, 0.05, 0.1), span=1.8, elevation=56, lens=110, aperture=7, focus=(-0.1, 0.0, 0.2))
