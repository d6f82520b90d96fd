"""Hair on a head: it leaves the crown and the parting, lies on the scalp, falls, and is cut to a line.

A head stands upright about the origin, its face towards +y, so that a camera at -y sees it from behind.
"""

from dataclasses import dataclass, field
from typing import Callable

import numpy as np

from .head import dot, outside, unit
from .strands import Strands, held, mottled, noise, wandering

DOWN = np.array([0.0, 0.0, -1.0])
STEP = 0.06
"""Length of hair grown at once."""


@dataclass
class Cut:
    """How a head of hair grows and is cut. Lengths are in the kit's unit (10 cm); t is 0 at the root, 1 at the tip."""

    strands: int
    seed: int
    hairline: Callable
    """Whether hair grows at places of the scalp: (places, 3) to booleans."""
    cut: Callable
    """Length of each strand: from the roots and the grown, uncut paths with steps of STEP."""
    points: int = 36
    reach: float = 3.6
    """Length before the cut."""
    crown: tuple = (0.06, -0.5, 0.86)
    parting: tuple = (0.16, 0.7, 0.75)
    """The hair falls to both sides of the line from the crown to here."""
    through: tuple = ()
    """Places that this line passes on its way; straight from one end to the other it would run beneath the scalp."""
    whorl: float = 0.5
    """How far the crown turns, in radians."""
    whorl_size: float = 0.35
    tousle: float = 0.1
    """How far locks and clumps are combed another way, in radians."""
    dense: float = 1.0
    """Roots at the crown and along the parting, as many times as elsewhere."""
    full: Callable = field(default=lambda roots: np.ones(len(roots)))
    """Shares of `lift` and `body` at roots: less where the hair is to lie close."""
    lift: float = 0.5
    """Angle at which hair leaves the scalp, in radians."""
    body: float = 0.05
    """Thickness of the hair close to its roots."""
    layering: float = 0.07
    """By how much hair from higher up lies over the lower, to the unit of its length."""
    combing: float = 5.0
    """Pull along the scalp, away from crown and parting, and how soon it ends."""
    combed: float = 0.6
    weight: float = 2.6
    """Pull downwards."""
    hold: float = 6.0
    """Pull towards the scalp."""
    pull: Callable = field(default=lambda points: np.zeros_like(points))
    """Further pull at places, such as the inward turn of the ends."""
    locks: int = 70
    """Large bundles, which draw together towards the ends by the share `parting_locks`."""
    parting_locks: float = 0.3
    clumps: int = 1400
    """Small bundles of hairs that cling to each other."""
    cling: float = 0.6
    bend: float = 0.05
    """How far locks and clumps sway from the fall."""
    frizz: float = 0.005
    flyaways: float = 0.012
    """Share of the strands that stray, and how far."""
    stray: float = 0.12
    shorter: float = 0.1
    """Share of the strands that end well before the others."""
    uneven: float = 0.04
    """How far the locks differ in length."""
    radius: float = 0.0023
    streak: float = 0.05
    """Standard deviation of the melanin between locks, clumps and strands."""
    ombre: Callable = field(default=lambda t: np.zeros_like(t))
    """Melanin added along the strands."""


def dress(head, cut):
    """The strands of a head of hair."""
    rng = np.random.default_rng(cut.seed)
    roots = scalp(rng, head, cut)
    n, t = len(roots), np.linspace(0, 1, cut.points)
    lock, clump = bundles(rng, roots, cut.locks), bundles(rng, roots, cut.clumps)
    astray = cut.tousle * (rng.normal(size=cut.locks)[lock.label] + 0.6 * rng.normal(size=cut.clumps)[clump.label])
    paths = fall(rng, head, cut, roots, astray)
    lock_length = cut.uneven * rng.normal(size=cut.locks)[lock.label]
    paths = gathered(rng, cut, paths, length_of(rng, cut, roots, paths, lock_length), lock, clump)
    # Hair is combed before it is cut: the line is true only where the strands have come to lie.
    length = length_of(rng, cut, roots, paths, lock_length)
    length = np.where(rng.random(n) < cut.shorter, length * rng.uniform(0.6, 0.95, n), length)
    paths = trimmed(paths, length, t)
    paths = paths + loosened(rng, cut, t, lock, clump)
    paths = outside(head, paths, 0.004)

    melanin = cut.streak * mottled(rng, lock.label, clump.label)
    radius = cut.radius * rng.uniform(0.75, 1.2, (n, 1)) * (1 - 0.75 * t**4)
    return Strands(
        paths.astype(np.float32), radius.astype(np.float32), (melanin[:, None] + cut.ombre(t)).astype(np.float32)
    )


