"""A comb sawn from one board."""

import numpy as np

from .surfaces import mesh_object

STEPS = 10
"""Points along each rounded end."""


def comb(material, place, turn, tilt=0.0, length=1.7, pitch=0.06, back=0.2, teeth=0.32, thickness=0.035):
    """A comb whose back runs along x and whose teeth point along -y, its middle at a place and turned by `turn`.

    tilt: how far the teeth dip, in radians; pitch: from tooth to tooth; back: width of the solid part; teeth: their length.
    """
    count = int((length - 0.24) / pitch)
    start = -count * pitch / 2
    outline = []
    for index in range(count):
        x = start + index * pitch
        outline += tooth(x, 0.5 * pitch, teeth)
    half = length / 2
    ends = np.linspace(0, np.pi / 2, STEPS)
    guard = 0.09
    right = [(start + count * pitch, 0.0), (start + count * pitch, -0.96 * teeth), (half - 0.02, -0.96 * teeth)]
    right += [(half, -0.8 * teeth)]
    right += [(half - guard + guard * np.cos(a), back - guard + guard * np.sin(a)) for a in ends]
    left = [(-x, y) for x, y in right[::-1]]
    left[-1] = (start - 0.5 * pitch, 0.0)
    left[-2] = (start - 0.5 * pitch, -0.96 * teeth)
    outline = [*outline, *right, *left]
    return board(outline, thickness, material, place, (tilt, 0, turn))


def tooth(x, width, length):
    """One tooth from its left root to its right, its tip round, and a round gap before the next."""
    half = width / 2
    tip = np.linspace(np.pi, 2 * np.pi, STEPS)
    taper = 0.62
    points = [(x - half, -0.02)]
    points += [(x + taper * half * np.cos(a), -length + half + taper * half * np.sin(a)) for a in tip]
    return [*points, (x + half, -0.02), (x + width, 0.0)]


def board(outline, thickness, material, place, rotation):
    """A board of an outline of (x, y), its edges a little rounded."""
    outline = np.array(outline)
    count = len(outline)
    levels = np.array([0.0, 0.2, 0.8, 1.0]) * thickness
    inset = np.array([0.006, 0.0, 0.0, 0.006])
    normal = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    normal = np.stack([normal[:, 1], -normal[:, 0]], 1)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    if area(outline) < 0:
        normal = -normal
    rings = [np.column_stack([outline - draw * normal, np.full(count, z)]) for draw, z in zip(inset, levels)]
    index = np.arange(4 * count).reshape(4, count)
    after = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4).tolist()
    faces += [index[0][::-1].tolist(), index[-1].tolist()]
    thing = mesh_object("board", np.vstack(rings), faces)
    thing.data.materials.append(material)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = 0.7
    thing.location, thing.rotation_euler = place, rotation
    return thing


def area(outline):
    """Twice the signed area of an outline."""
    x, y = outline.T
    return (x * np.roll(y, -1) - np.roll(x, -1) * y).sum()
