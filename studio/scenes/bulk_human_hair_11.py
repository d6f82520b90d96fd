"""An auburn bundle coiled in tissue in a brown card box, tied with twine."""

import numpy as np

from kit.boxes import card_box, kraft, tissue
from kit.hair import add_hair
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import matt, tabletop
from kit.thread import line, windings
from kit.tresses import lying

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}

SIZE = (2.3, 2.9, 0.6)


def build():
    tabletop(cloth(threads=260))
    parent = card_box(kraft(), SIZE, (0.0, 0.0, 0.0), -0.16)
    tissue(parent, (SIZE[0] - 0.1, SIZE[1] - 0.1), 0.42, seed=3)
    shade = SHADES["auburn"]
    angle = np.linspace(2.4, 2.4 - 2 * np.pi * 1.35, 60)
    reach = np.linspace(0.78, 0.46, 60)
    level = 0.24 + 0.2 * np.linspace(0, 1, 60) ** 1.5
    path = smooth_path(np.stack([reach * np.cos(angle), 1.3 * reach * np.sin(angle), level], 1)[::4], 160)
    coil = lying(
        shade,
        541,
        width=0.42,
        depth=0.32,
        strands=26000,
        points=110,
        flat_below=False,
        locks=10,
        clumps=380,
        parting=0.15,
        drift=0.06,
        cling=0.4,
        spread=lambda t: 0.85 + 0.5 * np.sin(np.pi * t) - 0.45 * t**6,
        swell=lambda t: 1 - 0.5 * t**4,
        wave=0.02,
        waves=3,
        stray=0.07,
        radius=0.0019,
        shorter=0.1,
    )
    hair = add_hair("hair", grow(coil, path, (0.3, -1, 0)), shade)
    hair.parent = parent
    twine = matt("twine", (0.45, 0.33, 0.2), 0.9, grain=0.5)
    for index in (22, 96):
        axis = path[index + 2] - path[index]
        side = np.cross((0, 0, 1), axis)
        line(windings(path[index], axis, side, 0.44, 0.36, 5, 0.015, seed=index), 0.015, twine).parent = parent
    from_above((0.0, -0.05, 0.25), span=4.1, elevation=60, lens=100, aperture=8, focus=(0, 0, 0.4))
