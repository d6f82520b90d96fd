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
    """How far places lie within the base's edge: from the brow over the temples to below the crown."""
    x, y, z = places.T
    return z - np.interp(y, [-0.8, -0.4, 0.0, 0.35, 0.62, 0.9], [-0.25, -0.1, 0.12, 0.3, 0.34, 0.5])


def combed_back(rng, roots, paths):
    """On top long enough to lie over the crown, shorter at the sides."""
    inner = np.clip(base(roots) / 0.7, 0, 1)
    return (0.5 + 0.85 * inner) * (1 + 0.08 * rng.normal(size=len(roots)))


def system(shade, turn, place=(0.0, 0.0), density=1.0, seed=4):
    """The block with the system on it, its face turned from the back wall; density: share of the usual hair."""
    block = carved(canvas(), BLOCK, -MIDDLE)
    edge = stretched(lace(6.0, (0.30, 0.22, 0.16)), BLOCK, lambda places: base(places) > -0.05)
    at = (*place, MIDDLE)
    for thing in (block, edge):
        thing.location, thing.rotation_euler = at, (0, 0, turn)
    cut = Cut(
        strands=round(52000 * density),
        seed=seed,
        hairline=lambda places: base(places) > 0.03 * np.sin(40 * places[:, 0]) ** 2 * np.sin(71 * places[:, 1]) ** 2,
        cut=combed_back,
        points=28,
        reach=2.0,
        crown=(-0.6, 1.4, 0.05),
        parting=(0.6, 1.4, 0.05),
        whorl=0.0,
        tousle=0.09,
        lift=0.75,
        full=lambda roots: 0.3 + 0.7 * np.clip(base(roots) / 0.35, 0, 1) * np.clip(0.6 + roots[:, 1], 0.2, 1),
        body=0.26,
        layering=0.05,
        combing=7,
        combed=1.8,
        weight=0.9,
        hold=8.0,
        locks=170,
        parting_locks=0.34,
        clumps=1500,
        cling=0.52,
        bend=0.025,
        uneven=0.03,
        shorter=0.03,
        frizz=0.006,
        flyaways=0.01,
        stray=0.05,
        radius=0.0016,
        streak=shade.streak,
    )
    add_hair("hair", turned(dress(BLOCK, cut), turn, at), shade, roughness=0.2)
