"""A long light blonde wig on a head block, whole, from its side and behind: barely waved, the light from the left."""

from dataclasses import replace

from kit.camera import camera
from kit.light import COOL, DAY, WARM, ambient, area
from kit.long_wig import long_wig, waved
from kit.shades import SHADES
from kit.surfaces import plaster, wall

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}


def build():
    wall(plaster((0.1, 0.085, 0.07)), 2.6)
    long_wig(SHADES["light blonde"], turn=-1.5, beside=0.2, cap_colour=(0.4, 0.3, 0.19), finish=gently_waved)
    area((-6.0, -1.2, 7.4), (0, 0, 4.4), (0.8, 2.0), 1800, WARM)
    area((5.0, -2.0, 4.1), (0, 0, 4.4), (2.0, 3.0), 90, COOL)
    area((1.4, 1.4, 8.4), (0, 0, 4.4), (2.5, 0.8), 320, DAY)
    ambient(0.2)
    camera((0.2, -14.0, 6.2), (0.05, 0, 4.05), lens=106, aperture=5, focus=(0.3, -0.8, 4.6))


def gently_waved(hair):
    return replace(hair, points=waved(hair.points, seed=5, size=0.07, length=1.9))
