"""The lengths of a platinum wig bending over dark linen, the light from behind."""

from kit.hair import add_hair, keep_gaps_dark
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.strands import smooth_path
from kit.surfaces import tabletop
from kit.tresses import fine, spread_out

FINISH = {"look": {"exposure": 0.0, "contrast": 1.06}}

BEND = [
    (2.3, 1.15, 0.1),
    (1.4, 0.95, 0.12),
    (0.6, 0.72, 0.15),
    (-0.05, 0.3, 0.14),
    (-0.4, -0.3, 0.1),
    (-0.5, -1.1, 0.02),
]


def build():
    tabletop(dark_cloth(), size=12)
    shade = SHADES["platinum"]
    path = smooth_path(BEND, 110)
    lengths = fine(
        shade,
        641,
        width=0.6,
        depth=0.14,
        strands=6500,
        points=96,
        parting=0.35,
        drift=0.12,
        spread=lambda t: 0.9 + 0.7 * t,
        swell=lambda t: 1.3 - t,
        wave=0.03,
        waves=2.4,
        lift=0.3,
        uneven=0.04,
    )
    keep_gaps_dark(shade)
    add_hair("hair", spread_out(lengths, path, (-0.3, 1, 0), width=0.9), shade)
    from_behind(back=0.8, key=1.0, fill=1.4)
    overlook((0.0, -0.02, 0.1), span=2.5, elevation=52, lens=100, aperture=6, focus=(-0.1, 0.1, 0.15))
