"""A quiet corner of the salon: leather chair, oval mirror and window light on the wall."""

import math

import bpy
import numpy as np
from mathutils import Vector

from kit.armchair import armchair
from kit.camera import camera
from kit.light import COOL, DAY, ambient, area
from kit.nodes import Nodes
from kit.props import box, eased, hoop, lathe, tube
from kit.room import casement, curtain, herringbone, pierced_wall, skirting
from kit.strands import smooth_path
from kit.surfaces import brass, leather, linen, matt, mesh_object, oak, plaster, travertine, walnut

FINISH = {"look": {"exposure": 0.3}}

LEFT, RIGHT, OPPOSITE, CEILING = -14.2, 22.0, -56.0, 32.0
WINDOW = ((-20.0, -6.0), (5.0, 25.0))
"""The window at the left, out of the picture: its y and z."""
SUN = Vector((1.0, 0.75, -0.45))
MIRROR = (3.9, 15.3)
"""Where its middle hangs: x and z."""
CONSOLE_TOP = 8.1


def build():
    lime, cream = plaster(), matt("paint", (0.80, 0.745, 0.665), 0.5)
    room(lime, cream)
    metal = brass()
    mirror(metal)
    console(metal)
    armchair((-4.1, -5.6), math.radians(36), leather((0.20, 0.073, 0.027)), metal, linen((0.56, 0.50, 0.42)))
    light()
    eye = 12.2
    view = camera((0.3, -34, eye), (0.3, 0, eye), lens=38, aperture=5.6, focus=(0, -3, eye))
    # The camera stands level, so that what is upright stays upright; the picture's middle lies lower than the eye.
    view.data.shift_y = (8.9 - eye) / 34 * 38 / 36


def room(lime, cream):
    """The corner, and as much of the room behind as the mirror shows."""
    herringbone(oak(), (LEFT - 3, RIGHT + 3), (OPPOSITE - 3, 3))
    width, depth = RIGHT - LEFT, -OPPOSITE
    middle = (RIGHT + LEFT) / 2
    box("back wall", (width, 1, CEILING), (middle, 0.5, CEILING / 2), lime, 0.01)
    box("right wall", (1, depth, CEILING), (RIGHT + 0.5, OPPOSITE / 2, CEILING / 2), lime, 0.01)
    box("opposite wall", (width, 1, CEILING), (middle, OPPOSITE - 0.5, CEILING / 2), lime, 0.01)
    box("ceiling", (width, depth, 1), (middle, OPPOSITE / 2, CEILING + 0.5), cream, 0.01)
    pierced_wall(lime, LEFT, 1.6, (OPPOSITE, 0), CEILING, WINDOW)
    casement(cream, LEFT - 1.0, WINDOW)
    skirting(cream, width, (middle, -0.08))
    skirting(cream, 6.0, (LEFT + 0.08, -3.0), math.pi / 2)
    cloth = linen((0.84, 0.80, 0.73))
    curtain(cloth, (LEFT + 0.75, -0.7), (LEFT + 0.95, -5.6), 28, 0.05)
    far_end(cream, cloth)


def far_end(cream, cloth):
    """What the mirror sees: a second window with its curtain, a picture rail."""
    y = OPPOSITE + 0.2
    for x in (5.6, 9.3, 13.0):
        box("stile", (0.45, 0.4, 19), (x, y, 14.5), cream, 0.05)
    for z in (5, 9.75, 14.5, 19.25, 24):
        box("rail", (7.8, 0.4, 0.35), (9.3, y, z), cream, 0.05)
    curtain(cloth, (3.2, y + 0.8), (5.8, y + 0.8), 27, 0, seed=8, pleats=5)
    curtain(cloth, (12.9, y + 0.8), (15.2, y + 0.8), 27, 0, seed=9, pleats=5)
    box("picture rail", (40, 0.2, 0.4), (4, y, 28), cream, 0.08)


def light():
    """Low sun through the panes, the sky around it, a cool answer from the far window."""
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy = 7.5
    sun.angle = math.radians(1.1)
    sun.color = (1.0, 0.83, 0.62)
    lamp = bpy.data.objects.new("sun", sun)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = SUN.to_track_quat("-Z", "Y").to_euler()
    (y0, y1), (z0, z1) = WINDOW
    middle = ((y0 + y1) / 2, (z0 + z1) / 2)
    area((LEFT - 1.9, *middle), (0, *middle), (z1 - z0, y1 - y0), 4600, DAY)
    area((9.3, OPPOSITE + 0.05, 14.5), (9.3, 0, 14.5), (7.6, 19), 2600, COOL)
    ambient(0.3)


