"""Amber keratin sticks on travertine, the light passing through them into long shadows."""

import math

import bpy
import numpy as np

from kit.camera import camera
from kit.keratin import bubble_skin, keratin
from kit.light import DAY, WARM, ambient, area
from kit.props import box, rings, tube
from kit.strands import noise, smooth_path
from kit.surfaces import plaster, tabletop, travertine, wall

FINISH = {"look": {"exposure": -0.05}}

THICK = 0.055
"""Radius of the usual stick: eleven millimetres across."""
THIN = 0.0375


def build():
    stone = travertine()
    tabletop(stone)
    wall(plaster(), 7.0)
    box("block", (0.7, 0.55, 0.4), (0.5, 0.55, 0.2), stone, bevel=0.012, turn=0.55)
    amber, air = keratin(), bubble_skin()
    rng = np.random.default_rng(7)
    for foot, top, radius in sticks():
        bubbles(rng, stick(rng, foot, top, radius, amber), radius, air)
    drop((0.06, -0.66), amber)
    area((-4.6, 5.2, 2.75), (0, 0, 0.1), (0.4, 0.4), 190, WARM, spread=74)
    area((4.0, -2.5, 3.0), (0, 0, 0), (2.5, 2.5), 26, DAY)
    area((-3.4, 0.6, 3.2), (0, 0, 0), (0.4, 3.5), 22, DAY)
    ambient(0.1)
    # Light that is scattered once more in the amber reaches its shaded side.
    bpy.context.scene.cycles.volume_bounces = 2
    camera((0.12, -4.5, 2.5), (-0.02, -0.08, 0.25), lens=88, aperture=13, focus=(-0.05, -0.2, 0.1))


def sticks():
    """Each stick's axis from end to end, and its radius."""
    r = THICK
    return [
        lying((-0.42, -0.38), 0.62, 1.24, r, r),
        lying((-0.36, -0.565), 0.70, 1.20, r, r),
        lying((-0.30, -0.40), -0.30, 1.12, 3 * r, r),
        lying((0.50, -0.54), -0.85, 1.0, THIN, THIN),
        lying((-0.50, 0.62), -0.12, 1.2, r, r),
        ((-0.12, 0.02, 0.05), (0.60, 0.545, 0.85), r),
        ((0.20, -0.06, 0.05), (0.02, 0.925, 0.715), r),
    ]


def lying(centre, turn, length, height, radius):
    """A level axis about a place on the table."""
    x, y = 0.5 * length * math.cos(turn), 0.5 * length * math.sin(turn)
    return (centre[0] - x, centre[1] - y, height), (centre[0] + x, centre[1] + y, height), radius


def stick(rng, start, end, radius, material):
    """A moulded stick: hardly bent, two faint mould lines, its ends cut and rounded by handling. Returns its axis."""
    start, end = np.array(start), np.array(end)
    at, inset = stations(np.linalg.norm(end - start))
    t = at / at[-1]
    across = np.cross(end - start, (0, 0, 1)) / at[-1]
    path = start + (end - start) * t[:, None] + 0.012 * rng.uniform(-1, 1) * np.sin(np.pi * t)[:, None] * across
    angle = np.linspace(0, 2 * np.pi, 96, endpoint=False) + rng.uniform(0, 2 * np.pi)
    mould = sum(0.0012 * np.exp(-((np.angle(np.exp(1j * (angle - line))) / 0.05) ** 2)) for line in (0, np.pi))
    uneven = 0.0006 * noise(rng, 1, t, (2.0, 5.0, 11.0))[0]
    tube("stick", path, (radius - inset + uneven)[:, None] + mould, material, side=(0.3, 0.2, 1), section=96)
    return path


def stations(length, fillet=0.014):
    """Places along a stick, close together at its ends, and how far its skin draws in there."""
    at = fillet * np.concatenate([[0, 0.25, 0.5, 0.72, 0.88, 0.97], np.linspace(1.15, 100, 140)])
    half = at[at < length / 2]
    at = np.concatenate([half, length - half[::-1]])
    share = np.minimum(np.minimum(at, length - at) / fillet, 1)
    return at, fillet * (1 - np.sqrt(1 - (1 - share) ** 2))


def bubbles(rng, path, radius, material, count=26):
    """Air caught in the melt: tiny spheres with the skin turned inwards."""
    for _ in range(count):
        centre = path[rng.integers(8, len(path) - 8)] + rng.normal(size=3) * radius * 0.33
        size = rng.uniform(0.0012, 0.0045)
        thing = sphere("bubble", centre, (size, size, size * rng.uniform(0.9, 1.5)), material)
        thing.data.flip_normals()


def sphere(name, centre, radii, material, steps=20):
    up = np.linspace(-np.pi / 2 + 0.01, np.pi / 2 - 0.01, steps)[:, None]
    around = np.linspace(0, 2 * np.pi, 2 * steps, endpoint=False)
    points = np.stack(
        [np.cos(up) * np.cos(around), np.cos(up) * np.sin(around), np.broadcast_to(np.sin(up), (steps, 2 * steps))], -1
    )
    return rings(name, points * np.array(radii) + np.array(centre), material)


def drop(place, material):
    """A drop that set where it fell, the thread it drew still on it."""
    rise = [(0, 0, 0), (0, 0, 0.05), (0.012, 0.01, 0.085), (0.07, 0.03, 0.12), (0.2, 0.05, 0.09), (0.33, 0, 0.012)]
    path = smooth_path(np.array(rise) + (*place, 0), 90)
    t = np.linspace(0, 1, 90)
    radius = 0.085 * np.clip(1 - (t / 0.14) ** 2, 0, 1) ** 0.4 + 0.012 * np.exp(-((t / 0.2) ** 2)) + 0.0035
    tube("drop", path, radius, material, side=(1, 0, 0), section=64)
