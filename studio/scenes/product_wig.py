"""A wig of any shade on a canvas head: the whole of a bob or of long wavy hair from its side, others from behind, close up."""

from dataclasses import replace

from kit.camera import camera
from kit.light import COOL, DAY, WARM, ambient, area
from kit.long_wig import long_wig, waved
from kit.shades import chart, coloured
from kit.surfaces import plaster, tabletop, wall
from kit.wigs import bob

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}


def build(shade, cut, wavy=False, turn=1.8):
    """turn: of the face of a wavy wig from the back wall, in radians."""
    # So near its lamp hair looks lighter and redder than in the chart.
    pigment = replace(chart(shade), melanin=min(1, 1.08 * chart(shade).melanin), redness=0.6 * chart(shade).redness)
    light = 0.6 * (1 - pigment.melanin) ** 2
    cap = tuple(0.02 + light * part for part in (0.6, 0.42, 0.3))
    wall(plaster((0.2, 0.168, 0.14)), 2.6)
    if cut == "bob":
        tabletop(plaster((0.16, 0.135, 0.112)))
        # The two bobs of the catalogue look each their own way.
        turn, key = 1.8 if shade == "honey" else -1.3, (-5.4, -3.0, 6.4)
        bob(pigment, turn=turn, beside=0.2, base=cap, strands=160000, radius=0.0008)
        middle, lift, power, soft, even = 2.6, 0.0, 1.2, 0.6, 0.3
        camera((0.2, -13.0, 5.2), (0.0, 0, 2.5), lens=124, aperture=8, focus=(-0.15, -0.8, 2.8))
    elif cut == "short":
        tabletop(plaster((0.16, 0.135, 0.112)))
        bob(pigment, turn=0.75, beside=0.2, base=cap, strands=180000, radius=0.0007)
        middle, lift, power, soft, even = 2.6, 0.0, 1.1, 0.5, 0.3
        camera((0.2, -9.8, 7.6), (0.05, 0, 3.15), lens=205, aperture=5.5, focus=(-0.15, -0.94, 3.24))
        key = (-5.4, -3.0, 6.4)
    elif wavy:
        key = (-4.4, -4.8, 8.0)
        middle, lift, power, soft, even = 4.4, 1.6, 1.45, 0.45, 0.25
        camera((0.2, -14.0, 6.2), (-0.05, 0, 4.05), lens=106, aperture=5, focus=(0.4, -0.8, 4.6))
    else:
        turn, key = -0.75, (-5.4, -3.0, 8.0)
        middle, lift, power, soft, even = 4.5, 1.6, 0.85 + 0.5 * pigment.melanin, 0.6, 0.2
        camera((0.2, -11.4, 8.2), (-0.22, 0, 4.85), lens=195, aperture=5, focus=(-0.2, -0.9, 5.0))
    if cut == "long":
        long_wig(pigment, turn=turn, beside=0.2, cap_colour=cap, finish=lambda hair: full(hair, shade, wavy))
    area(key, (0, 0, middle), (0.8, 2.0), 1250 * power, WARM)
    area((5.0, -2.0, 2.5 + lift), (0, 0, middle), (2.0, 3.0), 220 * power * soft, COOL)
    area((1.4, 1.4, 6.8 + lift), (0, 0, middle), (2.5, 0.8), 260 * power * soft, DAY)
    ambient(even)


def full(hair, shade, wavy):
    """The hair in its colours and its waves."""
    points = waved(hair.points, seed=12) if wavy else hair.points
    return coloured(replace(hair, points=points), shade)
