"""An auburn topper turned over on dark linen, close up: one clip at the edge of its base, the hair running out past it."""

from kit.sets import dark_cloth, from_behind, overlook
from kit.surfaces import tabletop
from kit.topper import topper

FINISH = {"keep": 0.2, "look": {"exposure": -0.1, "contrast": 1.05}}


def build():
    tabletop(dark_cloth(600), size=16)
    topper("auburn", lining=(0.32, 0.17, 0.1), net=(0.5, 0.33, 0.22), binding=(0.24, 0.12, 0.07))
    from_behind((0, 0.2, 0.1), 1.0, back=0.35, key=1.5, fill=0.6, even=0.03)
    overlook((0.06, 0.2, 0.16), span=1.6, elevation=36, lens=100, aperture=6, focus=(0, 0.42, 0.25), roll=-0.25)
