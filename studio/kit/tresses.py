"""Tresses that scenes have in common; every field of a Tress can be given otherwise."""

from dataclasses import replace

from .strands import Tress


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
