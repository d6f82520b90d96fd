"""One shade of the chart: hair from edge to edge, bent where the light from behind meets it.

All shades have the same set and light, so that their mean colours can be compared, and each a lay of its own.
"""

import zlib

from kit.hair import add_hair, keep_gaps_dark
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import OMBRE, chart, coloured
from kit.strands import Tress, grow, smooth_path
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": 0.05, "contrast": 1.18}}

SIZE = 1.5
"""Height of what is seen, in units of ten centimetres."""


def build(shade):
    pigment = chart(shade)
    seed = zlib.crc32(shade.encode()) % 1000
    keep_gaps_dark(pigment)
    sheet = Tress(
        width=1.3 * SIZE,
        depth=0.16,
        strands=34000,
        seed=seed,
        points=28,
        locks=16,
        clumps=2200,
        parting=0.0,
        drift=0.03,
        cling=0.35,
        wave=0.03,
        waves=1.3,
        wave_from=0.0,
        wave_spread=0.7,
        lift=0.8,
        frizz=0.008,
        flyaways=0.05,
        stray=0.12,
        shorter=0.0,
        radius=0.0011,
        streak=pigment.streak,
    )
    # Where locks part one sees no light from below.
    tabletop(dark_cloth(), size=6).location.z = -0.5
    # The light leaves what is bent down: lighter ends lie level.
    bend = 0.0 if shade in OMBRE else 0.12
    path = smooth_path([(0.12 * y * y, y, -bend * y * y) for y in (1.3, 0.7, 0.2, -0.3, -0.8, -1.4)], 96)
    add_hair("hair", coloured(grow(sheet, path, (1, 0, 0)), shade), pigment)
    from_behind(size=0.6, back=1.2, key=1.4, fill=8, even=0.13)
    overlook((0, 0, 0), span=SIZE, elevation=56, lens=100, aperture=14)
