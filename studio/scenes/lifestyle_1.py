"""An auburn plait across dark linen, seen close up, the light from behind."""

import numpy as np

from kit.hair import add_hair
from kit.plait import plaited
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES, deepened, mixed
from kit.strands import Strands, grow, joined
from kit.surfaces import tabletop
from kit.tresses import lying

FINISH = {"look": {"exposure": 0.1, "contrast": 1.1}}

TURN = 0.96
START = np.array((-1.9, 1.3, 0.03))
LENGTH = 4.4


def laid(points):
    """Along the picture's diagonal, in a slight bow."""
    x, y, z = np.moveaxis(np.asarray(points, float), -1, 0)
    x = x + 0.16 * np.sin(-y / LENGTH * np.pi)
    c, s = np.cos(TURN), np.sin(TURN)
    return np.stack([c * x - s * y, s * x + c * y, z], -1) + START


def build():
    tabletop(dark_cloth(600), size=12)
    shade = SHADES["auburn"]
    parts = []
    for index, path in enumerate(plaited(LENGTH)):
        tress = lying(
            mixed(shade),
            40 + index,
            width=0.42,
            depth=0.26,
            strands=36000,
            points=130,
            flat_below=False,
            locks=5,
            clumps=170,
            parting=0.12,
            drift=0.05,
            cling=0.3,
            frizz=0.018,
            flyaways=0.1,
            stray=0.09,
            shorter=0.05,
            length_jitter=0.02,
            radius=0.0007,
        )
        parts.append(grow(tress, path, (1, 0, 0)))
    hair = joined(parts)
    plait = Strands(laid(hair.points).astype(np.float32), hair.radius, hair.melanin)
    add_hair("hair", deepened(plait, shade), shade)
    from_behind(back=0.9, key=1.5, fill=5, even=0.12)
    overlook((0.0, 0.0, 0.15), span=2.4, elevation=50, lens=100, aperture=8, focus=(-0.1, -0.05, 0.3))
