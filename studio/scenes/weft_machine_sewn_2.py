"""The machine seam of a golden brown weft on dark linen, seen close up: three rows of small stitches."""

from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES, mixed
from kit.surfaces import tabletop
from kit.wefts import laid_weft

FINISH = {"look": {"exposure": 0.05, "contrast": 1.06}}


def build():
    tabletop(dark_cloth(600), size=16)
    loose = {"strands": 110000, "radius": 0.0007, "clumps": 3000, "flyaways": 0.04, "stray": 0.14, "frizz": 0.008}
    laid_weft(mixed(SHADES["golden brown"]), (0.0, 0.3, 0.07), width=2.8, seed=33, **loose)
    from_behind(back=1.1, key=1.3, fill=3, even=0.06)
    overlook((0.0, 0.08, 0.08), span=1.35, elevation=50, lens=110, aperture=6, focus=(0, 0.2, 0.12), roll=0.35)
