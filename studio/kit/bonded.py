"""Pre-bonded strands laid side by side, their hairs rising over a bend."""

import numpy as np

from .keratin import tip
from .strands import joined
from .tresses import fine, raised, run, spread_out

FLAT = {
    "width": 0.06,
    "depth": 0.045,
    "strands": 6000,
    "round": True,
    "locks": 3,
    "clumps": 220,
    "parting": 0.14,
    "drift": 0.22,
    "ragged": 0.014,
    "spread": lambda t: 0.55 + 3.1 * np.clip((t - 0.045) / 0.32, 0, 1) ** 1.4,
    "swell": lambda t: 0.36 + 0.54 * np.sin(np.pi * t),
    "wave": 0.03,
    "waves": 2.2,
    "stray": 0.1,
    "radius": 0.0006,
}
"""Of a strand that lies on cloth and is seen close up."""
WAVY = {"wave": 0.075, "waves": 3.4, "wave_from": 0.22, "wave_spread": 0.25, "lift": 0.55}


def laid_row(rng, shade, count, left, lean, pitch, heading=0.0, relief=None, **changes):
    """Strands side by side on the cloth, `pitch` apart, each tip `lean` farther left.

    left: x of the middle one; heading: the row's, in radians about the origin; relief: the cloth's, where it makes the
    hair rise; changes: fields of the Tress given otherwise.
    """
    strands = []
    c, s = np.cos(heading), np.sin(heading)
    turn = np.array(((c, -s, 0), (s, c, 0), (0, 0, 1)))
    for index in range(count):
        place = index - (count - 1) / 2
        at = np.array((left - lean * place + 0.02 * rng.normal(), pitch * place + 0.008 * rng.normal(), 0.04))
        strands.append(laid(rng, shade, turn @ at, heading + 0.03 * rng.normal(), 440 + index, relief, **changes))
    return joined(strands)


def laid(rng, shade, at, heading, seed, relief=None, **changes):
    """A strand whose tip lies at a place; its hairs rise from there over a bend and open.

    heading: in radians from +x; relief: the cloth's; changes: fields of the Tress given otherwise.
    """
    sway, high, far = 0.025 * rng.normal(size=3), rng.uniform(0.75, 1.15), 1 + 0.12 * rng.normal()
    high *= 0.15 if relief else 1
    rise = ((-0.05, 0, 0), (0, 0, 0), (0.12, 0, 0.01), (0.36 * far, 0, 0.15 * high), (0.62 * far, sway[0], 0.25 * high))
    steps = (*rise, (0.9 * far, sway[0], 0.2 * high), (1.3, sway[1], 0.04), (1.9, sway[1], 0), (3.0, sway[2], -0.03))
    path, out, side = run(at, heading, steps)
    begin, ahead = raised(relief, at, out)
    tip(rng, begin, -ahead, shade)
    tress = fine(shade, seed, **{**FLAT, **changes})
    return spread_out(tress, path, side, width=0.07, beyond=120, relief=relief)
