"""Hair tied into a bundle with linen thread, as it is sold by weight."""

import numpy as np

from .strands import grow
from .surfaces import matt
from .thread import line, windings
from .tresses import lying


def linen_thread():
    return matt("linen thread", (0.74, 0.66, 0.53), grain=0.35)


def bundle(path, side, shade, seed, thread, girth=0.34, tie=0.07, turns=7, gauge=0.014, **changes):
    """The strands of a bundle that follows a path, tied below its root; the thread is laid round it too.

    girth: across the tie; tie: where it sits, as a share of the path; gauge: the thread's radius; changes: fields of the
    Tress given otherwise.
    """

    def waist(t):
        return np.exp(-(((t - tie) / (0.43 * tie)) ** 2))

    tress = lying(
        shade,
        seed,
        **{
            "width": 1.25 * girth,
            "depth": girth,
            "strands": 12000,
            "locks": 9,
            "clumps": 260,
            "spread": lambda t: 1 - 0.25 * waist(t) + 0.75 * np.clip(t - tie, 0, 1) ** 0.7,
            "swell": lambda t: 1 - 0.15 * waist(t) - 0.45 * np.clip(t - tie, 0, 1) ** 0.7,
            "wave": 0.025,
            "waves": 1.4,
            "stray": 0.08,
            "radius": 0.0019,
            **changes,
        },
    )
    index = round(tie * (len(path) - 1))
    axis = path[index + 2] - path[index]
    line(windings(path[index] + (0, 0, 0.02), axis, side, girth, girth, turns, gauge, seed=seed), gauge, thread)
    return grow(tress, path, side)
