"""A man's hair system on a linen block: lace at the edge, the hair combed back from the brow."""

import numpy as np

from .blocks import canvas, carved, lace, stretched
from .hair import add_hair
from .head import HEAD, Head
from .heads import Cut, dress, turned

MIDDLE = 2.0
"""Height of the head above the table."""
BLOCK = Head(
    (
        HEAD.parts[0],
        (np.array([0.0, 0.26, -0.5]), np.array([0.53, 0.62, 0.70])),
        (np.array([0.0, -0.06, -1.3]), np.array([0.43, 0.46, 1.4])),
        (np.array([0.0, 0.0, -2.1]), np.array([0.74, 0.74, 0.4])),
    ),
    blend=0.15,
)
"""A block: the head without features, its neck spread to a foot."""


def base(places):
    """How far places lie within the base's edge: from the brow over the temples and the ears to the nape."""
    x, y, z = places.T
    line = [(-0.8, -0.62), (-0.5, -0.52), (-0.25, -0.33), (0.0, -0.24), (0.16, -0.2), (0.28, 0.02), (0.42, 0.3)]
    return z - np.interp(y, *zip(*line, (0.62, 0.34), (0.9, 0.5)))


def top(roots):
    """1 where the hair is left long, 0 where it is cut short: from the crown forwards to the brow, not at the sides."""
    x, y, z = roots.T
    return smooth((z - 0.36 + 0.28 * np.clip(y, 0, 1)) / 0.34)


def smooth(share):
    share = np.clip(share, 0, 1)
    return share * share * (3 - 2 * share)


def combed_back(rng, roots, paths):
    """Long enough on top to lie over the crown, not three centimetres at the sides, one at the ears and nape."""
    sides = 0.1 + 0.17 * smooth(base(roots) / 0.3)
    return (sides + (0.95 - sides) * top(roots)) * (1 + 0.08 * rng.normal(size=len(roots)))


def system(shade, turn, place=(0.0, 0.0), density=1.0, seed=4):
    """The block with the system on it, its face turned from the back wall; density: share of the usual hair."""
    block = carved(canvas(), BLOCK, -MIDDLE)
    edge = stretched(lace(6.0, (0.30, 0.22, 0.16)), BLOCK, lambda places: base(places) > -0.05)
    at = (*place, MIDDLE)
    for thing in (block, edge):
        thing.location, thing.rotation_euler = at, (0, 0, turn)
    cut = Cut(
        strands=round(72000 * density),
        seed=seed,
        hairline=lambda places: base(places) > 0.03 * np.sin(40 * places[:, 0]) ** 2 * np.sin(71 * places[:, 1]) ** 2,
        cut=combed_back,
        points=28,
        reach=1.5,
        crown=(-0.6, 1.4, 0.45),
        parting=(0.6, 1.4, 0.45),
        whorl=0.0,
        tousle=0.07,
        lift=0.6,
        full=lambda roots: 0.12 + 0.88 * top(roots) * np.clip(0.6 + roots[:, 1], 0.35, 1),
        body=0.15,
        layering=0.05,
        combing=7,
        combed=1.2,
        weight=0.9,
        hold=8.0,
        locks=170,
        parting_locks=0.22,
        clumps=1800,
        cling=0.45,
        bend=0.02,
        uneven=0.03,
        shorter=0.03,
        frizz=0.004,
        flyaways=0.006,
        stray=0.04,
        radius=0.0016,
        streak=shade.streak,
    )
    add_hair("hair", turned(dress(BLOCK, cut), turn, at), shade, roughness=0.2)
