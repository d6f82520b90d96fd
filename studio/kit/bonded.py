"""Pre-bonded strands laid in a row over a low roll of the cloth, which makes a band of light across them."""

from dataclasses import replace

import numpy as np

from .hair import add_hair
from .keratin import tip
from .sets import cloth, from_above
from .strands import Tress, grow, joined, smooth_path
from .surfaces import tabletop
from .tresses import fine, run, spread_out

PITCH = 0.215
TOP = 0.92
"""Where the tips end and the strands begin."""

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
    "spread": lambda t: 0.9 + 3.2 * np.clip(t / 0.3, 0, 1) ** 0.7,
    "swell": lambda t: 0.55 + 0.35 * np.sin(np.pi * t),
    "wave": 0.03,
    "waves": 2.2,
    "stray": 0.1,
    "radius": 0.0006,
}
"""Of a strand that lies on cloth and is seen close up."""
WAVY = {"wave": 0.075, "waves": 3.4, "wave_from": 0.22, "wave_spread": 0.25, "lift": 0.55}


def swell(x, y):
    """The cloth's roll across the picture."""
    return 0.26 * np.exp(-(((y - 0.05) / 0.5) ** 2))


def row(shade, count, seed=8, **changes):
    """The strands of a row about x = 0, with a tip on each; changes: fields of the Tress given otherwise."""
    rng = np.random.default_rng(seed)
    strands = []
    for index in range(count):
        x = (index - (count - 1) / 2) * PITCH + 0.012 * rng.normal()
        lean, sway = rng.uniform(-0.045, 0.045), 0.008 * rng.normal()
        begin = np.array([x, TOP + 0.02 * rng.normal(), 0.04])
        path = [begin + (-0.12 * lean, 0.08, 0), begin]
        for down in (0.3, 0.6, 0.9, 1.2, 1.5, 1.9, 2.4, 3.2):
            y = begin[1] - down
            path.append((x + (lean + sway * down) * min(down, 1.2) ** 0.8, y, swell(x, y) + 0.012))
        strands.append(grow(strand(index, shade, **changes), smooth_path(path, 96), (1, 0, 0)))
        tip(begin, (-lean, 1, 0), rng.uniform(0.95, 1.05))
    return joined(strands)


def over_swell(strands, shade, span):
    """The set for a row, its tips in the upper part of a picture `span` high."""
    tabletop(cloth(), relief=swell, cells=(2, 500), size=14)
    add_hair("hair", strands, shade, roughness=0.2)
    place = (0.02, TOP - 0.385 * span, 0.05)
    from_above(place, span=span, lens=110, aperture=9, focus=(0, TOP - 0.3, 0.05), even=0.16)


def strand(index, shade, **changes):
    """One strand of nearly a gram, flat at the tip and spread where it lies."""
    usual = Tress(
        width=0.06,
        depth=0.045,
        strands=3200,
        seed=100 + index,
        points=60,
        round=True,
        flat_below=True,
        locks=4,
        clumps=60,
        parting=0.18,
        drift=0.25,
        cling=0.4,
        spread=lambda t: 0.9 + 1.5 * np.clip(t * 2.2, 0, 1) ** 0.7,
        swell=lambda t: 0.5 + 1.1 * np.sin(np.pi * np.clip(t * 1.3, 0, 1)),
        wave=0.008,
        waves=2.2,
        frizz=0.002,
        flyaways=0.03,
        stray=0.05,
        radius=0.00085,
        length_jitter=0.03,
        shorter=0.15,
        streak=shade.streak,
    )
    return replace(usual, **changes)


def laid_row(rng, shade, count, left, lean, pitch, **changes):
    """Strands side by side on the cloth, `pitch` apart, each tip `lean` farther left.

    left: x of the middle one; changes: fields of the Tress given otherwise.
    """
    strands = []
    for index in range(count):
        place = index - (count - 1) / 2
        at = np.array((left - lean * place + 0.02 * rng.normal(), pitch * place + 0.008 * rng.normal(), 0.04))
        strands.append(laid(rng, shade, at, 0.03 * rng.normal(), 440 + index, **changes))
    return joined(strands)


def laid(rng, shade, at, heading, seed, **changes):
    """A strand whose tip lies at a place; its hairs rise from there over a bend and open.

    heading: in radians from +x; changes: fields of the Tress given otherwise.
    """
    sway = 0.025 * rng.normal(size=3)
    rise = ((-0.08, 0, 0), (0, 0, 0), (0.12, 0, 0.01), (0.36, 0, 0.15), (0.62, sway[0], 0.25), (0.9, sway[0], 0.2))
    steps = (*rise, (1.3, sway[1], 0.04), (1.9, sway[1], 0), (3.0, sway[2], -0.03))
    path, out, side = run(at, heading, steps)
    tip(at, -out, rng.uniform(0.95, 1.05))
    tress = fine(shade, seed, **{**FLAT, **changes})
    return spread_out(tress, path, side, width=0.07, beyond=120)
