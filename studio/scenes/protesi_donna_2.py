"""The lengths of a long straight dark brown wig, hanging before a wall, thinned towards their ends."""

from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES
from kit.strands import grow, joined, smooth_path
from kit.surfaces import plaster, wall
from kit.tresses import lying

FINISH = {"look": {"exposure": 0.0, "contrast": 1.06}}

TOP = 3.4
"""Height at which the hair comes into the scene."""


def build():
    wall(plaster((0.3, 0.25, 0.2)), 2.8)
    shade = SHADES["dark brown"]
    path = smooth_path(
        [(-0.2, 1.27, TOP), (-0.28, 0.67, 2.2), (-0.34, 0.25, 1.0), (-0.34, 0.03, 0.0), (-0.26, -0.04, -0.95)], 110
    )
    lengths = {
        "points": 80,
        "flat_below": False,
        "spread": lambda t: 1.05 - 0.05 * t - 0.14 * t**4,
        "swell": lambda t: 1 - 0.5 * t**2,
        "wave": 0.035,
        "waves": 2.4,
        "frizz": 0.006,
        "flyaways": 0.03,
        "shorter": 0.5,
        "length_jitter": 0.07,
        "uneven": 0.03,
        "radius": 0.0011,
    }
    body = lying(
        shade,
        91,
        width=1.85,
        depth=0.75,
        strands=50000,
        locks=18,
        clumps=2000,
        parting=0.1,
        cling=0.35,
        drift=0.05,
        **lengths
    )
    loose = lying(
        shade,
        92,
        width=2.0,
        depth=0.8,
        strands=1000,
        locks=120,
        clumps=500,
        parting=0.2,
        cling=0.2,
        drift=0.2,
        **lengths
    )
    hair = joined([grow(one, path, (1, 0, 0)) for one in (body, loose)])
    # The ends are cut in a bow, longest in the middle.
    beside = (hair.points[:, :1, 0] + 0.2) / 0.95
    hair.points[..., 2] = TOP + (hair.points[..., 2] - TOP) * (1 - 0.07 * beside**2)
    add_hair("hair", hair, shade)
    area((-3.4, -4.6, 2.1), (0, 0, 0.1), (0.9, 1.8), 1150, WARM)
    area((3.6, 1.0, 1.2), (0, 0, -0.2), (0.7, 2.4), 150, DAY)
    area((4.0, -3.6, 0.5), (0, 0, 0), (2.0, 3.0), 110, COOL)
    ambient(0.05)
    camera((0.0, -11, 0.35), (0, 0, 0.2), lens=118, aperture=5.6, focus=(0, -0.4, 0))
