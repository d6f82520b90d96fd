"""A honey blonde bob from behind and above: its middle parting on lace, the hair falling to both sides."""

from kit.camera import camera
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES
from kit.surfaces import plaster, tabletop, wall
from kit.wigs import bob

FINISH = {"look": {"exposure": -0.5, "contrast": 1.1}}


def build():
    wall(plaster((0.74, 0.665, 0.58)), 2.6)
    tabletop(plaster((0.6, 0.53, 0.45)))
    bob(SHADES["honey"], turn=-1.1, beside=0.0, layers=0.15, base=(0.3, 0.19, 0.09), strands=150000, radius=0.0009)
    area((-5.4, -3.0, 6.4), (0, 0, 2.6), (0.8, 1.6), 1000, WARM)
    area((5.0, -2.0, 2.5), (0, 0, 2), (2.0, 3.0), 40, COOL)
    area((1.4, 1.4, 6.8), (0, 0, 2.8), (2.5, 0.8), 220, DAY)
    ambient(0.09)
    camera((0, -8.2, 9.8), (-0.02, -0.1, 3.0), lens=178, aperture=4.5, focus=(0, -0.4, 3.7), roll=0.12)
