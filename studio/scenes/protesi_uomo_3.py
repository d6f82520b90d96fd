"""Salt-and-pepper hair of a man's system, combed aside and seen close up, the light from behind."""

from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import chart, coloured
from kit.strands import grow, smooth_path
from kit.surfaces import tabletop
from kit.tresses import fine

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}


def build():
    tabletop(dark_cloth(), size=12)
    shade = chart("salt-and-pepper")
    path = smooth_path(
        [(-1.5, 0.15, 0.05), (-0.8, 0.3, 0.3), (0.0, 0.2, 0.42), (0.75, -0.1, 0.3), (1.5, -0.6, 0.02)], 96
    )
    tress = fine(
        shade,
        340,
        width=2.6,
        depth=0.3,
        strands=44000,
        locks=26,
        clumps=3200,
        parting=0.25,
        drift=0.06,
        wave=0.03,
        waves=1.4,
        wave_spread=0.7,
        lift=0.4,
        shorter=0.7,
        length_jitter=0.1,
        frizz=0.008,
        radius=0.0008,
    )
    add_hair("hair", coloured(grow(tress, path, (0.1, 1, 0)), "salt-and-pepper"), shade)
    from_behind(back=0.85, key=1.1, fill=1.8, even=0.035)
    overlook((0.1, 0.0, 0.25), span=1.7, elevation=50, lens=100, aperture=6, focus=(0.1, -0.2, 0.35), roll=0.25)
