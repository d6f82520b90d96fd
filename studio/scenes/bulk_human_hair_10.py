"""Eight locks in order of shade, from black to platinum, side by side on dark linen, the light from behind."""

import numpy as np

from kit.bundle import linen_thread, tied_lock
from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

ORDER = ("black", "dark brown", "chocolate", "medium brown", "golden brown", "honey", "light blonde", "platinum")
PITCH = 0.36


def build():
    tabletop(dark_cloth(), size=12)
    thread = linen_thread()
    rng = np.random.default_rng(19)
    for index, name in enumerate(ORDER):
        at = (-0.72 + 0.03 * rng.normal(), (index - 3.5) * PITCH, 0.06)
        lock = tied_lock(rng, SHADES[name], at, 0.0, 130 + index, thread, girth=0.16, gauge=0.008)
        add_hair(f"hair {name}", lock, SHADES[name])
    from_behind(back=1.3, key=1.3, fill=2, even=0.04)
    overlook((0.12, 0.0, 0.06), span=3.1, elevation=56, lens=100, aperture=5, focus=(0.0, -0.2, 0.1), roll=-0.1)
