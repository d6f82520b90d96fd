"""Three black tape-in pieces over a low roll of pale linen, which makes a band of light across their hair."""

import numpy as np

from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.surfaces import tabletop
from kit.tape import pieces

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def roll(x, y):
    """The cloth's roll across the picture, clear of the tabs."""
    return 0.21 * np.exp(-(((y + 0.8) / 0.5) ** 2))


def build():
    tabletop(cloth(), relief=roll, cells=(2, 500), size=14)
    shade = SHADES["black"]
    hair = pieces(np.random.default_rng(9), shade, 3, heading=-1.25)
    x, y, z = np.moveaxis(hair.points, -1, 0)
    z += roll(x, y)
    add_hair("hair", hair, shade, roughness=0.2)
    from_above(
        (0.03, -0.18, 0.1), span=1.7, elevation=52, lens=110, aperture=7, focus=(0, -0.1, 0.1), fill=2, even=0.14
    )
