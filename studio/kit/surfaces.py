"""What the products lie on, hang from and stand in front of."""

import math

import bpy
import numpy as np

from .nodes import Nodes

WALL = (0.83, 0.765, 0.685)
LINEN = (0.80, 0.735, 0.64)


def plaster(colour=WALL):
    """A wall finished by hand: even from afar, a little uneven in raking light."""
    n = Nodes("plaster")
    broad = n.noise(n.place((0.35, 0.35, 0.35)), 1.0, 3, 0.5)
    fine = n.noise(n.place(), 9.0, 6, 0.6)
    shade = tuple(0.93 * part for part in colour)
    tone = n.mix(n.ramp(broad, [(0.35, 0.0), (0.65, 1.0)]), shade, colour)
    height = n.math("ADD", n.math("MULTIPLY", broad, 0.7), n.math("MULTIPLY", fine, 0.12))
    return n.surface(Base_Color=tone, Roughness=0.92, Specular=0.2, Normal=n.bump(height, 0.35, 0.12))


def linen(colour=LINEN, threads=52.0):
    """Plain weave; `threads` to the unit of ten centimetres."""
    n = Nodes("linen")
    wander = n.noise(n.place(), 5.0, 2, 0.5)
    base = n.place((threads, threads, threads))
    swayed = n.add(
        "VectorMath",
        {0: base, 1: n.add("VectorMath", {0: wander.outputs[1], 1: (0.9, 0.9, 0)}, operation="MULTIPLY")},
        operation="ADD",
    )
    apart = n.add("SeparateXYZ", {0: swayed})
    heights = []
    for along, across in ((0, 1), (1, 0)):
        rows = n.math("FLOOR", n.math("DIVIDE", apart.outputs[across], math.pi))
        thread = n.math("POWER", n.math("ABSOLUTE", n.math("SINE", apart.outputs[across])), 0.6)
        shift = n.math("MULTIPLY", n.math("ADD", rows, float(along)), math.pi)
        over = n.math("SINE", n.math("ADD", apart.outputs[along], shift))
        heights.append(n.math("MULTIPLY", thread, n.math("ADD", n.math("MULTIPLY", over, 0.5), 0.55)))
    weave = n.math("MAXIMUM", heights[0], heights[1])
    slub = n.noise(n.place((1.2, 26, 1)), 1.0, 3, 0.6)
    slub_other = n.noise(n.place((26, 1.2, 1)), 1.0, 3, 0.6)
    slubs = n.math("ADD", n.math("MULTIPLY", slub, 0.5), n.math("MULTIPLY", slub_other, 0.5))
    dark = tuple(0.72 * part for part in colour)
    tone = n.mix(n.ramp(weave, [(0.1, 0.0), (0.8, 1.0)]), dark, colour)
    tone = n.mix(n.ramp(slubs, [(0.42, 0.0), (0.62, 0.45)]), tone, tuple(0.84 * part for part in colour))
    height = n.math("ADD", weave, n.math("MULTIPLY", slubs, 0.8))
    return n.surface(Base_Color=tone, Roughness=0.95, Specular=0.1, Sheen=0.35, Normal=n.bump(height, 0.55, 0.02))


def walnut(turn=0.0, gloss=0.42):
    """Oiled walnut, its grain along the object's x axis (turned by `turn` radians).

    The figure is that of a plain-sawn board: growth rings about a pith that runs at a slant below the surface.
    """
    n = Nodes("walnut")
    along = n.place(turn=-turn)

    def stretched(x, across):
        """The board's own coordinates, scaled along and across its grain."""
        return n.add("VectorMath", {0: along, 1: (x, across, across)}, operation="MULTIPLY")

    sway = n.noise(stretched(0.3, 0.7), 1.0, 2, 0.5)
    board = n.add("SeparateXYZ", {0: along})
    bent = n.math("ADD", board.outputs[1], n.math("MULTIPLY", sway, 0.9))
    aside = n.math("ADD", bent, 0.35)
    deep = n.math("ADD", n.math("ADD", board.outputs[2], 1.3), n.math("MULTIPLY", board.outputs[0], 0.16))
    from_pith = n.math("SQRT", n.math("ADD", n.math("MULTIPLY", aside, aside), n.math("MULTIPLY", deep, deep)))
    # Rings are of uneven width, so that no band repeats.
    years = n.add("CombineXYZ", {0: n.math("MULTIPLY", from_pith, 7.0), 1: n.math("MULTIPLY", board.outputs[0], 0.15)})
    rings = n.noise(years, 1.0, 5, 0.62)
    fibre = n.noise(stretched(2.2, 150), 1.0, 4, 0.65)
    pores = n.noise(stretched(12, 230), 1.0, 2, 0.5)
    tone = n.ramp(
        rings,
        [
            (0.3, (0.034, 0.017, 0.01)),
            (0.44, (0.072, 0.038, 0.022)),
            (0.55, (0.1, 0.056, 0.033)),
            (0.7, (0.058, 0.03, 0.018)),
        ],
    )
    tone = n.mix(n.ramp(fibre, [(0.42, 0.0), (0.7, 0.5)]), tone, (0.034, 0.017, 0.01))
    holes = n.ramp(pores, [(0.31, 1.0), (0.37, 0.0)])
    tone = n.mix(n.math("MULTIPLY", holes, 0.65), tone, (0.014, 0.007, 0.004))
    height = n.math("SUBTRACT", n.math("MULTIPLY", fibre, 0.15), holes)
    rough = n.math("ADD", n.math("MULTIPLY", fibre, 0.2), gloss - 0.06)
    return n.surface(Base_Color=tone, Roughness=rough, Specular=0.3, Normal=n.bump(height, 0.12, 0.004))


