"""Window light, rims and fills."""

import bpy
from mathutils import Vector

WARM = (1.0, 0.93, 0.84)
DAY = (1.0, 0.975, 0.945)
COOL = (0.86, 0.93, 1.0)


def area(location, target, size, power, colour=DAY, spread=180.0):
    """A rectangular light at `location` that looks at `target`.

    size: width and height; power in watts; spread in degrees: Cycles keeps the power when it is narrowed, so that
    what lies in the beam becomes much brighter.
    """
    light = bpy.data.lights.new("area", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = power
    light.color = colour
    light.spread = spread * 3.14159265 / 180
    lamp = bpy.data.objects.new("area", light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = location
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    lamp.visible_camera = False
    return lamp


def ambient(strength, colour=(0.95, 0.90, 0.83)):
    """Even light from all around."""
    world = bpy.data.worlds.new("ambient")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength
    bpy.context.scene.world = world
