"""Hair combed over something: each strand has a guide of its own, so that no tress shows where it ends."""

from dataclasses import dataclass

import numpy as np

from .heads import bundles
from .strands import Strands, held, mottled, noise, wandering


@dataclass
class Combing:
    """What becomes of the guides. Lengths are in the kit's unit (10 cm); t is 0 at the root, 1 at the tip."""

    points: int = 64
    locks: int = 90
    """Large bundles, which draw together towards the ends by the share `parting`."""
    parting: float = 0.3
    clumps: int = 2400
    """Small bundles of hairs that cling to each other."""
    cling: float = 0.5
    bend: float = 0.04
    """How far locks and clumps sway from their guides."""
    wave: float = 0.0
    """Amplitude of the wave."""
    waves: float = 3.0
    """Waves along the mean length, counted from the ends, so that those of long and short hair lie side by side."""
    wave_from: float = 0.3
    """Where the wave has come to half of its size."""
    wave_spread: float = 0.4
    """How far the locks' waves are out of step, in radians."""
    wave_lean: float = 0.0
    """How far the wave is ahead to the right, in radians to the unit of `by`."""
    lift: float = 0.6
    """Share of the wave that goes upwards."""
    frizz: float = 0.005
    flyaways: float = 0.012
    """Share of the strands that stray, and how far."""
    stray: float = 0.1
    length_jitter: float = 0.025
    uneven: float = 0.012
    """How far the locks differ in length, as a share of it."""
    shorter: float = 0.15
    """Share of the strands that end well before the others."""
    radius: float = 0.002


def combed(rng, shade, guides, by, look):
    """The strands of a Combing.

    guides: (strands, steps, 3), each with points of equal distance; by: (strands, 3), what lies together in it is
    bundled together.
    """
    n, t = len(guides), np.linspace(0, 1, look.points)
    lock, clump = bundles(rng, by, look.locks), bundles(rng, by, look.clumps)
    along = np.clip(t * lengths(rng, look, lock)[:, None], 0, 1.06)
    paths, from_end = gathered(rng, look, guides, along, lock, clump)

    heading = np.gradient(paths, axis=1)[..., :2]
    heading /= np.maximum(np.linalg.norm(heading, axis=-1, keepdims=True), 1e-9)
    side = np.stack([-heading[..., 1], heading[..., 0]], -1)
    sway = 0.6 * noise(rng, look.locks, t, (0.8, 1.7))[lock.label]
    sway += 0.35 * noise(rng, look.clumps, t, (1.2, 2.6))[clump.label]
    phase = rng.normal(size=look.locks)[lock.label] + 0.3 * rng.normal(size=look.clumps)[clump.label]
    turn = 2 * np.pi * look.waves * from_end + (look.wave_spread * phase + 0.08 * rng.normal(size=n))[:, None]
    turn += look.wave_lean * (by[:, :1] + 0.25 * np.sin(4 * by[:, :1] + 1))
    size = look.wave / (1 + np.exp(-(along - look.wave_from) / 0.1))
    size = size * (1 + 0.18 * rng.normal(size=look.locks)[lock.label] + 0.1 * rng.normal(size=n))[:, None]

    wander = look.frizz * wandering(rng, n)

    def loose():
        strays = np.where(rng.random(n) < look.flyaways, look.stray * rng.uniform(0.3, 1, n), 0)[:, None]
        crossing = wander * t**0.6 * noise(rng, n, t, (0.6, 1.1, 2.3))
        fine = 0.6 * look.frizz * t**0.7 * noise(rng, n, t)
        return crossing + fine + strays * t**0.6 * noise(rng, n, t, (0.8, 1.6, 3.0))

    paths[..., :2] += side * (look.bend * t**1.3 * sway + size * np.sin(turn) + loose())[..., None]
    paths[..., 2] += look.lift * size * np.cos(turn) + 0.5 * loose()
    # Nothing sinks into the table.
    paths[..., 2] = np.maximum(paths[..., 2], 0.006)

    melanin = shade.streak * mottled(rng, lock.label, clump.label)
    radius = look.radius * rng.uniform(0.75, 1.2, (n, 1)) * (1 - 0.75 * t**4)
    return Strands(
        paths.astype(np.float32),
        radius.astype(np.float32),
        np.repeat(melanin[:, None], look.points, 1).astype(np.float32),
    )


def lengths(rng, look, lock):
    """Length of each strand as a share of its guide's."""
    n = len(lock.label)
    length = (1 + look.uneven * rng.normal(size=look.locks))[lock.label] * (1 + look.length_jitter * rng.normal(size=n))
    return np.where(rng.random(n) < look.shorter, length * rng.uniform(0.6, 0.95, n), length)


def gathered(rng, look, guides, along, lock, clump):
    """The paths, drawn to their clumps' and locks' middles, and each point's share from its guide's end."""
    t = np.linspace(0, 1, look.points)
    firm = held(rng, len(guides))
    grip = look.cling * np.minimum(1, 1.6 * t) ** 1.3 * firm
    whole = np.linalg.norm(np.diff(guides, axis=1), axis=-1).sum(1)
    from_end = (along - 1) * (whole / whole.mean())[:, None]
    # What is drawn together has its waves together too.
    places = np.concatenate([at(guides, along), from_end[..., None]], 2)
    places += (places[clump.middle] - places) * grip[..., None]
    places += (places[lock.middle] - places) * (look.parting * t**1.8 * firm)[..., None]
    return places[..., :3], places[..., 3]


def at(guides, along):
    """Points of the guides at shares of their lengths, a little beyond too."""
    last = guides.shape[1] - 1
    place = along * last
    index = np.clip(place.astype(int), 0, last - 1)
    share = (place - index)[..., None]
    rows = np.arange(len(guides))[:, None]
    return guides[rows, index] * (1 - share) + guides[rows, index + 1] * share


def evenly(paths, steps):
    """Paths (strands, points, 3) with as many points of equal distance as `steps`."""
    walked = np.concatenate(
        [np.zeros((len(paths), 1)), np.cumsum(np.linalg.norm(np.diff(paths, axis=1), axis=-1), 1)], 1
    )
    share = np.linspace(0, 1, steps)

    def spread(way, path):
        return np.stack([np.interp(share * way[-1], way, axis) for axis in path.T], 1)

    return np.stack([spread(way, path) for way, path in zip(walked, paths)])
