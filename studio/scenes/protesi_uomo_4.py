"""The clear film of a black hair system at very close range, its free edge bent up so that light comes through it."""

import numpy as np

from kit.combed import Combing, combed, curves, evenly
from kit.hair import add_hair
from kit.light import WARM, area
from kit.nodes import Nodes
from kit.props import grid_faces, thicken
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import mesh_object, plaster, tabletop

FINISH = {"look": {"exposure": -0.05, "contrast": 1.05}}

LEVEL, EDGE = 0.22, -0.62
"""Height of the film over the table and where it ends towards the viewer; one unit is a centimetre."""
STRANDS = 11000
FREE, GRADED, GROWN = 0.3, 1.3, 3.2
"""Behind the film's edge: where the first hair grows; how far on it has become dense, and how far hair is seen to grow."""


def build():
    tabletop(plaster((0.66, 0.56, 0.46)))
    film()
    add_hair("hair", hair(np.random.default_rng(31), SHADES["black"]), SHADES["black"], roughness=0.2)
    area((0.6, 1.6, 2.4), (0.1, EDGE, 0.3), (1.2, 0.5), 14, WARM)
    from_above(
        (0, 0.42, 0.25), span=2.8, elevation=50, lens=110, aperture=9, focus=(0, EDGE + 0.5, 0.3), roll=0.16, rim=1.3
    )


def hair(rng, shade):
    """Few hairs near the film's edge and more behind; all of them rise a little and are combed back and to the right."""
    tries = 3 * STRANDS
    x, behind = rng.uniform(-3.6, 2.6, tries), GROWN * rng.random(tries)
    kept = np.flatnonzero(rng.random(tries) < 0.01 + np.clip(behind / GRADED, 0, 1) ** 1.7)[:STRANDS]
    x, behind, depth = x[kept], behind[kept], rng.random(len(kept))
    # The first hairs of an edge are fine and short, and stand their own way.
    first = np.exp(-behind / 0.25)
    astray = (0.07 + 0.22 * first) * rng.normal(size=len(kept))
    reach = 4 - 2.4 * first * rng.random(len(kept))
    begin = EDGE + FREE + behind + 0.05 * np.sin(4 * x + 1)
    knots = []
    for share in (0, 0.02, 0.05, 0.1, 0.18, 0.3, 0.45, 0.7, 1):
        grown = share * reach
        across = x + 0.16 * grown + 0.05 * grown**1.6 + astray * grown
        layer = (0.05 + 0.3 * (1 - np.exp(-grown / 0.5))) * (0.35 + 0.65 * depth)
        knots.append(np.stack([across, begin + grown, LEVEL + 0.004 + layer * (1 - np.exp(-grown / 0.12))], 1))
    look = Combing(
        locks=60, clumps=900, parting=0.12, cling=0.3, bend=0.05, frizz=0.012, flyaways=0.02, stray=0.15, radius=0.0036
    )
    return combed(rng, shade, evenly(curves(np.stack(knots, 1)), 90), np.stack([x, behind, 0.2 * depth], 1), look)


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
    return thicken(sheet, 0.012)


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
