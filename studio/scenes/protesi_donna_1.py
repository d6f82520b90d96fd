"""A natural brown bob on a linen head, seen from its side: its side parting on lace."""

from kit.camera import camera
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES
from kit.surfaces import plaster, tabletop, wall
from kit.wigs import bob

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}


def build():
    wall(plaster((0.74, 0.665, 0.58)), 2.6)
    tabletop(plaster((0.6, 0.53, 0.45)))
    bob(SHADES["natural brown"], turn=2.05)
    area((-5.4, -3.0, 6.4), (0, 0, 2.6), (1.2, 2.0), 1250, WARM)
    area((5.0, -2.0, 2.5), (0, 0, 2), (2.0, 3.0), 70, COOL)
    area((1.4, 1.4, 6.8), (0, 0, 2.8), (2.5, 0.8), 260, DAY)
    ambient(0.15)
    camera((0, -12.0, 6.2), (0.0, 0, 2.75), lens=140, aperture=4, focus=(-0.3, -0.9, 3.1))
