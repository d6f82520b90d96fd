"""A base turned over on a table: a dish of mesh or lining, the hair combed past it towards the viewer."""

import numpy as np

from .props import grid_faces
from .strands import grow, joined, smooth_path
from .surfaces import mesh_object
from .tresses import lying

STEP = 0.04


def dish(material, half, deep, rise=0.06, lift=0.0, inner=1e-3, turns=160, rings=60):
    """A dish about the origin: half its width and length, how deep its middle lies below its rim, and that middle's height.

    inner: share of it at which it begins, for a band along the rim; lift: of this layer over the dish.
    """
    angle = np.linspace(0, 2 * np.pi, turns, endpoint=False)
    share = np.linspace(inner, 1, rings)[:, None]
    x, y = share * half[0] * np.cos(angle), share * half[1] * np.sin(angle)
    z = np.broadcast_to(rise + deep * share**2 + lift, x.shape)
    cloth = mesh_object("dish", np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(rings, turns))
    cloth.data.materials.append(material)
    return cloth


def rim(half, deep, rise=0.06, lift=0.0, inset=1.0, turns=160):
    """The dish's edge as a closed path."""
    angle = np.linspace(0, 2 * np.pi, turns, endpoint=False)
    return np.stack(
        [inset * half[0] * np.cos(angle), inset * half[1] * np.sin(angle), 0 * angle + rise + deep * inset**2 + lift], 1
    )


def stream(angle, half, length, ends, out):
    """A path over the table from the rim at an angle, 0 to the right, as if combed past the base towards -y.

    It follows a stream that flows round an ellipse, for a length or as far as y = -ends; out: how strongly the hair first
    leaves the rim.
    """
    at = 1.02 * np.array((np.cos(angle), np.sin(angle)))
    path, done = [at * half], 0.0
    while done < length and path[-1][1] > -ends:
        r = np.hypot(*at)
        radial, around = at / r, np.array((-at[1], at[0])) / r
        sine, cosine = at[1] / r, at[0] / r
        flow = (out / r - (1 - r**-2) * sine) * radial - (1 + r**-2) * cosine * around
        step = flow * half
        at = at + STEP * flow / np.linalg.norm(step)
        path.append(at * half)
        done += STEP
    return np.array(path)


def hair_beneath(shade, half, deep, seed, rise=0.06, length=9.0, ends=9.0, out=0.4, count=52, strands=1700, **changes):
    """The hair of a base that lies on its face, a `dish` of `half`, `deep` and `rise`.

    length: of what is seen of it; ends: how far towards the viewer it reaches at most; changes: fields of each Tress given
    otherwise.
    """
    rng = np.random.default_rng(seed)
    half = np.asarray(half, float)
    parts = []
    for index in range(count):
        angle = 2 * np.pi * (index + 0.5) / count + 0.04 * rng.normal()
        shorter = 1 + 0.05 * rng.normal()
        flat = stream(
            angle, half * (1 + 0.04 * rng.random()), length * shorter, ends * shorter, out * rng.uniform(0.8, 1.2)
        )
        along = np.linspace(0, 1, len(flat))
        fall = np.exp(-STEP * np.arange(len(flat)) / 0.3)
        level = (rise + deep - 0.1) * fall + 0.03 + 0.05 * (1 - along) * rng.random()
        within = np.array([(*(0.8 * flat[0]), rise + 0.64 * deep - 0.09)])
        path = np.vstack([within, np.column_stack([flat, level])])
        lock = lying(
            shade,
            seed + 1 + index,
            **{
                "width": 0.24,
                "depth": 0.1,
                "strands": strands,
                "points": 56,
                "round": False,
                "flat_below": False,
                "locks": 4,
                "clumps": 60,
                "parting": 0.25,
                "drift": 0.15,
                "spread": lambda t: 0.8 + 0.5 * t - 0.5 * t**4,
                "swell": lambda t: 1 - 0.6 * t,
                "wave": 0.012,
                "waves": 1.4,
                "stray": 0.06,
                "radius": 0.0018,
                **changes,
            },
        )
        smooth = smooth_path(path[:: max(1, len(path) // 24)], 110)
        parts.append(grow(lock, smooth, np.cross((0, 0, 1), smooth[1] - smooth[0])))
    hair = joined(parts)
    # Nothing sinks into the table.
    hair.points[..., 2] = np.maximum(hair.points[..., 2], 0.006)
    return hair
