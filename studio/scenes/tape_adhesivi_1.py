"""Pre-cut tape tabs on their sheet, close up on dark linen, one of them half lifted, the light from behind."""

import math

import numpy as np

from kit.props import grid_faces, thicken
from kit.sets import dark_cloth, from_behind, overlook
from kit.surfaces import matt, mesh_object, tabletop
from kit.tape import film, liner

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

TURN = 0.16
COLUMNS, ROWS = 3, 8
TAB = (0.4, 0.09)
"""Four centimetres by nine millimetres."""
GAP = (0.07, 0.075)
LIFTED = (1, 5)
"""Column and row of the tab that is being taken off."""
SHEET = np.array((COLUMNS * (TAB[0] + GAP[0]) + 0.09, ROWS * (TAB[1] + GAP[1]) + 0.12))


def build():
    tabletop(dark_cloth(600), size=12)
    paper = matt("backing", (0.66, 0.53, 0.37), 0.36, 0.12)
    backing(paper, 0.003, TURN - 0.09, (0.06, -0.02), 0.4)
    backing(paper, 0.009, TURN)
    white, clear = liner(), film()
    for column in range(COLUMNS):
        for row in range(ROWS):
            tab(column, row, white, clear)
    at = tuple(laid(*middle(*LIFTED), 0.05))
    from_behind(size=0.6, back=1.1, key=1.1, fill=0.5, even=0.02)
    overlook((0.1, -0.05, 0.05), span=0.66, elevation=26, lens=110, aperture=1.8, focus=at, roll=0.2)


def laid(x, y, z, turn=TURN, shift=(0, 0), bow=1.0):
    """Places on the sheet as they lie on the table: the paper keeps some of the bow it had in its packet."""
    out = np.clip(x + 0.5 * y - 0.25, 0, None), np.clip(-x - 0.4 * y - 0.45, 0, None)
    z = z + bow * (0.22 * out[0] ** 2 + 0.14 * out[1] ** 2)
    c, s = math.cos(turn), math.sin(turn)
    return np.stack(np.broadcast_arrays(c * x - s * y + shift[0], s * x + c * y + shift[1], z), -1)


def backing(paper, level, turn, shift=(0, 0), bow=1.0):
    y, x = np.meshgrid(*(np.linspace(-side / 2, side / 2, 60) for side in SHEET[::-1]), indexing="ij")
    leaf("sheet", laid(x, y, level, turn, shift, bow), paper, 0.004)


def middle(column, row):
    x = (column - (COLUMNS - 1) / 2) * (TAB[0] + GAP[0])
    return x, ((ROWS - 1) / 2 - row) * (TAB[1] + GAP[1])


def tab(column, row, white, clear):
    """One tab: clear film with white liner on it; the lifted one bends up from its left end."""
    x, y = middle(column, row)
    along, rise = np.linspace(-TAB[0] / 2, TAB[0] / 2, 60), np.zeros(60)
    out = np.stack([np.zeros(60), np.ones(60)])
    if (column, row) == LIFTED:
        # Flat to the middle, then in an arc.
        radius, flat = 0.17, -0.04
        arc = np.clip((along - flat) / radius, 0, None)
        along = np.where(along > flat, flat + radius * np.sin(arc), along)
        rise = radius * (1 - np.cos(arc))
        out = np.stack([-np.sin(arc), np.cos(arc)])
    across = np.linspace(-TAB[1] / 2, TAB[1] / 2, 5)
    for name, level, material, thickness in (("film", 0.0125, clear, 0.003), ("liner", 0.0152, white, 0.002)):
        u, w = along + level * out[0], rise + level * out[1]
        leaf(name, laid((x + u)[:, None], y + across, w[:, None]), material, thickness)


def leaf(name, points, material, thickness):
    thing = mesh_object(name, points.reshape(-1, 3), grid_faces(*points.shape[:2], closed=False))
    thing.data.materials.append(material)
    thing.data.use_auto_smooth = True
    return thicken(thing, thickness)
