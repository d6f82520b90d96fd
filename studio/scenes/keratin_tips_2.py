"""The flat keratin tips of honey blonde strands, seen close up along the row."""

from kit.bonded import TOP, row, swell
from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": -0.12, "contrast": 1.05}}


def build():
    tabletop(cloth(900), relief=swell, cells=(2, 500), size=14)
    shade = SHADES["honey"]
    strands = row(shade, 9, strands=4500, radius=0.0008, streak=0.04, frizz=0.005, flyaways=0.06, stray=0.09)
    # Single hairs beside each other look lighter than hair in bulk.
    strands.melanin += 0.04
    add_hair("hair", strands, shade, roughness=0.2)
    from_above(
        (-0.04, TOP - 0.14, 0.06),
        span=0.82,
        elevation=58,
        lens=110,
        aperture=14,
        focus=(0.0, TOP - 0.08, 0.06),
        roll=-0.28,
    )
