"""Four wavy chocolate brown strands side by side on dark linen, their keratin tips on the left, the light from behind."""

import numpy as np

from kit.bonded import laid
from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.strands import joined
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": 0.1, "contrast": 1.05}}

WAVY = {"wave": 0.07, "waves": 2.4, "wave_from": 0.16, "wave_spread": 0.4, "strands": 4200, "parting": 0.3}


def build():
    tabletop(dark_cloth(), size=12)
    shade, rng = SHADES["chocolate"], np.random.default_rng(47)
    places = [np.array((-0.49 + 0.09 * index, 0.3 - 0.3 * index, 0.04)) for index in range(4)]
    strands = [laid(rng, shade, at, 0.0, 470 + index, **WAVY) for index, at in enumerate(places)]
    add_hair("hair", joined(strands), shade, roughness=0.2)
    from_behind(back=1.0, key=1.2, fill=3.0, even=0.05)
    overlook((0.02, 0.0, 0.04), span=1.5, elevation=50, lens=110, aperture=6, focus=(-0.1, -0.1, 0.07), roll=0.5)
