"""Medium brown hair with a loose wave that hangs before plaster, seen close up; roots and ends are out of the picture."""


from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, WARM, ambient, area
from kit.shades import SHADES
from kit.strands import grow, smooth_path
from kit.surfaces import plaster, wall
from kit.tresses import lying

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}


def build():
    wall(plaster((0.80, 0.71, 0.61)), 0.5)
    shade = SHADES["medium brown"]
    path = smooth_path(
        [(0, 0.06, 1.5), (0, 0.05, 1.2), (0.02, 0.0, 0.2), (-0.03, 0.0, -1.0), (0.02, 0.05, -2.2), (0.0, 0.05, -2.6)],
        96,
    )
    tress = lying(
        shade,
        95,
        width=1.9,
        depth=0.34,
        strands=150000,
        points=64,
        flat_below=False,
        locks=22,
        clumps=2600,
        parting=0.2,
        drift=0.04,
        wave=0.06,
        waves=3.6,
        wave_spread=0.3,
        wave_lean=1.8,
        lift=0.8,
        frizz=0.005,
        flyaways=0.02,
        stray=0.14,
        radius=0.0007,
    )
    add_hair("hair", grow(tress, path, (1, 0, 0)), shade)
    area((-5.2, -2.4, 3.4), (0, 0, -0.2), (1.3, 2.6), 980, WARM)
    area((5.0, -2.4, 0.5), (0, 0, -0.4), (2.0, 3.0), 70, COOL)
    area((1.6, 0.3, 4.0), (0, 0, -0.4), (2.0, 0.4), 300, DAY)
    ambient(0.12)
    camera((1.2, -13, -0.2), (0.42, 0, -0.35), lens=250, aperture=2.8, focus=(0, -0.22, -0.3), roll=0.12)
