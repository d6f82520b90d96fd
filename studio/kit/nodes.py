"""Shader nodes in few words."""

import bpy


class Nodes:
    """The node tree of a material: `add` makes a node, sets its inputs by name or number and links sockets into them."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def add(self, kind, inputs=None, **settings):
        """A node of `ShaderNode{kind}`; its first output unless `.outputs` is asked for."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            elif isinstance(value, bpy.types.Node):
                self.tree.links.new(value.outputs[0], socket)
            else:
                socket.default_value = value
        return node

    def math(self, operation, a, b=0.0, clamp=False):
        return self.add("Math", {0: a, 1: b}, operation=operation, use_clamp=clamp)

    def mix(self, factor, a, b):
        """A colour between two."""
        return self.add("MixRGB", {"Fac": factor, "Color1": rgba(a), "Color2": rgba(b)})

    def ramp(self, factor, stops):
        """A colour ramp: stops are (position, colour or grey)."""
        node = self.add("ValToRGB", {"Fac": factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = rgba(colour if isinstance(colour, tuple) else (colour,) * 3)
        return node

    def noise(self, vector, scale, detail=4.0, roughness=0.5, distortion=0.0):
        return self.add(
            "TexNoise",
            {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion},
        )

    def place(self, scale=(1, 1, 1), offset=(0, 0, 0), turn=0.0, source="Object"):
        """Texture coordinates in the object's own space, scaled and shifted."""
        coordinates = self.add("TexCoord")
        return self.add(
            "Mapping",
            {"Vector": coordinates.outputs[source], "Scale": scale, "Location": offset, "Rotation": (0, 0, turn)},
        )

    def bump(self, height, strength, distance=0.02):
        return self.add("Bump", {"Height": height, "Strength": strength, "Distance": distance})

    def glazed(self, body, roughness, normal, ior=1.47):
        """A body under a skin that mirrors; from within it lets all light out, where Fresnel would send most of it back."""
        within = self.add("NewGeometry").outputs["Backfacing"]
        share = self.math("MULTIPLY", self.add("Fresnel", {"IOR": ior}), self.math("SUBTRACT", 1.0, within))
        shine = self.add("BsdfGlossy", {"Roughness": roughness, "Normal": normal})
        return self.add("MixShader", {0: share, 1: body, 2: shine})

    def surface(self, **inputs):
        """Ends the material with a principled surface; inputs by name, underscores for spaces. Returns the material."""
        named = {key.replace("_", " "): value for key, value in inputs.items()}
        for key in ("Base Color", "Subsurface Color", "Emission"):
            if key in named:
                named[key] = rgba(named[key])
        return self.end(self.add("BsdfPrincipled", named))

    def end(self, shader):
        self.tree.links.new(shader.outputs[0], self.output.inputs[0])
        return self.material


def rgba(colour):
    """A colour with its alpha; sockets and nodes pass as they are."""
    return (*colour, 1.0) if isinstance(colour, tuple) and len(colour) == 3 else colour
