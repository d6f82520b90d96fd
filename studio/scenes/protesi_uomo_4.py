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


def build():
    tabletop(plaster((0.66, 0.56, 0.46)))
    film()
    rng = np.random.default_rng(31)
    roots = []
    for row in range(21):
        for column in range(-18, 19):
            at = np.array((0.11 * (column + 0.5 * (row % 2)), EDGE + 0.42 + 0.11 * row, LEVEL + 0.004))
            if row > 3 or rng.random() < 0.35 + 0.2 * row:
                roots.append(at + 0.016 * rng.normal(size=3) * (1, 1, 0))
    heading = 0.25 + 0.18 * rng.normal(size=len(roots))
    add_hair("hair", hairs(rng, np.array(roots), heading), SHADES["black"], roughness=0.2)
    area((1.4, 2.6, 0.5), (0.1, EDGE, 0.3), (0.9, 0.3), 10, WARM)
    from_above(
        (0, 0.24, 0.25), span=2.2, elevation=52, lens=110, aperture=10, focus=(0, EDGE + 0.2, 0.3), roll=0.16, rim=1.3
    )


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
    milk = n.add("BsdfTranslucent", {"Color": (0.9, 0.83, 0.74, 1)})
    body = n.add("MixShader", {0: 0.16, 1: through, 2: milk})
    shine = n.add("BsdfGlossy", {"Roughness": 0.1, "Normal": n.bump(fine, 0.2, 0.02)})
    return n.end(n.add("MixShader", {0: n.add("Fresnel", {"IOR": 1.48}), 1: body, 2: shine}))
