"""Tresses that scenes have in common; every field of a Tress can be given otherwise."""

from dataclasses import replace

import numpy as np

from .strands import Tress, grow, joined


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


def veil(shade, seed, path, side, relief=None, **changes):
    """Strands that open on cloth of a relief; beyond their edges ever fewer hairs lie on it.

    changes: fields of the denser hair's Tress given otherwise.
    """
    tress = lying(
        shade,
        seed,
        **{
            "width": 0.55,
            "depth": 0.12,
            "strands": 7500,
            "points": 72,
            "round": False,
            "locks": 12,
            "clumps": 900,
            "parting": 0.3,
            "drift": 0.16,
            "cling": 0.3,
            "swell": lambda t: 1.3 - 1.1 * t,
            "wave": 0.08,
            "waves": 2.2,
            "lift": 0.3,
            "frizz": 0.006,
            "flyaways": 0.05,
            "stray": 0.16,
            "shorter": 0.5,
            "length_jitter": 0.08,
            "uneven": 0.06,
            "radius": 0.001,
            **changes,
        },
    )
    edge = replace(
        tress,
        seed=seed + 1,
        width=tress.width * 18 / 11,
        depth=tress.depth / 2,
        strands=tress.strands * 4 // 15,
        locks=40,
        parting=0.4,
        drift=0.16,
        frizz=0.014,
    )
    hair = joined([grow(one, path, side) for one in (tress, edge)])
    hair.points[..., 2] = np.maximum(hair.points[..., 2], 0.004)
    if relief:
        hair.points[..., 2] += relief(hair.points[..., 0], hair.points[..., 1])
    return hair
