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
            out = np.linalg.norm(away, axis=-1)
            steep = np.linalg.norm(away / axes, axis=-1)
            total = total + np.exp(-np.clip(out * (out - 1) / np.maximum(steep, 1e-6), -3, 6) / self.blend)
        return -self.blend * np.log(total)

    def normal(self, points):
        e = 1e-3
        rises = [self.distance(points + e * axis) - self.distance(points - e * axis) for axis in np.eye(3)]
        return unit(np.stack(rises, -1))

    def surface(self, origins, directions, reach=3.0):
        """Where rays from within leave the head, found by halving."""
        near, far = np.zeros(len(directions)), np.full(len(directions), reach)
        for _ in range(24):
            middle = (near + far) / 2
            inside = self.distance(origins + directions * middle[:, None]) < 0
            near, far = np.where(inside, middle, near), np.where(inside, far, middle)
        return origins + directions * near[:, None]


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
