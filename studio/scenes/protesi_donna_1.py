"""A natural brown bob on a linen head, close up from behind: its hair falls from a crown at the edge of the picture."""

from kit.camera import camera
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES, mixed
from kit.surfaces import plaster, wall
from kit.wigs import bob

FINISH = {"look": {"exposure": 0.1, "contrast": 1.06}}


def build():
    wall(plaster((0.1, 0.08, 0.063)), 4)
    bob(mixed(SHADES["natural brown"]), turn=0.75, beside=0.2, strands=200000, radius=0.0006)
    area((-5.2, -1.9, 5.6), (0, 0, 2.9), (0.8, 2.0), 800, WARM)
    area((5.0, -3.0, 3.5), (0, 0, 2.8), (2.0, 3.0), 220, COOL)
    area((2.6, 3.0, 6.2), (0, 0, 3.0), (2.0, 0.8), 90, DAY)
    ambient(0.12)
    camera((0.2, -9.8, 7.6), (-0.36, 0, 3.1), lens=225, aperture=4, focus=(-0.42, -0.88, 3.2))
