"""Roll of clear double-sided tape on dark linen, a length unwound in front of it, the light from behind."""

import math

import bpy
import numpy as np

from kit.nodes import Nodes
from kit.props import grid_faces, lathe, thicken
from kit.sets import dark_cloth, from_behind, overlook
from kit.strands import smooth_path
from kit.surfaces import matt, mesh_object, tabletop
from kit.tape import film, liner

FINISH = {"look": {"exposure": 0.2, "contrast": 1.05}}

CORE, OUTER, WIDTH = 0.375, 0.50, 0.26
"""Radii of the card core and of the roll, and the tape's width."""
TURN = math.radians(42)
"""How far the roll and what is unwound from it are turned from the picture's plane."""


def build():
    tabletop(dark_cloth(600), size=12)
    roll((0.22, 0.24))
    from_behind((-1.9, 0, 0.9), 0.9, back=1.2, key=2.4, fill=2.4, even=0.05)
    overlook((-0.1, -0.1, 0.31), span=1.5, elevation=26, lens=110, aperture=2.8, focus=(-0.15, -0.12, 0.4), roll=-0.08)


def roll(place):
    """The roll on edge, its last turn led away over the stone; all of it in the plane x, z before it is turned."""
    parts = [core(), winding(), outer_turn(), unwound(), peeled()]
    root = bpy.data.objects.new("roll", None)
    bpy.context.scene.collection.objects.link(root)
    for part in parts:
        part.parent = root
    root.location = (*place, 0)
    root.rotation_euler = (0, 0, TURN)


def on_edge(thing):
    """Sets what was turned about z upright, so that it rolls along x."""
    thing.rotation_euler = (math.pi / 2, 0, 0)
    thing.location = (0, 0, OUTER)
    return thing


def core():
    card = matt("card", (0.44, 0.315, 0.20), 0.85, 0.7)
    half = WIDTH / 2 + 0.002
    ring = [(CORE - 0.03, -half), (CORE, -half), (CORE, half), (CORE - 0.03, half), (CORE - 0.03, -half)]
    return on_edge(lathe("core", ring, card, radius=0.004, steps=160, hollow=True))


def winding():
    """The wound layers: their edges stand a little uneven at the roll's side."""
    rng = np.random.default_rng(6)
    r = np.linspace(CORE + 0.001, OUTER - 0.004, 64)
    edge = WIDTH / 2 + 0.0022 * rng.normal(size=64).cumsum() / 8 + 0.0008 * rng.normal(size=64)
    side = list(zip(r, edge))
    profile = [(x, -z) for x, z in side[::-1]] + side
    return on_edge(lathe("winding", profile, wound(), radius=0.0004, steps=200, hollow=True))


def outer_turn():
    """The last turn of white liner, which leaves the roll at its foot."""
    angle = np.linspace(-np.pi / 2, 1.5 * np.pi, 200)
    path = np.stack([OUTER * np.cos(angle), 0 * angle, OUTER + OUTER * np.sin(angle)], 1)
    return ribbon("outer turn", path, liner(), 0.003)


def unwound():
    """The clear tape on the stone, hardly lifted between the places where it holds."""
    x = np.linspace(0, -1.32, 160)
    lift = 0.006 + 0.016 * np.sin(np.pi * np.clip(-x / 0.55, 0, 1)) ** 2
    lift += 0.05 * np.clip((-x - 1.16) / 0.16, 0, 1) ** 2
    sway = 0.02 * np.sin(-2.1 * x)
    return ribbon("tape", np.stack([x, sway, lift], 1), film())


def peeled():
    """The liner over the tape, drawn off towards its end and curling back as paper does from a roll."""
    flat = [(0, 0, 0.012), (-0.25, 0.01, 0.027), (-0.5, 0.018, 0.014), (-0.62, 0.02, 0.022), (-0.78, 0.02, 0.10)]
    curl = [(-0.86, 0.015, 0.25), (-0.80, 0, 0.40), (-0.66, -0.02, 0.46), (-0.54, -0.03, 0.40), (-0.53, -0.035, 0.31)]
    return ribbon("liner", smooth_path(flat + curl, 160), liner(), 0.003)


def ribbon(name, path, material, thickness=0.0):
    """A strip of the tape's width along a path in the plane x, z."""
    edges = np.outer(np.linspace(WIDTH / 2, -WIDTH / 2, 4), (0, 1, 0))
    points = path[:, None] + edges
    strip = mesh_object(name, points.reshape(-1, 3), grid_faces(len(path), 4, closed=False))
    strip.data.materials.append(material)
    return thicken(strip, thickness) if thickness else strip


def wound():
    """Many clear layers on each other: milky honey, ringed where they lie looser."""
    n = Nodes("wound tape")
    apart = n.add("SeparateXYZ", {0: n.place()})
    squares = [n.math("MULTIPLY", apart.outputs[axis], apart.outputs[axis]) for axis in (0, 1)]
    radius = n.math("SQRT", n.math("ADD", *squares))
    placed = n.add("CombineXYZ", {0: n.math("MULTIPLY", radius, 210.0), 1: 0.0, 2: 0.0})
    layers = n.noise(placed, 1.0, 4, 0.7)
    broad = n.noise(n.add("CombineXYZ", {0: n.math("MULTIPLY", radius, 38.0), 1: 0.0, 2: 0.0}), 1.0, 2, 0.5)
    tone = n.ramp(layers, [(0.34, (0.40, 0.29, 0.17)), (0.5, (0.70, 0.59, 0.43)), (0.66, (0.88, 0.82, 0.71))])
    tone = n.mix(n.ramp(broad, [(0.4, 0.0), (0.65, 0.45)]), tone, (0.62, 0.50, 0.33))
    return n.surface(
        Base_Color=tone,
        Subsurface=0.3,
        Subsurface_Color=(0.85, 0.70, 0.48),
        Subsurface_Radius=(0.08, 0.05, 0.025),
        Roughness=0.22,
        Specular=0.5,
        Clearcoat=0.4,
        Normal=n.bump(layers, 0.35, 0.004),
    )
