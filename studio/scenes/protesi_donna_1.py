"""A short natural brown wig on a walnut stand, seen from behind in window light."""

import numpy as np

from kit.blocks import carved, turned_wood
from kit.camera import camera
from kit.hair import add_hair
from kit.heads import HEAD, Cut, azimuth, dress, to_line, turned
from kit.light import COOL, DAY, ambient, area
from kit.shades import SHADES
from kit.surfaces import matt, plaster, tabletop, wall, walnut

FINISH = {"look": {"exposure": -0.3}}

SHADE = SHADES["natural brown"]
LINE = -1.4
"""Where the ends begin to turn in behind, below the middle of the head."""
MIDDLE = 3.0
"""Height of the head above the table."""
TURN = 0.55
"""The face is turned this far towards the window, in radians."""
HANGING = 40
"""A step of the growth at which all hair hangs freely."""

STAND = [
    # the foot
    (0.0, 0.0),
    (0.64, 0.0),
    (0.64, 0.0),
    (0.68, 0.04),
    (0.68, 0.10),
    (0.64, 0.14),
    (0.64, 0.14),
    (0.58, 0.14),
    (0.58, 0.14),
    (0.55, 0.17),
    (0.30, 0.23),
    (0.17, 0.34),
    (0.17, 0.34),
    # a bead, the stem, a second bead
    (0.205, 0.37),
    (0.205, 0.41),
    (0.17, 0.44),
    (0.17, 0.44),
    (0.125, 0.55),
    (0.115, 0.8),
    (0.135, 1.1),
    (0.19, 1.3),
    (0.19, 1.3),
    (0.23, 1.33),
    (0.23, 1.36),
    (0.19, 1.39),
    (0.19, 1.39),
    # up into the hair
    (0.2, 1.5),
    (0.3, 1.75),
    (0.42, 2.1),
]


def hairline(places):
    """Low at the nape, above the ears, higher over the brow."""
    x, y, z = places.T
    return z > np.interp(y, [-0.6, -0.3, 0.0, 0.35, 0.65, 0.9], [-0.62, -0.5, -0.2, 0.0, 0.35, 0.55])


def line(around):
    """Height at which the ends begin to turn in: shortest behind, longer towards the face, never quite even."""
    return LINE - 0.12 * np.abs(around) + 0.02 * np.sin(5 * around + 1) + 0.01 * np.sin(11 * around)


def inward(points):
    """The hair keeps to the nape, and its ends turn under."""
    out = points * (1, 1, 0) - (0, 0.05, 0)
    height = points[..., 2]
    nape = 0.35 * np.exp(-(((height + 0.75) / 0.7) ** 2))
    around = azimuth(points)
    ends = np.clip((line(around) + 0.3 + 0.05 * np.sin(9 * around) + 0.03 * np.sin(23 * around) - height) / 0.55, 0, 1)
    return -(nape + 3 * ends**1.5)[..., None] * out


def bob(rng, roots, paths):
    """All ends a little below the line, none of them cut with a ruler."""
    uneven = 0.08 * rng.normal(size=len(roots)) - rng.exponential(0.06, len(roots))
    return to_line(paths, line(azimuth(paths[:, HANGING]))) + 0.24 + uneven


def build():
    wall(plaster((0.76, 0.69, 0.61)), 2.6)
    tabletop(plaster((0.6, 0.53, 0.45)))
    turned_wood(walnut(), STAND)
    cap = carved(matt("cap", (0.05, 0.03, 0.02)), HEAD, -0.6)
    cap.location, cap.rotation_euler = (0, 0, MIDDLE), (0, 0, TURN)
    cut = Cut(
        strands=36000,
        seed=7,
        hairline=hairline,
        cut=bob,
        pull=inward,
        dense=2.5,
        body=0.085,
        layering=0.06,
        lift=0.55,
        whorl=0.8,
        whorl_size=0.45,
        locks=80,
        parting_locks=0.2,
        cling=0.36,
        bend=0.06,
        uneven=0.015,
        flyaways=0.02,
        stray=0.1,
        streak=SHADE.streak,
        ombre=lambda t: 0.08 * t**6,
    )
    add_hair("hair", turned(dress(HEAD, cut), TURN, (0, 0, MIDDLE)), SHADE)
    area((-5.6, -1.4, 6.8), (0, 0, 2.6), (2.2, 3.0), 1250, DAY)
    area((-6.5, 0.2, 3.4), (0, 0, 2.4), (2.0, 3.6), 260, DAY)
    area((-2.4, -4.2, 8.6), (0, 0, 2.8), (1.6, 0.9), 300, DAY)
    area((5.0, -2.0, 2.5), (0, 0, 2), (2.0, 3.0), 60, COOL)
    area((1.4, 1.2, 6.8), (0, 0, 2.8), (2.5, 0.8), 190, DAY)
    ambient(0.13)
    camera((0, -14, 3.7), (0.0, 0, 2.08), lens=101, aperture=4)
