"""Hair in bulk over one roll of pale linen, which makes a band of light across it, seen close up.

Its roots and ends are out of the picture.
"""

import numpy as np

from .hair import add_hair, keep_gaps_dark
from .sets import cloth, from_above
from .shades import deepened, mixed
from .strands import grow, smooth_path
from .surfaces import tabletop
from .tresses import fine

ROLLED = {"look": {"exposure": 0.0, "contrast": 1.05}}
"""The finish of hair over the roll."""
WAVY = {"wave": 0.08, "waves": 3.4, "wave_from": 0.0, "wave_spread": 0.25, "lift": 0.15}
"""What waves laid hair keeps."""
NEAR = {
    "target": (0.1, -0.2, 0.25),
    "span": 1.5,
    "elevation": 52,
    "aperture": 11,
    "focus": (0, -0.1, 0.45),
    "even": 0.3,
}
"""View and light of a picture that shows mostly what falls from the roll to the viewer."""
FAR = {"target": (0.1, 0.1, 0.3), "span": 1.7, "elevation": 46, "aperture": 9, "focus": (0, 0.02, 0.5), "even": 0.18}
"""View and light of a picture that shows as much of what lies beyond the roll."""
LINE = ((-0.4, 2.05), (-0.3, 1.5), (-0.2, 1.0), (-0.1, 0.5), (0.0, 0.0), (0.04, -0.45), (0.08, -1.0), (0.18, -1.7))
"""The hair's way over the cloth."""


def roll(x, y):
    """The cloth's height: one roll that runs a little aslant across the picture."""
    return 0.36 * np.exp(-(((y - 0.1 - 0.14 * x) / 0.62) ** 2))


def over_roll(shade, seed, heading, width=1.3, view=NEAR, **form):
    """Adds the hair, its cloth and its light to the picture.

    heading: of the camera, in radians from across the roll; view: of `from_above`; form: of `fine`.
    """
    tabletop(cloth(), relief=roll, cells=(300, 500), size=14)
    keep_gaps_dark(shade)
    path = smooth_path([(x, y, roll(x, y) + 0.05) for x, y in LINE], 120)
    tress = fine(
        mixed(shade),
        seed,
        **{
            "width": width,
            "depth": 0.16,
            "strands": round(62000 * width),
            "points": 80,
            "clumps": round(1100 * width),
            "parting": 0.2,
            "wave": 0.05,
            "waves": 1.8,
            "radius": 0.0007,
            "flyaways": 0.03,
            **form,
        },
    )
    add_hair("hair", deepened(grow(tress, path, (1, 0.1, 0)), shade), shade, roughness=0.2)
    # Pale hair that hardly any light reaches is olive.
    from_above(lens=110, rim=2.0, roll=heading, **(view | {"even": 0.7} if shade.pale else view))
