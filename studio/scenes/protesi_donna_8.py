"""The lace front of a copper red wig on walnut, its margin still untrimmed, the hair combed back from it."""

import numpy as np

from kit.blocks import lace
from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import grow, joined, smooth_path
from kit.surfaces import sheet, tabletop, walnut
from kit.tresses import lying

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}

COUNT = 34
HALF = 0.95
"""Half the width of the hairline."""


def hairline(x):
    """Bowed towards the viewer, higher at the temples."""
    return -0.5 + 0.42 * (x / HALF) ** 2 + 0.02 * np.sin(17 * x)


def build():
    tabletop(walnut(turn=1.45, gloss=0.46))
    shade = SHADES["copper"]
    add_hair("hair", joined([lock(index, shade) for index in range(COUNT)]), shade)
    margin()
    from_above((0.0, 0.08, 0.15), span=3.3, elevation=48, lens=105, aperture=7, focus=(0, -0.55, 0.05), rim=0.8)


def margin():
    """The lace: under the hair's first centimetres and a hand's breadth beyond, its edge cut by hand."""
    cloth = sheet(2, 2, cells=(90, 60))
    points = np.array([vertex.co for vertex in cloth.data.vertices])
    u, v = points[:, 0], (points[:, 1] + 1) / 2
    x = 1.22 * HALF * u
    near = hairline(x) - 0.42 - 0.05 * np.sin(5 * x + 1) - 0.03 * np.sin(13 * x)
    y = near + v * (hairline(x) + 0.3 - near)
    z = 0.012 + 0.01 * (1 - v) * (1 + np.sin(6 * x + 0.6)) * np.abs(np.sin(2.2 * x)) + 0.1 * np.clip(v - 0.55, 0, 1)
    cloth.data.vertices.foreach_set("co", np.stack([x, y, z], 1).ravel())
    cloth.data.polygons.foreach_set("use_smooth", [True] * len(cloth.data.polygons))
    cloth.data.materials.append(lace(8.0, (0.42, 0.32, 0.24), lying=True))


def lock(index, shade):
    """A lock that leaves the hairline, rises a little and runs back over the cap."""
    rng = np.random.default_rng(660 + index)
    x = HALF * ((index + 0.5) / COUNT * 2 - 1)
    y = hairline(x)
    far = 1 - 0.3 * (x / HALF) ** 2
    knots = [(x, y - 0.02, 0.05), (1.01 * x, y + 0.14, 0.2 * far), (1.07 * x, y + 0.5, 0.46 * far)]
    knots += [
        (1.18 * x, y + 1.0, 0.52 * far),
        (1.32 * x, y + 1.7, 0.4 * far),
        (1.5 * x + 0.08 * rng.normal(), y + 3.6, 0.12),
    ]
    tress = lying(
        shade,
        661 + index,
        width=0.18,
        depth=0.13,
        strands=2000,
        points=60,
        round=False,
        flat_below=False,
        locks=4,
        clumps=60,
        parting=0.2,
        drift=0.3,
        spread=lambda t: 0.65 + 1.2 * np.clip(3 * t, 0, 1),
        swell=lambda t: 0.25 + 0.9 * np.clip(4 * t, 0, 1),
        wave=0.02,
        waves=2,
        wave_from=0.3,
        stray=0.06,
        radius=0.0016,
    )
    path = smooth_path(knots, 90)
    return grow(tress, path, np.cross((0, 0, 1), path[1] - path[0]))
