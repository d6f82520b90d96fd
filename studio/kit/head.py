"""The form of a head, as hair and caps lie on it.

A head stands upright about the origin, its face towards +y, so that a camera at -y sees it from behind.
"""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Head:
    """A head as ellipsoids that flow into each other: (centre, half axes) each, the first of them the cranium."""

    parts: tuple
    blend: float = 0.12

    def distance(self, points):
        """From the surface, negative within; nearly exact close to it."""
        total = 0
        for centre, axes in self.parts:
            away = (points - centre) / axes
            total = total + np.exp(-np.clip(rise(length(away), length(away / axes)), *REACH) / self.blend)
        return -self.blend * np.log(total)

    def normal(self, points):
        """The unit gradient of the distance."""
        gradient = 0
        for centre, axes in self.parts:
            away = (points - centre) / axes
            out, steep = length(away), length(away / axes)
            height = rise(out, steep)
            share = np.exp(-np.clip(height, *REACH) / self.blend)
            share = np.where((height > REACH[0]) & (height < REACH[1]), share / steep, 0)
            along_out, along_steep = share * (2 - 1 / out), share * height / steep
            gradient = gradient + away / axes * (along_out[..., None] - along_steep[..., None] / axes**2)
        return unit(gradient)

    def surface(self, origins, directions, reach=3.0):
        """Where rays from within leave the head, found by halving."""
        near, far = np.zeros(len(directions)), np.full(len(directions), reach)
        for _ in range(24):
            middle = (near + far) / 2
            inside = self.distance(origins + directions * middle[:, None]) < 0
            near, far = np.where(inside, middle, near), np.where(inside, far, middle)
        return origins + directions * near[:, None]


REACH = (-3, 6)
"""Heights above a part between which it has a say in the head's form."""


def rise(out, steep):
    """How far a place lies above an ellipsoid, from its lengths in half axes and in their squares."""
    return out * (out - 1) / steep


def length(vectors):
    return np.maximum(np.sqrt(np.einsum("...i,...i", vectors, vectors)), 1e-6)


HEAD = Head(
    (
        (np.array([0.0, -0.02, 0.12]), np.array([0.72, 0.93, 0.86])),
        (np.array([0.0, 0.30, -0.55]), np.array([0.52, 0.60, 0.72])),
        (np.array([0.0, -0.16, -1.20]), np.array([0.44, 0.46, 1.30])),
    )
)
"""Of an adult: 14.5 cm wide, 19 cm deep, and a neck."""


def outside(head, paths, least):
    """The paths with what had got into the head pushed out of it."""
    points = paths.reshape(-1, 3)
    deep = np.flatnonzero(head.distance(points) < least)
    points[deep] += head.normal(points[deep]) * (least - head.distance(points[deep]))[:, None]
    return points.reshape(paths.shape)


def azimuth(points):
    """Angle about the upright axis: 0 behind, ±π in front."""
    return np.arctan2(points[..., 0], -points[..., 1])


def dot(a, b):
    return (a * b).sum(-1, keepdims=True)


def unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)
