"""Black strands laid in a row on linen over a low swell that makes them shine, their flat keratin tips level."""

from kit.bonded import TOP, row, swell
from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def build():
    tabletop(cloth(), relief=swell, cells=(2, 500), size=14)
    shade = SHADES["black"]
    add_hair("hair", row(shade, 11), shade, roughness=0.2)
    from_above((0.02, -0.02, 0.05), span=2.45, lens=110, aperture=9, focus=(0, TOP - 0.3, 0.05))
