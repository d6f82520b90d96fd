"""Hair knotted by hand onto mesh, at very close range: here one unit is a centimetre."""

import numpy as np

from .nodes import Nodes
from .props import tube
from .strands import Strands, noise, smooth_path
from .thread import lines

CELL = 0.085
"""Width of a hexagon of the mesh: less than a millimetre."""
ROW = 0.87 * CELL
"""From one row of hexagons to the next."""
LEVEL = 0.25


def drawn(points):
    """Points of a flat mesh where a real one has them: it is drawn a little this way and that, and no two cells are alike."""
    x, y, z = np.moveaxis(np.asarray(points, float), -1, 0)
    fine = np.modf(np.abs(np.sin(127.1 * x + 311.7 * y)) * 43758.5)[0] - 0.5
    other = np.modf(np.abs(np.sin(269.5 * x + 183.3 * y)) * 24634.6)[0] - 0.5
    return np.stack(
        [
            x + CELL * (0.35 * np.sin(1.7 * x + 2.3 * y + 0.4) + 0.11 * fine),
            y + CELL * (0.35 * np.sin(2.1 * x - 1.3 * y) + 0.11 * other),
            z + 0.014 * np.sin(2.6 * x + 1.2) * np.cos(1.9 * y),
        ],
        -1,
    )


def corner(column, row, upper=False):
    """The lower corner of a cell, or the one that a thread leads on from."""
    rise = np.array((0.5, 0.29, 0)) * upper
    return drawn((CELL * (column + 0.5 * (row % 2)), ROW * row, LEVEL) + CELL * rise)


def rows(low, high):
    """The rows of cells from one height in the picture to another."""
    return range(round(low / ROW), round(high / ROW))


def mesh(material, low, high, side=2.2, gauge=0.0024):
    """Hexagons: rows of zigzag, joined by short uprights; low and high: where it ends; gauge: the threads' radius."""
    paths, columns = [], range(-round(side / CELL), round(side / CELL))
    for row in rows(low, high):
        zigzag = [corner(column, row, upper) for column in columns for upper in (False, True)]
        paths.append(smooth_path(zigzag, 5 * len(zigzag)))
        for column in columns:
            paths.append(np.array([corner(column, row, True), corner(column + row % 2, row + 1)]))
    rng = np.random.default_rng(5)
    lines(paths, gauge, material, thickness=rng.uniform(0.75, 1.3, sum(map(len, paths))))


def knot(rng, at, material, size=1.0):
    """Hair drawn twice round the thread and tight."""
    turn = np.linspace(0, 4 * np.pi, 40)
    along = np.linspace(-0.009, 0.009, 40) + 0.002 * rng.normal()
    points = at + size * np.stack([along, 0.0105 * np.cos(turn), 0.0105 * np.sin(turn)], 1)
    tube("knot", points, 0.0052 * size, material, side=(1, 0, 0), section=10)


def lace_front(rng, first, dense, material, back=3.0, side=1.8, power=1.3, scatter=0.008, size=0.5, most=3):
    """Where the hairs of a lace's front edge are tied, in some cells from `first` on, in every one from `dense` on.

    first, dense, back: places along +y; side: half of the width; scatter: how far from a cell's corner; size: of the
    knots; most: hairs of one knot.
    """
    roots = []
    for row in rows(first, back):
        share = np.clip((ROW * (row + 1) - first) / (dense - first), 0, 1) ** power
        for column in range(-round(side / CELL), round(side / CELL)):
            if rng.random() > share:
                continue
            at = corner(column, row) + scatter * rng.normal(size=3) * (1, 1, 0)
            if at[1] < 0.9:
                knot(rng, at, material, size=size * rng.uniform(0.8, 1.2))
            roots += [at] * rng.integers(1, 3 if at[1] < dense else most + 1)
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
