"""Three platinum tape-in pieces side by side on walnut, a beech rule along them."""

import numpy as np

from kit.blocks import beech
from kit.hair import add_hair
from kit.rules import rule
from kit.seams import clear_film, slab
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import grow, joined, smooth_path
from kit.surfaces import tabletop, walnut
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.15, "contrast": 1.05}}

TAB, PITCH, TOP = 0.42, 0.72, 1.82


def build():
    tabletop(walnut(turn=1.5, gloss=0.48))
    shade, film = SHADES["platinum"], clear_film()
    rng = np.random.default_rng(8)
    add_hair("hair", joined([piece(rng, index, shade, film) for index in range(3)]), shade)
    rule(6.0, 0.26, beech(), (1.22, TOP + 0.05, 0.0), turn=-np.pi / 2)
    from_above(
        (0.0, -0.05, 0.06), span=4.5, elevation=64, lens=100, aperture=8, focus=(0, 1.0, 0.05), rim=0.7, roll=-0.08
    )


def piece(rng, index, shade, film):
    """A piece whose tab lies at the top; its hair runs down out of the picture."""
    x, top = -1.2 + PITCH * index, TOP + 0.02 * rng.normal()
    tab = [(x, top + 0.02 - 0.13 * k, 0.042) for k in np.linspace(0, 1, 10)]
    slab(tab, (1, 0, 0), (0, 0, 1), TAB, 0.03, film, bevel=0.3)
    sway = 0.05 * rng.normal(size=3)
    knots = [(x, top, 0.03), (x, top - 0.5, 0.03), (x + sway[0], top - 1.6, 0.03)]
    path = smooth_path([*knots, (x + sway[1], top - 3.0, 0.03), (x + sway[2], top - 5.4, 0.02)], 96)
    tress = lying(
        shade,
        330 + index,
        width=0.94 * TAB,
        depth=0.05,
        strands=8000,
        round=False,
        locks=7,
        clumps=160,
        parting=0.2,
        drift=0.1,
        spread=lambda t: 1 + 0.3 * np.sin(np.pi * t) - 0.4 * t**3,
        swell=lambda t: 1 + 3.0 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.6),
        wave=0.035,
        waves=2.2,
        wave_spread=0.5,
        stray=0.08,
        radius=0.0017,
    )
    return grow(tress, path, (1, 0, 0))
