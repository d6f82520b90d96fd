"""Wavy natural brown hair over a roll of pale linen, seen close up."""

from kit.shades import SHADES, mixed
from scenes import bulk_human_hair_5

FINISH = bulk_human_hair_5.FINISH


def build():
    bulk_human_hair_5.build(mixed(SHADES["natural brown"]), seed=131, heading=0.25, wave=0.13, aperture=9)
