"""Silver hair over a roll of pale linen, seen close up and aslant."""

from kit.shades import SHADES
from scenes import bulk_human_hair_5

FINISH = bulk_human_hair_5.FINISH


def build():
    bulk_human_hair_5.build(SHADES["silver"], seed=621, heading=-0.55, wave=0.06, aperture=9)
