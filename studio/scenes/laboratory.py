"""The workroom's walnut bench with a steel hackle and spools of thread, three wefts hung from a rail above it."""

import math

import bpy
import numpy as np
from mathutils import Vector

from kit.bench import hackle
from kit.camera import camera
from kit.hair import add_hair
from kit.light import COOL, DAY, ambient, area
from kit.props import box, lathe
from kit.room import casement, pierced_wall
from kit.seams import sewn_edge
from kit.shades import SHADES
from kit.strands import Tress, grow, smooth_path
from kit.surfaces import brass, matt, plaster, steel, wall, walnut
from kit.thread import line

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}

RAIL = 6.1
"""Height above the bench; the wall is at y = 1.2."""
WEFTS = [("natural brown", -1.72, 3.9), ("copper", 0.0, 4.3), ("honey", 1.72, 3.7)]
"""Shade, place on the rail and length of each."""
WINDOW = ((-6.5, -0.5), (2.2, 9.4))
SUN = Vector((1.0, 0.62, -0.62))


def build():
    lime = plaster((0.76, 0.68, 0.585))
    wall(lime, 1.2)
    pierced_wall(lime, -7.0, 0.6, (-16, 1.2), 16, WINDOW)
    casement(matt("paint", (0.80, 0.745, 0.665), 0.5), -7.3, WINDOW, bar=0.22)
    metal = brass()
    wood = walnut()
    box("bench", (16, 3.2, 0.5), (0, -0.5, -0.25), wood, 0.03)
    box("apron", (16, 0.3, 3), (0, -1.75, -2.0), wood, 0.02)
    line([(-8, 0.75, RAIL), (8, 0.75, RAIL)], 0.06, metal)
    for index, (name, x, length) in enumerate(WEFTS):
        hung(index, SHADES[name], x, length, metal)
    hackle((-1.25, -0.7), 0.22, wood, steel())
    spools(wood)
    light()
    view = camera((0.2, -16, 4.4), (0.2, 0, 4.4), lens=70, aperture=5.6, focus=(0, 0, 3))
    # The camera stands level, so that what is upright stays upright.
    view.data.shift_y = (2.75 - 4.4) / 16 * 70 / 36


def hung(index, shade, x, length, metal, width=1.45):
    """A weft that hangs by two hooks from the rail."""
    seam, y = RAIL - 0.34, 0.73
    knots = [(x, y, seam), (x, y - 0.03, seam - 0.8), (x + 0.03, y - 0.06, seam - 0.6 * length), (x, y, seam - length)]
    weft = Tress(
        width=width,
        depth=0.09,
        strands=13000,
        seed=520 + index,
        points=44,
        locks=11,
        clumps=380,
        parting=0.1,
        drift=0.03,
        cling=0.4,
        spread=lambda t: 1 - 0.06 * t - 0.16 * t**3,
        swell=lambda t: 1 + 3.6 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.7) ** 1.2,
        wave=0.045,
        waves=2.2,
        wave_spread=0.6,
        lift=1.1,
        radius=0.003,
        shorter=0.3,
        streak=shade.streak,
    )
    add_hair("hair", grow(weft, smooth_path(knots, 80), (1, 0, 0)), shade)
    edge = np.array([(x - width / 2, y, seam), (x + width / 2, y, seam)])
    sewn_edge(edge, shade, seed=5 + index)
    for side in (-0.55, 0.55):
        at = x + side
        hook = [(at, 0.75 - 0.08 * math.sin(a), RAIL + 0.08 * math.cos(a)) for a in np.linspace(-0.6, np.pi, 14)]
        line(smooth_path([*hook, (at, 0.74, RAIL - 0.2), (at, 0.66, seam - 0.02)], 40), 0.014, metal)


def spools(wood):
    """Three wooden spools of sewing thread, one of them lying."""
    body = [(0, 0), (0.27, 0), (0.27, 0.09), (0.13, 0.16), (0.13, 0.74), (0.27, 0.81), (0.27, 0.9), (0, 0.9)]
    wound = [(0.13, 0.17), (0.235, 0.19), (0.24, 0.45), (0.235, 0.71), (0.13, 0.73)]
    tones = [(0.055, 0.032, 0.022), (0.30, 0.115, 0.045), (0.66, 0.575, 0.45)]
    for (x, y), tone, lies in zip([(1.0, -0.35), (1.72, -0.75), (2.3, -1.05)], tones, [False, False, True]):
        for profile, material in ((body, wood), (wound, matt("thread", tone, 0.75, 0.35))):
            part = lathe("spool", profile, material, (x, y, 0), radius=0.02)
            if lies:
                part.rotation_euler = (0, math.pi / 2, 0.5)
                part.location = (x, y, 0.27)


def light():
    """Low sun through the panes, the sky round it, a cool answer from the right."""
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 4.2, math.radians(1.4), (1.0, 0.85, 0.66)
    lamp = bpy.data.objects.new("sun", sun)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = SUN.to_track_quat("-Z", "Y").to_euler()
    area((-6.2, -3.5, 5.8), (0, 0, 3), (5.5, 6.5), 330, DAY)
    area((7.0, -6.0, 4.0), (0, 0, 2.5), (4.0, 5.0), 130, COOL)
    ambient(0.3)
