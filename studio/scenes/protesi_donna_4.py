"""A long silver grey wig in waves, laid on linen with its ends spread."""

from kit.hair import add_hair
from kit.laid_wig import laid_wig
from kit.sets import from_above, ground, softness
from kit.shades import SHADES
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": -0.15, "contrast": 1.05}}


def build():
    shade = SHADES["silver"]
    tabletop(ground(shade))
    waves = {"wave": 0.1, "waves": 3.2, "wave_spread": 0.45, "wave_lean": 1.2, "lift": 0.6, "locks": 22, "clumps": 600}
    hair = laid_wig(shade, (0.05, 1.55), 4.5, seed=211, fan=0.5, apart=0.1, cling=0.7, **waves)
    add_hair("hair", hair, shade)
    from_above((0.05, -0.35, 0.1), span=6.0, elevation=58, lens=95, aperture=8, focus=(0, 0.4, 0.3), even=0.14 * softness(shade))
