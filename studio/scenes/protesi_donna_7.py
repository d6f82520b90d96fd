"""The parting of a black wig at very close range, its hair combed to both sides; here one unit is a centimetre."""

import numpy as np

from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES, mixed
from kit.surfaces import plaster, tabletop
from kit.ventilation import hairs

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

COUNT = 62000


def build():
    tabletop(plaster((0.45, 0.32, 0.25)))
    rng = np.random.default_rng(23)
    y = rng.uniform(-4.6, 3.2, COUNT)
    # Single hairs stand within the parting; most begin beside it.
    aside = rng.choice((-1, 1), COUNT) * (0.004 + rng.gamma(1.5, 0.18, COUNT))
    parting = 0.07 * np.sin(1.3 * y) + 0.025 * np.sin(4.1 * y) + 0.012 * np.sin(13 * y + 1) + 0.008 * np.sin(31 * y)
    roots = np.stack([parting + aside, y, np.full(COUNT, 0.02)], 1)
    # The comb leaves a few hairs on the other side.
    to = np.sign(aside) * np.where((np.abs(aside) < 0.12) & (rng.random(COUNT) < 0.05), -1, 1)
    lock = 0.12 * np.sin(5.3 * y + 2 * to) * np.sin(2.1 * y + 1) + 0.05 * np.sin(14 * y + to)
    heading = to * (0.95 + 0.1 * rng.normal(size=COUNT)) + 0.1 * np.sin(1.6 * y + to) + lock
    lift = np.abs(0.03 + 0.012 * rng.normal(size=(COUNT, 1)))
    hair = hairs(rng, roots, heading, radius=0.0011, bow=0.03, melanin=0.0, lift=lift, lengths=(5.0, 7.0))
    add_hair("hair", hair, mixed(SHADES["black"]), roughness=0.2)
    from_above(
        (0, 0, 0.2), span=2.9, elevation=52, lens=110, aperture=9, focus=(0, 0, 0.3), roll=0.3, rim=2.2, even=0.25
    )
