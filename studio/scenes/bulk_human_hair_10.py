"""Eight short bundles in order of shade, from black to platinum, lined up on linen."""

import numpy as np

from kit.bundle import bundle, linen_thread
from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import smooth_path
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": -0.08, "contrast": 1.05}}

ORDER = ("black", "dark brown", "chocolate", "medium brown", "golden brown", "honey", "light blonde", "platinum")
PITCH, TOP = 0.39, 1.34


def build():
    tabletop(cloth())
    thread = linen_thread()
    rng = np.random.default_rng(19)
    for index, name in enumerate(ORDER):
        x, top = (index - 3.5) * PITCH, TOP + 0.02 * rng.normal()
        sway = 0.025 * rng.normal(size=2)
        knots = [(x, top, 0.05), (x, top - 0.4, 0.05), (x + sway[0], top - 1.3, 0.04), (x + sway[1], top - 2.5, 0.03)]
        shade = SHADES[name]
        strands = bundle(
            smooth_path(knots, 96),
            (1, 0, 0),
            shade,
            130 + index,
            thread,
            girth=0.22,
            gauge=0.011,
            strands=7000,
            points=44,
            clumps=160,
            locks=7,
            wave=0.012,
            stray=0.05,
            radius=0.0016,
            shorter=0.3,
        )
        add_hair(f"hair {name}", strands, shade)
    from_above((0.0, -0.02, 0.06), span=4.35, elevation=64, lens=100, aperture=8, roll=0.05)
