"""A hank of silver hair coiled in a brass dish on linen, two brass weights before it."""

import numpy as np

from kit.hair import add_hair
from kit.props import lathe
from kit.sets import from_above, ground
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import brass, tabletop
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}

PAN = np.array((-0.25, 0.25, 0.1))


def build():
    tabletop(ground(SHADES["silver"]))
    metal = brass(0.2)
    outside = [(0.0, 0.0), (0.5, 0.03), (0.85, 0.14), (1.06, 0.3), (1.12, 0.38), (1.09, 0.39)]
    inside = [(1.03, 0.31), (0.83, 0.17), (0.5, 0.06), (0.0, 0.035)]
    lathe("pan", outside + inside, metal, PAN, radius=0.02, steps=180)
    lathe("foot", [(0.0, -0.1), (0.52, -0.1), (0.52, -0.06), (0.46, 0.05), (0.0, 0.05)], metal, PAN, radius=0.02)
    weight((0.72, -1.05, 0.0), 1.0, metal)
    weight((1.22, -0.8, 0.0), 0.75, metal)
    shade = SHADES["silver"]
    add_hair("hair", coil(shade), shade)
    from_above((0.08, -0.1, 0.25), span=3.9, elevation=46, lens=110, aperture=9, focus=(0, -0.5, 0.3), rim=1.2)


def weight(place, size, metal):
    """A turned weight with a knob to take it by."""
    body = [(0.0, 0.0), (0.2, 0.0), (0.2, 0.3), (0.17, 0.33), (0.07, 0.36), (0.055, 0.42), (0.1, 0.48), (0.09, 0.54)]
    profile = [(size * r, size * z) for r, z in [*body, (0.0, 0.56)]]
    lathe("weight", profile, metal, place, radius=0.02 * size)


def coil(shade):
    """The hank goes round the pan one and a half times and ends on top of itself."""
    t = np.linspace(0, 1, 20)
    angle, reach = -0.6 + 2 * np.pi * 1.6 * t, 0.66 - 0.22 * t
    level = 0.17 + 0.25 * t**1.3
    path = smooth_path(PAN + np.stack([reach * np.cos(angle), reach * np.sin(angle), level], 1), 160)
    tress = lying(
        shade,
        621,
        width=0.44,
        depth=0.3,
        strands=24000,
        points=110,
        flat_below=False,
        locks=10,
        clumps=360,
        parting=0.16,
        drift=0.06,
        cling=0.42,
        spread=lambda t: 0.8 + 0.4 * np.sin(np.pi * t) - 0.4 * t**6,
        swell=lambda t: 1 - 0.5 * t**5,
        wave=0.02,
        waves=3,
        flyaways=0.025,
        stray=0.09,
        radius=0.0019,
        shorter=0.1,
    )
    return grow(tress, path, (0.3, -1, 0))
