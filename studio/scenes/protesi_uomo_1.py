"""A short dark brown hair system combed back on a linen head, its lace front seen at the brow."""

from kit.camera import camera
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES
from kit.surfaces import plaster, tabletop, wall
from kit.systems import system

FINISH = {"look": {"exposure": -0.2, "contrast": 1.05}}


def build():
    wall(plaster((0.74, 0.665, 0.58)), 2.6)
    tabletop(plaster((0.6, 0.53, 0.45)))
    system(SHADES["dark brown"], turn=2.25)
    area((-5.4, -2.6, 6.2), (0, 0, 2.6), (1.1, 1.8), 1250, WARM)
    area((5.0, -2.0, 2.2), (0, 0, 2), (2.0, 3.0), 70, COOL)
    area((1.4, 1.4, 6.0), (0, 0, 2.4), (2.5, 0.8), 240, DAY)
    ambient(0.15)
    camera((0, -13, 4.9), (0.06, 0, 2.24), lens=172, aperture=12, focus=(0.05, -0.6, 2.45))
