"""Thread, cord, rails and whatever else is a round line."""

import bpy
import numpy as np

from .strands import frames, smooth_path


def line(path, radius, material, closed=False):
    """A round line through the points of a path."""
    return lines([path], radius, material, closed)


def lines(paths, radius, material, closed=False, thickness=None):
    """Round lines, each through the points of its path; thickness: of all points, in their order, as factors."""
    curve = bpy.data.curves.new("line", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    done = 0
    for path in paths:
        spline = curve.splines.new("POLY")
        spline.points.add(len(path) - 1)
        spline.points.foreach_set("co", np.column_stack([path, np.ones(len(path))]).ravel())
        if thickness is not None:
            spline.points.foreach_set("radius", thickness[done : done + len(path)])
        done += len(path)
        spline.use_cyclic_u = closed
        spline.use_smooth = True
    curve.materials.append(material)
    thing = bpy.data.objects.new("line", curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def windings(centre, axis, side, width, depth, turns, radius, seed=1):
    """The path of a thread wound `turns` times round an ellipse, each turn beside the last but not quite."""
    rng = np.random.default_rng(seed)
    axis, side = (np.asarray(vector, float) / np.linalg.norm(vector) for vector in (axis, side))
    up = np.cross(axis, side)
    angle = np.linspace(0, 2 * np.pi * turns, 48 * turns)
    along = (angle / (2 * np.pi) - turns / 2) * radius * 1.9
    along += radius * 0.5 * np.interp(angle, np.linspace(0, angle[-1], turns * 3), rng.normal(size=turns * 3))
    out = 1 + 0.025 * np.interp(angle, np.linspace(0, angle[-1], turns * 2), rng.normal(size=turns * 2))
    return (
        np.asarray(centre)
        + axis * along[:, None]
        + side * (width / 2 * np.cos(angle) * out)[:, None]
        + up * (depth / 2 * np.sin(angle) * out)[:, None]
    )


def plies(path, radius):
    """The paths of the three plies of a thread of the given radius, twisted about its path."""
    length = np.linalg.norm(np.diff(path, axis=0), axis=1).sum()
    middle = smooth_path(path, round(length / (0.8 * radius)))
    sides, normals = frames(middle, (0.31, 0.22, 0.92))
    turns = np.arange(len(middle))[:, None] / 1.4 + 2 * np.pi / 3 * np.arange(3)[:, None, None]
    return list(middle + 0.52 * radius * (sides * np.cos(turns) + normals * np.sin(turns)))
