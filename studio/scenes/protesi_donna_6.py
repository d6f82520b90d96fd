"""The inside of a medium brown wig close up: a flat seam on the lace, the hair lying beneath its mesh."""

import numpy as np

from kit.hair import add_hair
from kit.seams import slab
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import Strands, smooth_path
from kit.surfaces import linen, matt, tabletop
from kit.thread import line
from kit.ventilation import LEVEL, hairs, lace_front, mesh, nylon

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

SEAM = 0.48
"""Width of the seam's tape."""


def build():
    tabletop(matt("shadow", (0.03, 0.02, 0.014)))
    mesh(nylon(), -2.0, 2.9, gauge=0.0019)
    rng = np.random.default_rng(521)
    knotted = matt("knot", (0.06, 0.035, 0.02), 0.5)
    roots = lace_front(rng, -2.0, -1.9, knotted, side=2.1)
    hair = hairs(rng, roots, 2.6 + 0.14 * rng.normal(size=len(roots)), radius=0.0036, melanin=0.0, lift=0.0)
    # Seen from within, the hair leaves the knots downwards.
    under = hair.points * (1, 1, -1) + (0, 0, 2 * LEVEL)
    add_hair("hair", Strands(under.astype(np.float32), hair.radius, hair.melanin), SHADES["medium brown"])
    seam(rng)
    from_above((0, 0, 0.25), span=2.9, elevation=56, lens=110, aperture=8, focus=(0, -0.1, 0.27), rim=2, roll=0.5)


def seam(rng):
    """A woven tape upright across the mesh, a zigzag of thread along either edge."""
    upright = np.linspace(-3, 3, 60)
    bow = 0.03 * upright**2
    tape = np.stack([bow, upright, 0 * upright + 0.275], 1)
    slab(tape, (1, 0, 0), (0, 0, 1), SEAM, 0.02, linen((0.3, 0.2, 0.135), threads=190), bevel=0.3)
    thread = matt("sewing thread", (0.34, 0.23, 0.155), 0.7, grain=0.2)
    y = np.linspace(-3, 3, 110) + 0.006 * rng.normal(size=110)
    for edge in (-0.42, 0.42):
        x = 0.03 * y**2 + edge * SEAM + 0.045 * np.tile((-1, 1), 55) + 0.006 * rng.normal(size=110)
        stitches = np.stack([x, y, 0.283 + 0.008 * np.tile((1, -1), 55)], 1)
        line(smooth_path(stitches, 900), 0.0065, thread)
