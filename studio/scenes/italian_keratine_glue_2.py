"""Six black keratin sticks in a row on linen, a lock of black hair across them."""

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
PITCH = 0.2


def build():
    tabletop(cloth())
    rng = np.random.default_rng(11)
    black = pitch_black()
    for index in range(6):
        x = (index - 2.5) * PITCH + 0.01 * rng.normal()
        lean, shift = 0.025 * rng.normal(), 0.03 * rng.normal()
        stick(rng, (x - lean, -0.62 + shift, RADIUS), (x + lean, 0.62 + shift, RADIUS), RADIUS, black)
    shade = SHADES["black"]
    over = 2 * RADIUS + 0.01
    path = smooth_path(
        [(-1.5, 0.2, 0.02), (-0.85, 0.05, 0.03), (-0.6, 0.0, over), (0, -0.12, over + 0.02), (0.6, -0.16, over)]
        + [(0.85, -0.2, 0.03), (1.6, -0.42, 0.02)],
        120,
    )
    loose = {"strands": 24000, "points": 90, "round": True, "locks": 6, "clumps": 500, "radius": 0.0006}
    lock = fine(shade, 31, width=0.26, depth=0.08, wave=0.02, waves=2.4, frizz=0.01, stray=0.12, **loose)
    add_hair("hair", spread_out(lock, path, (0, 1, 0), width=0.36, beyond=250), shade, roughness=0.2)
    from_above((0, 0, 0.05), span=1.95, elevation=60, lens=100, aperture=10)


def pitch_black():
    """Keratin dyed black: opaque, satin, its skin a little uneven."""
    n = Nodes("black keratin")
    fine = n.noise(n.place(), 26.0, 3, 0.5)
    rough = n.math("ADD", n.math("MULTIPLY", fine, 0.12), 0.2)
    return n.surface(
        Base_Color=(0.012, 0.0105, 0.0095), Roughness=rough, Specular=0.5, Normal=n.bump(fine, 0.16, 0.004)
    )
