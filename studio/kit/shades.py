"""The one shade chart of the site."""

from dataclasses import dataclass, replace

import numpy as np


@dataclass(frozen=True)
class Shade:
    """Pigment of a head of hair, as Cycles' principled hair takes it.

    melanin: how much pigment, 0 white to 1 black; redness: how much of it is red; tint: a dye over it (linear light, of
    hair in bulk), which cool shades need since melanin alone is always warm; streak: how far single strands and locks
    differ from the mean.
    """

    melanin: float
    redness: float = 0.5
    tint: tuple[float, float, float] = (1.0, 1.0, 1.0)
    streak: float = 0.12

    @property
    def pale(self):
        """Hair that light passes through: it keeps its form only where light comes from one side."""
        return self.melanin < 0.06


SHADES = {
    "black": Shade(0.985, 0.3, streak=0.01),
    "dark brown": Shade(0.8, 0.45, streak=0.03),
    "natural brown": Shade(0.54, 0.35, streak=0.04),
    "chocolate": Shade(0.69, 0.68, streak=0.05),
    "medium brown": Shade(0.42, 0.48, streak=0.05),
    "ash brown": Shade(0.139, 0.0, (0.122, 0.112, 0.171), streak=0.03),
    "light brown": Shade(0.21, 0.35, (0.6, 0.35, 1.0), streak=0.035),
    "golden brown": Shade(0.345, 0.7, (1.0, 0.5, 0.8), streak=0.05),
    "auburn": Shade(0.46, 1.0, (1.0, 0.2, 0.2), streak=0.05),
    "copper": Shade(0.3, 1.0, (1.0, 0.09, 0.06), streak=0.04),
    "honey": Shade(0.12, 0.85, (1.0, 0.6, 0.58), streak=0.035),
    "light blonde": Shade(0.056, 0.3, (1.0, 1.0, 0.73), streak=0.03),
    "platinum": Shade(0.017, 0.1, (1.0, 0.965, 0.86), streak=0.022),
    "silver": Shade(0.008, 0.0, (0.19, 0.2, 0.22), streak=0.018),
}

OMBRE = {"honey-balayage": ("natural brown", "honey")}
"""Shades whose ends are lighter than their root."""
GREYING = {"salt-and-pepper": ("silver", "dark brown", 0.42)}
"""Shades that are two: the lighter, the darker, and the share of the darker hairs."""


def chart(key):
    """The shade that the pigment of a key of the site's chart is counted from."""
    return SHADES[(OMBRE.get(key) or GREYING.get(key) or (key.replace("-", " "),))[0]]


def mixed(shade):
    """The shade with the hairs of a real head, no two of one colour: seen close up, hairs of one colour look like plastic.

    Pale hair would grow darker.
    """
    return shade if shade.pale else replace(shade, streak=max(shade.streak, 0.055))


def coloured(strands, key, within=1.0):
    """Strands of `chart(key)`, with the second colour of a shade that has two.

    within: the share of their length that an ombre takes, less where their ends are out of the picture.
    """
    if key in OMBRE:
        t = np.linspace(0, 1, strands.melanin.shape[1]) / within
        lighter = SHADES[OMBRE[key][1]].melanin - chart(key).melanin
        strands.melanin += lighter * np.clip((t - 0.3) / 0.5, 0, 1) ** 1.2
    if key in GREYING:
        _, darker, share = GREYING[key]
        dark = np.random.default_rng(202).random(len(strands.melanin)) < share
        strands.melanin[dark] += SHADES[darker].melanin - chart(key).melanin
    return strands


def deepened(strands, shade):
    """Strands with more pigment: light that comes through single hairs shows them lighter than hair in bulk."""
    if not shade.pale:
        total = shade.melanin + strands.melanin
        strands.melanin += np.clip(0.8 * (1 - total), 0, 0.2 * total)
    return strands
