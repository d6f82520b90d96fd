"""A platinum wig coiled in tissue in a round paper box, a linen ribbon over its rim."""

import numpy as np

from kit.boxes import ivory, ribbon, tissue_paper
from kit.hair import add_hair, keep_gaps_dark
from kit.props import grid_faces, lathe
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import grow, joined, smooth_path
from kit.surfaces import mesh_object, tabletop
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.2, "contrast": 1.05}}

RADIUS, HIGH = 1.25, 0.75


def build():
    tabletop(cloth(threads=260))
    card = ivory()
    walls = [(0, 0), (RADIUS, 0), (RADIUS, HIGH), (RADIUS - 0.04, HIGH), (RADIUS - 0.04, 0.04), (0, 0.04)]
    lathe("box", walls, card, radius=0.01, steps=180)
    lid = [(0, 0.36), (RADIUS + 0.06, 0.36), (RADIUS + 0.06, 0), (RADIUS + 0.02, 0), (RADIUS + 0.02, 0.32), (0, 0.32)]
    lathe("lid", lid, card, (1.55, 1.85, 0.0), radius=0.01, steps=180)
    tissue()
    shade = SHADES["platinum"]
    keep_gaps_dark(shade)
    add_hair("hair", joined([coil(index, shade) for index in range(3)]), shade)
    ribbon(None, [(-0.9, -0.95, HIGH - 0.1), (-0.98, -1.02, HIGH + 0.02), (-1.05, -1.12, 0.4), (-1.1, -1.25, 0.03)])
    from_above((0.02, 0.02, 0.4), span=3.9, elevation=58, lens=100, aperture=8, focus=(0, -0.1, 0.6))


def tissue():
    """Crumpled paper that lines the box and stands over its rim."""
    rng = np.random.default_rng(4)
    angle = np.linspace(0, 2 * np.pi, 240, endpoint=False)
    share = np.linspace(0.05, 1, 60)[:, None]
    crease = sum(0.035 * np.abs(np.sin(k * angle / 2 + p)) for k, p in zip((9, 14, 23), rng.uniform(0, 6, 3)))
    out = (RADIUS - 0.06) * share - 0.4 * crease * share**2
    height = 0.12 + (HIGH - 0.02) * share**6 + 0.9 * crease * share**2
    points = np.stack([out * np.cos(angle), out * np.sin(angle), height], -1)
    paper = mesh_object("tissue", points.reshape(-1, 3), grid_faces(60, 240))
    paper.data.materials.append(tissue_paper())


def coil(index, shade):
    """One of three thick tresses that go round together and end on top, in the middle."""
    t = np.linspace(0, 1, 30)
    angle, reach = 0.9 + 2 * np.pi * (1.7 * t + index / 3), 0.05 + 0.81 * (1 - t) ** 0.9 + 0.02 * np.sin(7 * t + index)
    level = 0.28 + 0.34 * t - 0.08 * t**6
    path = smooth_path(np.stack([reach * np.cos(angle), reach * np.sin(angle), level], 1), 160)
    tress = lying(
        shade,
        641 + index,
        width=0.44,
        depth=0.26,
        strands=15000,
        points=100,
        flat_below=False,
        locks=7,
        clumps=220,
        parting=0.14,
        drift=0.08,
        cling=0.4,
        spread=lambda t: 1.05 - 0.55 * t**2,
        wave=0.03,
        waves=4,
        flyaways=0.02,
        stray=0.08,
        radius=0.0018,
    )
    return grow(tress, path, (0.3, -1, 0))
