"""Machine-sewn wefts that lie on something, seen close up."""

from dataclasses import replace

import numpy as np

from .hair import add_hair
from .seams import laid_down, sewn_edge
from .strands import grow, smooth_path
from .tresses import lying


def laid_weft(shade, seam, width, seed, turn=0.0, **changes):
    """A weft whose seam has its middle at a place and whose hair runs from it, turned from -y by `turn`.

    changes: fields of the Tress given otherwise.
    """
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
    add_hair("hair", grow(weft, path, side), shade)
    # Where locks part one sees hair, not a dark slit.
    beneath = replace(weft, strands=40000, seed=seed + 1, locks=34)
    add_hair("hair beneath", grow(beneath, path - (0, 0, 0.025), side), shade)
    edge = np.array([(-width / 2, 0, 0), (width / 2, 0, 0)])
    sewn_edge(edge, shade, seed=5, stitch=0.014, rows=2, pose=laid_down(seam, turn), gauge=0.0015, arch=0.007)
