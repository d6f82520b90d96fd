"""Copper red hair over a roll of pale linen, seen close up and aslant."""

from kit.shades import SHADES, mixed
from scenes import bulk_human_hair_5

FINISH = bulk_human_hair_5.FINISH


def build():
    bulk_human_hair_5.build(mixed(SHADES["copper"]), seed=97, heading=0.7, wave=0.07, aperture=9)
