"""What stands on the workroom's bench."""

import math

import numpy as np

from .nodes import Nodes
from .props import box, tube
from .surfaces import mesh_object


def hackle(place, turn, wood, metal):
    """Five rows of steel teeth in a walnut block."""
    box("block", (1.9, 0.95, 0.26), (*place, 0.13), wood, 0.03, turn)
    c, s = math.cos(turn), math.sin(turn)
    for row in range(5):
        for tooth in range(15):
            u, v = (tooth - 7 + 0.5 * (row % 2)) * 0.115, (row - 2) * 0.17
            x, y = place[0] + c * u - s * v, place[1] + s * u + c * v
            tube("tooth", [(x, y, 0.25), (x, y, 0.5), (x, y, 0.82)], [0.022, 0.017, 0.002], metal, (1, 0, 0), 10)


def mat(place, turn, size, material, wires, metal):
    """A drawing mat: a flat card whose short bent wires hold hair that lies between two of them."""
    width, length = size
    box("card", (width, length, 0.07), (place[0], place[1], place[2] + 0.035), material, 0.015, turn)
    c, s = math.cos(turn), math.sin(turn)
    points, faces = [], []
    for u in np.linspace(-width / 2 + 0.05, width / 2 - 0.05, wires[0]):
        for v in np.linspace(-length / 2 + 0.05, length / 2 - 0.05, wires[1]):
            x, y = place[0] + c * u - s * v, place[1] + s * u + c * v
            first = len(points)
            for height, lean, thick in ((0.07, 0.0, 0.006), (0.14, 0.0, 0.006), (0.2, -0.035, 0.003)):
                for angle in np.linspace(0, 2 * np.pi, 5, endpoint=False):
                    points.append((x + thick * math.cos(angle), y + lean + thick * math.sin(angle), place[2] + height))
            for ring in range(2):
                for k in range(5):
                    a, b = first + 5 * ring + k, first + 5 * ring + (k + 1) % 5
                    faces.append([a, b, b + 5, a + 5])
    mesh_object("wires", points, faces).data.materials.append(metal)


def card_leather():
    """Thick felted leather that wires are set in."""
    n = Nodes("card leather")
    fine = n.noise(n.place(), 22.0, 5, 0.65)
    tone = n.mix(n.ramp(fine, [(0.35, 0.0), (0.7, 1.0)]), (0.10, 0.055, 0.03), (0.17, 0.1, 0.055))
    return n.surface(Base_Color=tone, Roughness=0.75, Specular=0.25, Normal=n.bump(fine, 0.3, 0.01))
