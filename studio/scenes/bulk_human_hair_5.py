"""Long hair laid over a roll of pale linen, which makes a band of light across it, seen close up."""

import numpy as np

from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES, deepened
from kit.strands import grow, smooth_path
from kit.surfaces import tabletop
from kit.tresses import fine

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def roll(x, y):
    """The cloth's height: one roll that runs a little aslant across the picture."""
    return 0.36 * np.exp(-(((y - 0.1 - 0.14 * x) / 0.62) ** 2))


def build(shade=SHADES["black"], seed=611, heading=0.0, wave=0.05, aperture=4):
    """heading: of the camera, in radians from across the roll."""
    tabletop(cloth(), relief=roll, cells=(300, 500), size=14)
    line = [(-0.4, 2.05), (-0.3, 1.5), (-0.2, 1.0), (-0.1, 0.5), (0.0, 0.0), (0.04, -0.45), (0.08, -1.0), (0.18, -1.7)]
    path = smooth_path([(x, y, roll(x, y) + 0.05) for x, y in line], 120)
    tress = fine(
        shade,
        seed,
        width=1.3,
        depth=0.16,
        strands=80000,
        points=80,
        clumps=1400,
        parting=0.2,
        wave=wave,
        waves=1.8,
        frizz=0.006,
        flyaways=0.03,
        radius=0.0007,
    )
    add_hair("hair", deepened(grow(tress, path, (1, 0.1, 0)), shade), shade, roughness=0.2)
    from_above(
        (0.1, 0.1, 0.3),
        span=1.7,
        elevation=46,
        lens=110,
        aperture=aperture,
        focus=(0, 0.02, 0.5),
        rim=2.0,
        even=0.18,
        roll=heading,
    )
