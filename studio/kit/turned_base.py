"""A base turned over on a table: a dish of mesh or lining, the hair lying round its rim."""

import numpy as np

from .props import grid_faces
from .strands import grow, joined, smooth_path
from .surfaces import mesh_object
from .tresses import lying


def dish(material, half, deep, rise=0.06, lift=0.0, inner=1e-3, turns=120, rings=50):
    """A dish about the origin: half its width and length, how deep its middle lies below its rim, and the rim's height.

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


def fringe(shade, half, length, seed, count=40, strands=1500, heading=(0.0, -0.6), **changes):
    """The hair that lies out from under the rim, all of it drawn a little towards `heading`.

    length: of the hair that is seen, from an angle round the rim, 0 to the right; changes: fields of each Tress.
    """
    rng = np.random.default_rng(seed)
    parts = []
    for index in range(count):
        angle = 2 * np.pi * (index + 0.5) / count + 0.05 * rng.normal()
        rim_at = np.array((half[0] * np.cos(angle), half[1] * np.sin(angle), 0.0))
        out = np.array((np.cos(angle), np.sin(angle), 0.0))
        far = length(angle) * (1 + 0.1 * rng.normal())
        pull = np.array((*heading, 0.0))
        knots = [0.72 * rim_at + (0, 0, 0.05), 0.98 * rim_at + (0, 0, 0.07)]
        for share in (0.4, 0.75, 1.0):
            on = rim_at + far * share * out + 0.5 * far * share**2 * pull + 0.04 * rng.normal(size=3) * (1, 1, 0)
            knots.append(on * (1, 1, 0) + (0, 0, 0.11 * (1 - share) + 0.02))
        path = smooth_path(knots, 80)
        lock = lying(
            shade,
            seed + 1 + index,
            **{
                "width": 0.26,
                "depth": 0.12,
                "strands": strands,
                "points": 40,
                "round": False,
                "flat_below": False,
                "locks": 4,
                "clumps": 50,
                "parting": 0.35,
                "drift": 0.2,
                "spread": lambda t: 0.9 + 0.8 * t - 0.6 * t**3,
                "swell": lambda t: 1 - 0.6 * t,
                "wave": 0.012,
                "waves": 1.2,
                "stray": 0.06,
                "radius": 0.0018,
                **changes,
            },
        )
        parts.append(grow(lock, path, np.cross((0, 0, 1), path[1] - path[0])))
    hair = joined(parts)
    hair.points[..., 2] = np.maximum(hair.points[..., 2], 0.006)
    return hair
