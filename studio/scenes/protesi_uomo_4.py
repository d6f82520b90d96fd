"""The clear film of a black hair system at very close range, its free edge bent up so that light comes through it."""

import numpy as np

from kit.hair import add_hair
from kit.light import WARM, area
from kit.nodes import Nodes
from kit.props import grid_faces, thicken
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import mesh_object, plaster, tabletop
from kit.ventilation import hairs

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

LEVEL, EDGE = 0.22, -0.62
"""Height of the film over the table and where it ends towards the viewer; one unit is a centimetre."""
STRANDS = 18000
FREE, GRADED, GROWN = 0.25, 1.5, 3.6
"""Behind the film's edge: where the first hair grows; how far on it has become dense, and how far hair is seen to grow."""


def build():
    tabletop(plaster((0.6, 0.47, 0.37)))
    film()
    add_hair("hair", hair(np.random.default_rng(31)), SHADES["black"], roughness=0.2)
    area((0.6, 1.6, 2.4), (0.1, EDGE, 0.3), (1.2, 0.5), 14, WARM)
    from_above(
        (0, 0.42, 0.25), span=2.5, elevation=50, lens=110, aperture=5, focus=(0, EDGE + 0.7, 0.3), roll=0.2, rim=2.2
    )


def hair(rng):
    """Ever fewer hairs towards the film's edge; they lie close and are combed back and to the right."""
    x, behind = rng.uniform(-2.8, 2.6, 3 * STRANDS), GROWN * rng.random(3 * STRANDS)
    kept = np.flatnonzero(rng.random(3 * STRANDS) < 0.004 + np.clip(behind / GRADED, 0, 1) ** 1.7)[:STRANDS]
    x, behind = x[kept], behind[kept]
    roots = np.stack([x, EDGE + FREE + behind + 0.05 * np.sin(4 * x + 1), np.full(len(x), LEVEL)], 1)
    heading = 0.65 + 0.14 * np.sin(2.1 * x + behind) + 0.11 * rng.normal(size=len(x))
    lift = 0.05 + 0.03 * rng.normal(size=(len(x), 1))
    return hairs(rng, roots, heading, radius=0.0019, bow=0.06, melanin=0.0, lift=lift, lengths=(3.4, 4.6))


def film():
    """Flat beneath the hair, its edge in a slow curl towards the light, a little wavy as film is."""
    x = np.linspace(-2.2, 2.2, 160)
    t = np.linspace(0, 1, 120)[:, None]
    along = 3.2 * t
    curled = np.clip(along - 2.45, 0, None)
    bend = 0.42 + 0.1 * np.sin(1.9 * x + 0.6)
    y = EDGE + 2.9 - (np.minimum(along, 2.45) + bend * np.sin(curled / bend))
    z = LEVEL + bend * (1 - np.cos(curled / bend)) + 0.012 * np.sin(5 * x + 3 * t) * np.clip(3 * t - 2.2, 0, 1)
    points = np.stack([np.broadcast_to(x, y.shape), y, z], -1)
    sheet = mesh_object("film", points.reshape(-1, 3), grid_faces(*y.shape, closed=False))
    sheet.data.materials.append(clear())
    return thicken(sheet, 0.006)


def clear():
    """Polyurethane of a tenth of a millimetre: what lies beneath shows through, its bends shine."""
    n = Nodes("film")
    fine = n.noise(n.place(), 5.0, 4, 0.6)
    through = n.add("BsdfTransparent", {"Color": (0.95, 0.92, 0.87, 1)})
    milk = n.add("BsdfTranslucent", {"Color": (1.0, 0.9, 0.76, 1)})
    body = n.add("MixShader", {0: 0.34, 1: through, 2: milk})
    shine = n.add("BsdfGlossy", {"Roughness": 0.22, "Normal": n.bump(fine, 0.2, 0.02)})
    edge = n.math("MULTIPLY", n.add("Fresnel", {"IOR": 1.48}).outputs[0], 0.5)
    return n.end(n.add("MixShader", {0: edge, 1: body, 2: shine}))
