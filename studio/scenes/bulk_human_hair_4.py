"""Five tied bundles of light blonde hair side by side on linen, their ties level."""

import numpy as np

from kit.hair import add_hair, keep_gaps_dark
from kit.sets import from_above, ground, softness
from kit.shades import SHADES
from kit.strands import grow, joined, smooth_path
from kit.surfaces import matt, tabletop
from kit.thread import line, windings
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.2, "contrast": 1.05}}

PITCH = 0.78
TOP = 1.75


def build():
    shade = SHADES["light blonde"]
    tabletop(ground(shade))
    thread = matt("linen thread", (0.74, 0.66, 0.53), grain=0.35)
    rng = np.random.default_rng(5)
    bundles = [bundle(rng, index, shade, thread) for index in range(5)]
    keep_gaps_dark(shade)
    add_hair("hair", joined(bundles), shade)
    from_above((0.05, -0.05, 0.1), span=4.6, elevation=62, lens=95, aperture=8, even=0.14 * softness(shade), roll=0.1)


def bundle(rng, index, shade, thread):
    """A bundle tied below its root, spreading towards the ends."""
    x = (index - 2) * PITCH
    top = TOP + 0.03 * rng.normal()
    sway = 0.06 * rng.normal(size=3)
    knots = [(x, top, 0.06), (x, top - 0.5, 0.06), (x + sway[0], top - 1.5, 0.06), (x + sway[1], top - 2.8, 0.05)]
    path = smooth_path([*knots, (x + sway[2], top - 4.6, 0.04)], 96)
    tress = lying(
        shade,
        80 + index,
        width=0.42,
        depth=0.34,
        strands=12000,
        locks=9,
        clumps=260,
        spread=lambda t: 1 - 0.25 * np.exp(-(((t - 0.07) / 0.03) ** 2)) + 0.75 * np.clip(t - 0.08, 0, 1) ** 0.7,
        swell=lambda t: 1 - 0.15 * np.exp(-(((t - 0.07) / 0.03) ** 2)) - 0.45 * np.clip(t - 0.1, 0, 1) ** 0.7,
        wave=0.025,
        waves=1.4,
        wave_spread=0.5,
        stray=0.08,
        radius=0.0019,
    )
    at = path[7]
    line(windings(at + (0, 0, 0.02), (0, 1, 0), (1, 0, 0), 0.34, 0.34, 7, 0.014, seed=index), 0.014, thread)
    return grow(tress, path, (1, 0, 0))
