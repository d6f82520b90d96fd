"""Two ash brown hair systems on canvas heads, the nearer with less hair than the other."""

from kit.camera import camera
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES
from kit.surfaces import plaster, tabletop, wall
from kit.systems import system

FINISH = {"look": {"exposure": -0.15, "contrast": 1.05}}


def build():
    wall(plaster((0.74, 0.665, 0.58)), 3.6)
    tabletop(plaster((0.6, 0.53, 0.45)))
    shade = SHADES["ash brown"]
    system(shade, turn=2.25, place=(-0.58, -0.7), density=0.55, seed=5)
    system(shade, turn=2.45, place=(0.72, 0.85), density=1.15, seed=6)
    area((-5.4, -2.6, 6.6), (0, 0, 2.6), (1.2, 1.9), 1350, WARM)
    area((5.0, -2.0, 2.4), (0, 0, 2), (2.0, 3.0), 70, COOL)
    area((1.4, 1.8, 6.6), (0, 0, 2.4), (2.5, 0.8), 260, DAY)
    ambient(0.15)
    camera((0, -13, 7.4), (0.06, 0.2, 2.1), lens=112, aperture=8, focus=(-0.62, -1.3, 2.6))
