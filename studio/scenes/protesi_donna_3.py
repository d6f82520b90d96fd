"""The middle parting of a honey blonde wig close up: hairs knotted onto the monofilament."""

import numpy as np

from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import matt, plaster, tabletop
from kit.ventilation import mesh, nylon, parted

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}


def build():
    tabletop(plaster((0.55, 0.4, 0.3)))
    mesh(nylon(), range(-18, 30))
    knotted = matt("knot", (0.2, 0.11, 0.04), 0.5)
    parted(np.random.default_rng(31), SHADES["honey"], knotted, each=9, radius=0.0034, melanin=0.0)
    focus = (0, -0.35, 0.28)
    from_above((0, -0.22, 0.3), span=2.5, elevation=50, lens=110, aperture=7, focus=focus, rim=2.2, even=0.08, roll=0.35)