def length_of(rng, cut, roots, paths, lock_length):
    """Lengths of the strands as they are cut; a short one of a short lock keeps two millimetres."""
    return np.maximum(cut.cut(rng, roots, paths) + lock_length, 0.02)


def scalp(rng, head, cut):
    """Roots, spread evenly, more of them at the crown and along the parting."""
    tries = 5 * cut.strands
    index = np.arange(tries) + rng.uniform(-0.4, 0.4, tries)
    z = 1 - 2 * (index + 0.5) / tries
    turn = np.pi * (1 + 5**0.5) * index
    out = np.sqrt(np.clip(1 - z**2, 0, 1))
    rays = np.stack([out * np.cos(turn), out * np.sin(turn), z], 1)
    places = head.surface(head.parts[0][0], rays)
    places = places[cut.hairline(places)]
    chance = 1 + (cut.dense - 1) * np.exp(-((np.linalg.norm(from_parting(cut, places), axis=1) / 0.22) ** 2))
    kept = rng.choice(len(places), min(cut.strands, len(places)), replace=False, p=chance / chance.sum())
    return places[np.sort(kept)]


def from_parting(cut, points):
    """Vectors from the nearest place of the parting to the points."""
    knots = [np.array(knot) for knot in (cut.crown, *cut.through, cut.parting)]
    nearest = None
    for start, end in zip(knots, knots[1:]):
        line = end - start
        along = np.clip((points - start) @ line / (line @ line), 0, 1)
        away = points - start - along[..., None] * line
        if nearest is None:
            nearest = away
        else:
            closer = dot(away, away) < dot(nearest, nearest)
            nearest = np.where(closer, away, nearest)
    return nearest


def flow(cut, points, normals, astray):
    """The way the hair is combed: along the scalp, away from crown and parting, turned at the crown and `astray`."""
    away = from_parting(cut, points)
    along = unit(away - normals * dot(away, normals))
    near = np.linalg.norm(points - np.array(cut.crown), axis=-1)
    turn = (cut.whorl * np.exp(-((near / cut.whorl_size) ** 2)) + astray)[..., None]
    return along * np.cos(turn) + np.cross(normals, along) * np.sin(turn)


def fall(rng, head, cut, roots, astray):
    """Uncut paths: (strands, steps, 3)."""
    n = len(roots)
    full = cut.full(roots)
    lift = (cut.lift * full)[:, None] * rng.uniform(0.5, 1.3, (n, 1))
    depth = rng.uniform(0.25, 1, n)
    body = cut.body * full
    normals = head.normal(roots)
    heading = unit(flow(cut, roots, normals, astray) * np.cos(lift) + normals * np.sin(lift))
    paths = [roots]
    for step in range(1, round(cut.reach / STEP) + 1):
        grown, place = step * STEP, paths[-1]
        layer = depth * body * (1 - np.exp(-grown / 0.2)) + cut.layering * grown * (0.6 + 0.4 * depth)
        above = (head.distance(place) - layer)[:, None]
        force = DOWN * cut.weight + cut.pull(place)
        force = force + flow(cut, place, normals, astray) * cut.combing * np.exp(-((grown / cut.combed) ** 2))
        force = force - normals * cut.hold * np.clip(above, -0.2, 0.3) * np.exp(-grown / cut.reach)
        heading = unit(heading + force * STEP)
        ahead = place + heading * STEP
        normals = head.normal(ahead)
        ahead = ahead + normals * np.clip(layer - head.distance(ahead), 0, 0.5 * STEP)[:, None]
        heading = unit(ahead - place)
        paths.append(place + heading * STEP)
    return np.stack(paths, 1)


