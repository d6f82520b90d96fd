"""Where hair is held together: sewn edges, clear tabs, the bodies of tips."""

import bmesh
import numpy as np

from .hair import add_hair
from .strands import Strands
from .surfaces import matt, mesh_object
from .thread import line


def sewn_edge(ends, shade, seed, stitch=0.028, rows=3, pose=lambda points: points, gauge=0.0045, arch=0.014):
    """The seam of a machine weft between two points: folded hair under rows of lock stitches, and the short returned ends.

    stitch: length of a stitch, 2.8 mm; gauge: the thread's radius; arch: how far a stitch stands off the hair; pose:
    takes the points of a hanging weft, seen from -y, to where it lies.
    """
    start, end = np.asarray(ends, float)
    rng = np.random.default_rng(seed)
    reach = np.linalg.norm(end - start)
    count = int(reach / stitch)
    x = np.linspace(0, 1, count)
    sag = 0.012 * np.sin(2 * np.pi * 1.3 * x + 0.5)
    thread = matt("sewing thread", tuple(0.45 * part for part in thread_colour(shade)), 0.7)
    # A lock stitch lies on the hair as a short straight thread that goes in at both of its ends.
    u = np.tile(np.linspace(0, 1, 8, endpoint=False), count)
    for row in range(rows):
        # No stitch is quite as long as the next, and no row begins where the one above it does.
        ends = np.cumsum(1 + 0.16 * rng.normal(size=count + 1))
        ends = rng.uniform(-0.5, 0.5) / count + (ends - ends[0]) / (ends[-1] - ends[0])
        along = np.repeat(ends[:-1], 8) + u * np.repeat(np.diff(ends), 8)
        points = start + (end - start) * along[:, None]
        slack = np.repeat(0.0016 * rng.normal(size=count), 8)
        points[:, 2] += -0.006 - 0.025 * row + np.interp(along, x, sag) + 0.006 * (u - 0.5) + slack
        points[:, 1] -= 0.03 + 0.006 * row + arch * np.sin(np.pi * u) ** 0.5
        line(pose(points), gauge, thread)
    fold = folded_ends(rng, start, end, sag)
    add_hair("fold", Strands(pose(fold.points), fold.radius, fold.melanin), shade)


def laid_down(at, turn):
    """A pose for what hangs: laid on its back with its origin at a place, then turned on the table."""
    c, s = np.cos(turn), np.sin(turn)

    def pose(points):
        x, y, z = np.moveaxis(np.asarray(points, float), -1, 0)
        return np.stack([at[0] + c * x - s * z, at[1] + s * x + c * z, at[2] - y], -1)

    return pose


def thread_colour(shade):
    """Sewing thread is dyed to the hair: a flat colour near its shade."""
    light = (1 - shade.melanin) ** 2.2
    warm = np.array((0.77, 0.47, 0.22)) * np.sqrt(shade.tint)
    return tuple(np.array((0.01, 0.008, 0.006)) + light * warm)


def folded_ends(rng, start, end, sag, count=9000, points=12):
    """Hair laid over the seam and its short returned ends, which stand off a little below it."""
    u = rng.random(count)
    t = np.linspace(0, 1, points)
    fall = np.where(rng.random(count) < 0.55, 0.1, rng.uniform(0.12, 0.36, count))
    turn = np.clip(t / 0.35, 0, 1) * np.pi
    front = rng.choice([-1, 1], count, p=[0.7, 0.3])[:, None]
    base = start + (end - start) * u[:, None]
    path = np.repeat(base[:, None, :], points, 1)
    path[..., 2] += np.interp(u, np.linspace(0, 1, len(sag)), sag)[:, None] + 0.035 * np.sin(turn)
    path[..., 2] -= (np.clip(t - 0.35, 0, None) / 0.65) * fall[:, None] + 0.02
    path[..., 1] += front * (0.02 - 0.04 * (1 - np.cos(turn)) / 2) - front * 0.02 * t * rng.random((count, 1))
    path[..., 0] += 0.03 * rng.normal(size=(count, 1)) * t**1.5
    path[..., 1] += 0.005 * rng.normal(size=(count, 1)) * t**2
    radius = np.full((count, points), 0.0013) * (1 - 0.5 * t**3)
    melanin = np.repeat(0.05 * rng.normal(size=(count, 1)), points, 1)
    return Strands(path.astype(np.float32), radius.astype(np.float32), melanin.astype(np.float32))


def slab(path, side, normal, width, thickness, material, bevel=0.3):
    """A flat body along a path, with rounded edges: a tab or a flat tip.

    path: (points, 3); side and normal: unit vectors; width and thickness: arrays along the path.
    """
    angle = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    # A superellipse has the soft corners of a pressed body.
    ring_x = np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** bevel
    ring_y = np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** bevel
    path, side, normal = (np.asarray(value, float) for value in (path, side, normal))
    width, thickness = (np.broadcast_to(value, len(path)) for value in (width, thickness))
    rings = (
        path[:, None]
        + side * (ring_x * width[:, None] / 2)[..., None]
        + normal * (ring_y * thickness[:, None] / 2)[..., None]
    )
    count = len(angle)
    faces = [
        (r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k)
        for r in range(len(path) - 1)
        for k in range(count)
    ]
    faces += [tuple(range(count - 1, -1, -1)), tuple((len(path) - 1) * count + k for k in range(count))]
    thing = mesh_object("slab", rings.reshape(-1, 3), faces)
    # A body that refracts or absorbs must know its outside, whichever way the path ran.
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(thing.data)
    shape.free()
    thing.data.materials.append(material)
    return thing
