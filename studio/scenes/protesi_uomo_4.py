"""The thin film of a black hair system, one edge folded back so that light comes through it."""

import numpy as np

from kit.hair import add_hair
from kit.light import WARM, area
from kit.nodes import Nodes
from kit.props import grid_faces
from kit.sets import from_above
from kit.shades import SHADES
from kit.surfaces import mesh_object, plaster, tabletop
from kit.turned_base import dish, fringe

FINISH = {"look": {"exposure": 0.05, "contrast": 1.05}}

HALF, DEEP = (0.74, 0.94), 0.26


def build():
    tabletop(plaster((0.72, 0.635, 0.54)))
    shade = SHADES["black"]
    hair = fringe(shade, HALF, lambda angle: 0.4 + 0.12 * np.sin(angle), seed=561, heading=(0.5, 0.3), strands=1700)
    add_hair("hair", hair, shade, roughness=0.2)
    clear = skin()
    dish(clear, HALF, DEEP, lift=0.0)
    folded_edge(clear)
    area((0.6, 3.4, 1.1), (0, 0.3, 0.5), (1.2, 0.5), 60, WARM)
    from_above((0.05, -0.05, 0.2), span=3.3, elevation=42, lens=110, aperture=7, focus=(0.1, -0.4, 0.4), rim=1.4)


def folded_edge(material):
    """The film's near edge lifted and bent over towards the middle."""
    x = np.linspace(-0.52, 0.52, 60)
    t = np.linspace(0, 1, 24)[:, None]
    rise = 0.42 * np.sin(np.pi * 0.62 * t) * (1 - 0.35 * (x / 0.52) ** 2)
    y = -0.84 * np.sqrt(1 - (0.62 * x) ** 2) + 0.44 * t**1.4 + 0.1 * np.sin(5 * x) * t
    points = np.stack([np.broadcast_to(x * (1 - 0.08 * t), y.shape), y, 0.3 + rise + 0.012 * np.sin(13 * x) * t], -1)
    mesh_object("fold", points.reshape(-1, 3), grid_faces(*y.shape, closed=False)).data.materials.append(material)


def skin():
    """Polyurethane film, a tenth of a millimetre: what lies beneath shows through, its folds shine."""
    n = Nodes("film")
    fine = n.noise(n.place(), 7.0, 4, 0.6)
    through = n.add("BsdfTransparent", {"Color": (0.93, 0.89, 0.83, 1)})
    milk = n.add("BsdfTranslucent", {"Color": (0.9, 0.82, 0.72, 1)})
    body = n.add("MixShader", {0: 0.3, 1: through, 2: milk})
    shine = n.add("BsdfGlossy", {"Roughness": 0.12, "Normal": n.bump(fine, 0.25, 0.02)})
    return n.end(n.add("MixShader", {0: n.add("Fresnel", {"IOR": 1.48}), 1: body, 2: shine}))
