"""The front edge of a man's hair system on pale stone, of any base, density and shade: here one unit is a centimetre."""

from dataclasses import replace

import numpy as np

from kit.hair import add_hair
from kit.seams import slab
from kit.sets import from_above
from kit.shades import chart, coloured
from kit.surfaces import matt, plaster, tabletop
from kit.tape import film
from kit.thread import line
from kit.ventilation import LEVEL, ROW, corner, hairs, knot, mesh, nylon, rows

FINISH = {"look": {"exposure": -0.2, "contrast": 1.05}}

RIM, FIRST, DENSE = -0.9, -0.57, 0.23
"""Where the mesh ends towards the viewer, the first hairs are tied, and every cell has some."""
BORDER = 0.62
"""Width of a poly edge."""


def build(shade, base, density):
    tabletop(plaster((0.70, 0.62, 0.53)))
    # So near its lamp hair looks lighter and redder than in the chart.
    pigment, rng = replace(chart(shade), redness=0.5 * chart(shade).redness), np.random.default_rng(23)
    if base == "monofilament":
        monofilament()
    else:
        mesh(nylon(), RIM, 3.4)
    roots = knotted(rng, pigment, density / 120, base)
    # Hair is swept back and a little to one side; the first of an edge stands its own way.
    first = np.exp(-np.clip(roots[:, 1] - FIRST, 0, None) / 0.3)
    heading = -0.12 + 0.12 * np.sin(1.3 * roots[:, 0] + 0.8 * roots[:, 1])
    heading += (0.05 + 0.1 * first) * rng.normal(size=len(roots))
    hair = hairs(rng, roots, heading, radius=0.0021, bow=-0.05, melanin=0.02 + 0.55 * pigment.melanin)
    add_hair("hair", coloured(hair, shade), pigment, roughness=0.22)
    focus = (0, 0.25, 0.34)
    at = (0, 0.6, 0.3)
    from_above(at, span=2.3, elevation=30, lens=110, aperture=6, focus=focus, roll=-0.12, rim=1.9, fill=1.6)


def knotted(rng, pigment, full, base):
    """Where hairs are tied: fewer and fewer towards a front of lace, up to its poly edge on monofilament."""
    light = (1 - pigment.melanin) ** 2
    thread = matt("knot", (0.02 + 0.45 * light, 0.013 + 0.29 * light, 0.009 + 0.18 * light), 0.5)
    start, dense = (0, 0.01) if base == "monofilament" else (FIRST, DENSE)
    roots = []
    for row in rows(start, 3):
        share = np.clip((ROW * (row + 1) - start) / (dense - start), 0, 1) ** 1.3
        for column in range(-20, 21):
            if rng.random() > share * full:
                continue
            at = corner(column, row) + 0.008 * rng.normal(size=3) * (1, 1, 0)
            if at[1] < 0.9:
                knot(rng, at, thread, size=rng.uniform(0.32, 0.48))
            roots += [at] * rng.integers(1, 3 if at[1] < start + 0.3 else 3 + round(5 * full))
    return np.array(roots)


def monofilament():
    """A fine square mesh behind an edge of clear film."""
    thread, cell, begin = nylon(), 0.055, -0.1
    for x in np.arange(-2.0, 2.0, cell):
        line(np.array([(x, begin, LEVEL), (x, 3.2, LEVEL)]), 0.0034, thread)
    for y in np.arange(begin, 3.2, cell):
        line(np.array([(-2.0, y, LEVEL), (2.0, y, LEVEL)]), 0.0034, thread)
    x = np.linspace(-2.2, 2.2, 40)
    path = np.stack([x, np.full(40, begin + 0.06 - BORDER / 2), LEVEL - 0.012 + 0.02 * np.sin(1.7 * x)], 1)
    slab(path, (0, 1, 0), (0, 0, 1), BORDER, 0.03, film(0.3))
