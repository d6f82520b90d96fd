"""A pale clip-in topper of any shade turned over on linen, its base and four clips above, its hair below."""

from kit.sets import from_above, ground
from kit.shades import chart
from kit.surfaces import tabletop
from kit.topper import topper

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def build(shade):
    tabletop(ground(chart(shade)))
    topper(shade, lining=(0.5, 0.4, 0.27), net=(0.66, 0.54, 0.38), binding=(0.46, 0.35, 0.22))
    from_above((0.0, -0.06, 0.1), span=4.5, elevation=64, lens=100, aperture=14, focus=(0, 0.2, 0.2), even=0.2)
