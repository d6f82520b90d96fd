"""A bob on a linen head and a walnut stand, its parting on lace."""

import numpy as np

from .blocks import canvas, carved, stretched, turned_wood
from .hair import add_hair
from .head import HEAD, azimuth
from .heads import Cut, dress, to_line, turned
from .strands import smooth_path
from .surfaces import matt, walnut

MIDDLE = 3.0
"""Height of the head above the table."""
AT_BROW = 1.06
"""Where the parting has come past the hairline, as an angle: a wig's runs out between the hair of both sides."""
HANGING = 30
"""A step of the growth at which all hair hangs freely."""
STAND = [
    (0.0, 0.0),
    (0.62, 0.0),
    (0.62, 0.0),
    (0.66, 0.04),
    (0.66, 0.09),
    (0.6, 0.14),
    (0.6, 0.14),
    (0.4, 0.18),
    (0.14, 0.3),
    (0.115, 0.6),
    (0.115, 1.2),
    (0.2, 1.45),
    (0.36, 1.56),
    (0.36, 1.62),
    (0.36, 1.62),
    (0.3, 1.64),
]


def hairline(places, line):
    """Low at the nape, above the ears, higher over the brow; the parting is clear of roots."""
    return (brow(places) > 0) & (from_line(places, line) > 0.001)


def brow(places):
    """How far places lie above the hairline."""
    x, y, z = places.T
    return z - np.interp(y, [-0.6, -0.3, 0.0, 0.35, 0.65, 0.9], [-0.62, -0.5, -0.2, 0.08, 0.5, 0.72])


def parting(beside, end=0.88):
    """Places along the parting, `beside` the middle of the head, from the crown to an angle before its top."""
    angle = np.linspace(-0.45, end, 6)
    rays = np.stack([np.full(6, beside), np.sin(angle), np.cos(angle)], 1)
    return HEAD.surface(np.repeat(HEAD.parts[0][0][None], 6, 0), rays)


def from_line(places, line):
    """Distance from a parting."""
    return np.min([np.linalg.norm(places - knot, axis=-1) for knot in smooth_path(line, 90)], 0)


def flat_at(line, places):
    """Hair lies flat along its parting and stands fuller away from it."""
    return 0.6 + 0.4 * np.clip(from_line(places, line) / 0.2, 0, 1)


def hem(around, behind):
    """Height at which the ends begin to turn in: a little higher towards the face than `behind`."""
    return behind + 0.03 * np.abs(around) / np.pi


def inward(points, beside, behind):
    """The hair keeps off the face and hangs straight down past the nape, and its ends turn under."""
    out = points * (1, 1, 0) - (0, 0.1, 0)
    x, y, height = np.moveaxis(points, -1, 0)
    low = np.clip((-0.1 - height) / 0.5, 0, 1)
    hanging = low * np.clip(1.22 - np.hypot(x / 0.86, (y + 0.05) / 0.9), -0.3, 0.6)
    ends = np.clip((hem(azimuth(points), behind) + 0.16 - height) / 0.5, 0, 1)
    face = np.clip((y - 0.2) / 0.4, 0, 1) * np.exp(-((x / 0.6) ** 2))
    return 11 * face[..., None] * off_face(x, beside) + (10 * hanging - 1.6 * ends**1.5)[..., None] * out


def off_face(x, beside):
    """The way to the side that hair is parted to."""
    return np.where(x < 1.3 * beside, -1.0, 1.0)[..., None] * np.array([1.0, -0.35, 0])


def bare_face(rng, paths, lengths, above=-np.inf):
    """What would hang over the face, down to the height `above`, stays as the short growth of a hairline."""
    x, y, z = np.moveaxis(paths, -1, 0)
    over_face = ((y > 0.3) & (np.abs(x) < 0.53) & (z < 0.2) & (z > above)).any(1)
    return np.where(over_face, 0.05 + 0.15 * rng.random(len(paths)), lengths)


def lengths(rng, roots, paths, layers, behind):
    """All ends at the line but for some millimetres; round the face layers of up to `layers`."""
    level = to_line(paths, hem(azimuth(paths[:, HANGING]), behind)) + 0.2
    front = np.clip((roots[:, 1] - 0.25) / 0.4, 0, 1)
    layered = front * layers * rng.random(len(roots)) ** 2.5
    return bare_face(rng, paths, level - layered + 0.03 * rng.normal(size=len(roots)))


def bob(shade, turn, beside=-0.2, layers=0.5, base=(0.06, 0.035, 0.02), strands=95000, radius=0.0012, ends=-1.3):
    """The head, its face turned from the back wall, with the wig on it.

    beside: where its parting runs; layers: how much shorter the hair round the face may be; base: the
    colour of its cap, near the hair's; strands, radius: more and thinner ones where it is seen close up;
    ends: height at which they turn in behind, from the middle of the head.
    """
    line = parting(beside, AT_BROW)
    turned_wood(walnut(), STAND)
    block = carved(canvas(), HEAD, -1.42)
    cap = stretched(
        matt("cap", base),
        HEAD,
        lambda places: hairline(places, line) & (from_line(places, line) > 0.05),
        lift=0.002,
    )
    # Under pale hair a dark parting is a scar.
    light = 0.3 * (1 - shade.melanin) ** 2
    skin = stretched(
        matt("lace", (0.1 + light, 0.065 + 0.75 * light, 0.045 + 0.57 * light)),
        HEAD,
        lambda places: (from_line(places, line) < 0.1) & (brow(places) > 0.0),
        lift=0.003,
    )
    for thing in (block, cap, skin):
        thing.location, thing.rotation_euler = (0, 0, MIDDLE), (0, 0, turn)
    cut = Cut(
        strands=strands,
        seed=7,
        hairline=lambda places: hairline(places, line),
        cut=lambda rng, roots, paths: lengths(rng, roots, paths, layers, ends),
        pull=lambda points: inward(points, beside, ends),
        crown=tuple(line[0]),
        through=tuple(line[1:-1]),
        parting=tuple(line[-1]),
        points=44,
        dense=3.0,
        body=0.075,
        layering=0.06,
        full=lambda roots: flat_at(line, roots),
        lift=0.8,
        whorl=0.5,
        whorl_size=0.3,
        tousle=0.08,
        locks=90,
        clumps=2800,
        parting_locks=0.22,
        cling=0.34,
        bend=0.05,
        uneven=0.04,
        shorter=0.12,
        flyaways=0.06,
        frizz=0.006,
        stray=0.1,
        radius=radius,
        streak=shade.streak,
    )
    add_hair("hair", turned(dress(HEAD, cut), turn, (0, 0, MIDDLE)), shade, roughness=0.21)
