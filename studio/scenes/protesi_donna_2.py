"""The lengths of a long straight dark brown wig, bending over dark linen so that a band of light crosses them."""

from kit.hair import add_hair, keep_gaps_dark
from kit.sets import dark_cloth, from_above
from kit.shades import SHADES, mixed
from kit.strands import grow, smooth_path
from kit.surfaces import tabletop
from kit.tresses import fine

FINISH = {"look": {"exposure": 0.0, "contrast": 1.06}}


def build(name="dark brown", seed=91, wave=0.03, waves=1.3, fill=4, heading=0.5):
    """heading: of the camera, in radians from across the bend."""
    tabletop(dark_cloth(), size=12)
    shade = mixed(SHADES[name])
    keep_gaps_dark(shade)
    path = smooth_path(
        [(-0.5, 1.6, 0.02), (-0.4, 0.9, 0.32), (-0.1, 0.1, 0.46), (0.25, -0.7, 0.26), (0.4, -1.5, 0.0)], 96
    )
    lengths = fine(
        shade,
        seed,
        width=2.4,
        depth=0.3,
        strands=46000,
        locks=24,
        clumps=3000,
        parting=0.3,
        drift=0.06,
        cling=0.4,
        wave=wave,
        waves=waves,
        wave_spread=0.7,
        lift=0.4,
        frizz=0.007,
        radius=0.0009,
    )
    add_hair("hair", grow(lengths, path, (1, 0.2, 0)), shade)
    from_above(
        (0.0, 0.15, 0.3),
        span=1.8,
        elevation=52,
        lens=110,
        aperture=6,
        focus=(0, 0.0, 0.42),
        key=0.9,
        fill=fill,
        rim=2.6,
        roll=heading,
        even=0.12,
    )
