"""Pre-cut tape tabs on their sheet, laid on linen, one of them half lifted."""

import math

import numpy as np

from kit.props import box, grid_faces, thicken
from kit.sets import cloth, from_above
from kit.surfaces import matt, mesh_object, tabletop
from kit.tape import film, liner

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

TURN = 0.16
COLUMNS, ROWS = 3, 8
TAB = (0.4, 0.09)
"""Four centimetres by nine millimetres."""
GAP = (0.07, 0.075)
LIFTED = (2, 5)
"""Column and row of the tab that is being taken off."""


def build():
    tabletop(cloth())
    paper = matt("backing", (0.76, 0.715, 0.63), 0.42, 0.12)
    width = COLUMNS * (TAB[0] + GAP[0]) + 0.09
    height = ROWS * (TAB[1] + GAP[1]) + 0.12
    for level, turn, shift in ((0.008, TURN - 0.07, (0.05, -0.03)), (0.02, TURN, (0, 0))):
        box("sheet", (width, height, 0.004), (*shift, level), paper, bevel=0.001, turn=turn)
    white, clear = liner(), film()
    for column in range(COLUMNS):
        for row in range(ROWS):
            tab(column, row, white, clear)
    from_above((0, 0, 0.02), span=2.3, elevation=62, lens=100, aperture=9, rim=1.4)


def tab(column, row, white, clear):
    """One tab: clear film with white liner on it; the lifted one bends up from its left end and shows the film."""
    x = (column - (COLUMNS - 1) / 2) * (TAB[0] + GAP[0])
    y = ((ROWS - 1) / 2 - row) * (TAB[1] + GAP[1])
    lifted = (column, row) == LIFTED
    along = np.linspace(-TAB[0] / 2, TAB[0] / 2, 40)
    if lifted:
        # Flat to the middle, then in an arc.
        radius, flat = 0.24, -0.1
        arc = np.clip((along - flat) / radius, 0, None)
        along = np.where(along > flat, flat + radius * np.sin(arc), along)
        rise = np.where(arc > 0, radius * (1 - np.cos(arc)), 0)
    else:
        rise = np.zeros(40)
    strip("film", x + along, y, 0.0228 + rise, clear, 0.002, smooth=lifted)
    if not lifted:
        strip("liner", x + along, y, 0.0244 + rise, white, 0.0015, smooth=False)


def strip(name, x, y, z, material, thickness, smooth):
    across = np.linspace(-TAB[1] / 2, TAB[1] / 2, 4)
    c, s = math.cos(TURN), math.sin(TURN)
    u, v = np.broadcast_to(x[:, None], (len(x), 4)), y + np.broadcast_to(across, (len(x), 4))
    points = np.stack([c * u - s * v, s * u + c * v, np.broadcast_to(z[:, None], u.shape)], -1)
    thing = mesh_object(name, points.reshape(-1, 3), grid_faces(len(x), 4, closed=False), smooth)
    thing.data.materials.append(material)
    return thicken(thing, thickness)
