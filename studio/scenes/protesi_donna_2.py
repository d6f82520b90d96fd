"""A long straight dark brown wig on a brass stand before a pale wall, seen from behind."""

from kit.camera import camera
from kit.light import COOL, DAY, WARM, ambient, area
from kit.long_wig import long_wig
from kit.shades import SHADES
from kit.surfaces import plaster, tabletop, wall

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}


def build():
    wall(plaster((0.74, 0.665, 0.58)), 2.6)
    tabletop(plaster((0.6, 0.53, 0.45)))
    long_wig(SHADES["dark brown"], turn=0.35)
    area((-5.8, -3.2, 7.6), (0, 0, 4.0), (1.4, 2.6), 1750, WARM)
    area((5.0, -2.0, 3.5), (0, 0, 3.4), (2.0, 3.0), 90, COOL)
    area((1.6, 1.4, 9.0), (0, 0, 5.0), (2.5, 0.8), 380, DAY)
    ambient(0.15)
    camera((0, -17, 6.0), (0.0, 0, 3.35), lens=92, aperture=5.6)
