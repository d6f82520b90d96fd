"""Turned, bent and planed things: what rooms and still lifes are furnished with. No edge is left sharp."""

import numpy as np

from .strands import frames
from .surfaces import mesh_object


def eased(points, radius, steps=6):
    """A polyline whose corners are rounded off, each by at most `radius`."""
    points = np.asarray(points, float)
    result = [points[:1]]
    t = np.linspace(0, 1, steps)[:, None]
    for before, corner, after in zip(points, points[1:], points[2:]):
        start = corner + towards(corner, before, radius)
        end = corner + towards(corner, after, radius)
        result.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t**2 * end)
    return np.vstack([*result, points[-1:]])


def towards(start, end, most):
    """The step from one point towards another, at most `most` and never past the middle."""
    step = end - start
    length = np.linalg.norm(step)
    return step * min(most, 0.5 * length) / max(length, 1e-9)


def grid_faces(rows, columns, closed=True):
    """Quads between neighbouring rings of points; closed: each ring's end meets its beginning."""
    index = np.arange(rows * columns).reshape(rows, columns)
    if closed:
        index = np.hstack([index, index[:, :1]])
    return np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4).tolist()


def rings(name, points, material, caps=True):
    """A smooth skin over rings of points (rings, points a ring, 3), its two ends filled."""
    count, around, _ = points.shape
    faces = grid_faces(count, around)
    if caps:
        faces += [list(range(around))[::-1], list(range((count - 1) * around, count * around))]
    thing = mesh_object(name, points.reshape(-1, 3), faces)
    thing.data.materials.append(material)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = 0.9
    return thing


def lathe(name, profile, material, location=(0, 0, 0), radius=0.03, steps=96, hollow=False):
    """What a lathe makes of a profile of (radius, height), its corners eased by `radius`; hollow: a ring."""
    profile = eased(profile, radius)
    angle = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    r, z = np.maximum(profile[:, 0], 1e-4)[:, None], profile[:, 1][:, None]
    points = np.stack([r * np.cos(angle), r * np.sin(angle), np.broadcast_to(z, (len(profile), steps))], -1)
    thing = rings(name, points, material, caps=not hollow)
    thing.location = location
    return thing


def tube(name, path, radius, material, side=(0, 0, 1), section=20, flat=1.0):
    """A rod along a path; flat: its thickness across `side` as a share.

    radius: one number, one for each point of the path, or for each point all round (points, section).
    """
    path = np.asarray(path, float)
    sides, normals = frames(path, side)
    angle = np.linspace(0, 2 * np.pi, section, endpoint=False)
    radius = np.asarray(radius, float)
    radius = (radius if radius.ndim == 2 else np.broadcast_to(radius, len(path))[:, None])[..., None]
    around = np.cos(angle)[:, None] * sides[:, None] + flat * np.sin(angle)[:, None] * normals[:, None]
    return rings(name, path[:, None] + radius * around, material)


def hoop(name, centre, width, height, section, material, steps=192):
    """An upright oval frame that faces y: section is its profile as (outwards, forwards) points about the oval."""
    angle = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    on = np.stack([width / 2 * np.cos(angle), height / 2 * np.sin(angle)], -1)
    out = np.stack([np.cos(angle) / width, np.sin(angle) / height], -1)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    section = np.asarray(section, float)
    flat = on[:, None] + out[:, None] * section[None, :, :1]
    depth = np.broadcast_to(-section[None, :, 1], flat.shape[:2])
    points = np.stack([flat[..., 0], depth, flat[..., 1]], -1)
    points = np.concatenate([points, points[:1]])
    thing = rings(name, points, material, caps=False)
    thing.location = centre
    return thing


def box(name, size, location, material, bevel=0.02, turn=0.0):
    """A board or block about `location`, its edges broken by `bevel`."""
    x, y, z = (0.5 * part for part in size)
    corners = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    faces = [[3, 2, 1, 0], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]]
    thing = mesh_object(name, corners, faces)
    thing.location = location
    thing.rotation_euler = (0, 0, turn)
    thing.data.materials.append(material)
    break_edges(thing, bevel)
    return thing


def break_edges(thing, width, segments=4):
    bevel = thing.modifiers.new("broken edges", "BEVEL")
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = "ANGLE"
    bevel.harden_normals = True
    thing.data.use_auto_smooth = True
    return thing


def thicken(thing, thickness):
    solid = thing.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness = thickness
    solid.offset = 0
    return thing
