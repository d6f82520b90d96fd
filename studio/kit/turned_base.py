"""A base turned over on a table: a dish of mesh or lining, the hair combed past it towards the viewer."""

import numpy as np

from .combed import Combing, combed, evenly
from .props import grid_faces
from .surfaces import mesh_object

STEP = 0.04


def dish(material, half, deep, rise=0.06, lift=0.0, inner=1e-3, turns=160, rings=60):
    """A dish about the origin: half its width and length, how deep its middle lies below its rim, and that middle's height.

    inner: share of it at which it begins, for a band along the rim; lift: of this layer over the dish.
    """
    angle = np.linspace(0, 2 * np.pi, turns, endpoint=False)
    share = np.linspace(inner, 1, rings)[:, None]
    x, y = share * half[0] * np.cos(angle), share * half[1] * np.sin(angle)
    z = np.broadcast_to(rise + deep * share**2 + lift, x.shape)
    cloth = mesh_object("dish", np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(rings, turns))
    cloth.data.materials.append(material)
    return cloth


def rim(half, deep, rise=0.06, lift=0.0, turns=160):
    """The dish's edge as a closed path."""
    angle = np.linspace(0, 2 * np.pi, turns, endpoint=False)
    return np.stack([half[0] * np.cos(angle), half[1] * np.sin(angle), 0 * angle + rise + deep + lift], 1)


def hair_past(shade, half, deep, seed, rise=0.06, ends=9.0, length=9.0, out=0.4, strands=90000, **changes):
    """The hair of a base that lies on its face, a `dish` of `half`, `deep` and `rise`, combed past it towards the viewer.

    length: of what is seen of it at most; ends: how far towards the viewer it reaches in the middle; out: how strongly it
    first leaves the rim; changes: fields of the Combing given otherwise.
    """
    rng = np.random.default_rng(seed)
    half = np.asarray(half, float)
    angle, depth = rng.uniform(0, 2 * np.pi, strands), rng.random(strands)
    # What grows behind the base comes to lie outermost, and is a little shorter.
    level = ends * (1 - 0.045 * (1 + np.sin(angle))) * (1 + 0.025 * rng.normal(size=strands))
    reach = length * (1 + 0.08 * rng.normal(size=strands))
    flat = streams(angle, half, level, reach, out * rng.uniform(0.7, 1.3, strands))
    gone = np.minimum(STEP * np.arange(flat.shape[1]), 3)
    low = (rise + deep - 0.1) * np.exp(-gone / 0.3) + 0.02
    thick = (0.02 + 0.16 * (1 - np.exp(-gone / 0.3)) * np.exp(-gone / 2.5)) * depth[:, None]
    paths = np.concatenate([flat, (low + thick)[..., None]], 2)
    within = np.concatenate([0.82 * flat[:, 0], (rise + 0.64 * deep - 0.1 + 0.02 * depth)[:, None]], 1)
    guides = evenly(np.concatenate([within[:, None], paths], 1), 90)
    # Left and right stay apart where the stream divides.
    x, y = half[0] * np.cos(angle), half[1] * np.sin(angle)
    by = np.stack([x + 0.5 * np.sign(x) * (y > 0), y, 0.3 * depth], 1)
    return combed(rng, shade, guides, by, Combing(**changes))


def streams(angle, half, ends, length, out):
    """Paths over the table from the rim at angles, 0 to the right, (strands, steps, 2).

    They follow a stream that flows round an ellipse, and rest after their length or at their y = -ends.
    """
    at = 1.02 * np.stack([np.cos(angle), np.sin(angle)], 1)
    paths = [at * half]
    for done in range(round(min(2.4 * half.sum() + ends.max(), length.max()) / STEP)):
        r = np.linalg.norm(at, axis=1, keepdims=True)
        radial = at / r
        around = np.stack([-radial[:, 1], radial[:, 0]], 1)
        sine, cosine = radial[:, 1:], radial[:, :1]
        flow = (out[:, None] / r - (1 - r**-2) * sine) * radial - (1 + r**-2) * cosine * around
        step = STEP * flow / np.linalg.norm(flow * half, axis=1, keepdims=True)
        at = at + step * ((paths[-1][:, 1] > -ends) & (done * STEP < length))[:, None]
        paths.append(at * half)
    return np.stack(paths, 1)
