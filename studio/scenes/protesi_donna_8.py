"""The lace front of a copper red wig on walnut, its margin still untrimmed, the hair combed back from it."""

import numpy as np

from kit.blocks import lace
from kit.combed import Combing, combed, curves, evenly
from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import sheet, tabletop, walnut

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}

STRANDS = 64000
HALF, WIDE = 0.95, 1.4
"""Half the width of the brow, and half the width of what is there: more than is in the picture."""
GRADED, KNOTTED = 0.3, 1.1
"""How far behind the hairline the hair has become dense, and as far as hair is knotted that is seen."""


def build():
    tabletop(walnut(turn=1.45, gloss=0.46))
    shade = SHADES["copper"]
    add_hair("hair", hair(np.random.default_rng(660), shade), shade)
    margin()
    from_above((0.0, 0.08, 0.15), span=3.3, elevation=48, lens=105, aperture=7, focus=(0, -0.4, 0.1), rim=0.8)


def hairline(x):
    """Bowed towards the viewer, higher at the temples."""
    return -0.5 + 0.42 * (x / HALF) ** 2 + 0.02 * np.sin(17 * x)


def cap(x, behind):
    """Height of the lace over the table, `behind` the hairline."""
    return 0.02 + 0.28 * (1 - np.exp(-((np.maximum(behind, 0) / 0.9) ** 2))) * (1 - 0.25 * (x / WIDE) ** 2)


def margin():
    """The lace: under the hair's first centimetres and a hand's breadth beyond, its edge cut by hand."""
    cloth = sheet(2, 2, cells=(140, 90))
    points = np.array([vertex.co for vertex in cloth.data.vertices])
    u, v = points[:, 0], (points[:, 1] + 1) / 2
    x = WIDE * u
    near = hairline(x) - 0.42 - 0.05 * np.sin(5 * x + 1) - 0.03 * np.sin(13 * x)
    y = near + v * (hairline(x) + 0.9 - near)
    wrinkles = 0.01 * (1 - v) * (1 + np.sin(6 * x + 0.6)) * np.abs(np.sin(2.2 * x))
    z = cap(x, y - hairline(x)) - 0.008 + wrinkles
    cloth.data.vertices.foreach_set("co", np.stack([x, y, z], 1).ravel())
    cloth.data.polygons.foreach_set("use_smooth", [True] * len(cloth.data.polygons))
    cloth.data.materials.append(lace(8.0, (0.42, 0.32, 0.24), lying=True))


def hair(rng, shade):
    """Single hairs, few at the hairline and more behind it, that rise a little and run back over the cap."""
    tries = 3 * STRANDS
    x, behind = WIDE * rng.uniform(-1, 1, tries), KNOTTED * rng.random(tries)
    kept = np.flatnonzero(rng.random(tries) < 0.02 + np.clip(behind / GRADED, 0, 1) ** 1.4)[:STRANDS]
    x, behind, depth = x[kept], behind[kept], rng.random(len(kept))
    astray = 0.06 * rng.normal(size=len(kept))
    # The shortest hairs of a hairline stand their own way.
    downy = (behind < 0.12) & (rng.random(len(kept)) < 0.3)
    reach = np.where(downy, rng.uniform(0.1, 0.4, len(kept)), 4 - behind)
    knots = []
    for share in (0, 0.02, 0.05, 0.1, 0.17, 0.26, 0.38, 0.55, 0.75, 1):
        grown = share * reach
        place = behind + grown
        across = x * (1 + 0.1 * grown) + 0.18 * grown**1.5 + np.where(downy, 6, 1) * astray * grown
        layer = (0.03 + 0.2 * (1 - np.exp(-grown / 0.6))) * (0.4 + 0.6 * depth)
        height = cap(x, place) * (1 - 0.25 * np.clip((place - 1) / 3, 0, 1)) + layer * (1 - np.exp(-grown / 0.06))
        knots.append(np.stack([across, hairline(x) + place, height], 1))
    guides = evenly(curves(np.stack(knots, 1)), 90)
    look = Combing(locks=60, clumps=1800, parting=0.2, wave=0.03, waves=2.5, shorter=0, uneven=0, radius=0.0017)
    return combed(rng, shade, guides, np.stack([x, 0.6 * behind, 0.2 * depth], 1), look)
