"""Hair tied into a bundle with linen thread, as it is sold by weight."""

import numpy as np

from .surfaces import matt
from .thread import lines, plies, windings
from .tresses import fine, run, spread_out


def linen_thread():
    return matt("linen thread", (0.56, 0.47, 0.35), grain=0.5)


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
