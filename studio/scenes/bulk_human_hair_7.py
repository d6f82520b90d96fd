"""Five golden brown bundles from 30 to 70 cm, their ties level, against a wooden rule."""

import numpy as np

from kit.blocks import beech
from kit.bundle import bundle, linen_thread
from kit.hair import add_hair
from kit.rules import rule
from kit.sets import dark_cloth, from_above
from kit.shades import SHADES, deepened, mixed
from kit.strands import joined, smooth_path
from kit.surfaces import tabletop

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}

LENGTHS = (3.0, 4.0, 5.0, 6.0, 7.0)
PITCH, TOP = 0.98, 3.45


def build():
    tabletop(dark_cloth(480))
    shade, thread = mixed(SHADES["golden brown"]), linen_thread()
    rng = np.random.default_rng(17)
    parts = []
    for index, length in enumerate(LENGTHS):
        x = -1.62 + PITCH * index + 0.03 * rng.normal()
        sway, size = 0.06 * rng.normal(size=3), rng.uniform(0.85, 1.15)
        # Some hairs are longer than the guide.
        guide = 0.92 * length
        top = TOP + 0.05 * rng.normal()
        knots = [(x + 0.4 * sway[1], top, 0.1), (x, top - 0.5, 0.1), (x + sway[0], TOP - 0.4 * guide, 0.11)]
        knots.append((x + sway[1] + 0.05, TOP - 0.72 * guide, 0.06))
        path = smooth_path([*knots, (x + sway[2], TOP - guide, 0.03)], 96)
        # The tie keeps its size, whatever the length.
        tie = rng.uniform(0.26, 0.36) / length
        parts.append(
            bundle(
                path,
                (1, 0, 0),
                shade,
                110 + index,
                thread,
                girth=0.42 * size,
                tie=tie,
                gauge=0.006,
                turns=int(rng.integers(12, 18)),
                strands=80000,
                points=52,
                spread=lambda t, tie=tie: 1
                - 0.42 * waist(t, tie)
                + 1.1 * np.clip(t - tie, 0, 1) ** 0.6
                - 0.75 * t**3,
                swell=lambda t, tie=tie: 1 - 0.3 * waist(t, tie) - 0.45 * np.clip(t - tie, 0, 1) ** 0.7,
                wave=0.045,
                waves=rng.uniform(0.3, 0.5) * length,
                wave_spread=0.9,
                ragged=0.03 / length,
                radius=0.0009,
                frizz=0.007,
                clumps=700,
                drift=0.08,
                flyaways=0.05,
                parting=0.15,
                locks=26,
                length_jitter=0.09,
                shorter=0.6,
                uneven=0.04,
                stray=0.2,
            )
        )
    add_hair("hair", deepened(joined(parts), shade), shade)
    rule(7.0, 0.34, beech(), (-2.42, TOP + 0.02, 0.0), turn=-np.pi / 2, thickness=0.05)
    from_above((0.1, -0.1, 0.05), span=8.2, elevation=66, lens=105, aperture=9, key=0.9, fill=2.0, rim=2.2)


def waist(t, tie):
    """Where the thread draws the hair in."""
    return np.exp(-(((t - tie) / (0.43 * tie)) ** 2))
