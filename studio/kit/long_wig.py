"""A long straight wig on a linen head, its ends out of the picture."""

import numpy as np

from .blocks import canvas, carved, stretched
from .hair import add_hair, keep_gaps_dark
from .head import HEAD, azimuth
from .heads import Cut, dress, to_line, turned
from .surfaces import matt
from .wigs import bare_face, hairline, off_face, parting

MIDDLE = 5.3
"""Height of the head above the table."""
ENDS = -3.5
"""Height of the ends, below the middle of the head."""
TURN = -0.55
"""How far the face is turned from the back wall."""
BESIDE = 0.2
"""Where the parting runs, from the middle of the head."""


def lengths(rng, roots, paths):
    """A bow, longest in the middle of the back, its ends thinned out."""
    around = azimuth(paths[:, 30])
    level = to_line(paths, ENDS + 0.7 * (np.abs(around) / np.pi) ** 1.3)
    kept = level - 0.8 * rng.random(len(roots)) ** 3 + 0.07 * rng.normal(size=len(roots))
    return bare_face(rng, paths, kept, above=-1.2)


def curtain(points):
    """Below the nape the hair hangs straight down instead of closing on the neck, and keeps off the face."""
    x, y, height = np.moveaxis(points, -1, 0)
    low = np.clip((-0.1 - height) / 0.5, 0, 1)
    reach = np.hypot(x / 0.86, (y + 0.15) / 0.74)
    out = np.stack([x, y + 0.15, 0 * x], -1) / np.maximum(reach, 0.1)[..., None]
    face = np.clip((y - 0.2) / 0.4, 0, 1) * np.exp(-((x / 0.6) ** 2))
    aside = off_face(x, BESIDE)
    return (low * np.clip(1.16 - reach, -0.3, 0.6))[..., None] * 9 * out + 9 * face[..., None] * aside


def waved(points):
    """Hair that hangs, in waves of one growth that begin below the ears."""
    rng = np.random.default_rng(12)
    around, height = azimuth(points), points[..., 2]
    grown = 0.075 / (1 + np.exp((height + 0.5) / 0.3))
    own = 0.1 * rng.normal(size=(len(points), 1)) + 0.6 * np.sin(5 * around + 1)
    own = own + 0.45 * np.sin(11 * around) + 0.4 * np.sin(27 * around + 2)
    turn = 2 * np.pi * height / 1.55 + own
    out = np.stack([np.sin(around), -np.cos(around), 0 * around], -1)
    aside = np.stack([np.cos(around), np.sin(around), 0 * around], -1)
    return points + (grown * np.cos(turn))[..., None] * out + (0.8 * grown * np.sin(turn))[..., None] * aside


def long_wig(shade, cap_colour, finish):
    """The head, seen from behind, with the wig on it.

    cap_colour: near the hair's; finish: what becomes of the hair before it is turned.
    """
    line = parting(BESIDE)
    block = carved(canvas(), HEAD, -1.42)
    cap = stretched(matt("cap", cap_colour), HEAD, lambda places: hairline(places, line))
    for thing in (block, cap):
        thing.location, thing.rotation_euler = (0, 0, MIDDLE), (0, 0, TURN)
    cut = Cut(
        strands=140000,
        seed=9,
        hairline=lambda places: hairline(places, line),
        cut=lengths,
        pull=curtain,
        reach=5.6,
        crown=tuple(line[0]),
        through=tuple(line[1:-1]),
        parting=tuple(line[-1]),
        points=60,
        dense=2.4,
        body=0.07,
        layering=0.03,
        lift=0.7,
        whorl=0.5,
        whorl_size=0.3,
        tousle=0.09,
        weight=3.0,
        hold=3.0,
        locks=130,
        clumps=3000,
        parting_locks=0.28,
        cling=0.42,
        bend=0.08,
        uneven=0.035,
        shorter=0.16,
        frizz=0.006,
        flyaways=0.06,
        stray=0.12,
        radius=0.001,
        streak=shade.streak,
    )
    keep_gaps_dark(shade)
    add_hair("hair", turned(finish(dress(HEAD, cut)), TURN, (0, 0, MIDDLE)), shade, roughness=0.2)
