"""The lace front of a light brown hair system on a linen head, the hair combed back from it, seen close."""

from kit.camera import camera
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES
from kit.surfaces import plaster, wall
from kit.systems import system

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}


def build():
    wall(plaster((0.74, 0.665, 0.58)), 2.6)
    system(SHADES["light brown"], turn=2.5)
    area((-5.4, -2.6, 6.2), (0, -0.4, 2.6), (1.1, 1.8), 1150, WARM)
    area((5.0, -2.0, 2.2), (0, 0, 2), (2.0, 3.0), 60, COOL)
    area((1.4, 1.4, 6.0), (0, 0, 2.4), (2.5, 0.8), 240, DAY)
    ambient(0.14)
    camera((-0.6, -8, 4.9), (-0.14, -0.6, 2.56), lens=150, aperture=8, focus=(-0.25, -0.85, 2.5))
