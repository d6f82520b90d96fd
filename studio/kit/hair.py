"""Strands as an object that Cycles renders as hair."""

import bpy
import numpy as np


def add_hair(name, strands, shade, roughness=None):
    """A hair object of the given strands (see strands.py) and shade (see shades.py); pale hair shines more sharply."""
    roughness = roughness or (0.16 if shade.pale else 0.24)
    points = mesh_of(name, strands)
    curves = bpy.data.hair_curves.new(name)
    hair = bpy.data.objects.new(name, curves)
    bpy.context.scene.collection.objects.link(hair)
    material = hair_material(name, shade, roughness)
    curves.materials.append(material)
    modifier = hair.modifiers.new("strands", "NODES")
    modifier.node_group = nodes_of(name, points, material)
    return hair


def keep_gaps_dark(shade):
    """Ends light after few hairs where they are pale: light that goes on fills every gap, and they look like felt.

    What comes through them has their colour: less of it is clamped.
    """
    if shade.pale:
        bpy.context.scene.cycles.max_bounces = 7
        bpy.context.scene.cycles.sample_clamp_indirect = 2.0


def mesh_of(name, strands):
    """The strands' points and edges as a mesh that is not rendered itself."""
    count, length, _ = strands.points.shape
    index = np.arange(count * length, dtype=np.int32).reshape(count, length)
    edges = np.stack([index[:, :-1].ravel(), index[:, 1:].ravel()], 1)
    mesh = bpy.data.meshes.new(f"{name} points")
    mesh.vertices.add(count * length)
    mesh.vertices.foreach_set("co", np.ascontiguousarray(strands.points, np.float32).ravel())
    mesh.edges.add(len(edges))
    mesh.edges.foreach_set("vertices", edges.ravel())
    for attribute in ("radius", "melanin"):
        layer = mesh.attributes.new(f"strand_{attribute}", "FLOAT", "POINT")
        layer.data.foreach_set("value", np.ascontiguousarray(getattr(strands, attribute), np.float32).ravel())
    points = bpy.data.objects.new(f"{name} points", mesh)
    bpy.context.scene.collection.objects.link(points)
    points.hide_render = True
    return points


def nodes_of(name, points, material):
    """Geometry nodes that make curves of the mesh, with its radius and material."""
    group = bpy.data.node_groups.new(name, "GeometryNodeTree")
    group.inputs.new("NodeSocketGeometry", "Geometry")
    group.outputs.new("NodeSocketGeometry", "Geometry")
    group.nodes.new("NodeGroupInput")
    output = group.nodes.new("NodeGroupOutput")
    source = group.nodes.new("GeometryNodeObjectInfo")
    source.inputs[0].default_value = points
    to_curve = group.nodes.new("GeometryNodeMeshToCurve")
    set_radius = group.nodes.new("GeometryNodeSetCurveRadius")
    radius = group.nodes.new("GeometryNodeInputNamedAttribute")
    radius.data_type = "FLOAT"
    radius.inputs["Name"].default_value = "strand_radius"
    set_material = group.nodes.new("GeometryNodeSetMaterial")
    set_material.inputs["Material"].default_value = material
    link = group.links.new
    link(source.outputs["Geometry"], to_curve.inputs[0])
    link(to_curve.outputs[0], set_radius.inputs["Curve"])
    link(next(socket for socket in radius.outputs if socket.enabled), set_radius.inputs["Radius"])
    link(set_radius.outputs[0], set_material.inputs[0])
    link(set_material.outputs[0], output.inputs[0])
    return group


def hair_material(name, shade, roughness):
    """Principled hair of a shade, its melanin varied by what each strand carries."""
    material = bpy.data.materials.new(f"{name} hair")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output = tree.nodes.new("ShaderNodeOutputMaterial")
    hair = tree.nodes.new("ShaderNodeBsdfHairPrincipled")
    hair.parametrization = "MELANIN"
    hair.inputs["Melanin Redness"].default_value = shade.redness
    hair.inputs["Tint"].default_value = (*shade.tint, 1)
    hair.inputs["Roughness"].default_value = roughness
    hair.inputs["Radial Roughness"].default_value = 0.45
    hair.inputs["Random Roughness"].default_value = 0.25
    varied = tree.nodes.new("ShaderNodeAttribute")
    varied.attribute_name = "strand_melanin"
    total = tree.nodes.new("ShaderNodeMath")
    total.operation = "ADD"
    total.use_clamp = True
    total.inputs[1].default_value = shade.melanin
    tree.links.new(varied.outputs["Fac"], total.inputs[0])
    tree.links.new(total.outputs[0], hair.inputs["Melanin"])
    tree.links.new(hair.outputs[0], output.inputs[0])
    return material
