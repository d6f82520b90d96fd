"""A wig laid on its face: the hair leaves the crown to all sides and runs down the table together."""

import numpy as np

from .strands import grow, joined, smooth_path
from .tresses import lying

DOME = np.array((0.74, 0.86, 0.4))
"""Half axes of the cap as it lies: across, along, and its height."""
REACH = 2.3
"""How far round the crown, in radians from straight down, the hair is combed."""


def laid_wig(shade, crown, length, seed, fan=0.35, count=30, strands=2600, **changes):
    """The strands of a wig whose crown lies at a place and whose hair runs towards -y.

    length: from the crown to the ends; fan: how far the ends spread, as a share of the cap; changes: fields of each Tress
    given otherwise.
    """
    rng = np.random.default_rng(seed)
    parts = []
    for index in range(count):
        share = (index + 0.5) / count * 2 - 1
        angle = REACH * share + 0.04 * rng.normal()
        path = smooth_path(over_cap(rng, np.asarray(crown, float), angle, length, fan), 120)
        heading = path[1] - path[0]
        tress = lying(
            shade,
            seed + 1 + index,
            **{
                "width": 0.5,
                "depth": 0.13,
                "strands": strands,
                "points": 72,
                "round": False,
                "flat_below": False,
                "locks": 4,
                "clumps": 70,
                "parting": 0.3,
                "drift": 0.12,
                "cling": 0.42,
                "spread": lambda t: 0.12 + 0.95 * np.clip(t * 5, 0, 1) ** 0.8 - 0.35 * t**3,
                "swell": lambda t: 0.5 + 0.9 * np.clip(t * 4, 0, 1) - 0.7 * t**2,
                "wave_spread": 0.45,
                "length_jitter": 0.03,
                "radius": 0.0021,
                **changes,
            },
        )
        parts.append(grow(tress, path, np.cross((0, 0, 1), heading)))
    hair = joined(parts)
    # Nothing sinks into the table.
    hair.points[..., 2] = np.maximum(hair.points[..., 2], 0.006)
    return hair


def over_cap(rng, crown, angle, length, fan):
    """Knots of one tress: from the crown over the cap's edge, then down the table; those from above come round the side."""
    out = np.array((np.sin(angle), -np.cos(angle)))
    knots = []
    for share in (0.03, 0.3, 0.6, 0.85):
        on = share * out * DOME[:2]
        knots.append((*on, DOME[2] * np.sqrt(1 - share**2) + 0.05))
    away = abs(angle) / REACH
    side = np.sin(np.clip(angle, -np.pi / 2, np.pi / 2))
    x = side * DOME[0] * (1.08 + 0.1 * away)
    low = knots[-1][1]
    layer = 0.05 + 0.14 * (1 - away) + 0.02 * rng.random()
    total = length - 0.1 * away
    if away > 0.6:
        knots.append((x * 1.06, low - 0.35, 0.2))
    start = min(low, -0.5 * DOME[1]) - 0.5
    for step, y in enumerate(np.linspace(start, -total, 5)):
        share = step / 4
        spread = x * (1 + fan * share**1.3) + 0.03 * rng.normal()
        knots.append((spread, y, layer * (1 - 0.55 * share)))
    return np.array(knots) + (*crown[:2], 0)
