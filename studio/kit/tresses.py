"""Tresses that scenes have in common; every field of a Tress can be given otherwise."""

from dataclasses import replace

import numpy as np

from .strands import Strands, Tress, grow, joined, smooth_path


def lying(shade, seed, **changes):
    """A thick tress of straight hair that lies on something."""
    usual = Tress(
        width=0.7,
        depth=0.3,
        strands=16000,
        seed=seed,
        points=56,
        round=True,
        flat_below=True,
        locks=14,
        clumps=420,
        parting=0.25,
        drift=0.06,
        cling=0.5,
        flyaways=0.015,
        stray=0.12,
        radius=0.002,
        length_jitter=0.04,
        shorter=0.25,
        streak=shade.streak,
    )
    return replace(usual, **changes)


def fine(shade, seed, **changes):
    """A tress of single hairs that light comes through, its ends thinned."""
    usual = {
        "depth": 0.12,
        "strands": 7500,
        "points": 72,
        "round": False,
        "locks": 12,
        "clumps": 900,
        "cling": 0.3,
        "frizz": 0.006,
        "flyaways": 0.05,
        "stray": 0.16,
        "shorter": 0.5,
        "length_jitter": 0.08,
        "uneven": 0.06,
        "radius": 0.001,
    }
    return lying(shade, seed, **{**usual, **changes})


def run(at, heading, steps):
    """A path over the cloth from a place, and its unit vectors ahead and to the left.

    heading: in radians from +x; steps: how far ahead, to the left and up each knot is.
    """
    out = np.array((np.cos(heading), np.sin(heading), 0))
    side = np.array((-out[1], out[0], 0))
    return smooth_path([at + along * out + aside * side + (0, 0, up) for along, aside, up in steps], 90), out, side


def spread_out(tress, path, side, width, beyond=2000, relief=None):
    """The strands of a tress on cloth, and ever fewer hairs beyond its edges, up to a width; relief: the cloth's."""

    def wider(t):
        """No hair begins beside what holds the tress."""
        return tress.spread(t) * (1 + (width / tress.width - 1) * np.clip(t / 0.15, 0, 1))

    outer = replace(tress, seed=tress.seed + 1, depth=tress.depth / 2, strands=beyond, spread=wider)
    outer = replace(outer, locks=40, parting=0.4, frizz=0.014)
    strands = joined([grow(one, path, side) for one in (tress, outer)])
    x, y, z = np.moveaxis(strands.points, -1, 0)
    z = np.maximum(z, 0.004)
    return Strands(np.stack([x, y, z + relief(x, y) if relief else z], -1), strands.radius, strands.melanin)
