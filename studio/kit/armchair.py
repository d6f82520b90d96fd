"""A salon's armchair: a channelled tub of leather, a loose seat, a turned foot."""

import bpy
import numpy as np

from .props import grid_faces, lathe, rings, thicken, tube
from .strands import smooth_path
from .surfaces import mesh_object

HALF = 0.33
"""Half the thickness of the padded shell."""
LOW = 3.35
CHANNELS = 13


def armchair(place, turn, hide, metal, cloth):
    """The chair at a place on the floor, its front towards -y before it is turned."""
    parts = [shell(hide), hem(hide), *seat(hide), foot(metal), towel(cloth)]
    root = bpy.data.objects.new("armchair", None)
    bpy.context.scene.collection.objects.link(root)
    for part in parts:
        part.parent = root
    root.location = (*place, 0)
    root.rotation_euler = (0, 0, turn)
    return root


def plan(count):
    """The shell's middle line on the floor plan, from arm to arm, and its outward normals."""
    half = [(-2.62, -2.55), (-2.86, -1.2), (-2.92, 0.3), (-2.55, 1.65), (-1.5, 2.6)]
    knots = [*half, (0, 2.88), *[(-x, y) for x, y in half[::-1]]]
    path = smooth_path([(*knot, 0) for knot in knots], count)[:, :2]
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    return path, np.stack([-ahead[:, 1], ahead[:, 0]], 1)


def rim(s):
    """Height of the shell at s, -1 to 1 from arm to arm: low arms that sweep up into the back."""
    up = np.clip((0.82 - np.abs(s)) / 0.55, 0, 1)
    return 6.35 + 2.75 * up * up * (3 - 2 * up)


def profile(half, low, top, count=22):
    """The shell's section as (outwards, height), up its outer side, over the roll and down the inner side."""
    roll = np.linspace(0, np.pi, count)
    sides = np.linspace(0, 1, count, endpoint=False)
    shoulder = top - 1.25 * half
    outer = np.stack([np.full(count, half), low + (shoulder - low) * sides], 1)
    over = np.stack([half * np.cos(roll) * (1 + 0.18 * np.sin(roll)), shoulder + 1.25 * half * np.sin(roll)], 1)
    inner = np.stack([np.full(count, -half), shoulder + (low - shoulder) * (sides + 1 / count)], 1)
    return np.concatenate([outer, over, inner])


def stand(base, normal, section, s):
    """A section set up on the plan; the back leans outwards as it rises."""
    lean = 0.16 * (section[:, 1] - LOW) * (1 - min(1.0, abs(s)) ** 2)
    out = (section[:, 0] + lean)[:, None] * normal
    return np.concatenate([base + out, section[:, 1:]], 1)


def shell(hide, count=620, fillet=0.3):
    path, normals = plan(count)
    s = np.linspace(-1, 1, count)
    length = np.linalg.norm(np.diff(path, axis=0), axis=1).sum()
    from_end = 0.5 * length * (1 - np.abs(s))
    # The arms' fronts are rounded: the section draws in over the last stretch.
    inset = fillet * (1 - np.sqrt(np.clip(1 - (1 - np.minimum(from_end / fillet, 1)) ** 2, 0, 1)))
    channel = np.abs(2 * ((s * 0.5 + 0.5) * CHANNELS % 1) - 1)
    plump = 0.13 * (1 - channel**3.2) * np.clip(from_end / 0.7, 0, 1)
    stations = []
    for base, normal, at, drawn, full in zip(path, normals, s, inset, plump):
        section = profile(HALF - drawn, LOW + drawn, rim(at) - drawn)
        inside = np.clip(0.35 - section[:, 0] / HALF, 0, 1)
        section[:, 0] -= full * inside
        section[:, 1] += 0.5 * full * np.clip(1 - abs(section[:, 0]) / HALF, 0, 1) * (section[:, 1] > LOW + 1)
        stations.append(stand(base, normal, section, at))
    return rings("shell", np.array(stations), hide)


def hem(hide):
    """Piping round the shell's foot."""
    path, normals = plan(200)
    foot = [(*(base + normal * (HALF - 0.02)), LOW + 0.04) for base, normal in zip(path[3:-3], normals[3:-3])]
    return tube("hem", foot, 0.045, hide)