def travertine():
    """Honed vein-cut travertine: cream and tan beds along the object's x axis, with open pits strung along them."""
    n = Nodes("travertine")
    drift = n.noise(n.place((0.5, 0.9, 0.9)), 1.0, 3, 0.5)
    sway = n.add("VectorMath", {0: drift.outputs[1], 1: (0.2, 0.5, 0.5)}, operation="MULTIPLY")

    def swayed(scale):
        moved = n.add("VectorMath", {0: n.place(), 1: sway}, operation="ADD")
        return n.add("VectorMath", {0: moved, 1: scale}, operation="MULTIPLY")

    beds = n.noise(swayed((0.16, 2.3, 2.3)), 1.0, 7, 0.62)
    seams = n.noise(swayed((0.5, 9.0, 9.0)), 1.0, 6, 0.66)
    mottle = n.noise(n.place((4.0, 7.0, 7.0)), 1.4, 7, 0.7)
    tone = n.ramp(
        beds,
        [
            (0.30, (0.57, 0.455, 0.335)),
            (0.42, (0.72, 0.625, 0.50)),
            (0.50, (0.81, 0.745, 0.645)),
            (0.57, (0.66, 0.55, 0.42)),
            (0.66, (0.78, 0.71, 0.605)),
            (0.76, (0.86, 0.815, 0.74)),
        ],
    )
    tone = n.mix(n.ramp(seams, [(0.50, 0.0), (0.64, 0.6)]), tone, (0.55, 0.43, 0.31))
    tone = n.mix(n.ramp(mottle, [(0.42, 0.0), (0.72, 0.45)]), tone, (0.86, 0.81, 0.73))
    # Pits lie where a bed is porous, small and ragged, each drawn out along it.
    holes = n.noise(swayed((9.0, 24.0, 24.0)), 1.0, 4, 0.6)
    porous = n.ramp(n.noise(swayed((0.45, 3.4, 3.4)), 1.0, 3, 0.5), [(0.47, 0.0), (0.6, 0.11)])
    pits = n.ramp(n.math("ADD", holes, porous), [(0.69, 0.0), (0.72, 1.0)])
    # Some are deep and dark, others filled nearly to the brim.
    depth = n.ramp(n.noise(n.place(), 5.0, 2, 0.5), [(0.38, 0.35), (0.62, 0.9)])
    tone = n.mix(n.math("MULTIPLY", pits, depth), tone, (0.25, 0.18, 0.12))
    height = n.math("SUBTRACT", n.math("MULTIPLY", mottle, 0.1), pits)
    rough = n.math("ADD", n.math("MULTIPLY", pits, 0.4), n.math("MULTIPLY", mottle, 0.3))
    rough = n.math("ADD", rough, 0.24)
    return n.surface(Base_Color=tone, Roughness=rough, Specular=0.4, Normal=n.bump(height, 0.6, 0.02))


def leather(colour=(0.33, 0.125, 0.042), wear=0.6):
    """Aniline leather: a clouded dye, paler and glossier where it is rubbed, with fine grain and a few creases."""
    n = Nodes("leather")
    clouds = n.noise(n.place(), 0.9, 5, 0.6)
    spots = n.noise(n.place(), 6.0, 5, 0.65)
    grain = n.add("TexVoronoi", {"Vector": n.place(), "Scale": 34.0, "Randomness": 0.9})
    creases = n.noise(n.place((2.2, 2.2, 5.0)), 1.4, 5, 0.6, 1.2)
    dark, pale = tuple(0.62 * part for part in colour), tuple(min(1.0, 1.3 * part) for part in colour)
    tone = n.mix(n.ramp(clouds, [(0.3, 0.0), (0.55, 1.0)]), dark, colour)
    tone = n.mix(n.ramp(spots, [(0.5, 0.0), (0.75, wear)]), tone, pale)
    height = n.math("ADD", n.math("MULTIPLY", grain.outputs[0], 0.25), n.math("MULTIPLY", creases, 1.6))
    rough = n.math("ADD", n.math("MULTIPLY", clouds, 0.22), n.math("MULTIPLY", spots, 0.2))
    rough = n.math("ADD", rough, 0.2)
    return n.surface(Base_Color=tone, Roughness=rough, Specular=0.45, Normal=n.bump(height, 0.35, 0.03))


