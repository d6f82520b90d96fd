"""A pale clip-in topper of any shade turned over on dark linen, its base and four clips above, its hair below."""

from kit.sets import dark_cloth, from_behind, overlook
from kit.surfaces import tabletop
from kit.topper import topper

FINISH = {"keep": 0.2, "look": {"exposure": 0.0, "contrast": 1.05}}


def build(shade):
    tabletop(dark_cloth(), size=16)
    topper(shade, lining=(0.5, 0.4, 0.27), net=(0.66, 0.54, 0.38), binding=(0.46, 0.35, 0.22))
    from_behind((0, -0.3, 0.1), 1.3, back=0.9, key=2.4, fill=3.0, even=0.09)
    overlook((0.05, 0.42, 0.14), span=2.1, elevation=33, lens=100, aperture=4, focus=(0, 0.1, 0.25), roll=0.2)
