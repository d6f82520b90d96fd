"""Five golden brown bundles from 30 to 70 cm, their ties level, against a wooden rule."""

import numpy as np

from kit.blocks import beech
from kit.bundle import bundle, linen_thread
from kit.hair import add_hair
from kit.rules import rule
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import joined, smooth_path
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}

LENGTHS = (3.0, 4.0, 5.0, 6.0, 7.0)
PITCH, TOP = 0.98, 3.45


def build():
    tabletop(cloth(threads=200))
    shade, thread = SHADES["golden brown"], linen_thread()
    rng = np.random.default_rng(17)
    parts = []
    for index, length in enumerate(LENGTHS):
        x = -1.62 + PITCH * index
        sway = 0.05 * rng.normal(size=2)
        knots = [(x, TOP, 0.08), (x, TOP - 0.5, 0.08), (x + sway[0], TOP - 0.55 * length, 0.07)]
        path = smooth_path([*knots, (x + sway[1], TOP - length, 0.04)], 96)
        # The tie and the cut ends keep their size, whatever the length.
        tie = 0.3 / length
        parts.append(
            bundle(
                path,
                (1, 0, 0),
                shade,
                110 + index,
                thread,
                girth=0.46,
                tie=tie,
                gauge=0.02,
                strands=15000,
                radius=0.0024,
                length_jitter=0.03 * 3 / length,
                shorter=0.2,
                stray=0.12,
            )
        )
    add_hair("hair", joined(parts), shade)
    rule(7.0, 0.34, beech(), (-2.42, TOP + 0.02, 0.0), turn=-np.pi / 2, thickness=0.05)
    from_above((0.1, -0.1, 0.05), span=8.0, elevation=66, lens=105, aperture=9, roll=-0.03)
