"""A long silver grey wig in waves, laid on linen with its ends spread."""

from kit.hair import add_hair
from kit.laid_wig import laid_wig
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": -0.15, "contrast": 1.05}}


def build():
    tabletop(cloth(threads=240))
    shade = SHADES["silver"]
    hair = laid_wig(shade, (0.05, 1.55), 4.6, seed=211, fan=0.5, wave=0.08, waves=3.4, wave_from=0.35, lift=0.7)
    add_hair("hair", hair, shade)
    from_above((0.05, -0.35, 0.1), span=6.0, elevation=58, lens=95, aperture=8, focus=(0, 0.4, 0.3))
