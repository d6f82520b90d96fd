"""A room's shell: herringbone floor, walls with a window, skirting, curtain."""

import numpy as np

from .props import box, grid_faces, thicken
from .surfaces import mesh_object


def herringbone(material, x_range, y_range, seed=3, width=0.9, ratio=6):
    """A floor of boards laid in herringbone at 45°, at z = 0; each with its own grain and tone."""
    rng = np.random.default_rng(seed)
    reach = int(max(map(abs, (*x_range, *y_range))) * 1.5 / width)
    vertices, faces, grain, tones = [], [], [], []
    for k in range(-reach, reach):
        for m in range(-reach // ratio, reach // ratio + 1):
            start = k + 2 * ratio * m
            for corner, size in (((start, k), (ratio, 1)), ((start + ratio, k + 1 - ratio), (1, ratio))):
                outline = board_outline(corner, size) * width
                middle = outline.mean(0)
                if not (x_range[0] < middle[0] < x_range[1] and y_range[0] < middle[1] < y_range[1]):
                    continue
                add_board(rng, outline, size[0] < size[1], vertices, faces, grain)
                tones.append(rng.normal(1.0, 0.085))
    floor = mesh_object("floor", vertices, faces, smooth=False)
    layer = floor.data.uv_layers.new(name="grain")
    layer.data.foreach_set("uv", np.array(grain).ravel())
    tone = floor.data.attributes.new("tone", "FLOAT", "FACE")
    tone.data.foreach_set("value", np.repeat(tones, 5))
    floor.data.materials.append(material)
    return floor


def board_outline(corner, size):
    """The four corners of a board of the pattern, turned by 45°."""
    square = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], float) * size + corner
    return square @ np.array([[1, 1], [-1, 1]]) / np.sqrt(2)


def add_board(rng, outline, upright, vertices, faces, grain, chamfer=0.022):
    """One board: its top face and four chamfers down to the joint."""
    first = len(vertices)
    middle = outline.mean(0)
    inward = middle - outline
    inward = np.sign(inward @ np.array([[1, -1], [1, 1]])) @ np.array([[1, 1], [-1, 1]]) / 2
    top = outline + chamfer * inward
    level = rng.normal(0, 0.003)
    vertices += [(*point, -chamfer) for point in outline] + [(*point, level) for point in top]
    quads = [[4, 5, 6, 7]] + [[i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i] for i in range(4)]
    faces += [[first + index for index in quad] for quad in quads]
    along = (outline[3] - outline[0]) if upright else (outline[1] - outline[0])
    along = along / np.linalg.norm(along)
    across = np.array([-along[1], along[0]])
    shift = rng.uniform(0, 200, 2)
    places = np.vstack([outline, top]) - middle
    uv = np.stack([places @ along, places @ across], 1) + shift
    grain += [uv[index] for quad in quads for index in quad]


def pierced_wall(material, x, thickness, y_range, height, opening):
    """A wall at the left, its inner face at `x`, with an opening ((y, y), (z, z))."""
    (y0, y1), (z0, z1) = opening
    pieces = [
        ((y_range[0], y0), (0, height)),
        ((y1, y_range[1]), (0, height)),
        ((y0, y1), (0, z0)),
        ((y0, y1), (z1, height)),
    ]
    for (start, end), (low, high) in pieces:
        size = (thickness, end - start, high - low)
        box("wall", size, (x - thickness / 2, (start + end) / 2, (low + high) / 2), material, bevel=0.01)


def casement(material, x, opening, columns=3, rows=4, bar=0.34, depth=0.5):
    """The frame and glazing bars of a window in a left wall."""
    (y0, y1), (z0, z1) = opening
    for index in range(columns + 1):
        y = y0 + (y1 - y0) * index / columns
        wide = bar * (1.6 if index in (0, columns) else 1)
        box("stile", (depth, wide, z1 - z0), (x, y, (z0 + z1) / 2), material, 0.05)
    for index in range(rows + 1):
        z = z0 + (z1 - z0) * index / rows
        wide = bar * (1.6 if index in (0, rows) else 0.8)
        box("rail", (depth, y1 - y0, wide), (x, (y0 + y1) / 2, z), material, 0.05)


def skirting(material, length, location, turn=0.0, height=1.15):
    """A board along a wall's foot with a thinner moulding on it."""
    x, y = location
    box("skirting", (length, 0.16, height), (x, y, height / 2), material, 0.02, turn)
    box("moulding", (length, 0.09, 0.16), (x, y, height + 0.06), material, 0.035, turn)


def curtain(material, start, end, top, bottom, seed=5, pleats=7, deep=0.42):
    """Cloth that hangs in pleats between two places of the floor plan, gathered a little unevenly."""
    rng = np.random.default_rng(seed)
    start, end = np.array(start), np.array(end)
    u, v = np.linspace(0, 1, pleats * 26), np.linspace(0, 1, 60)
    along = (end - start) / np.linalg.norm(end - start)
    across = np.array([-along[1], along[0]])
    warp = u + 0.02 * np.sin(2 * np.pi * (2.3 * u + rng.random()))
    strength = 0.65 + 0.35 * np.sin(2 * np.pi * (1.7 * u + rng.random()))
    turn = 2 * np.pi * pleats * warp[None] + 0.5 * np.sin(2.2 * v[:, None] + 5 * u[None])
    swell = deep * strength * (0.75 + 0.35 * v[:, None])
    side = swell * np.sin(turn) + 0.25 * swell * np.sin(2 * turn + 1)
    lean = 0.12 * swell * np.cos(turn)
    plan = start + (end - start) * u[None, :, None] + side[..., None] * across + lean[..., None] * along
    z = top + (bottom - top) * v[:, None] + 0.04 * np.sin(turn) * v[:, None]
    points = np.concatenate([plan, z[..., None]], -1).reshape(-1, 3)
    cloth = mesh_object("curtain", points, grid_faces(len(v), len(u), closed=False))
    cloth.data.materials.append(material)
    return thicken(cloth, 0.02)
