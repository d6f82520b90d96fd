"""A small auburn hairpiece turned over on plaster: its base of tulle with four clips, the hair combed down past it."""

from kit.sets import from_above
from kit.surfaces import plaster, tabletop
from kit.topper import topper

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def build():
    tabletop(plaster((0.72, 0.635, 0.54)))
    topper("auburn", lining=(0.32, 0.17, 0.1), net=(0.5, 0.33, 0.22), binding=(0.24, 0.12, 0.07))
    from_above((0.0, -0.02, 0.1), span=4.6, elevation=64, lens=100, aperture=14, focus=(0, 0.2, 0.2))
