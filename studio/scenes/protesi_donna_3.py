"""A honey blonde bob from behind and above: its middle parting on lace, the hair falling to both sides."""

from dataclasses import replace

from kit.camera import camera
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES
from kit.surfaces import plaster, tabletop, wall
from kit.wigs import bob

FINISH = {"look": {"exposure": -0.2, "contrast": 1.05}}


def build():
    wall(plaster((0.2, 0.168, 0.14)), 2.6)
    tabletop(plaster((0.16, 0.135, 0.112)))
    shade = replace(SHADES["honey"], redness=0.5)
    bob(shade, turn=-1.1, beside=0.0, layers=0.15, base=(0.3, 0.19, 0.09), strands=190000, radius=0.0007)
    area((-5.4, -3.0, 6.4), (0, 0, 2.6), (0.8, 1.6), 1000, WARM)
    area((5.0, -2.0, 2.5), (0, 0, 2), (2.0, 3.0), 90, COOL)
    area((1.4, 1.4, 6.8), (0, 0, 2.8), (2.5, 0.8), 220, DAY)
    ambient(0.25)
    camera((0, -8.2, 9.8), (-0.02, -0.1, 3.0), lens=178, aperture=4.5, focus=(0, -0.4, 3.7), roll=0.12)
