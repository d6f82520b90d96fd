"""Hair tied into a bundle with linen thread, as it is sold by weight."""

import numpy as np

from .strands import grow
from .surfaces import matt
from .thread import lines, plies, windings
from .tresses import fine, lying, run, spread_out


def linen_thread():
    return matt("linen thread", (0.56, 0.47, 0.35), grain=0.5)


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
    wound = windings(path[index] + (0, 0, 0.02), axis, side, girth, girth, turns, gauge, seed=seed)
    lines(plies(wound, gauge), 0.55 * gauge, thread)
    return grow(tress, path, side)


def tied_lock(rng, shade, at, heading, seed, thread, girth, gauge=0.0034, **changes):
    """The strands of a lock tied at a place near its cut end, which rises from there over a bend and opens.

    heading: in radians from +x; girth: across the tie; gauge: the thread's radius; changes: fields of the
    Tress given otherwise.
    """
    sway = 0.03 * rng.normal(size=3)
    bend = ((0.35, 0, 0.12), (0.7, sway[0], 0.21), (1.05, sway[0], 0.12))
    steps = ((-0.13, 0, 0), (0, 0, 0), *bend, (1.5, sway[1], -0.01), (2.6, sway[2], -0.04))
    path, out, side = run(at, heading, steps)

    def waist(t):
        return np.exp(-(((t - 0.05) / 0.05) ** 2))

    tress = fine(
        shade,
        seed,
        **{
            "width": 1.25 * girth,
            "depth": girth,
            "strands": round(90000 * girth),
            "radius": 0.0007,
            "round": True,
            "locks": 7,
            "clumps": round(6000 * girth),
            "drift": 0.16,
            "cling": 0.45,
            "spread": lambda t: 1 - 0.3 * waist(t) + 0.9 * np.clip(t - 0.06, 0, 1) ** 0.9,
            "swell": lambda t: 1 - 0.3 * waist(t) - 0.3 * t,
            "wave": 0.03,
            "waves": 1.7,
            "ragged": 0.012,
            **changes,
        },
    )
    turns, middle = round(0.056 / gauge), at + np.array((0, 0, 0.015))
    wound = windings(middle, out, side, 0.94 * girth, 0.78 * girth, turns, gauge, seed=seed)
    lines(plies(wound, gauge), 0.55 * gauge, thread)
    return spread_out(tress, path, side, width=1.5 * girth, beyond=300)
