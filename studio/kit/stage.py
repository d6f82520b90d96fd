"""The renderer: an empty scene, and what is rendered of it."""

from pathlib import Path

import bpy
import numpy as np

PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def empty_stage(width, height, scale, samples):
    """An empty scene for a picture of the given size in pixels, rendered `scale` times as large."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = round(width * scale)
    scene.render.resolution_y = round(height * scale)
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format = "OPEN_EXR"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = 12
    cycles.max_bounces = 9
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 8
    cycles.transmission_bounces = 8
    # Light that goes on from hair to hair under a clear film crosses it each time.
    cycles.transparent_max_bounces = 64
    # A single path that meets a lamp off a hair makes a gilded speck: its light is clamped.
    cycles.sample_clamp_direct = 1.5
    cycles.sample_clamp_indirect = 0.6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    scene.cycles_curves.shape = "RIBBONS"
    scene.cycles_curves.subdivisions = 2
    bpy.context.view_layer.cycles.denoising_store_passes = True


def render(folder):
    """Renders the scene by way of one file a pass in `folder`: {pass name: (height, width, 3) in linear light}."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = str(folder)
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth = "32"
    output.file_slots.clear()
    for name, socket in PASSES.items():
        output.file_slots.new(f"{name}-")
        tree.links.new(layers.outputs[socket], output.inputs[-1])
    bpy.ops.render.render()
    return {name: read_pass(folder, name, scene.frame_current) for name in PASSES}


def read_pass(folder, name, frame):
    file = Path(folder) / f"{name}-{frame:04d}.exr"
    image = bpy.data.images.load(str(file))
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    file.unlink()
    return values.reshape(height, width, 4)[::-1, :, :3]
