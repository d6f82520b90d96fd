"""The one shade chart of the site."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Shade:
    """Pigment of a head of hair, as Cycles' principled hair takes it.

    melanin: how much pigment, 0 white to 1 black; redness: how much of it is red; tint: a dye over it (linear light);
    streak: how far single strands and locks differ from the mean.
    """

    melanin: float
    redness: float = 0.5
    tint: tuple[float, float, float] = (1.0, 1.0, 1.0)
    streak: float = 0.12


SHADES = {
    "black": Shade(0.94, 0.3, streak=0.01),
    "dark brown": Shade(0.78, 0.45, streak=0.03),
    "natural brown": Shade(0.69, 0.3, streak=0.05),
    "chocolate": Shade(0.68, 0.62, streak=0.05),
    "medium brown": Shade(0.58, 0.48, streak=0.06),
    "ash brown": Shade(0.48, 0.0, (0.9, 0.95, 1.0), streak=0.06),
    "light brown": Shade(0.5, 0.35, streak=0.06),
    "golden brown": Shade(0.44, 0.55, streak=0.07),
    "auburn": Shade(0.55, 0.95, streak=0.06),
    "copper": Shade(0.36, 1.0, (1.0, 0.6, 0.38), streak=0.05),
    "honey": Shade(0.27, 0.6, streak=0.06),
    "light blonde": Shade(0.1, 0.3, streak=0.03),
    "platinum": Shade(0.035, 0.1, (0.97, 0.98, 1.0), streak=0.012),
    "silver": Shade(0.12, 0.0, (0.66, 0.79, 1.0), streak=0.045),
}
