"""A bundle of natural brown hair laid in a horseshoe on walnut, its tie and its ends to the right."""

from kit.bundle import bundle, linen_thread
from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import smooth_path
from kit.surfaces import tabletop, walnut

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}

BEND = [
    (1.35, 1.2, 0.1),
    (0.85, 1.36, 0.1),
    (0.1, 1.42, 0.08),
    (-0.65, 1.16, 0.07),
    (-1.08, 0.48, 0.06),
    (-1.1, -0.28, 0.06),
    (-0.72, -0.96, 0.05),
    (0.0, -1.32, 0.05),
    (0.7, -1.42, 0.04),
    (1.28, -1.36, 0.03),
]


def build():
    tabletop(walnut(turn=1.4, gloss=0.48))
    shade = SHADES["natural brown"]
    strands = bundle(
        smooth_path(BEND, 120),
        (0, -1, 0),
        shade,
        seed=91,
        thread=linen_thread(),
        girth=0.4,
        turns=8,
        strands=22000,
        points=72,
        locks=10,
        clumps=420,
        wave=0.02,
        stray=0.06,
    )
    add_hair("hair", strands, shade)
    from_above((0.06, -0.02, 0.1), span=4.3, elevation=62, lens=95, aperture=8, rim=0.8)
