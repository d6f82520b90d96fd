"""Eight locks in order of shade, from black to platinum, side by side on dark linen, the light from behind."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import CLOSE_UP, close_on_dark
from kit.shades import SHADES

FINISH = CLOSE_UP

ORDER = ("black", "dark brown", "chocolate", "medium brown", "golden brown", "honey", "light blonde", "platinum")
PITCH = 0.24


def build():
    thread = linen_thread()
    rng = np.random.default_rng(19)
    for index, name in enumerate(ORDER):
        at = (-0.72 + 0.03 * rng.normal(), (index - 3.5) * PITCH, 0.06)
        lock = tied_lock(rng, SHADES[name], at, 0.0, 130 + index, thread, girth=0.2)
        add_hair(f"hair {name}", lock, SHADES[name])
    close_on_dark(SHADES["honey"], (0.06, 0.0, 0.12), 2.15, focus=(0.0, 0.0, 0.25), elevation=54, roll=-0.1)
