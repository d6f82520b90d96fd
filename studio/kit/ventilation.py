"""Hair knotted by hand onto mesh, at very close range: here one unit is a centimetre."""

import numpy as np

from .nodes import Nodes
from .props import tube
from .strands import Strands, noise
from .thread import line

CELL = 0.13
"""Width of a hexagon of the mesh: 1.3 mm."""


def vertex(column, row):
    """The lower corner of a cell, on the mesh's level."""
    return np.array(((column + 0.5 * (row % 2)) * CELL, row * CELL * 0.87, 0.25))


def mesh(material, rows=range(-18, 22)):
    """Hexagons: rows of zigzag, joined by short uprights."""
    for row in rows:
        columns = np.arange(-15, 16)
        points = []
        for column in columns:
            low = vertex(column, row)
            points += [low, low + (0.5 * CELL, 0.29 * CELL, 0)]
        line(np.array(points), 0.0042, material)
        for column in columns:
            top = vertex(column, row) + (0.5 * CELL, 0.29 * CELL, 0)
            line(np.array([top, top + (0, 0.58 * CELL, 0)]), 0.0042, material)


def knot(rng, at, material, size=1.0):
    """Hair drawn twice round the thread and tight."""
    turn = np.linspace(0, 4 * np.pi, 40)
    along = np.linspace(-0.009, 0.009, 40) + 0.002 * rng.normal()
    points = at + size * np.stack([along, 0.0105 * np.cos(turn), 0.0105 * np.sin(turn)], 1)
    tube("knot", points, 0.0052 * size, material, side=(1, 0, 0), section=10)


def lace_front(
    rng, first, dense, material, rows=26, columns=range(-13, 14), power=1.3, scatter=0.008, size=0.6, most=6
):
    """Where the hairs of a lace's front edge are tied, some in the cells of row `first`, in every one from `dense` on.

    scatter: how far from a cell's corner; size: of the knots; most: hairs of one knot.
    """
    roots = []
    for row in range(first, rows):
        share = np.clip((row - first + 1) / (dense - first + 1), 0, 1) ** power
        for column in columns:
            if rng.random() > share:
                continue
            at = vertex(column, row) + scatter * rng.normal(size=3) * (1, 1, 0)
            if row < 8:
                knot(rng, at, material, size=size)
            roots += [at] * rng.integers(1, 3 if row < dense else most + 1)
    return np.array(roots)


def hairs(rng, roots, heading, points=40, radius=0.0045, bow=0.0, melanin=0.1, lift=0.05, lengths=(2.6, 3.4)):
    """Single hairs that rise from their knots and are combed over the mesh.

    heading: of each, in radians from +y; bow: how far they bend to the right at a length of 1; lift: how steeply they go
    on rising; melanin: added to the shade's, since alone before a pale ground a hair looks lighter than among others.
    """
    t = np.linspace(0, 1, points)
    n = len(roots)
    length = rng.uniform(*lengths, (n, 1))
    heading = np.asarray(heading)[:, None]
    along = t * length
    rise = rng.uniform(0.05, 0.16, (n, 1)) * (1 - np.exp(-along / 0.16)) + lift * along
    sway = 0.03 * t * noise(rng, n, t, (0.8, 1.7))
    x = roots[:, :1] + along * np.sin(heading) + sway * np.cos(heading) + bow * along**2
    y = roots[:, 1:2] + along * np.cos(heading) - sway * np.sin(heading)
    z = roots[:, 2:] + 0.008 + rise + 0.02 * t * noise(rng, n, t, (0.8, 1.9))
    radius = np.full((n, points), radius) * rng.uniform(0.8, 1.15, (n, 1))
    melanin = np.repeat(melanin + 0.04 * rng.normal(size=(n, 1)), points, 1)
    return Strands(np.stack([x, y, z], -1).astype(np.float32), radius.astype(np.float32), melanin.astype(np.float32))


def nylon():
    """Clear thread: it lets most light through and shines."""
    n = Nodes("nylon")
    body = n.add(
        "BsdfPrincipled", {"Base Color": (0.80, 0.72, 0.62, 1), "Roughness": 0.25, "Transmission": 0.5, "IOR": 1.4}
    )
    through = n.add("BsdfTransparent", {"Color": (0.8, 0.76, 0.7, 1)})
    return n.end(n.add("MixShader", {0: n.add("LightPath").outputs["Is Shadow Ray"], 1: body, 2: through}))
