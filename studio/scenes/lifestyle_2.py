"""Waves of honey blonde hair that fill the frame."""

from dataclasses import replace

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES
from kit.strands import Tress, grow, smooth_path
from kit.surfaces import matt, wall

FINISH = {"look": {"exposure": 0.12, "contrast": 1.03}}


def build():
    wall(matt("ground", (0.1, 0.06, 0.03)), 1.0)
    shade = SHADES["honey"]
    path = smooth_path(
        [(-4.6, 0.1, 1.3), (-2.4, 0, 0.7), (0, 0, 0.1), (2.4, 0, -0.6), (4.9, 0.1, -1.0), (7, 0.1, -1.2)], 96
    )
    tress = Tress(
        width=6.2,
        depth=0.35,
        strands=86000,
        seed=5,
        points=64,
        locks=34,
        clumps=1500,
        parting=0.08,
        drift=0.02,
        cling=0.6,
        wave=0.26,
        waves=4.3,
        wave_from=-0.3,
        wave_spread=0.16,
        wave_lean=1.3,
        lift=1.0,
        frizz=0.012,
        flyaways=0.006,
        radius=0.0018,
        length_jitter=0.02,
        shorter=0.03,
        streak=shade.streak,
    )
    add_hair("hair", grow(tress, path, (0, 0, 1)), shade)
    # Where locks part one sees hair, not the ground.
    beneath = replace(tress, strands=26000, seed=6, wave_lean=0.9)
    add_hair("hair beneath", grow(beneath, path + (0, 0.45, 0), (0, 0, 1)), shade)
    area((-4.5, -3.5, 4.5), (0, 0, 0), (1.6, 2.6), 1300, WARM)
    area((5.5, -2.5, -1.0), (0, 0, 0), (2.0, 2.0), 90, COOL)
    area((1.0, -0.6, 5.5), (0.5, 0, 0), (4.0, 0.8), 260, DAY)
    ambient(0.25)
    camera((0.3, -11, -0.6), (0.1, 0, 0.05), lens=90, aperture=2.0)
