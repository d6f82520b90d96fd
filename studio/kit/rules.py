"""Rules to measure by: a flat bar with marks to the centimetre and numerals to the ten."""

import bpy

from .props import box
from .surfaces import matt

MARKS = {10: 0.62, 5: 0.42, 1: 0.27}
"""How far a mark reaches across the rule, by the centimetres of which it stands for a multiple."""


def rule(length, width, material, place, turn=0.0, thickness=0.02):
    """A rule that begins at a place on the table and runs along x, turned by `turn`; its marks are on the far edge.

    Beyond its last mark there is room for that mark's numeral.
    """
    parent = bpy.data.objects.new("rule", None)
    bpy.context.scene.collection.objects.link(parent)
    parent.location, parent.rotation_euler = place, (0, 0, turn)
    ink = matt("engraving", (0.022, 0.016, 0.012), 0.7)
    parts = [box("bar", (length + 0.4, width, thickness), (length / 2 + 0.15, 0, thickness / 2), material, bevel=0.006)]
    for centimetre in range(round(10 * length) + 1):
        reach = width * next(share for multiple, share in MARKS.items() if centimetre % multiple == 0)
        at = (0.1 * centimetre, width / 2 - reach / 2 - 0.004, thickness)
        parts.append(box("mark", (0.0055, reach, 0.0012), at, ink, bevel=0.0004))
        if centimetre % 10 == 0 and centimetre:
            parts.append(
                numeral(str(centimetre), 0.1 * centimetre + 0.012, -0.44 * width, thickness, 0.42 * width, ink)
            )
    for part in parts:
        part.parent = parent
    return parent


def numeral(text, x, y, height, size, material):
    curve = bpy.data.curves.new("numeral", "FONT")
    curve.body, curve.size, curve.extrude = text, size, 0.0006
    curve.materials.append(material)
    thing = bpy.data.objects.new("numeral", curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = (x, y, height)
    return thing
