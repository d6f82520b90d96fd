"""Machine-sewn wefts that lie on something."""

from dataclasses import replace

import numpy as np

from .hair import add_hair
from .seams import laid_down, sewn_edge
from .strands import grow, smooth_path
from .tresses import lying


def laid_weft(shade, seam, turn, width, length, seed, over=0.0, **changes):
    """A weft whose seam has its middle at a place and whose hair runs from it, turned from -y by `turn`.

    over: height of what its hair lies on, such as another weft; changes: fields of the Tress given otherwise.
    """
    seam = np.asarray(seam, float)
    c, s = np.cos(turn), np.sin(turn)
    down, side = np.array((s, -c, 0)), np.array((c, s, 0))
    knots = [seam + (0, 0, 0.01)]
    for share, aside, height in (
        (0.12, 0.0, 0.05),
        (0.27, 0.03, 0.06),
        (0.45, 0.0, 0.03),
        (0.7, -0.06, 0.02),
        (1, 0, 0),
    ):
        knots.append(seam * (1, 1, 0) + share * length * down + aside * side + (0, 0, over + 0.03 + height))
    weft = lying(
        shade,
        seed,
        **{
            "width": width,
            "depth": 0.12,
            "strands": 34000,
            "round": False,
            "locks": 22,
            "clumps": 800,
            "parting": 0.07,
            "drift": 0.025,
            "cling": 0.36,
            "spread": lambda t: 1 + 0.05 * t,
            "swell": lambda t: 0.9 + 1.6 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.7),
            "wave": 0.035,
            "waves": 2.6,
            "wave_spread": 0.4,
            "lift": 0.5,
            "shorter": 0.15,
            "radius": 0.0017,
            **changes,
        },
    )
    path = smooth_path(knots, 96)
    add_hair("hair", grow(weft, path, side), shade)
    # Where locks part one sees hair, not a slit.
    beneath = replace(weft, strands=weft.strands // 3, seed=seed + 1, locks=36)
    add_hair("hair beneath", grow(beneath, path - (0, 0, 0.025), side), shade)
    sewn_edge(np.array([(-width / 2, 0, 0), (width / 2, 0, 0)]), shade, seed=seed, pose=laid_down(seam, turn))
