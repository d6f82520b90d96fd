"""Keratin as sticks, drops and tips are made of: amber, refracting, with light in it."""

import numpy as np

from .nodes import Nodes
from .props import rings, tube
from .seams import slab
from .strands import noise


GLOWING = [(0.0, (1, 0.76, 0.36)), (0.25, (0.87, 0.58, 0.23)), (1.0, (0.56, 0.35, 0.14))]
GATHERING = [(0.0, (1, 0.76, 0.36)), (0.1, (0.72, 0.44, 0.15)), (0.4, (0.29, 0.15, 0.05))]
"""Tints of light that passes the skin, from its middle to its rim: for what hangs free, for what lies on something."""


def keratin(density=30.0, tints=GLOWING):
    """Amber hot melt: a skin that refracts over a body that absorbs blue and scatters a little.

    density: of what absorbs, for a stick a centimetre thick; a thinner body of the same colour has more; tints: of the
    light that passes.

    With caustics off, refraction would block the lamp's light. To shadow rays the skin is a tinted film instead,
    brightest where they pass through the middle, as a rod gathers light, and the body is nearly clear.
    """
    n = Nodes("keratin")
    shadow = n.add("LightPath").outputs["Is Shadow Ray"]
    surface = skin(n, shadow, tints)
    share = n.math("SUBTRACT", 1.0, n.math("MULTIPLY", shadow, 0.9))
    absorbed = n.add(
        "VolumeAbsorption", {"Color": (0.955, 0.76, 0.3, 1), "Density": n.math("MULTIPLY", share, density)}
    )
    clouded = n.add(
        "VolumeScatter",
        {"Color": (1.0, 0.93, 0.75, 1), "Density": n.math("MULTIPLY", share, 2.8), "Anisotropy": 0.4},
    )
    body = n.add("AddShader", {0: absorbed, 1: clouded})
    n.tree.links.new(body.outputs[0], n.output.inputs["Volume"])
    return n.end(surface)


def bubble_skin():
    """The same skin without a body: Cycles counts a body that is entered through an inward skin twice."""
    n = Nodes("bubble")
    shadow = n.add("LightPath").outputs["Is Shadow Ray"]
    return n.end(n.add("MixShader", {0: shadow, 1: refracting(n), 2: n.add("BsdfTransparent")}))


def skin(n, shadow, tints):
    """Refracts what is seen, tints the light that passes."""
    facing = n.add("LayerWeight", {"Blend": 0.5})
    film = n.ramp(facing.outputs["Facing"], tints)
    gathered = n.add("MixRGB", {"Fac": 1.0, "Color1": film, "Color2": (1.15, 1.15, 1.15, 1)}, blend_type="MULTIPLY")
    return n.add("MixShader", {0: shadow, 1: refracting(n), 2: n.add("BsdfTransparent", {"Color": gathered})})


def refracting(n):
    fine = n.bump(n.noise(n.place(), 26.0, 3, 0.5), 0.12, 0.004)
    return n.add("BsdfGlass", {"Color": (1, 0.97, 0.9, 1), "Roughness": 0.045, "IOR": 1.47, "Normal": fine})


def set_on(shade):
    """Keratin that has set on a strand of a shade: a clear amber film with a little milk, the hairs seen in it."""
    n = Nodes("set keratin")
    light = (1 - shade.melanin) ** 2
    amber = tuple(np.array((0.11, 0.058, 0.024)) + light * np.array((0.42, 0.25, 0.1)) * np.array(shade.tint) ** 0.25)
    cloudy = n.ramp(n.noise(n.place((14, 30, 30)), 1.0, 3, 0.6), [(0.35, 0.16), (0.7, 0.34)])
    uneven = n.bump(n.noise(n.place((12, 26, 26)), 1.0, 3, 0.55), 0.35, 0.005)
    # Keratin for dark hair is dark.
    clear = n.add("BsdfTransparent", {"Color": (0.6 + 0.37 * light, 0.4 + 0.48 * light, 0.2 + 0.5 * light, 1)})
    lit, through = (n.add(kind, {"Color": (*amber, 1)}) for kind in ("BsdfDiffuse", "BsdfTranslucent"))
    milk = n.add("MixShader", {0: 0.4, 1: lit, 2: through})
    body = n.add("MixShader", {0: cloudy, 1: clear, 2: milk})
    return n.end(n.glazed(body, 0.1, uneven, 1.55))


