"""Strands as arrays: a tress follows a guide, its strands clump, wave, fray and taper as cut hair does."""

from dataclasses import dataclass, field
from typing import Callable

import numpy as np


@dataclass
class Strands:
    """points: (strands, points, 3); radius: (strands, points); melanin: what is added to the shade's, likewise."""

    points: np.ndarray
    radius: np.ndarray
    melanin: np.ndarray


def joined(parts):
    """Several sets of strands of one number of points as one."""
    return Strands(
        *(np.concatenate([getattr(part, name) for part in parts]) for name in ("points", "radius", "melanin"))
    )


def smooth_path(knots, count=64):
    """A Catmull-Rom curve through the knots, in `count` points of equal distance."""
    knots = np.asarray(knots, float)
    padded = np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
    pieces = []
    u = np.linspace(0, 1, 40, endpoint=False)[:, None]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        pieces.append(
            0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u**2 + (3 * b - a - 3 * c + d) * u**3)
        )
    curve = np.vstack([*pieces, knots[-1:]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    at = np.linspace(0, along[-1], count)
    return np.stack([np.interp(at, along, curve[:, axis]) for axis in range(3)], 1)


def frames(path, side):
    """Unit side and normal at each point of a path, carried along it without twist from the first side."""
    tangents = np.gradient(path, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    sides = np.empty_like(path)
    current = np.asarray(side, float)
    for index, tangent in enumerate(tangents):
        current = current - tangent * (current @ tangent)
        current /= np.linalg.norm(current)
        sides[index] = current
    return sides, np.cross(tangents, sides)


def noise(rng, strands, t, octaves=(1.5, 3.5, 7.0)):
    """Smooth noise along each strand, about -1 to 1: (strands, points)."""
    total = np.zeros((strands, len(t)))
    for index, frequency in enumerate(octaves):
        phase = rng.uniform(0, 2 * np.pi, (strands, 1))
        speed = frequency * rng.uniform(0.7, 1.3, (strands, 1))
        total += rng.normal(size=(strands, 1)) * np.sin(2 * np.pi * speed * t + phase) / (1.6 * (index + 1))
    return total


@dataclass
class Tress:
    """How a tress is made. Lengths are in the kit's unit (10 cm); functions take t, 0 at the root to 1 at the tip."""

    width: float
    depth: float
    strands: int
    seed: int
    points: int = 40
    """Along each strand."""
    round: bool = False
    """An elliptic section, as of a tied bundle; otherwise a band."""
    flat_below: bool = False
    """Lies on something: the section has no lower half."""
    spread: Callable = field(default=lambda t: np.ones_like(t))
    """Factor of the width along the tress."""
    swell: Callable = field(default=lambda t: np.ones_like(t))
    """Factor of the depth along the tress."""
    locks: int = 14
    """Large locks, which part from each other towards the tip."""
    parting: float = 0.25
    drift: float = 0.05
    """How far locks wander from the guide towards the tip, as a share of the width."""
    clumps: int = 500
    """Small clumps of hairs that cling to each other."""
    cling: float = 0.55
    wave: float = 0.0
    """Amplitude of the wave."""
    waves: float = 3.0
    """Waves along the length."""
    wave_from: float = 0.1
    """Where the wave has come to half of its size."""
    wave_spread: float = 0.5
    """How far the locks' waves are out of step, in radians."""
    wave_lean: float = 0.0
    """How far the wave at one edge is ahead of the middle's, in radians."""
    lift: float = 0.6
    """Share of the wave that goes towards the viewer."""
    frizz: float = 0.005
    """How far most hairs cross their neighbours."""
    flyaways: float = 0.012
    """Share of the strands that stray."""
    stray: float = 0.12
    """How far those stray."""
    length_jitter: float = 0.05
    shorter: float = 0.12
    """Share of the strands that end well before the others."""
    ragged: float = 0.0
    """How far beyond the root hairs begin, as a share of the length: a cut end is never one plane."""
    uneven: float = 0.0
    """How far the locks differ in length, as a share of it: a cut line wavers."""
    radius: float = 0.0016
    streak: float = 0.06
    """Standard deviation of the melanin between locks, clumps and strands."""
    ombre: Callable = field(default=lambda t: np.zeros_like(t))
    """Melanin added along the tress."""


def grow(tress, path, side):
    """The strands of a tress that follows a path (see `smooth_path`), its width in the direction of `side`."""
    rng = np.random.default_rng(tress.seed)
    t = np.linspace(0, 1, tress.points)
    u, v = section(rng, tress, tress.strands)
    lock, *lock_centres = bundles(rng, tress, tress.locks, u, v)
    clump, *clump_centres = bundles(rng, tress, tress.clumps, u, v)
    across, through = gathered(rng, tress, t, (u, v), (lock, *lock_centres), (clump, *clump_centres))
    wander = tress.frizz * wandering(rng, tress.strands)

    drift = 0.5 * noise(rng, tress.locks, t, (0.8, 1.7))[lock] + 0.25 * noise(rng, tress.clumps, t, (1.2, 2.5))[clump]
    strays = rng.random(tress.strands) < tress.flyaways
    stray = np.where(strays, tress.stray * rng.uniform(0.3, 1.0, tress.strands), 0)[:, None] * t
    phase = wave_phase(rng, tress, u, lock, clump)
    along = t * lengths(rng, tress)[:, None]
    if tress.uneven:
        cut = rng.normal(size=tress.locks)[lock] + 0.4 * rng.normal(size=tress.clumps)[clump]
        along = along * (1 + tress.uneven * cut[:, None])
    if tress.ragged:
        begin = tress.ragged * np.abs(rng.normal(size=(tress.strands, 1)))
        along = begin + along * (1 - begin)
    amplitude = wave_size(rng, tress, along, lock, clump)
    turn = 2 * np.pi * tress.waves * along + phase

    def unruly():
        crossing = wander * t**0.6 * noise(rng, tress.strands, t, (0.6, 1.1, 2.3))
        fine = 0.6 * tress.frizz * t**0.7 * noise(rng, tress.strands, t)
        return crossing + fine + stray * noise(rng, tress.strands, t, (0.6, 1.3, 2.6))

    x = 0.5 * tress.width * across * tress.spread(t) + amplitude * np.sin(turn)
    x += tress.drift * tress.width * drift * t**1.2 + unruly()
    y = 0.5 * tress.depth * through * tress.swell(t) + tress.lift * amplitude * np.cos(turn)
    y += tress.drift * tress.depth * drift * t + unruly()
    points = place(path, side, along, x, np.abs(y) if tress.flat_below else y)

    radius = tress.radius * rng.uniform(0.75, 1.2, (tress.strands, 1)) * (1 - 0.75 * t**4)
    melanin = tress.streak * mottled(rng, lock, clump)
    return Strands(
        points.astype(np.float32),
        radius.astype(np.float32),
        (melanin[:, None] + tress.ombre(t)).astype(np.float32),
    )


def held(rng, count):
    """How firmly each hair keeps to its bundle: some lie between two, so that no slit parts them. (count, 1)"""
    return 1.25 * rng.beta(1.4, 0.9, (count, 1))


def wandering(rng, count):
    """How far each hair crosses its neighbours, about 1: one in twenty crosses four times as far. (count, 1)"""
    return np.minimum(np.exp(0.85 * rng.normal(size=(count, 1))), 8)


def mottled(rng, lock, clump):
    """How far the pigment of each hair is from the mean, about -1 to 1; bundles differ less than their hairs do."""
    return (
        0.35 * rng.normal(size=lock.max() + 1)[lock]
        + 0.35 * rng.normal(size=clump.max() + 1)[clump]
        + 0.85 * rng.normal(size=len(lock))
    )


def bundles(rng, tress, count, u, v):
    """Divides strands among `count` bundles: the bundle of each, and the places of the bundles' middles."""
    centre_u, centre_v = section(rng, tress, count)
    return nearest(u, v, centre_u, centre_v, tress.width / max(tress.depth, 1e-6)), centre_u, centre_v


def gathered(rng, tress, t, places, locks, clumps):
    """Places in the section along each strand, drawn first to its clump's middle and then to its lock's."""
    lock, lock_u, lock_v = locks
    clump, clump_u, clump_v = clumps
    firm = held(rng, tress.strands)
    parted = tress.parting * t**1.4 * firm
    cling = tress.cling * np.minimum(1, t * 1.6) ** 1.2 * firm

    def drawn(start, clump_middle, lock_middle):
        at = start[:, None] + (clump_middle[clump] - start)[:, None] * cling
        return at + (lock_middle[lock][:, None] - at) * parted

    return drawn(places[0], clump_u, lock_u), drawn(places[1], clump_v, lock_v)


def wave_phase(rng, tress, u, lock, clump):
    """Where in its wave each strand begins, in radians: (strands, 1)."""
    return (
        tress.wave_lean * (u + 0.35 * np.sin(2.3 * u + 1))
        + tress.wave_spread * rng.normal(size=tress.locks)[lock]
        + 0.25 * tress.wave_spread * rng.normal(size=tress.clumps)[clump]
        + 0.08 * rng.normal(size=tress.strands)
    )[:, None]


def wave_size(rng, tress, along, lock, clump):
    """The wave's amplitude along each strand."""
    grown = 1 / (1 + np.exp(-(along - tress.wave_from) / 0.06))
    varied = 1 + 0.18 * rng.normal(size=tress.locks)[lock] + 0.1 * rng.normal(size=tress.clumps)[clump]
    return tress.wave * grown * varied[:, None]


def lengths(rng, tress):
    """Length of each strand as a share of the path's: most nearly alike, some well short of the others."""
    length = 1 + tress.length_jitter * rng.normal(size=tress.strands)
    shorter = rng.random(tress.strands) < tress.shorter
    return np.clip(np.where(shorter, length * rng.uniform(0.55, 0.95, tress.strands), length), 0.2, 1.08)


def section(rng, tress, count):
    """Places in the cross-section, each -1 to 1: across the width, through the depth."""
    if tress.round:
        angle = rng.uniform(0, 2 * np.pi, count)
        out = np.sqrt(rng.random(count))
        u, v = out * np.cos(angle), out * np.sin(angle)
    else:
        u, v = rng.uniform(-1, 1, count), np.clip(rng.normal(size=count) * 0.5, -1, 1)
    return u, np.abs(v) if tress.flat_below else v


def nearest(u, v, centre_u, centre_v, ratio):
    """Index of the centre nearest to each place, where the section is `ratio` times as wide as deep."""
    u, centre_u = u * ratio, centre_u * ratio
    result = np.empty(len(u), np.int64)
    for start in range(0, len(u), 4096):
        part = slice(start, start + 4096)
        distance = (u[part, None] - centre_u) ** 2 + (v[part, None] - centre_v) ** 2
        result[part] = distance.argmin(1)
    return result


def place(path, side, along, x, y):
    """Points at `along` (0 to 1, a little beyond too) of a path, `x` to its side and `y` along its normal."""
    sides, normals = frames(path, side)
    last = len(path) - 1
    at = np.clip(along, 0, None) * last
    index = np.minimum(at.astype(int), last - 1)
    share = (at - index)[..., None]

    def between(values):
        return values[index] * (1 - share) + values[index + 1] * share

    return between(path) + between(sides) * x[..., None] + between(normals) * y[..., None]
