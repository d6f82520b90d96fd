"""A small hairpiece seen close up from above: its parting on a base of silk, the hair falling to both sides."""

from dataclasses import replace

import numpy as np

from .hair import add_hair
from .sets import close_on_dark
from .shades import chart, coloured, deepened, mixed
from .strands import grow, joined, smooth_path
from .surfaces import matt, mesh_object
from .tresses import fine

WIDE = 3.8
"""Length of the parting, which leaves the picture on both sides."""
SWEEP = 3.0
"""How far along the parting hair is combed by its end."""


def swerve(x):
    """How far the parting, drawn with a comb, is from a straight line."""
    return 0.012 * np.sin(2.1 * x + 0.6) + 0.006 * np.sin(5.3 * x)


def topper(key, silk, *place, **view):
    """The piece in a shade of the site's chart on dark linen; silk: the colour of its base; place, view: of `lit_across`."""
    pigment = chart(key)
    add_hair("hair", coloured(deepened(joined([half(mixed(pigment), -1), half(mixed(pigment), 1)]), pigment), key), pigment)
    x = np.linspace(-WIDE / 2, WIDE / 2, 60)
    edges = [np.stack([x, swerve(x) + aside, 0 * x + 0.25], 1) for aside in (-0.05, 0.05)]
    faces = [(i, i + 1, i + 61, i + 60) for i in range(59)]
    mesh_object("base", np.concatenate(edges), faces).data.materials.append(matt("silk", silk, 0.6, grain=0.2))
    close_on_dark(pigment, *place, **view)


def half(shade, side):
    """The hair on one side of the parting: it rises, bends away and lies down; side: 1 or -1, of +y."""
    rise = ((0, 0.25), (0.03, 0.29), (0.14, 0.35), (0.34, 0.37), (0.58, 0.3), (0.85, 0.14), (1.2, 0.03), (1.8, 0.0))
    tress = fine(
        shade,
        410 + side,
        width=WIDE,
        depth=0.1,
        strands=90000,
        locks=30,
        clumps=2600,
        parting=0.25,
        drift=0.03,
        cling=0.4,
        frizz=0.005,
        flyaways=0.03,
        wave=0.02,
        waves=1.5,
        wave_spread=0.7,
        ragged=0.012,
        swell=lambda t: 0.1 + 1.2 * np.clip(t / 0.25, 0, 1) ** 0.8,
        radius=0.0007,
    )
    hair = grow(tress, smooth_path([(0, side * out, up) for out, up in rise], 120), (side, 0, 0))
    x, y, z = np.moveaxis(hair.points, -1, 0)
    along = x - 0.6 + SWEEP * np.linspace(0, 1, x.shape[1]) ** 1.4
    return replace(hair, points=np.stack([along, y + swerve(x), z], -1).astype(np.float32))
