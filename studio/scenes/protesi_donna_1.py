"""A natural brown bob on a linen head, seen close up from behind its side: the parting, the fall of the hair."""

from kit.camera import camera
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES, mixed
from kit.surfaces import plaster, wall
from kit.wigs import bob

FINISH = {"keep": 0.18, "look": {"exposure": 0.1, "contrast": 1.06}}


def build():
    wall(plaster((0.6, 0.53, 0.46)), 4)
    bob(mixed(SHADES["natural brown"]), turn=1.3, strands=170000, radius=0.0008)
    area((-5.2, -1.9, 5.6), (0, 0, 2.9), (0.8, 2.0), 1150, WARM)
    area((5.0, -3.0, 3.5), (0, 0, 2.8), (2.0, 3.0), 300, COOL)
    area((2.6, 3.0, 6.2), (0, 0, 3.0), (2.0, 0.8), 480, DAY)
    ambient(0.12)
    camera((0.2, -9.8, 8.4), (0.05, 0, 2.98), lens=185, aperture=6, focus=(-0.15, -0.85, 3.1))
