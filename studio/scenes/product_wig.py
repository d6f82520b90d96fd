"""A wig of any shade on a canvas head, from behind and above: its crown, its parting and its fall."""

from dataclasses import replace

from kit.camera import camera
from kit.light import COOL, DAY, WARM, ambient, area
from kit.long_wig import long_wig, waved
from kit.shades import chart, coloured
from kit.surfaces import plaster, tabletop, wall
from kit.wigs import bob

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}


def build(shade, cut, wavy=False):
    # So near its lamp hair looks lighter and redder than in the chart.
    pigment = replace(chart(shade), melanin=min(1, 1.08 * chart(shade).melanin), redness=0.6 * chart(shade).redness)
    light = 0.6 * (1 - pigment.melanin) ** 2
    cap = tuple(0.02 + light * part for part in (0.6, 0.42, 0.3))
    wall(plaster((0.2, 0.168, 0.14)), 2.6)
    if cut == "long":
        key = (-4.4, -4.8, 8.0)
        middle, lift, power = 4.4, 1.6, 1.45
        # Pale hair in even light is felt.
        soft, even = (0.3, 0.1) if pigment.pale else (0.45, 0.25)
        camera((0.2, -14.0, 7.6), (-0.32, 0, 4.5), lens=142, aperture=8, focus=(0.2, -0.9, 4.8))
        long_wig(pigment, cap_colour=cap, finish=lambda hair: full(hair, shade, wavy))
    else:
        key = (-5.4, -3.0, 6.4)
        middle, lift, power, soft, even = 2.6, 0.0, 1.2, 0.6, 0.3
        camera((0, -10.6, 9.6), (0.28, -0.1, 2.62), lens=145, aperture=8, focus=(0, -0.6, 3.3))
        tabletop(plaster((0.16, 0.135, 0.112)))
        # Neighbours in the catalogue look different ways.
        turn = {"honey": -1.1, "ash-brown": -0.5}.get(shade, -0.8)
        ends = -1.3 if cut == "bob" else -0.95
        bob(pigment, turn=turn, beside=0, layers=0.15, base=cap, strands=160000, radius=0.0008, ends=ends)
    area(key, (0, 0, middle), (0.8, 2.0), 1250 * power, WARM)
    area((5.0, -2.0, 2.5 + lift), (0, 0, middle), (2.0, 3.0), 220 * power * soft, COOL)
    area((1.4, 1.4, 6.8 + lift), (0, 0, middle), (2.5, 0.8), 260 * power * soft, DAY)
    ambient(even)


def full(hair, shade, wavy):
    """The hair in its colours and its waves."""
    points = waved(hair.points) if wavy else hair.points
    return coloured(replace(hair, points=points), shade)
