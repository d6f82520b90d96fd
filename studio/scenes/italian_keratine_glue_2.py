"""Black keratin sticks on pale plaster, one across four others."""

import numpy as np

from kit.keratin import stick
from kit.nodes import Nodes
from kit.sets import from_above
from kit.surfaces import plaster, tabletop

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
    tabletop(plaster((0.62, 0.55, 0.46)))
    rng = np.random.default_rng(11)
    black = pitch_black()
    for middle, heading, height in LAID:
        along = 0.62 * np.array((np.sin(heading), np.cos(heading), 0))
        at = np.array((*middle, height))
        stick(rng, at - along, at + along, RADIUS, black)
    from_above((0, 0.02, 0.05), span=1.6, elevation=40, lens=100, aperture=5, focus=(0, -0.2, 0.1), rim=1.6)


def pitch_black():
    """Keratin dyed black: opaque, satin, its skin a little uneven."""
    n = Nodes("black keratin")
    fine = n.noise(n.place(), 26.0, 3, 0.5)
    rough = n.math("ADD", n.math("MULTIPLY", fine, 0.12), 0.2)
    return n.surface(
        Base_Color=(0.012, 0.0105, 0.0095), Roughness=rough, Specular=0.5, Normal=n.bump(fine, 0.16, 0.004)
    )
