"""A short brown hair system on its lace base, fitted on a wooden head block, seen from behind."""

import numpy as np

from kit.blocks import beech, carved, lace, stretched
from kit.camera import camera
from kit.hair import add_hair
from kit.heads import HEAD, Cut, Head, dress, turned
from kit.light import COOL, DAY, ambient, area
from kit.shades import SHADES
from kit.surfaces import plaster, tabletop, wall

FINISH = {"look": {"exposure": -0.35}}

SHADE = SHADES["dark brown"]
MIDDLE = 2.0
"""Height of the head above the table."""
TURN = 0.45
"""The face is turned this far towards the window, in radians."""
BLOCK = Head(
    (
        HEAD.parts[0],
        (np.array([0.0, 0.16, -0.5]), np.array([0.56, 0.64, 0.62])),
        (np.array([0.0, -0.03, -1.3]), np.array([0.43, 0.46, 1.4])),
        (np.array([0.0, 0.0, -2.1]), np.array([0.72, 0.72, 0.42])),
    ),
    blend=0.16,
)
"""A milliner's block: the head without features, its neck spread to a foot."""


def base(places):
    """How far places lie within the base's edge: it ends above the ears and below the crown."""
    x, y, z = places.T
    return z - np.interp(y, [-0.8, -0.4, 0.0, 0.5, 0.9], [-0.34, -0.3, -0.02, 0.26, 0.5])


def tapered(rng, roots, paths):
    """One centimetre at the edge, seven on top."""
    inner = np.clip(base(roots) / 0.95, 0, 1)
    return (0.1 + 0.62 * inner) * (1 + 0.09 * rng.normal(size=len(roots)))


def build():
    wall(plaster((0.76, 0.69, 0.61)), 2.6)
    tabletop(plaster((0.6, 0.53, 0.45)))
    block = carved(beech(), BLOCK, -MIDDLE)
    edge = stretched(lace(6.0), BLOCK, lambda places: base(places) > -0.22)
    for thing in (block, edge):
        thing.location, thing.rotation_euler = (0, 0, MIDDLE), (0, 0, TURN)
    cut = Cut(
        strands=38000,
        seed=4,
        hairline=lambda places: base(places) > 0,
        cut=tapered,
        points=20,
        reach=1.2,
        crown=(0.08, -0.62, 0.78),
        parting=(0.08, -0.55, 0.82),
        whorl=1.25,
        whorl_size=0.6,
        dense=1.6,
        tousle=0.08,
        lift=0.32,
        body=0.06,
        layering=0.06,
        combing=5,
        combed=1.0,
        weight=0.8,
        hold=9.0,
        locks=260,
        parting_locks=0.3,
        clumps=1700,
        cling=0.65,
        bend=0.012,
        uneven=0.015,
        frizz=0.006,
        flyaways=0.01,
        stray=0.05,
        radius=0.0022,
        streak=SHADE.streak,
    )
    add_hair("hair", turned(dress(BLOCK, cut), TURN, (0, 0, MIDDLE)), SHADE)
    area((-5.6, -1.4, 6.0), (0, 0, 2.2), (2.2, 3.0), 1150, DAY)
    area((-2.4, -4.2, 7.4), (0, 0, 2.4), (1.6, 0.9), 260, DAY)
    area((5.0, -2.0, 2.2), (0, 0, 2), (2.0, 3.0), 60, COOL)
    area((1.4, 1.2, 6.0), (0, 0, 2.4), (2.5, 0.8), 160, DAY)
    ambient(0.13)
    camera((0, -13, 3.3), (0.0, 0, 1.98), lens=120, aperture=4)
