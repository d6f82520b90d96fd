"""Double-sided tape: clear film under a white liner; the pieces of hair that it holds."""

import numpy as np

from .hair import add_hair
from .nodes import Nodes
from .sets import DOWN, fold, raised
from .shades import deepened, mixed
from .strands import joined
from .surfaces import mesh_object
from .tresses import fine, run, spread_out

TAB = 0.42
"""Width of a piece's tab."""


def liner():
    """Siliconed paper: white, satin, a little uneven and rubbed; some light comes through."""
    n = Nodes("liner")
    fibre, rubbed = n.noise(n.place(), 22.0, 5, 0.65), n.noise(n.place(), 7.0, 5, 0.7)
    tone = n.mix(fibre, (0.74, 0.72, 0.68), (0.84, 0.82, 0.78))
    rough = n.ramp(rubbed, [(0.4, 0.24), (0.65, 0.42)])
    uneven = n.bump(n.noise(n.place(), 5.0, 3, 0.5), 0.3, 0.02)
    paper = n.add("BsdfPrincipled", {"Base Color": tone, "Roughness": rough, "Specular": 0.4, "Normal": uneven})
    through = n.add("BsdfTranslucent", {"Color": (0.9, 0.83, 0.72, 1)})
    return n.end(n.add("MixShader", {0: 0.25, 1: paper, 2: through}))


def film(milk=0.22, through=(0.97, 0.95, 0.9)):
    """Adhesive: what lies beneath, under a wet shine; milk: how cloudy it is, 0 for clear; through: what colour passes."""
    n = Nodes("film")
    uneven = n.noise(n.place(), 9.0, 3, 0.5)
    clear = n.add("BsdfTransparent", {"Color": (*through, 1)})
    white = n.add("BsdfDiffuse", {"Color": (0.85, 0.8, 0.7, 1)})
    body = n.add("MixShader", {0: milk, 1: clear, 2: white})
    return n.end(n.glazed(body, 0.1, n.bump(uneven, 0.2, 0.01)))


def tab(at, ahead, side):
    """The tape under a piece's beginning: an amber film, whose narrow free edge lies on the cloth."""
    up, half = np.cross(ahead, side), side * TAB / 2
    section = ((-0.036, 0.0), (-0.031, 0.01), (0.084, 0.01))
    corners = [at + along * ahead + height * up + edge for along, height in section for edge in (-half, half)]
    sheet = mesh_object("film", corners, [(row, row + 1, row + 3, row + 2) for row in (0, 2)])
    sheet.data.materials.append(film(0, (0.74, 0.69, 0.61)))


def laid_pieces(shade, seed, count, pitch, lean, fan, ombre=lambda strands: strands):
    """Adds pieces over a fold of linen to the picture, their tabs behind its crest.

    pitch: from one to the next; lean: how much farther back each lies than the last; fan: how far it is turned from it,
    in radians; ombre: colours their strands.
    """
    rng, pigment, strands = np.random.default_rng(seed), mixed(shade), []
    for index in range(count):
        place = index - (count - 1) / 2
        at = np.array((pitch * place, 0.32 + lean * index, 0.03 + 0.015 * index))
        strands.append(piece(rng, at, DOWN + fan * place, 350 + index, pigment))
    add_hair("hair", deepened(ombre(joined(strands)), shade), shade, roughness=0.2)


def piece(rng, at, heading, seed, shade):
    """A piece whose tab lies at a place; its hair opens from there."""
    sway = 0.03 * rng.normal(size=3)
    steps = ((0, 0), (0.12, 0), (0.3, 0), (0.55, 0.5 * sway[0]), (0.85, sway[0]), (1.25, sway[1]), (1.9, sway[1]))
    path, out, side = run(at, heading, (*((ahead, aside, 0) for ahead, aside in steps), (3.0, sway[2], -0.02)))
    tab(*raised(at, out), side)
    tress = fine(
        shade,
        seed,
        width=0.97 * TAB,
        depth=0.05,
        strands=20000,
        radius=0.0007,
        ragged=0.004,
        locks=8,
        clumps=520,
        parting=0.2,
        drift=0.12,
        flyaways=0.03,
        spread=lambda t: 1 + 0.35 * t,
        swell=lambda t: 1 + 1.6 * np.clip(t / 0.2, 0, 1),
        wave=0.03,
        waves=1.8,
    )
    return spread_out(tress, path, side, width=1.15 * TAB, beyond=300, relief=fold)
