"""Black keratin sticks on linen, one across four others, a lock of black hair behind them."""

import numpy as np

from kit.hair import add_hair
from kit.keratin import stick
from kit.nodes import Nodes
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import smooth_path
from kit.surfaces import tabletop
from kit.tresses import fine, spread_out

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

RADIUS = 0.055
LAID = [
    ((-0.42, -0.12), 0.5, RADIUS),
    ((-0.16, 0.02), 0.34, RADIUS),
    ((0.1, -0.1), 0.62, RADIUS),
    ((0.36, 0.06), 0.42, RADIUS),
    ((-0.02, -0.02), -0.55, 3 * RADIUS),
]
"""The middle of each stick, the way it lies, in radians from +y, and its height."""


def build():
    tabletop(cloth())
    rng = np.random.default_rng(11)
    black = pitch_black()
    for middle, heading, height in LAID:
        along = 0.62 * np.array((np.sin(heading), np.cos(heading), 0))
        at = np.array((*middle, height))
        stick(rng, at - along, at + along, RADIUS, black)
    shade = SHADES["black"]
    path = smooth_path(
        [(-1.6, 0.5, 0.02), (-0.7, 0.62, 0.05), (0.1, 0.7, 0.06), (0.9, 0.58, 0.04), (1.7, 0.3, 0.02)], 120
    )
    loose = {"strands": 24000, "points": 90, "round": True, "locks": 6, "clumps": 500, "radius": 0.0006}
    lock = fine(shade, 31, width=0.26, depth=0.08, wave=0.02, waves=2.4, frizz=0.01, stray=0.12, **loose)
    add_hair("hair", spread_out(lock, path, (0, 1, 0), width=0.36, beyond=250), shade, roughness=0.2)
    from_above((0, 0.02, 0.05), span=1.6, elevation=40, lens=100, aperture=5, focus=(0, -0.2, 0.1), rim=1.6)


def pitch_black():
    """Keratin dyed black: opaque, satin, its skin a little uneven."""
    n = Nodes("black keratin")
    fine = n.noise(n.place(), 26.0, 3, 0.5)
    rough = n.math("ADD", n.math("MULTIPLY", fine, 0.12), 0.2)
    return n.surface(
        Base_Color=(0.012, 0.0105, 0.0095), Roughness=rough, Specular=0.5, Normal=n.bump(fine, 0.16, 0.004)
    )
