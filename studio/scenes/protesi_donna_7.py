"""The parting of a black wig at very close range, its hair combed to both sides; here one unit is a centimetre."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES, mixed
from kit.surfaces import plaster, tabletop
from kit.ventilation import hairs

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

COUNT = 46000


def build():
    tabletop(plaster((0.45, 0.32, 0.25)))
    rng = np.random.default_rng(23)
    y = rng.uniform(-2.6, 3.2, COUNT)
    # Single hairs stand within the parting, most begin beside it.
    aside = rng.choice((-1, 1), COUNT) * (0.012 + rng.gamma(1.7, 0.15, COUNT))
    roots = np.stack([0.07 * np.sin(1.3 * y) + 0.02 * np.sin(4.1 * y) + aside, y, np.full(COUNT, 0.02)], 1)
    heading = np.sign(aside) * (1.0 + 0.13 * rng.normal(size=COUNT)) + 0.1 * np.sin(1.6 * y + np.sign(aside))
    lift = np.abs(0.05 + 0.03 * rng.normal(size=(COUNT, 1)))
    hair = hairs(rng, roots, heading, radius=0.001, bow=0.03, melanin=0.0, lift=lift, lengths=(3.0, 4.6))
    add_hair("hair", hair, mixed(SHADES["black"]), roughness=0.2)
    from_above(
        (0, 0, 0.2), span=2.9, elevation=52, lens=110, aperture=9, focus=(0, 0, 0.3), roll=0.3, rim=2.2, even=0.25
    )
