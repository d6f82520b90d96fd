"""One shade of the chart: a sheet of hair from edge to edge in soft light that is the same all over.

All shades have the same hair, set and light, so that their mean colours can be compared.
"""

from dataclasses import replace

from kit.camera import camera
from kit.hair import add_hair
from kit.light import DAY, ambient, area
from kit.shades import chart, coloured
from kit.strands import Tress, grow, smooth_path

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

SIZE = 2.0
"""Height of what is seen, in units of ten centimetres."""


def build(shade):
    pigment = chart(shade)
    sheet = Tress(
        width=1.3 * SIZE,
        depth=0.16,
        strands=36000,
        seed=201,
        points=52,
        locks=12,
        clumps=900,
        parting=0.0,
        drift=0.02,
        cling=0.45,
        wave=0.05,
        waves=1.7,
        wave_from=0.0,
        wave_spread=0.35,
        lift=0.8,
        frizz=0.004,
        flyaways=0.02,
        stray=0.08,
        shorter=0.0,
        radius=0.0019,
        streak=pigment.streak,
    )
    path = smooth_path([(0, SIZE * y, 0) for y in (1.1, 0.5, 0, -0.5, -1.1)], 96)
    add_hair("hair", coloured(grow(sheet, path, (1, 0, 0)), shade), pigment)
    beneath = replace(sheet, seed=202, strands=24000)
    add_hair("hair beneath", coloured(grow(beneath, path - (0, 0, 0.06), (1, 0, 0)), shade), pigment)
    for side in (-1, 1):
        area((3.4 * side, 0.3, 3.4), (0, 0, 0), (3.5, 7), 255, DAY)
    ambient(0.25)
    camera((0, -0.3, 9.0), (0, 0, 0), lens=36 * 9.0 / SIZE * 0.8, aperture=None)
