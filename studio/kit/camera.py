"""The camera of the studio."""

import bpy
from mathutils import Vector


def camera(location, target, lens=75.0, aperture=4.0, focus=None, roll=0.0):
    """A camera at `location` that looks at `target`, focused there or at `focus`.

    lens in millimetres on 36 mm; aperture as f-number for a scene in units of ten centimetres; None: all is sharp.
    """
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_fit = "AUTO"
    if aperture is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
        # Blender's f-number takes the unit for a metre: a tenth of it is the same cone in ours.
        data.dof.aperture_fstop = aperture / 10
    thing = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    direction = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    thing.rotation_euler = direction
    thing.rotation_euler.rotate_axis("Z", roll)
    bpy.context.scene.camera = thing
    return thing
