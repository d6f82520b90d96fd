"""Pre-bonded strands side by side over a fold of linen, their tips behind its crest."""

import numpy as np

from .hair import add_hair
from .keratin import tip
from .sets import DOWN, fold, raised
from .shades import deepened, mixed
from .strands import joined
from .tresses import fine, run, spread_out

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
    "swell": lambda t: 0.36 * np.clip(t / 0.05, 0.25, 1) + 0.54 * np.sin(np.pi * t),
    "wave": 0.03,
    "waves": 2.2,
    "stray": 0.1,
    "radius": 0.0006,
}
"""Of a strand that lies on cloth and is seen close up."""
WAVY = {"wave": 0.075, "waves": 3.4, "wave_from": 0.22, "wave_spread": 0.25, "lift": 0.15}


def laid_strands(shade, seed, count, **form):
    """Adds strands side by side to the picture; form: fields of the Tress given otherwise."""
    rng, pigment, strands = np.random.default_rng(seed), mixed(shade), []
    for index in range(count):
        back, aside = 0.36 - 0.02 * rng.normal(), 0.112 * (index - (count - 1) / 2) + 0.008 * rng.normal()
        strands.append(laid(rng, pigment, np.array((aside, back, 0.04)), 440 + index, **form))
    add_hair("hair", deepened(joined(strands), shade), shade, roughness=0.2)


def laid(rng, shade, at, seed, **form):
    """A strand whose tip lies at a place; its hairs open from there and fall towards the viewer."""
    heading = DOWN + 0.03 * rng.normal()
    sway, high, far = 0.025 * rng.normal(size=3), rng.uniform(0.017, 0.026), 1 + 0.12 * rng.normal()
    rise = ((-0.05, 0, 0), (0, 0, 0), (0.12, 0, 0.01), (0.36 * far, 0, high), (0.62 * far, sway[0], 1.67 * high))
    steps = (*rise, (0.9 * far, sway[0], 1.33 * high), (1.3, sway[1], 0.04), (1.9, sway[1], 0), (3.0, sway[2], -0.03))
    path, out, side = run(at, heading, steps)
    begin, ahead = raised(at, out)
    tip(rng, begin, -ahead, shade)
    tress = fine(shade, seed, **{**FLAT, **form})
    return spread_out(tress, path, side, width=0.07, beyond=120, relief=fold)
