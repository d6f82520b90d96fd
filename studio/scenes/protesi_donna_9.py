"""Three hair swatches on dark linen, a tape measure behind them, out of focus."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.props import box, grid_faces, thicken
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES, deepened, mixed
from kit.strands import frames, smooth_path
from kit.surfaces import matt, mesh_object

FINISH = CLOSE_UP

SWATCHES = (("silver", 0.4), ("honey", 0.0), ("chocolate", -0.4))


def build():
    measure()
    thread = linen_thread()
    rng = np.random.default_rng(68)
    for index, (name, y) in enumerate(SWATCHES):
        at = np.array((-0.45 + 0.05 * rng.normal(), y, 0.06))
        shade, heading = mixed(SHADES[name]), 0.05 * rng.normal() - 0.1
        lock = tied_lock(rng, shade, at, heading, 680 + index, thread, girth=0.32)
        add_hair(f"hair {name}", deepened(lock, SHADES[name]), SHADES[name])
    close_on_dark(
        SHADES["honey"], (-0.05, 0.12, 0.1), 1.75, focus=(0.05, -0.2, 0.27), elevation=40, aperture=3, roll=0.12
    )


def measure():
    """A tailor's tape in a loose S, marked to the centimetre."""
    bend = [(-1.7, 0.75, 0.01), (-1.1, 0.95, 0.02), (-0.55, 0.8, 0.012), (-0.1, 0.7, 0.015), (0.5, 0.85, 0.02)]
    path = smooth_path([*bend, (1.1, 1.1, 0.06), (1.6, 1.05, 0.01), (2.2, 1.1, 0.01)], 240)
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
