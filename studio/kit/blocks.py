"""Wig stands and head blocks of wood."""

import math

import bpy
import numpy as np

from .nodes import Nodes
from .strands import smooth_path
from .surfaces import mesh_object


def turned_wood(material, profile, sides=128, smoothness=12):
    """Wood turned on the lathe: the profile is (radius, height) from the foot up. The grain runs along the axis.

    A knot given twice is a sharp edge.
    """
    outline = rounded(profile, smoothness)
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    radius, height = outline[:, :1], outline[:, 1:]
    along = np.broadcast_to(height, (len(outline), sides))
    rings = np.stack([along, radius * np.cos(angle), radius * np.sin(angle)], -1)
    thing = mesh_object("turned wood", rings.reshape(-1, 3), quads(len(outline), sides))
    thing.rotation_euler = (0, -math.pi / 2, 0)
    thing.data.materials.append(material)
    return thing


def rounded(profile, smoothness):
    """A smooth line through each run of the profile between sharp edges."""
    runs, run = [], [profile[0]]
    for knot, following in zip(profile[1:], profile[2:] + [None]):
        run.append(knot)
        if knot == following:
            runs.append(run)
            run = []
    runs.append(run)
    return np.vstack([smooth_path([(*knot, 0) for knot in run], smoothness * len(run))[:, :2] for run in runs])


def carved(material, head, bottom, sides=360, rings=320):
    """A block in the form of a head, from its top down to `bottom`."""
    top = head.surface(np.zeros((1, 3)), np.array([[0.0, 0.0, 1.0]]))[0, 2]
    share = np.linspace(0, 1, rings)
    heights = bottom + (top - bottom) * np.sin(share * np.pi / 2) ** 0.9
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    rays = np.stack([np.cos(angle), np.sin(angle), np.zeros(sides)], 1)
    points = head.surface(
        np.repeat(np.stack([np.zeros(rings), np.full(rings, -0.05), heights], 1), sides, 0), np.tile(rays, (rings, 1))
    )
    # The topmost ring still has a hole in its middle.
    points[-sides:] = points[-sides:].mean(0)
    thing = mesh_object("head", points, quads(rings, sides))
    thing.data.materials.append(material)
    return thing


def quads(rings, sides):
    """Faces between rings of vertices, each closed."""
    index = np.arange(rings * sides).reshape(rings, sides)
    after = np.roll(index, -1, 1)
    return np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4)


def stretched(material, head, kept, lift=0.006, sides=240, rings=200):
    """A thin base that lies on a head where `kept` says so of places."""
    thing = carved(material, head, -1.0, sides, rings)
    mesh = thing.data
    points = np.array([vertex.co for vertex in mesh.vertices])
    faces = np.array([face.vertices for face in mesh.polygons])
    inside = kept(points)[faces].all(1)
    cut = mesh_object("base", points + lift * head.normal(points), faces[inside])
    cut.data.materials.append(material)
    bpy.data.objects.remove(thing)
    return cut


def beech():
    """Planed beech: pale, fine, with short darker flecks, its grain upright."""
    n = Nodes("beech")
    sway = n.noise(n.place((0.5, 0.5, 0.2)), 1.0, 2, 0.5)
    bands = n.noise(n.place((4.5, 4.5, 0.3)), 1.2, 3, 0.5, 0.4)
    fibre = n.noise(n.place((34, 34, 0.9)), 1.0, 4, 0.6)
    fleck = n.noise(n.place((60, 60, 6)), 1.0, 2, 0.5)
    tone = n.ramp(bands, [(0.3, (0.33, 0.20, 0.105)), (0.55, (0.52, 0.35, 0.21)), (0.75, (0.47, 0.31, 0.18))])
    tone = n.mix(n.ramp(fibre, [(0.4, 0.0), (0.75, 0.55)]), tone, (0.36, 0.22, 0.12))
    tone = n.mix(n.ramp(fleck, [(0.62, 0.0), (0.68, 0.35)]), tone, (0.28, 0.16, 0.085))
    tone = n.mix(n.ramp(sway, [(0.4, 0.0), (0.7, 0.2)]), tone, (0.55, 0.39, 0.25))
    return n.surface(Base_Color=tone, Roughness=0.46, Specular=0.3, Normal=n.bump(fibre, 0.06, 0.01))


def canvas():
    """Unbleached canvas drawn over a head block: fine and even from every side."""
    n = Nodes("canvas")
    weave = n.noise(n.place(), 58.0, 3, 0.6)
    tone = n.mix(n.ramp(weave, [(0.3, 0.0), (0.7, 1.0)]), (0.2, 0.16, 0.12), (0.28, 0.23, 0.175))
    return n.surface(Base_Color=tone, Roughness=0.95, Specular=0.1, Sheen=0.3, Normal=n.bump(weave, 0.4, 0.008))
