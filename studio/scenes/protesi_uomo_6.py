"""Two ash brown hair systems from above on linen, the left one with less hair than the right."""

from kit.flat_system import flat_system
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}


def build():
    tabletop(cloth(threads=240))
    shade = SHADES["ash brown"]
    flat_system(shade, (-0.98, 0.42, 0.0), 0.16, density=0.3, seed=5)
    flat_system(shade, (0.98, -0.42, 0.0), 0.1, density=1.15, seed=6)
    from_above((0.0, 0.0, 0.2), span=5.0, elevation=66, lens=105, aperture=8, focus=(0, 0, 0.4))