def gathered(rng, cut, paths, length, lock, clump):
    """The uncut paths drawn to their clumps' and locks' middles, more and more towards where they will be cut."""
    t = np.minimum(np.arange(paths.shape[1]) * STEP / length[:, None], 1)
    firm = held(rng, len(paths))
    grip = cut.cling * np.minimum(1, t * 1.5) ** 1.3 * firm
    paths = paths + (paths[clump.middle] - paths) * grip[..., None]
    return paths + (paths[lock.middle] - paths) * (cut.parting_locks * t**2.2 * firm)[..., None]


def loosened(rng, cut, t, lock, clump):
    """What takes hair out of order: locks and clumps sway, hairs frizz, a few stray. (strands, points, 3)"""
    n = len(lock.label)
    wander = cut.frizz * wandering(rng, n)
    offsets = []
    for share in (1.0, 1.0, 0.4):
        sway = noise(rng, cut.locks, t, (0.7, 1.5))[lock.label]
        sway = sway + 0.4 * noise(rng, cut.clumps, t, (1.2, 2.6))[clump.label]
        strays = np.where(rng.random(n) < cut.flyaways, cut.stray * rng.uniform(0.3, 1.0, n), 0)[:, None]
        loose = wander * t**0.6 * noise(rng, n, t, (0.7, 1.3, 2.6)) + 0.6 * cut.frizz * t**0.7 * noise(rng, n, t)
        loose = loose + strays * t**0.6 * noise(rng, n, t, (1.3, 2.6, 4.5))
        offsets.append(share * (cut.bend * t**1.5 * sway + loose))
    return np.stack(offsets, -1)


def trimmed(paths, length, t):
    """The paths cut to their lengths, in as many points as t has."""
    at = np.clip(t * length[:, None] / STEP, 0, paths.shape[1] - 1.001)
    index = at.astype(int)
    share = (at - index)[..., None]
    rows = np.arange(len(paths))[:, None]
    return paths[rows, index] * (1 - share) + paths[rows, index + 1] * share


def to_line(paths, height):
    """Lengths at which the paths first pass below a height (strands,)."""
    below = paths[..., 2] < height[:, None]
    first = np.where(below.any(1), below.argmax(1), paths.shape[1] - 1)
    rows = np.arange(len(paths))
    upper, lower = paths[rows, np.maximum(first - 1, 0), 2], paths[rows, first, 2]
    share = np.clip((upper - height) / np.maximum(upper - lower, 1e-6), 0, 1)
    return (np.maximum(first - 1, 0) + share) * STEP


@dataclass(frozen=True)
class Bundles:
    """label: of each strand's bundle; middle: the strand each strand's bundle gathers to."""

    label: np.ndarray
    middle: np.ndarray


def bundles(rng, roots, count):
    """The strands in bundles by where they grow."""
    middles = rng.choice(len(roots), count, replace=False)
    centres = roots[middles]
    squares = (centres**2).sum(1)
    parts = np.array_split(roots, len(roots) // 2048 + 1)
    label = np.concatenate([(squares - 2 * part @ centres.T).argmin(1) for part in parts])
    return Bundles(label, middles[label])


def turned(strands, angle, offset=(0, 0, 0)):
    """Strands turned about the upright axis, then moved."""
    c, s = np.cos(angle), np.sin(angle)
    turn = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]], np.float32)
    return Strands(strands.points @ turn.T + np.asarray(offset, np.float32), strands.radius, strands.melanin)
