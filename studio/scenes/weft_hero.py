"""A medium brown weft that hangs in folds before the dark: its seam across the upper part, its hair falling out of the frame."""

from dataclasses import replace

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, WARM, ambient, area
from kit.seams import sewn_edge
from kit.shades import SHADES
from kit.strands import Strands, grow, smooth_path
from kit.surfaces import matt, wall
from kit.tresses import lying

FINISH = {"look": {"exposure": 0.1, "contrast": 1.08}}

WIDTH = 3.8
SEAM = 0.27


def draped(points):
    """Points of a flat hanging weft where its folds take them."""
    points = np.array(points, float)
    x, z = points[..., 0], points[..., 2]
    deep = 1 + 0.25 * (SEAM - z)
    points[..., 1] += deep * (0.2 * np.sin(2.6 * x - 1.3 + 0.12 * z) + 0.05 * np.sin(5.9 * x + 2))
    return points


def build():
    wall(matt("slate", (0.011, 0.008, 0.006), 0.9, grain=0.3), 5)
    shade = SHADES["medium brown"]
    path = smooth_path([(0.02 * np.sin(3 * z), 0.03 * np.sin(2.3 * z), z) for z in np.linspace(SEAM, -2.4, 9)], 110)
    weft = lying(
        shade,
        21,
        width=WIDTH,
        depth=0.1,
        strands=170000,
        points=56,
        round=False,
        flat_below=False,
        locks=46,
        clumps=3600,
        parting=0.12,
        drift=0.035,
        cling=0.4,
        swell=lambda t: 0.35 + 1.6 * np.clip(t, 0, 1) ** 0.6,
        wave=0.03,
        waves=2.2,
        wave_spread=0.5,
        lift=0.7,
        frizz=0.006,
        flyaways=0.03,
        stray=0.12,
        shorter=0.05,
        radius=0.0007,
    )
    side = (1, 0, 0)
    # Where locks part one sees hair, not a dark slit.
    beneath = replace(weft, strands=60000, seed=22, locks=60, flyaways=0.0)
    for name, tress, back in (("hair", weft, 0), ("hair beneath", beneath, 0.03)):
        hair = grow(tress, path + (0, back, 0), side)
        add_hair(name, Strands(draped(hair.points), hair.radius, hair.melanin), shade)
    edge = np.array([(-WIDTH / 2, 0, SEAM), (WIDTH / 2, 0, SEAM)])
    sewn_edge(edge, shade, seed=5, stitch=0.024, pose=draped, gauge=0.003, arch=0.006)
    area((3.6, -2.6, 2.4), (0.6, 0, -0.1), (0.5, 1.3), 800, WARM)
    area((1.6, 1.6, 3.0), (0.4, 0, 0.2), (1.6, 0.5), 240, WARM)
    area((-4.5, -3.0, 0.5), (0, 0, -0.3), (2.0, 3.0), 40, COOL)
    ambient(0.02)
    camera((0.1, -9.0, 0.5), (0.1, 0, -0.05), lens=124, aperture=8, focus=(0.5, -0.15, 0.1), roll=-0.04)
