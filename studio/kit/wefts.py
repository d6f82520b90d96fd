"""Machine-sewn wefts that lie on something, seen close up."""

from dataclasses import replace

import numpy as np

from .hair import add_hair
from .seams import laid_down, sewn_edge
from .shades import deepened
from .strands import Strands, grow, smooth_path
from .tresses import lying


def laid_weft(shade, seam, width, seed, turn=0.0, relief=None, **changes):
    """A weft whose seam has its middle at a place and whose hair runs from it, turned from -y by `turn`.

    relief: the cloth's; changes: fields of the Tress given otherwise.
    """

    def raised(points):
        x, y, z = np.moveaxis(points, -1, 0)
        return np.stack([x, y, z + relief(x, y)], -1) if relief else points

    def add(name, tress, path):
        hair = grow(tress, path, side)
        laid = Strands(raised(hair.points), hair.radius, hair.melanin)
        add_hair(name, deepened(laid, shade), shade, roughness=0.2)

    seam = np.asarray(seam, float)
    c, s = np.cos(turn), np.sin(turn)
    down, side = np.array((s, -c, 0)), np.array((c, s, 0))
    steps = ((0, 0, 0), (0.25, 0, 0.02), (0.7, 0.02, 0.05), (1.3, 0, -0.01), (2.4, 0, -0.02))
    path = smooth_path([seam + along * down + aside * side + (0, 0, up) for along, aside, up in steps], 72)
    weft = lying(
        shade,
        seed,
        **{
            "width": width,
            "depth": 0.09,
            "strands": 64000,
            "points": 48,
            "round": False,
            "locks": 22,
            "clumps": 1500,
            "parting": 0.08,
            "drift": 0.02,
            "cling": 0.35,
            "swell": lambda t: 0.7 + 1.5 * np.sin(np.pi * np.clip(t, 0, 1)),
            "wave": 0.02,
            "waves": 2,
            "shorter": 0.05,
            "radius": 0.0007,
            **changes,
        },
    )
    add("hair", weft, path)
    # Where locks part one sees hair, not a dark slit.
    beneath = replace(weft, strands=40000, seed=seed + 1, locks=34)
    add("hair beneath", beneath, path - (0, 0, 0.025))
    edge, hung = np.array([(-width / 2, 0, 0), (width / 2, 0, 0)]), laid_down(seam, turn)

    def pose(points):
        return raised(hung(points))

    sewn_edge(edge, shade, seed=5, stitch=0.014, rows=2, pose=pose, gauge=0.0019, arch=0.007)