def tip(rng, begin, heading, shade):
    """A flat tip of keratin, 5 mm wide, round the hairs of a strand that begins at `begin`; heading: towards its end.

    None is like the next: it was pressed between two fingers while it was warm.
    """
    heading = np.asarray(heading, float) / np.linalg.norm(heading)
    across = np.cross(heading, (0, 0, 1))
    u = 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, 48))
    # It runs out to the hairs' own width where they leave it; its end was rounded between two fingers.
    form = (1 - 0.35 * np.clip(1 - u / 0.3, 0, 1) ** 1.5) * np.sqrt(1 - 0.8 * np.clip(8 * u - 7, 0, 1) ** 2)
    width, thickness = (1 + 0.07 * noise(rng, 1, u, (0.7, 1.6, 3.1))[0] for _ in range(2))
    path = np.asarray(begin) + (-0.05 + rng.uniform(0.1, 0.118) * u[:, None]) * heading
    path = path + (0.006 * rng.normal() * u**2)[:, None] * across
    roll = 0.2 * rng.normal()
    side = np.cos(roll) * across + np.sin(roll) * np.array((0, 0, 1))
    size = rng.uniform(0.045, 0.054)
    slab(path, side, np.cross(side, heading), size * form * width, 0.025 * form * thickness, set_on(shade), bevel=0.75)


def stick(rng, start, end, radius, material):
    """A moulded stick: hardly bent, two faint mould lines, its ends cut and rounded by handling. Returns its axis."""
    start, end = np.array(start), np.array(end)
    at, inset = stations(np.linalg.norm(end - start))
    t = at / at[-1]
    across = np.cross(end - start, (0, 0, 1)) / at[-1]
    path = start + (end - start) * t[:, None] + 0.012 * rng.uniform(-1, 1) * np.sin(np.pi * t)[:, None] * across
    angle = np.linspace(0, 2 * np.pi, 96, endpoint=False) + rng.uniform(0, 2 * np.pi)
    mould = sum(0.0012 * np.exp(-((np.angle(np.exp(1j * (angle - line))) / 0.05) ** 2)) for line in (0, np.pi))
    uneven = 0.0006 * noise(rng, 1, t, (2.0, 5.0, 11.0))[0]
    tube("stick", path, (radius - inset + uneven)[:, None] + mould, material, side=(0.3, 0.2, 1), section=96)
    return path


def stations(length, fillet=0.014):
    """Places along a stick, close together at its ends, and how far its skin draws in there."""
    at = fillet * np.concatenate([[0, 0.25, 0.5, 0.72, 0.88, 0.97], np.linspace(1.15, 100, 140)])
    half = at[at < length / 2]
    at = np.concatenate([half, length - half[::-1]])
    share = np.minimum(np.minimum(at, length - at) / fillet, 1)
    return at, fillet * (1 - np.sqrt(1 - (1 - share) ** 2))


def bubbles(rng, path, radius, material, count=26):
    """Air caught in the melt: tiny spheres with the skin turned inwards."""
    for _ in range(count):
        centre = path[rng.integers(8, len(path) - 8)] + rng.normal(size=3) * radius * 0.33
        size = rng.uniform(0.0012, 0.0045)
        thing = sphere("bubble", centre, (size, size, size * rng.uniform(0.9, 1.5)), material)
        thing.data.flip_normals()


def sphere(name, centre, radii, material, steps=20):
    up = np.linspace(-np.pi / 2 + 0.01, np.pi / 2 - 0.01, steps)[:, None]
    around = np.linspace(0, 2 * np.pi, 2 * steps, endpoint=False)
    points = np.stack(
        [np.cos(up) * np.cos(around), np.cos(up) * np.sin(around), np.broadcast_to(np.sin(up), (steps, 2 * steps))], -1
    )
    return rings(name, points * np.array(radii) + np.array(centre), material)
