"""A soft cap of tulle laid flat, a tape measure and three hair swatches, on linen."""

import numpy as np

from kit.blocks import lace
from kit.bundle import bundle, linen_thread
from kit.hair import add_hair
from kit.props import box, grid_faces, thicken
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import frames, smooth_path
from kit.surfaces import matt, mesh_object, tabletop
from kit.thread import line

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

CAP = np.array((-0.55, 0.75, 0.0))
SWATCHES = (("chocolate", 0.42), ("honey", 0.84), ("silver", 1.26))


def build():
    tabletop(cloth(threads=260))
    cap()
    measure()
    thread = linen_thread()
    for index, (name, x) in enumerate(SWATCHES):
        knots = [(x, 0.55, 0.05), (x + 0.03, 0.2, 0.05), (x + 0.08, -0.25, 0.04), (x + 0.11, -0.75, 0.03)]
        shade = SHADES[name]
        strands = bundle(
            smooth_path(knots, 96),
            (1, 0.1, 0),
            shade,
            680 + index,
            thread,
            girth=0.23,
            gauge=0.009,
            tie=0.1,
            strands=6000,
            points=40,
            clumps=140,
            locks=6,
            stray=0.05,
            radius=0.0015,
            shorter=0.3,
        )
        add_hair(f"hair {name}", strands, shade)
    from_above((0.05, 0.12, 0.1), span=4.1, elevation=56, lens=105, aperture=10, focus=(0.1, 0.0, 0.3))


def cap():
    """A cap as it lies on a table: a shallow dome of tulle with flat seams, its rim bound in ribbon."""
    angle = np.linspace(0, 2 * np.pi, 200, endpoint=False)
    share = np.linspace(1e-3, 1, 60)[:, None]
    x, y = 0.86 * share * np.cos(angle), 1.02 * share * np.sin(angle) * (1 + 0.05 * np.sin(angle))
    z = 0.03 + 0.46 * np.sqrt(1 - 0.985 * share**4) * np.ones_like(x)
    points = np.stack([x, y, z], -1) + CAP
    cloth_of_cap = mesh_object("cap", points.reshape(-1, 3), grid_faces(60, 200))
    cloth_of_cap.data.materials.append(lace(5.0, (0.34, 0.25, 0.18), lying=True))
    lining = mesh_object("lining", (points - (0, 0, 0.012)).reshape(-1, 3), grid_faces(60, 200))
    lining.data.materials.append(matt("lining", (0.56, 0.46, 0.36), 0.9, grain=0.2))
    ribbon = matt("ribbon", (0.42, 0.31, 0.23), 0.75, grain=0.2)
    line(points[-1] + (0, 0, 0.02), 0.035, ribbon, closed=True)
    for seam in (25, 75, 125, 175):
        line(points[:, seam] + (0, 0, 0.004), 0.012, ribbon)


def measure():
    """A tailor's tape in a loose S, marked to the centimetre."""
    bend = [(-1.7, -0.55, 0.01), (-1.1, -0.35, 0.02), (-0.55, -0.6, 0.012), (-0.1, -1.0, 0.015), (0.5, -1.25, 0.02)]
    path = smooth_path([*bend, (1.1, -1.3, 0.06), (1.6, -1.05, 0.01), (2.2, -1.1, 0.01)], 240)
    sides, _ = frames(path, np.cross((0, 0, 1), path[1] - path[0]))
    points = path[:, None] + sides[:, None] * (np.linspace(-0.5, 0.5, 5) * 0.22)[None, :, None]
    tape = mesh_object("measure", points.reshape(-1, 3), grid_faces(len(path), 5, closed=False))
    tape.data.materials.append(matt("oilcloth", (0.74, 0.67, 0.52), 0.45, grain=0.1))
    thicken(tape, 0.006)
    ink = matt("ink", (0.03, 0.022, 0.018), 0.6)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    for centimetre in range(1, int(10 * along[-1])):
        index = int(np.searchsorted(along, 0.1 * centimetre))
        reach = 0.11 if centimetre % 5 == 0 else 0.06
        way = path[min(index + 1, 239)] - path[index - 1]
        at = path[index] + sides[index] * (0.11 - reach / 2) + (0, 0, 0.0045)
        box("mark", (0.007, reach, 0.0015), at, ink, bevel=0.0004, turn=float(np.arctan2(way[1], way[0])))
