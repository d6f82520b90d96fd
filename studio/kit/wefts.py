"""Machine-sewn wefts over a fold of linen, their seams behind its crest."""

from dataclasses import replace

import numpy as np

from .hair import add_hair
from .seams import laid_down, sewn_edge
from .sets import ASLANT, fold
from .shades import deepened, mixed
from .strands import grow, smooth_path
from .tresses import lying

PITCH = 0.13
"""From one seam to the next."""
WIDTH = 3.4
"""Of a run, more than the picture's."""


def laid_wefts(shade, count):
    """Adds wefts to the picture that lie over one another, the seam of each a little behind the next and along the crest."""
    rng, pigment = np.random.default_rng(71), mixed(shade)
    for index in range(count):
        behind = count - 1 - index
        seam = np.array((0.0, 0.14 + PITCH * behind, 0.04 + 0.04 * index))
        laid(pigment, seam, ASLANT + 0.015 * rng.normal(), 71 + 10 * index, 40000 if behind else 130000)


def laid(shade, seam, turn, seed, strands):
    """A weft whose seam has its middle at a place and whose hair runs from it, turned from -y by `turn`."""
    down, side = np.array((np.sin(turn), -np.cos(turn), 0)), np.array((np.cos(turn), np.sin(turn), 0))
    steps = ((0, 0, 0), (0.25, 0, 0.02), (0.7, 0.02, 0.05), (1.3, 0, -0.01), (2.4, 0, -0.02))
    path = smooth_path([seam + along * down + aside * side + (0, 0, up) for along, aside, up in steps], 72)
    weft = lying(
        shade,
        seed,
        width=WIDTH,
        depth=0.09,
        strands=strands,
        points=48,
        round=False,
        locks=22,
        clumps=1500,
        parting=0.08,
        drift=0.02,
        cling=0.35,
        swell=lambda t: 0.7 + 1.5 * np.sin(np.pi * np.clip(t, 0, 1)),
        wave=0.02,
        waves=2,
        shorter=0.05,
        radius=0.0007,
        flyaways=0.03,
        stray=0.12,
        frizz=0.006,
    )
    # Where locks part one sees hair, not a dark slit.
    beneath = replace(weft, strands=40000, seed=seed + 1, locks=34)
    for name, tress, low in (("hair", weft, 0), ("hair beneath", beneath, 0.025)):
        hair = grow(tress, path - (0, 0, low), side)
        add_hair(name, deepened(replace(hair, points=over_crest(hair.points)), shade), shade, roughness=0.2)
    edge, hung = np.array([(-WIDTH / 2, 0, 0), (WIDTH / 2, 0, 0)]), laid_down(seam, turn)
    sewn_edge(edge, shade, 5, stitch=0.014, rows=2, pose=lambda at: over_crest(hung(at)), gauge=0.0019, arch=0.007)


def over_crest(points):
    """Points as the fold raises them."""
    x, y, z = np.moveaxis(points, -1, 0)
    return np.stack([x, y, z + fold(x, y)], -1)
