"""Hair on a head: it leaves the crown and the parting, lies on the scalp, falls, and is cut to a line.

A head stands upright about the origin, its face towards +y, so that a camera at -y sees it from behind.
"""

from dataclasses import dataclass, field
from typing import Callable

import numpy as np

from .strands import Strands, noise

DOWN = np.array([0.0, 0.0, -1.0])
STEP = 0.06
"""Length of hair grown at once."""


@dataclass(frozen=True)
class Head:
    """A head as ellipsoids that flow into each other: (centre, half axes) each, the first of them the cranium."""

    parts: tuple
    blend: float = 0.12

    def distance(self, points):
        """From the surface, negative within; nearly exact close to it."""
        total = 0
        for centre, axes in self.parts:
            away = (points - centre) / axes
            out = np.linalg.norm(away, axis=-1)
            steep = np.linalg.norm(away / axes, axis=-1)
            total = total + np.exp(-np.clip(out * (out - 1) / np.maximum(steep, 1e-6), -3, 6) / self.blend)
        return -self.blend * np.log(total)

    def normal(self, points):
        e = 1e-3
        rises = [self.distance(points + e * axis) - self.distance(points - e * axis) for axis in np.eye(3)]
        return unit(np.stack(rises, -1))

    def surface(self, origins, directions, reach=3.0):
        """Where rays from within leave the head, found by halving."""
        near, far = np.zeros(len(directions)), np.full(len(directions), reach)
        for _ in range(24):
            middle = (near + far) / 2
            inside = self.distance(origins + directions * middle[:, None]) < 0
            near, far = np.where(inside, middle, near), np.where(inside, far, middle)
        return origins + directions * near[:, None]


HEAD = Head(
    (
        (np.array([0.0, -0.02, 0.12]), np.array([0.72, 0.93, 0.86])),
        (np.array([0.0, 0.30, -0.55]), np.array([0.52, 0.60, 0.72])),
        (np.array([0.0, -0.16, -1.20]), np.array([0.44, 0.46, 1.30])),
    )
)
"""Of an adult: 14.5 cm wide, 19 cm deep, and a neck."""


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
    whorl: float = 0.5
    """How far the crown turns, in radians."""
    whorl_size: float = 0.35
    tousle: float = 0.1
    """How far locks and clumps are combed another way, in radians."""
    dense: float = 1.0
    """Roots at the crown and along the parting, as many times as elsewhere."""
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
    frizz: float = 0.012
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
    length = cut.cut(rng, roots, paths)
    length = length + cut.uneven * rng.normal(size=cut.locks)[lock.label]
    length = np.where(rng.random(n) < cut.shorter, length * rng.uniform(0.6, 0.95, n), length)
    paths = trimmed(gathered(rng, cut, paths, length, lock, clump), length, t)
    paths = paths + loosened(rng, cut, t, lock, clump)
    paths = outside(head, paths, 0.004)

    melanin = 0.5 * rng.normal(size=cut.locks)[lock.label] + 0.55 * rng.normal(size=cut.clumps)[clump.label]
    melanin = cut.streak * (melanin + 0.6 * rng.normal(size=n))
    radius = cut.radius * rng.uniform(0.75, 1.2, (n, 1)) * (1 - 0.75 * t**4)
    return Strands(
        paths.astype(np.float32), radius.astype(np.float32), (melanin[:, None] + cut.ombre(t)).astype(np.float32)
    )


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
    crown, front = np.array(cut.crown), np.array(cut.parting)
    line = front - crown
    along = np.clip((points - crown) @ line / (line @ line), 0, 1)
    return points - crown - along[..., None] * line


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
    lift = cut.lift * rng.uniform(0.5, 1.3, (n, 1))
    depth = rng.uniform(0.25, 1, n)
    normals = head.normal(roots)
    heading = unit(flow(cut, roots, normals, astray) * np.cos(lift) + normals * np.sin(lift))
    paths = [roots]
    for step in range(1, round(cut.reach / STEP) + 1):
        grown, place = step * STEP, paths[-1]
        layer = depth * cut.body * (1 - np.exp(-grown / 0.2)) + cut.layering * grown * (0.6 + 0.4 * depth)
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
    grip = cut.cling * np.minimum(1, t * 1.5) ** 1.3 * rng.uniform(0.4, 1.2, cut.clumps)[clump.label][:, None]
    paths = paths + (paths[clump.middle] - paths) * grip[..., None]
    return paths + (paths[lock.middle] - paths) * (cut.parting_locks * t**2.2)[..., None]


def loosened(rng, cut, t, lock, clump):
    """What takes hair out of order: locks and clumps sway, hairs frizz, a few stray. (strands, points, 3)"""
    n = len(lock.label)
    offsets = []
    for share in (1.0, 1.0, 0.4):
        sway = noise(rng, cut.locks, t, (0.7, 1.5))[lock.label]
        sway = sway + 0.4 * noise(rng, cut.clumps, t, (1.2, 2.6))[clump.label]
        strays = np.where(rng.random(n) < cut.flyaways, cut.stray * rng.uniform(0.3, 1.0, n), 0)[:, None]
        loose = cut.frizz * t**0.7 * noise(rng, n, t) + strays * t**0.6 * noise(rng, n, t, (1.3, 2.6, 4.5))
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


def outside(head, paths, least):
    """The paths with what had got into the head pushed out of it."""
    points = paths.reshape(-1, 3)
    deep = np.flatnonzero(head.distance(points) < least)
    points[deep] += head.normal(points[deep]) * (least - head.distance(points[deep]))[:, None]
    return points.reshape(paths.shape)


def turned(strands, angle, offset=(0, 0, 0)):
    """Strands turned about the upright axis, then moved."""
    c, s = np.cos(angle), np.sin(angle)
    turn = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]], np.float32)
    return Strands(strands.points @ turn.T + np.asarray(offset, np.float32), strands.radius, strands.melanin)


def azimuth(points):
    """Angle about the upright axis: 0 behind, ±π in front."""
    return np.arctan2(points[..., 0], -points[..., 1])


def dot(a, b):
    return (a * b).sum(-1, keepdims=True)


def unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)
