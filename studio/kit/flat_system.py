"""A man's hair system off the head: a shallow base of lace with a film edge, as it lies on a table."""

import numpy as np

from .blocks import lace, stretched
from .hair import add_hair
from .head import Head
from .heads import Cut, dress, turned
from .surfaces import matt

BASE = Head(((np.array([0.0, 0.0, 0.0]), np.array([0.74, 0.96, 0.5])),), blend=0.2)
"""The form it keeps: 15 by 19 cm and rounded; its lower half does not exist."""
EDGE = 0.06
"""Height of the base's edge."""


def within(places):
    """How far places lie within the edge, which is a little ragged."""
    x, y, z = places.T
    return z - EDGE - 0.02 * np.sin(23 * x) * np.sin(31 * y)


def combed(rng, roots, paths):
    """Longest on top; short at the sides."""
    inner = np.clip(within(roots) / 0.4, 0, 1)
    return (0.5 + 0.7 * inner) * (1 + 0.09 * rng.normal(size=len(roots)))


def flat_system(shade, place, turn, density=1.0, seed=5):
    """A system at a place of the table, its brow towards +y turned by `turn`; density: share of the usual hair."""
    base = stretched(lace(6.0, (0.30, 0.22, 0.16)), BASE, lambda places: within(places) > -0.05)
    film = stretched(matt("film edge", (0.55, 0.45, 0.36), 0.35), BASE, lambda places: np.abs(within(places)) < 0.035)
    for thing in (base, film):
        thing.location, thing.rotation_euler = place, (0, 0, turn)
    cut = Cut(
        strands=round(36000 * density),
        seed=seed,
        hairline=lambda places: within(places) > 0.0,
        cut=combed,
        points=28,
        reach=1.9,
        crown=(-1.6, 2.6, 0.05),
        parting=(1.6, 2.6, 0.05),
        whorl=0.0,
        tousle=0.16,
        lift=0.6,
        full=lambda roots: 0.35 + 0.65 * np.clip(within(roots) / 0.3, 0, 1),
        body=0.16 * (0.6 + 0.4 * density),
        layering=0.05,
        combing=5,
        combed=1.0,
        weight=1.6,
        hold=2.5,
        locks=150,
        parting_locks=0.3 if density > 0.8 else 0.5,
        clumps=1300,
        cling=0.55,
        bend=0.03,
        uneven=0.04,
        shorter=0.04,
        frizz=0.007,
        flyaways=0.012,
        stray=0.06,
        radius=0.0017,
        streak=shade.streak,
    )
    strands = dress(BASE, cut)
    strands.points[..., 2] = np.maximum(strands.points[..., 2], 0.01)
    add_hair("hair", turned(strands, turn, place), shade, roughness=0.2)
