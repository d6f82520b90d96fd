"""Clear keratin granules in a brass bowl on plaster, a few beside it."""

import math

import numpy as np
from mathutils import Euler

from kit.nodes import Nodes
from kit.props import lathe, rings
from kit.sets import from_above
from kit.surfaces import brass, plaster, tabletop

FINISH = {"look": {"exposure": -0.1, "contrast": 1.05}}

GRAIN = 0.026
"""Radius of a granule: five millimetres across."""
BOWL = np.array((0.04, 0.1, 0.0))
INSIDE = [(0.0, 0.06), (0.2, 0.075), (0.36, 0.14), (0.47, 0.26), (0.52, 0.36)]
"""The bowl's inner form as (radius, height)."""

STREWN = [(-0.5, -0.42), (-0.38, -0.5), (-0.43, -0.6), (0.36, -0.58), (0.46, -0.52), (0.2, -0.66), (-0.62, -0.3)]
"""Places of those that fell beside it."""


def build():
    tabletop(plaster((0.70, 0.62, 0.53)))
    outside = [(0.0, 0.0), (0.22, 0.0), (0.24, 0.03), (0.4, 0.12), (0.5, 0.25), (0.55, 0.37), (0.52, 0.375)]
    lathe("bowl", outside + INSIDE[::-1], brass(0.2), BOWL, radius=0.012, steps=160)
    rng = np.random.default_rng(14)
    clear = granule_skin()
    for place in heaped(rng):
        granule(rng, place, rng.uniform(-np.pi, np.pi, 3), clear)
    for x, y in STREWN:
        # On its side or on end.
        granule(rng, (x, y, None), (rng.choice((0, np.pi / 2)), 0, rng.uniform(-np.pi, np.pi)), clear)
    from_above((0.02, -0.06, 0.16), span=1.28, elevation=26, lens=100, aperture=2.8, focus=(0.0, -0.25, 0.36), rim=1.6)


def heaped(rng):
    """Places in the bowl: layers of a close packing up to a low heap."""
    pitch, level, layer = 2.02 * GRAIN, 0.15, 0
    while level < 0.43:
        wall = np.interp(level, [0.06, 0.14, 0.26, 0.36, 0.43], [0.0, 0.36, 0.47, 0.5, 0.2]) - GRAIN
        for row in range(-24, 25):
            for column in range(-24, 25):
                x = (column + 0.5 * (row % 2) + 0.33 * (layer % 3)) * pitch
                y = (row + 0.58 * (layer % 3)) * pitch * math.sqrt(0.75)
                if math.hypot(x, y) < wall:
                    jitter = GRAIN * 0.55 * rng.normal(size=3) * (1, 1, 0.7)
                    yield BOWL + (x, y, level) + jitter
        level, layer = level + 1.64 * GRAIN, layer + 1


def granule(rng, place, turn, material, steps=16):
    """A pellet cut from a strand of the melt: a short, crooked rod with soft rims. Without a height it rests."""
    up = np.linspace(-np.pi / 2 + 0.02, np.pi / 2 - 0.02, steps)[:, None]
    around = np.linspace(0, 2 * np.pi, 2 * steps, endpoint=False)

    def soft(wave, power):
        return np.sign(wave) * np.abs(wave) ** power

    # A superellipse has the cut faces of a pellet and the rims that heat has rounded.
    out = soft(np.cos(up), 0.45) * (1 + 0.05 * np.sin(2 * around + rng.uniform(0, 6)))
    upright = np.broadcast_to(soft(np.sin(up), 0.45), (steps, 2 * steps))
    points = np.stack([out * np.cos(around), out * np.sin(around), upright], -1)
    points[..., 0] += rng.uniform(-0.25, 0.25) * points[..., 2]
    points *= GRAIN * np.array((0.86, 0.86, rng.uniform(0.6, 1.05))) * rng.uniform(0.85, 1.1)
    points = points @ np.array(Euler(turn).to_matrix()).T
    x, y, z = place
    rings("granule", points + (x, y, -points[..., 2].min() if z is None else z), material)


def granule_skin():
    """Clear keratin: refracting, with a breath of honey in it."""
    n = Nodes("clear keratin")
    light = n.add("LightPath")
    body = n.add(
        "BsdfPrincipled",
        {
            "Base Color": (0.98, 0.89, 0.67, 1),
            "Roughness": 0.06,
            "Transmission": 0.86,
            "IOR": 1.46,
            "Specular": 0.5,
        },
    )
    through = n.add("BsdfTransparent", {"Color": (0.94, 0.87, 0.69, 1)})
    return n.end(n.add("MixShader", {0: light.outputs["Is Shadow Ray"], 1: body, 2: through}))
