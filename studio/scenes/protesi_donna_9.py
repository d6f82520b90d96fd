"""A tape measure, a tulle cap on a canvas block and three hair swatches, on linen."""

import numpy as np

from kit.blocks import canvas, carved, lace, stretched
from kit.bundle import bundle, linen_thread
from kit.hair import add_hair
from kit.head import HEAD
from kit.props import box, grid_faces, thicken
from kit.sets import cloth, from_above
from kit.shades import SHADES
from kit.strands import frames, smooth_path
from kit.surfaces import matt, mesh_object, tabletop
from kit.wigs import brow

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

BLOCK = np.array((-0.42, 0.85, 1.0))
SWATCHES = (("chocolate", 0.42), ("honey", 0.84), ("silver", 1.26))


def build():
    tabletop(cloth(threads=260))
    head = carved(canvas(), HEAD, -1.0)
    cap = stretched(lace(3.0, (0.2, 0.13, 0.09)), HEAD, lambda places: brow(places) > 0, lift=0.012)
    band = stretched(
        matt("band", (0.4, 0.3, 0.22), 0.8, grain=0.2),
        HEAD,
        lambda places: np.abs(brow(places) - 0.04) < 0.03,
        lift=0.016,
    )
    for thing in (head, cap, band):
        thing.location, thing.rotation_euler = BLOCK, (0, 0, 2.55)
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
    from_above((0.05, 0.1, 0.45), span=4.3, elevation=44, lens=105, aperture=8, focus=(0.2, -0.1, 0.5))


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
