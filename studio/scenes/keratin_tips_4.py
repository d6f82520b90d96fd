"""Seven straight copper red strands along a brass rule, their flat keratin tips level with its end."""

from kit.bonded import TOP, row, swell
from kit.hair import add_hair
from kit.rules import rule
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import brass, plaster, tabletop

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}


def build():
    tabletop(plaster((0.70, 0.62, 0.53)), relief=lambda x, y: 0.6 * swell(x, y), cells=(2, 500), size=14)
    shade = SHADES["copper"]
    add_hair("hair", row(shade, 7), shade, roughness=0.2)
    rule(7.0, 0.3, brass(0.3), (0.98, TOP + 0.06, 0.165), turn=-1.5708)
    from_above((0.16, -0.06, 0.08), span=2.75, lens=105, aperture=9, focus=(0, TOP - 0.3, 0.05), roll=0.38)
