"""The one shade chart of the site."""

from dataclasses import dataclass


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


SHADES = {
    "black": Shade(0.94, 0.3, streak=0.01),
    "dark brown": Shade(0.78, 0.45, streak=0.03),
    "natural brown": Shade(0.69, 0.3, streak=0.05),
    "chocolate": Shade(0.68, 0.62, streak=0.05),
    "medium brown": Shade(0.58, 0.48, streak=0.06),
    "ash brown": Shade(0.139, 0.0, (0.087, 0.08, 0.122), streak=0.03),
    "light brown": Shade(0.5, 0.35, streak=0.06),
    "golden brown": Shade(0.44, 0.55, streak=0.07),
    "auburn": Shade(0.55, 0.95, streak=0.06),
    "copper": Shade(0.36, 1.0, (1.0, 0.6, 0.38), streak=0.05),
    "honey": Shade(0.27, 0.6, streak=0.06),
    "light blonde": Shade(0.1, 0.3, streak=0.03),
    "platinum": Shade(0.024, 0.1, (0.97, 0.98, 1.0), streak=0.01),
    "silver": Shade(0.008, 0.0, (0.275, 0.288, 0.318), streak=0.01),
}