def mirror(metal):
    x, z = MIRROR
    section = eased([(-0.02, -0.1), (0.26, -0.1), (0.3, 0.16), (0.12, 0.3), (-0.08, 0.16), (-0.02, -0.1)], 0.09)
    hoop("frame", (x, -0.16, z), 6.9, 10.2, section[:-1], metal)
    angle = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    disc = [(3.46 * math.cos(a), 0, 5.11 * math.sin(a)) for a in angle]
    glass = mesh_object("mirror", disc, [list(range(len(disc)))], smooth=False)
    glass.location = (x, -0.2, z)
    glass.data.materials.append(silvered())


def silvered():
    """Silvered glass, with the faint warmth of an old plate."""
    n = Nodes("silvered")
    return n.end(n.add("BsdfGlossy", {"Color": (0.86, 0.85, 0.82, 1), "Roughness": 0.004}))


def console(metal):
    """A narrow walnut console on tapered legs, with what a stylist leaves on it."""
    wood, x = walnut(), MIRROR[0]
    upright = walnut(turn=math.pi / 2)
    box("top", (10.6, 2.9, 0.26), (x, -1.75, CONSOLE_TOP - 0.13), wood, 0.05)
    box("apron", (9.6, 2.3, 1.05), (x, -1.7, CONSOLE_TOP - 0.785), wood, 0.03)
    for side in (-1, 1):
        box("drawer", (4.62, 0.16, 0.86), (x + side * 2.37, -2.86, CONSOLE_TOP - 0.80), wood, 0.035)
        knob = lathe("knob", [(0, 0), (0.09, 0), (0.05, 0.1), (0.13, 0.2), (0.13, 0.26), (0, 0.3)], metal, radius=0.04)
        knob.rotation_euler = (math.pi / 2, 0, 0)
        knob.location = (x + side * 2.37, -2.93, CONSOLE_TOP - 0.80)
        for y in (-0.75, -2.65):
            foot = lathe("leg", [(0, 0), (0.11, 0), (0.2, 6.7), (0, 6.7)], upright, (x + side * 4.55, y, 0.0), 0.03, 32)
            foot.rotation_euler = (0, 0, side)
    box("tray", (2.6, 1.5, 0.14), (x - 2.6, -1.75, CONSOLE_TOP + 0.07), travertine(), 0.045, 0.06)
    bottle((x - 3.1, -1.55, CONSOLE_TOP + 0.14))
    jar((x - 2.15, -1.95, CONSOLE_TOP + 0.14), metal)
    brush((x + 0.3, -2.1, CONSOLE_TOP), wood)
    vase((x + 3.2, -1.5, CONSOLE_TOP))


def bottle(place):
    """An apothecary's amber bottle with a black pump."""
    n = Nodes("amber glass")
    clear = n.add("BsdfTransparent", {"Color": (0.42, 0.15, 0.03, 1)})
    deep = n.add("BsdfDiffuse", {"Color": (0.07, 0.02, 0.005, 1)})
    amber = n.end(
        n.glazed(n.add("MixShader", {0: 0.25, 1: clear, 2: deep}), 0.03, n.bump(n.noise(n.place(), 3.0), 0.05))
    )
    profile = [(0, 0), (0.33, 0), (0.33, 1.15), (0.13, 1.4), (0.13, 1.6), (0, 1.6)]
    lathe("bottle", profile, amber, place, 0.09)
    lathe("soap", [(0, 0.03), (0.3, 0.03), (0.3, 0.92), (0, 0.92)], matt("soap", (0.2, 0.07, 0.014), 0.4), place, 0.08)
    black = matt("bakelite", (0.016, 0.014, 0.013), 0.35)
    cap = [(0, 1.58), (0.16, 1.58), (0.16, 1.78), (0.05, 1.8), (0.05, 2.0), (0.12, 2.02), (0.12, 2.1), (0, 2.1)]
    lathe("pump", cap, black, place, 0.02)
    at = np.array(place)
    tube("nozzle", at + eased([(0, 0, 2.06), (-0.3, -0.12, 2.06), (-0.34, -0.14, 1.96)], 0.06), 0.035, black)
    label = [(0.335, 0.3), (0.335, 0.85)]
    lathe("label", label, matt("label", (0.80, 0.75, 0.66), 0.8), place)


def jar(place, metal):
    ceramic = matt("glaze", (0.70, 0.645, 0.56), 0.3)
    lathe("jar", [(0, 0), (0.34, 0), (0.38, 0.1), (0.38, 0.5), (0.35, 0.55), (0, 0.55)], ceramic, place, 0.06)
    lathe("lid", [(0, 0.55), (0.39, 0.55), (0.39, 0.66), (0, 0.69)], metal, place, 0.03)


