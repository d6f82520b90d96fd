"""A machine-sewn weft of any shade and width, folded to runs that lie over one another: the seam of each is seen.

Runs and hair leave the picture. The light comes from behind; the darkest shades lie on pale linen.
"""

from dataclasses import replace

import numpy as np

from kit.hair import keep_gaps_dark
from kit.sets import cloth, dark_cloth, from_behind, overlook
from kit.shades import chart
from kit.surfaces import tabletop
from kit.wefts import laid_weft

FINISH = {"look": {"exposure": 0.1, "contrast": 1.05}}

DEEP = {"back": 0.88, "key": 2.6, "fill": 20, "even": 0.2}
LIGHT = {"back": 0.85, "key": 1.5, "fill": 9.0, "even": 0.13}
"""The light on deep shades and on others."""
RUN = 25
"""How much of the weft's width is in each run, in centimetres."""
PITCH = 0.2
"""From one seam to the next."""


def build(shade, widthCm):
    pigment, runs = chart(shade), widthCm // RUN
    deep, darkest = pigment.melanin > 0.65, pigment.melanin > 0.8
    # Light that comes through single hairs shows them lighter and more golden than hair in bulk.
    pigment = replace(pigment, melanin=pigment.melanin + 0.7 * pigment.melanin**2 * (1 - pigment.melanin))
    tabletop(cloth(600) if darkest else dark_cloth(600), size=16)
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
            strands=100000 if nearest else 40000,
            flyaways=0.04,
            stray=0.14,
            frizz=0.007,
        )
    from_behind(**(DEEP if deep else LIGHT))
    overlook((-0.06, 0.05, 0.1), span=1.8, elevation=56, lens=110, aperture=13, focus=(-0.1, 0.0, 0.2))
