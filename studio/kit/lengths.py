"""Lengths of hair side by side over one fold of linen, which makes a band of light across them; their ends are out of it."""

import numpy as np

from .hair import add_hair
from .sets import fold
from .shades import SHADES, deepened, mixed
from .strands import smooth_path
from .tresses import fine, spread_out

FAR, NEAR = 2.2, -2.0
"""Where each begins, behind the crest, and ends, before it."""


def laid_lengths(rows, seed, density=60000, wave=0.04):
    """Adds them to the picture.

    rows: the shade's name, the place across the picture and the width of each; density: hairs to the unit of width.
    """
    rng = np.random.default_rng(seed)
    for index, (name, x, width) in enumerate(rows):
        sway = x + 0.06 * width + 0.12 * width * rng.normal(size=6)
        path = smooth_path(np.stack([sway, np.linspace(FAR, NEAR, 6), np.full(6, 0.03)], 1), 120)
        shade = SHADES[name]
        tress = fine(
            mixed(shade),
            seed + index,
            width=width,
            depth=0.07 + 0.06 * width,
            strands=round(density * width),
            points=90,
            round=True,
            flat_below=True,
            locks=round(5 + 8 * width),
            clumps=round(1100 * width),
            parting=0.2,
            drift=0.1,
            wave=wave,
            waves=1.8,
            frizz=0.006,
            flyaways=0.03,
            radius=0.0007,
        )
        hair = spread_out(tress, path, (1, 0, 0), width=1.12 * width, beyond=round(900 * width), relief=fold)
        add_hair(f"hair {name} {index}", deepened(hair, shade), shade, roughness=0.2)
