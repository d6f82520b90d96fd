"""The parting of a black wig at very close range: hairs knotted onto mesh by hand and combed to both sides."""

import numpy as np

from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import matt, plaster, tabletop
from kit.ventilation import mesh, nylon, parted

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}


def build():
    tabletop(plaster((0.66, 0.55, 0.45)))
    mesh(nylon())
    rng = np.random.default_rng(23)
    knotted = matt("knot", (0.012, 0.010, 0.009), 0.5)
    parted(rng, SHADES["black"], knotted)
    from_above((0, 0, 0.3), span=2.5, elevation=68, lens=110, aperture=9, focus=(0, 0, 0.27), roll=0.3)
