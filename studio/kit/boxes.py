"""Boxes, tissue and ribbon that hair is packed in."""

import bpy
import numpy as np

from .nodes import Nodes
from .props import box, grid_faces, thicken
from .strands import frames, smooth_path
from .surfaces import matt, mesh_object, sheet

BOARD = 0.035
"""Thickness of the card."""


def ivory():
    return matt("ivory card", (0.74, 0.68, 0.57), 0.8, grain=0.12)


def kraft():
    return matt("brown card", (0.36, 0.24, 0.14), 0.85, grain=0.35)


def card_box(material, size, place, turn):
    """An open box on the table; returns the parent that whatever lies in it belongs to, its origin on the box's floor."""
    parent = bpy.data.objects.new("box", None)
    bpy.context.scene.collection.objects.link(parent)
    parent.location, parent.rotation_euler = place, (0, 0, turn)
    x, y, z = size
    walls = [
        ((x, y, BOARD), (0, 0, BOARD / 2)),
        ((x, BOARD, z), (0, (y - BOARD) / 2, z / 2)),
        ((x, BOARD, z), (0, -(y - BOARD) / 2, z / 2)),
        ((BOARD, y - 2 * BOARD, z), ((x - BOARD) / 2, 0, z / 2)),
        ((BOARD, y - 2 * BOARD, z), (-(x - BOARD) / 2, 0, z / 2)),
    ]
    for dimensions, at in walls:
        box("card", dimensions, at, material, bevel=0.006).parent = parent
    return parent


def tissue(parent, size, height, seed):
    """A sheet of tissue paper crumpled into a box, its rim higher than its middle."""
    rng = np.random.default_rng(seed)
    ridges = rng.uniform(0, 2 * np.pi, (14, 2)), rng.uniform(1.5, 5, 14)

    def relief(x, y):
        z = height * np.clip(np.maximum(np.abs(2 * x / size[0]), np.abs(2 * y / size[1])), 0, 1) ** 5
        for (angle, phase), pitch in zip(*ridges):
            across = x * np.cos(angle) + y * np.sin(angle)
            # Paper folds in creases, not in waves.
            z = z + 0.022 * np.abs(np.sin(pitch * across + phase))
        return z

    paper = sheet(*size, cells=(160, 160), relief=relief)
    paper.location = (0, 0, 0.05)
    paper.data.materials.append(tissue_paper())
    paper.parent = parent
    return paper


def tissue_paper():
    n = Nodes("tissue")
    paper = n.add("BsdfDiffuse", {"Color": (0.82, 0.79, 0.74, 1)})
    through = n.add("BsdfTranslucent", {"Color": (0.82, 0.78, 0.72, 1)})
    return n.end(n.add("MixShader", {0: 0.35, 1: paper, 2: through}))


def ribbon(parent, knots, width=0.16, colour=(0.62, 0.53, 0.40)):
    """A woven ribbon laid along knots, its upper side up; parent: the box it belongs to, if it is turned with one."""
    path = smooth_path(knots, 80)
    sides, _ = frames(path, np.cross((0, 0, 1), path[1] - path[0]))
    points = path[:, None] + sides[:, None] * (np.linspace(-0.5, 0.5, 7) * width)[None, :, None]
    band = mesh_object("ribbon", points.reshape(-1, 3), grid_faces(len(path), 7, closed=False))
    band.data.materials.append(matt("ribbon", colour, 0.85, grain=0.3))
    band.parent = parent
    band.parent = parent
    return thicken(band, 0.006)