def seat_outline(count=200):
    """The loose seat's outline: a square with full corners, its front a little proud."""
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
    c, s = np.cos(angle), np.sin(angle)
    x = 2.36 * np.sign(c) * np.abs(c) ** 0.42
    y = 2.42 * np.sign(s) * np.abs(s) ** 0.42
    x *= np.where(y > 0, 1 - 0.16 * (y / 2.42) ** 2, 1)
    return np.stack([x, y - 0.28 - 0.12 * (1 - (x / 2.36) ** 2) * (y < 0)], 1)


def seat(hide):
    """Seat cushion with piped edges, and the deck under it."""
    outline = seat_outline()
    middle = np.array([0, -0.28])
    shape = [
        (0.02, 4.05),
        (0.9, 4.05),
        (0.975, 4.08),
        (1.0, 4.16),
        (1.015, 4.55),
        (1.0, 5.0),
        (0.975, 5.1),
        (0.93, 5.17),
        (0.8, 5.28),
        (0.6, 5.38),
        (0.35, 5.44),
        (0.02, 5.46),
    ]
    fine = smooth_path([(share, z, 0) for share, z in shape], 70)
    cushion = np.array([[(*(middle + (point - middle) * share), z) for point in outline] for share, z, _ in fine])
    deck = [(0.02, 3.1), (0.9, 3.1), (0.96, 3.2), (0.97, 4.05), (0.02, 4.05)]
    under = np.array([[(*(middle + (point - middle) * share), z) for point in outline] for share, z in deck])
    pipes = []
    for share, z in ((0.992, 5.06), (0.992, 4.1)):
        path = [(*(middle + (point - middle) * share), z) for point in np.vstack([outline, outline[:2]])]
        pipes.append(tube("piping", path, 0.045, hide))
    return rings("cushion", cushion, hide), rings("deck", under, hide), *pipes


def foot(metal):
    """A heavy round plate and the lift's column in its sleeve."""
    plate = [(0, 0), (2.25, 0), (2.3, 0.1), (2.1, 0.2), (0.55, 0.36)]
    column = [(0.42, 0.5), (0.42, 1.75), (0.36, 1.8), (0.27, 1.8), (0.27, 2.85), (1.3, 3.0), (1.3, 3.12), (0, 3.12)]
    return lathe("foot", plate + column, metal, radius=0.07)


def towel(cloth, seed=2):
    """A linen towel over the left arm, hanging lower on its outer side."""
    rng = np.random.default_rng(seed)
    path, normals = plan(620)
    s = np.linspace(-1, 1, 620)
    stations = []
    for index in range(40, 128, 2):
        u = (index - 40) / 88
        section = profile(HALF + 0.045, LOW + 0.6, rim(s[index]) + 0.06, 34)
        # The outer side comes first, its lower edge a little aslant; of the inner side only the upper part is covered.
        outer, inner = 4 + round(3 * u), 34 * 2 + 15
        section = section[outer:inner] if outer < 34 else section
        stations.append(resample(stand(path[index], normals[index], section, s[index]), 90))
    points = np.array(stations)
    u, v = np.linspace(0, 1, len(points))[:, None], np.linspace(0, 1, 90)[None]
    ripple = 0.07 * np.clip(0.42 - v, 0, 1) * (1 + np.sin(13 * u + 3 * v + rng.random()) + 0.6 * np.sin(23 * u + 1.2))
    points[..., :2] += (2 * ripple + 0.012 * np.sin(9 * u + 5 * v))[..., None] * normals[40:128:2, None]
    points[..., 2] += 0.03 * np.sin(5 * u) * (v < 0.2)
    cover = mesh_object("towel", points.reshape(-1, 3), grid_faces(len(points), 90, closed=False))
    cover.data.materials.append(cloth)
    return thicken(cover, 0.03)


def resample(line, count):
    """A polyline in points of equal distance."""
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = np.linspace(0, along[-1], count)
    return np.stack([np.interp(at, along, line[:, axis]) for axis in range(3)], 1)
