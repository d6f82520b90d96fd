"""The card box that hair is packed in."""

import bpy

from .props import box
from .surfaces import matt

BOARD = 0.035
"""Thickness of the card."""


def kraft():
    return matt("brown card", (0.36, 0.24, 0.14), 0.85, grain=0.35)


def card_box(material, size, place, turn):
    """An open box on the table."""
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