def brush(place, wood):
    """A brush laid on its bristles, its handle sloping down to the wood."""
    at = np.array(place)
    t = np.linspace(0, 1, 60)
    along = np.array([math.cos(0.28), math.sin(0.28), 0])
    path = at + np.array([-0.2, 0, 0.1]) + 2.3 * t[:, None] * along + np.outer(np.clip(t / 0.6, 0, 1), (0, 0, 0.27))
    half = 0.085 + 0.25 * np.clip(np.sin(np.pi * np.clip((t - 0.46) / 0.54, 0, 1)), 0, 1) ** 0.6
    half *= np.sqrt(np.clip(1 - (2 * t - 1) ** 30, 0, 1))
    tube("brush", path, half, wood, side=np.cross((0, 0, 1), along), flat=0.34)
    bristle = matt("bristle", (0.05, 0.035, 0.025), 0.5)
    rng = np.random.default_rng(4)
    across = np.cross((0, 0, 1), along)
    for u in np.linspace(0.56, 0.94, 13):
        for v in np.linspace(-0.17, 0.17, 7):
            root = at + np.array([-0.2, 0, 0.33]) + 2.3 * u * along + v * across
            tip = root - np.array([0, 0, 0.3]) + 0.02 * rng.normal(size=3)
            tube("tuft", [root, (root + tip) / 2, tip], [0.016, 0.014, 0.008], bristle, side=across, section=6)


def vase(place):
    """A small stoneware vase with sprigs of olive."""
    clay = matt("stoneware", (0.60, 0.53, 0.44), 0.75, 0.5)
    belly, neck = [(0, 0), (0.34, 0), (0.62, 0.5), (0.6, 0.95)], [(0.24, 1.4), (0.2, 1.62), (0.27, 1.72)]
    profile = [*belly, *neck, (0.21, 1.72), (0.15, 1.5)]
    lathe("vase", profile, clay, place, 0.14)
    rng = np.random.default_rng(12)
    leaf, bark = olive_leaf(), matt("bark", (0.13, 0.095, 0.06))
    at = np.array(place) + (0, 0, 1.5)
    for reach in ((1.7, -0.3, 2.9), (-0.9, -0.5, 3.5), (0.6, -0.6, 2.2)):
        sprig(rng, at, np.array(reach), leaf, bark)


def sprig(rng, root, reach, leaf, bark):
    bow = np.array([0.25, -0.1, 0]) * reach[0]
    rise = [(0.35, 0.35), (0.72, 0.3)]
    knots = [root, *[root + share * reach + (0, 0, arch) for share, arch in rise], root + reach + bow]
    stem = smooth_path(knots, 40)
    tube("stem", stem, np.linspace(0.035, 0.012, 40), bark, side=(0, 1, 0.3), section=8)
    for step, at in enumerate(range(6, 40)):
        heading = stem[min(at + 1, 39)] - stem[at - 1]
        heading /= np.linalg.norm(heading)
        out = np.cross(heading, rng.normal(size=3) + (0, 0.4, 0))
        out /= np.linalg.norm(out)
        direction = 0.75 * heading + (1 if step % 2 else -1) * 0.8 * out + (0, 0, -0.12)
        olive(rng, stem[at], direction / np.linalg.norm(direction), rng.uniform(0.26, 0.62), leaf)


def olive(rng, base, direction, length, material):
    """One narrow leaf, bowed, its halves folded a little along the midrib."""
    across = np.cross(direction, rng.normal(size=3))
    across /= np.linalg.norm(across)
    up = np.cross(across, direction)
    t, bow = np.linspace(0, 1, 12)[:, None], rng.uniform(-0.1, 0.45)
    width = 0.125 * length * np.sin(np.pi * t**0.85) + 0.004
    middle = base + direction * length * t - bow * up * length * t**2
    fold = 0.35 * width * up
    points = np.stack([middle - width * across + fold, middle, middle + width * across + fold], 1)
    index = np.arange(36).reshape(12, 3)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    mesh_object("leaf", points.reshape(-1, 3), faces).data.materials.append(material)


def olive_leaf():
    """Grey-green above, silver below; some light comes through."""
    n = Nodes("olive")
    back = n.add("NewGeometry").outputs["Backfacing"]
    spots = n.noise(n.place(), 6.0, 3, 0.6)
    green = n.mix(spots, (0.055, 0.075, 0.03), (0.12, 0.14, 0.065))
    tone = n.mix(back, green, (0.25, 0.26, 0.19))
    leaf = n.add("BsdfPrincipled", {"Base Color": tone, "Roughness": 0.5, "Specular": 0.35})
    through = n.add("BsdfTranslucent", {"Color": (0.16, 0.2, 0.05, 1)})
    return n.end(n.add("MixShader", {0: 0.3, 1: leaf, 2: through}))
