"""A small auburn hairpiece turned over on plaster: its base of tulle with four clips, the hair to both sides."""

import numpy as np

from kit.blocks import lace
from kit.clips import lacquer, snap_clip
from kit.hair import add_hair
from kit.sets import from_above
from kit.shades import SHADES
from kit.strands import grow, joined, smooth_path
from kit.surfaces import matt, plaster, sheet, tabletop
from kit.thread import line
from kit.tresses import lying

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}

BASE = np.array((0.62, 0.86))
"""Half the base's width and length."""
MIDDLE = np.array((0.0, 0.62, 0.0))


def build():
    tabletop(plaster((0.72, 0.635, 0.54)))
    shade = SHADES["auburn"]
    add_hair("hair", joined([tress(index, shade) for index in range(34)]), shade)
    base()
    enamel = lacquer()
    for x, y, turn in ((-0.36, 0.0, 1.57), (0.36, 0.0, 1.57), (0.0, 0.62, 0.0), (0.0, -0.6, 0.0)):
        snap_clip(MIDDLE + (x, y, level(x, y) + 0.012), enamel, turn, length=0.34)
    from_above((0.0, -0.1, 0.1), span=4.3, elevation=64, lens=100, aperture=8, focus=(0, 0.4, 0.2))


def level(x, y):
    """Height of the base, which dishes a little as it did on the head."""
    return 0.2 + 0.08 * ((x / BASE[0]) ** 2 + (y / BASE[1]) ** 2)


def base():
    """Tulle over a soft lining, its edge bound with tape."""
    for name, material, lift in (
        ("lining", matt("lining", (0.34, 0.2, 0.12), 0.8, grain=0.2), 0.0),
        ("tulle", lace(5.0), 0.006),
    ):
        cloth = sheet(2, 2, cells=(60, 60))
        points = np.array([vertex.co for vertex in cloth.data.vertices])
        x, y = rounded(points[:, 0], points[:, 1])
        on = np.stack([x, y, level(x, y) + lift], 1) + MIDDLE
        cloth.data.vertices.foreach_set("co", on.ravel())
        cloth.data.materials.append(material)
        cloth.name = name
    angle = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    x, y = edge(angle)
    tape = matt("binding", (0.2, 0.11, 0.065), 0.7, grain=0.2)
    line(np.stack([x, y, level(x, y) + 0.004], 1) + MIDDLE, 0.02, tape, closed=True)


def edge(angle):
    """The rim: a rectangle with round corners."""
    c, s = np.cos(angle), np.sin(angle)
    return BASE[0] * np.sign(c) * np.abs(c) ** 0.55, BASE[1] * np.sign(s) * np.abs(s) ** 0.55


def rounded(u, v):
    """The square -1 to 1 drawn onto the base."""
    reach = np.maximum(np.abs(u), np.abs(v))
    x, y = edge(np.arctan2(v, u))
    return reach * x, reach * y


def tress(index, shade):
    """A tress from beneath the rim, outwards and then towards the viewer."""
    rng = np.random.default_rng(400 + index)
    angle = 2 * np.pi * (index + 0.5) / 34
    x, y = edge(np.array([angle]))
    out = np.array((np.cos(angle), np.sin(angle), 0)) * (1.0, 0.7, 0)
    root = MIDDLE + (0.8 * x[0], 0.8 * y[0], 0.1)
    length = 2.3 + 0.3 * (out[1] > 0.2)
    knots = [root, MIDDLE + (1.06 * x[0], 1.06 * y[0], 0.12)]
    aside, down = 0.5 * np.sign(x[0]) + 0.35 * x[0], -1.0
    at = knots[-1]
    for step in np.linspace(0.25, 1, 4):
        lean = (1 - step) * out + step * np.array((0.35 * aside, down, 0))
        at = at + 0.25 * length * lean / np.linalg.norm(lean) + 0.03 * rng.normal(size=3) * (1, 1, 0)
        knots.append((at[0], at[1], 0.1 - 0.07 * step + 0.03 * rng.random()))
    path = smooth_path(knots, 90)
    lock = lying(
        shade,
        410 + index,
        width=0.3,
        depth=0.12,
        strands=2200,
        points=52,
        round=False,
        flat_below=False,
        locks=4,
        clumps=60,
        parting=0.3,
        drift=0.15,
        spread=lambda t: 0.7 + 0.9 * t - 0.5 * t**3,
        swell=lambda t: 1 - 0.7 * t,
        wave=0.03,
        waves=1.8,
        wave_from=0.3,
        stray=0.08,
        radius=0.0019,
    )
    strands = grow(lock, path, np.cross((0, 0, 1), path[1] - path[0]))
    strands.points[..., 2] = np.maximum(strands.points[..., 2], 0.006)
    return strands
