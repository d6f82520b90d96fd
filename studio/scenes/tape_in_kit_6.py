"""Chocolate tape-in pieces on dark linen, seen close up where their hair leaves the tabs, the light from behind."""

import numpy as np

from kit.hair import add_hair
from kit.seams import clear_film, slab
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.strands import joined
from kit.surfaces import tabletop
from kit.tresses import fine, run, spread_out

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

TAB = 0.42


def build():
    tabletop(dark_cloth(), size=12)
    shade, film = SHADES["chocolate"], clear_film()
    rng = np.random.default_rng(61)
    add_hair("hair", joined([piece(rng, index, shade, film) for index in range(3)]), shade)
    from_behind(back=1.1, key=1.2, fill=1.2, even=0.03)
    overlook((0.04, 0.0, 0.05), span=1.3, elevation=48, lens=100, aperture=6, focus=(-0.1, -0.05, 0.05), roll=0.35)


def piece(rng, index, shade, film):
    """A piece whose tab lies on the left; its hair runs from there over the cloth and opens."""
    at = np.array((-0.32 - 0.02 * index, 0.38 * (index - 1), 0.03 + 0.015 * index))
    sway = 0.05 * rng.normal(size=3)
    steps = ((0, 0, 0), (0.2, 0, 0.005), (0.7, sway[0], 0.01), (1.6, sway[1], 0), (3.0, sway[2], -0.02))
    path, out, side = run(at, 0.14 * (index - 1), steps)
    tab = at + np.linspace(-0.02, 0.08, 10)[:, None] * out + (0, 0, 0.022)
    slab(tab, side, (0, 0, 1), TAB, 0.01, film, bevel=0.3)
    tress = fine(
        shade,
        350 + index,
        width=0.94 * TAB,
        depth=0.04,
        strands=2600,
        locks=9,
        clumps=260,
        cling=0.45,
        parting=0.5,
        drift=0.2,
        frizz=0.01,
        spread=lambda t: 1 + 0.7 * t,
        wave=0.012,
        waves=1.8,
    )
    return spread_out(tress, path, side, width=1.3 * TAB, beyond=400)
