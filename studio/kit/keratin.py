"""Keratin as sticks, drops and tips are made of: amber, refracting, with light in it."""

from .nodes import Nodes


def keratin(density=30.0):
    """Amber hot melt: a skin that refracts over a body that absorbs blue and scatters a little.

    density: of what absorbs, for a stick a centimetre thick; a thinner body of the same colour has more.

    With caustics off, refraction would block the lamp's light. To shadow rays the skin is a tinted film instead,
    brightest where they pass through the middle, as a rod gathers light, and the body is nearly clear.
    """
    n = Nodes("keratin")
    shadow = n.add("LightPath").outputs["Is Shadow Ray"]
    surface = skin(n, shadow)
    share = n.math("SUBTRACT", 1.0, n.math("MULTIPLY", shadow, 0.9))
    absorbed = n.add(
        "VolumeAbsorption", {"Color": (0.955, 0.755, 0.2, 1), "Density": n.math("MULTIPLY", share, density)}
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


def skin(n, shadow):
    """Refracts what is seen, tints the light that passes."""
    facing = n.add("LayerWeight", {"Blend": 0.5})
    tints = [(0.0, (1, 0.76, 0.36)), (0.25, (0.87, 0.58, 0.23)), (1.0, (0.56, 0.35, 0.14))]
    film = n.ramp(facing.outputs["Facing"], tints)
    gathered = n.add("MixRGB", {"Fac": 1.0, "Color1": film, "Color2": (1.15, 1.15, 1.15, 1)}, blend_type="MULTIPLY")
    return n.add("MixShader", {0: shadow, 1: refracting(n), 2: n.add("BsdfTransparent", {"Color": gathered})})


def refracting(n):
    fine = n.bump(n.noise(n.place(), 26.0, 3, 0.5), 0.12, 0.004)
    return n.add("BsdfGlass", {"Color": (1, 0.97, 0.9, 1), "Roughness": 0.045, "IOR": 1.47, "Normal": fine})