def oak(gloss=0.4):
    """Waxed oak for floors: the grain along u of the mesh's UV map, each board's tone from its attribute `tone`."""
    n = Nodes("oak")
    bend = n.noise(n.place((0.25, 1.2, 1), source="UV"), 1.0, 3, 0.5)
    sway = n.add("VectorMath", {0: bend.outputs[1], 1: (0, 0.5, 0)}, operation="MULTIPLY")
    swayed = n.add("VectorMath", {0: n.place((0.12, 2.6, 1), source="UV"), 1: sway}, operation="ADD")
    rings = n.noise(swayed, 1.6, 5, 0.6)
    fibre = n.noise(n.place((1.2, 34, 1), source="UV"), 1.0, 5, 0.7)
    tone = n.ramp(rings, [(0.32, (0.235, 0.135, 0.066)), (0.5, (0.36, 0.225, 0.122)), (0.7, (0.45, 0.30, 0.172))])
    tone = n.mix(n.ramp(fibre, [(0.4, 0.0), (0.72, 0.6)]), tone, (0.20, 0.11, 0.052))
    board = n.add("Attribute", attribute_name="tone")
    tone = n.add("HueSaturation", {"Value": board.outputs["Fac"], "Color": tone})
    rough = n.math("ADD", n.math("MULTIPLY", fibre, 0.25), gloss - 0.12)
    return n.surface(Base_Color=tone, Roughness=rough, Specular=0.4, Normal=n.bump(fibre, 0.12, 0.01))


def brass(roughness=0.24):
    """Brushed brass with a little age."""
    n = Nodes("brass")
    brushed = n.noise(n.place((2, 60, 60)), 1.0, 3, 0.6)
    age = n.noise(n.place(), 2.5, 4, 0.6)
    tone = n.mix(n.ramp(age, [(0.4, 0.0), (0.75, 0.6)]), (0.77, 0.55, 0.25), (0.52, 0.35, 0.15))
    rough = n.math("ADD", n.math("MULTIPLY", brushed, 0.12), roughness - 0.06)
    return n.surface(Base_Color=tone, Metallic=1.0, Roughness=rough, Normal=n.bump(brushed, 0.02, 0.01))


def steel(roughness=0.22):
    n = Nodes("steel")
    brushed = n.noise(n.place((2, 50, 50)), 1.0, 3, 0.6)
    return n.surface(
        Base_Color=(0.62, 0.61, 0.59),
        Metallic=1.0,
        Roughness=n.math("ADD", n.math("MULTIPLY", brushed, 0.1), roughness),
    )


def matt(name, colour, roughness=0.85, grain=0.0):
    """Paper, thread, card and other plain things; `grain` gives the colour a fine unevenness."""
    n = Nodes(name)
    tone = n.mix(
        n.ramp(n.noise(n.place(), 28.0, 5, 0.65), [(0.35, 0.0), (0.7, grain)]),
        colour,
        tuple(0.7 * part for part in colour),
    )
    return n.surface(Base_Color=tone, Roughness=roughness, Specular=0.25)


def sheet(width, height, cells=(2, 2), relief=None):
    """A flat mesh about the origin in x and y; `relief(x, y)` gives its z."""
    columns, rows = cells
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, columns), np.linspace(-height / 2, height / 2, rows))
    z = relief(x, y) if relief else np.zeros_like(x)
    index = np.arange(columns * rows).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    return mesh_object("sheet", np.stack([x, y, z], -1).reshape(-1, 3), faces, smooth=relief is not None)


def mesh_object(name, vertices, faces, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(
        np.asarray(vertices, float).tolist(), [], np.asarray(faces).tolist() if not isinstance(faces, list) else faces
    )
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def folds(seed, size=0.12, count=5, reach=2.5):
    """Relief of cloth that was laid down by hand: a few soft ridges of height `size`."""
    rng = np.random.default_rng(seed)
    ridges = [
        (
            rng.uniform(0, np.pi),
            rng.uniform(-reach, reach),
            rng.uniform(0.25, 0.6),
            rng.uniform(0.4, 1),
            rng.uniform(0, 6),
        )
        for _ in range(count)
    ]

    def relief(x, y):
        z = np.zeros_like(x)
        for angle, offset, breadth, height, phase in ridges:
            across = x * np.sin(angle) - y * np.cos(angle) - offset
            along = x * np.cos(angle) + y * np.sin(angle)
            across = across + 0.25 * np.sin(along * 0.9 + phase)
            z += size * height * np.exp(-((across / breadth) ** 2)) * (0.6 + 0.4 * np.sin(along * 0.7 + phase))
        return z

    return relief


def tabletop(material, size=30.0, relief=None, cells=(2, 2)):
    """A level surface at z = 0."""
    top = sheet(size, size, cells, relief)
    top.data.materials.append(material)
    return top


def wall(material, distance, size=60.0):
    """An upright surface behind the scene, at y = distance."""
    back = sheet(size, size)
    back.rotation_euler = (math.pi / 2, 0, 0)
    back.location = (0, distance, 0)
    back.data.materials.append(material)
    return back
