"""Five straight copper red strands along a brass rule, their flat keratin tips level with its end."""

from kit.bonded import TOP, row, swell
from kit.hair import add_hair
from kit.rules import rule
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import brass, plaster, tabletop

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}


def build():
    tabletop(plaster((0.70, 0.62, 0.53)), relief=low, cells=(2, 500), size=14)
    shade = SHADES["copper"]
    add_hair("hair", row(shade, 5, over=low), shade, roughness=0.2)
    rule(7.0, 0.3, brass(0.3), (0.7, TOP + 0.06, 0.1), turn=-1.5708)
    from_above((0.19, 0.36, 0.08), span=1.75, elevation=62, lens=110, aperture=11, focus=(0, TOP - 0.2, 0.06), roll=0.38)


def low(x, y):
    """A flatter roll: the strands' light ends softly."""
    return 0.36 * swell(x, y)
