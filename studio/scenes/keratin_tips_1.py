"""Strands laid in a row on travertine, their flat keratin tips level."""

import numpy as np

from kit.camera import camera
from kit.hair import add_hair
from kit.keratin import keratin
from kit.light import COOL, DAY, WARM, ambient, area
from kit.seams import slab
from kit.shades import SHADES
from kit.strands import Tress, grow, joined, smooth_path
from kit.surfaces import tabletop, travertine

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

COUNT = 13
PITCH = 0.215
TOP = 0.95
"""Where the tips end and the strands begin."""


def build():
    tabletop(travertine())
    shade = SHADES["black"]
    rng = np.random.default_rng(8)
    amber = keratin(density=75)
    strands = []
    for index in range(COUNT):
        x = (index - (COUNT - 1) / 2) * PITCH + 0.006 * rng.normal()
        sway = 0.03 * rng.normal()
        begin = np.array([x, TOP + 0.01 * rng.normal(), 0.045])
        path = smooth_path(
            [
                # The hair reaches into the tip and is seen in it.
                begin + (0, 0.12, 0.002),
                begin,
                begin + (0.3 * sway, -0.5, 0.015),
                begin + (sway, -1.4, 0.0),
                begin + (0.6 * sway, -2.4, -0.01),
                begin + (-0.5 * sway, -4.0, -0.02),
            ],
            72,
        )
        strands.append(grow(strand(index, shade), path, (1, 0, 0)))
        tip(begin, amber, rng)
    add_hair("hair", joined(strands), shade)
    area((-3.2, 2.4, 2.6), (0, 0, 0), (0.9, 1.5), 260, WARM)
    area((4.0, -1.4, 2.5), (0, 0, 0), (2.0, 2.0), 26, COOL)
    area((2.4, 3.8, 2.6), (0, 0.2, 0), (1.4, 0.6), 60, DAY)
    ambient(0.14)
    camera((0.0, -4.6, 7.6), (0.05, 0.3, 0.0), lens=132, aperture=11, focus=(0, TOP, 0.05))


def strand(index, shade):
    """One strand of about a gram, round at the tip and flatter where it lies."""
    return Tress(
        width=0.085,
        depth=0.07,
        strands=2000,
        seed=100 + index,
        points=48,
        round=True,
        locks=3,
        clumps=50,
        parting=0.15,
        drift=0.2,
        cling=0.5,
        spread=lambda t: 0.8 + 2.2 * np.clip(t, 0, 1) ** 0.7,
        swell=lambda t: np.clip(0.45 + 16 * t, 0, 1) + 0.9 * np.sin(np.pi * np.clip(t * 2, 0, 1)),
        wave=0.012,
        waves=2.2,
        frizz=0.007,
        flyaways=0.03,
        stray=0.07,
        radius=0.0013,
        length_jitter=0.03,
        shorter=0.15,
        streak=shade.streak,
    )


def tip(begin, amber, rng):
    """A flat tip: a thin blade of keratin that takes up the hair, wider and thinner at its end."""
    y = np.linspace(-0.07, 0.2, 16)
    u = np.clip((y + 0.07) / 0.27, 0, 1)
    width = 0.085 + 0.022 * np.sin(np.pi * u * 0.5) - 0.03 * np.clip((u - 0.85) / 0.15, 0, 1) ** 3
    thickness = 0.085 - 0.05 * u
    lean = 0.025 * rng.normal()
    path = np.stack([begin[0] + lean * (y + 0.07), begin[1] + y, np.full_like(y, begin[2] + 0.004)], 1)
    slab(path, (1, 0, 0), (0, 0, 1), width, thickness, amber, bevel=0.55)
