"""A small hairpiece worn on a canvas head: seen from above, its hair covers all that is not its own."""

from .camera import camera
from .light import COOL, DAY, WARM, ambient, area
from .surfaces import plaster, tabletop
from .wigs import bob


def topper(shade, turn, cap, place, lens):
    """The piece in its light. turn: of the head; cap: the colour of its base; place and lens: of the camera."""
    tabletop(plaster((0.13, 0.11, 0.09)))
    bob(shade, turn=turn, beside=0.0, layers=0.15, base=cap, strands=190000, radius=0.0007)
    area((-5.4, -3.0, 6.4), (0, 0, 3.0), (0.8, 1.6), 1000, WARM)
    area((5.0, -2.0, 3.5), (0, 0, 3.0), (2.0, 3.0), 90, COOL)
    area((1.4, 2.4, 6.8), (0, 0, 3.2), (2.5, 0.8), 220, DAY)
    ambient(0.12)
    camera(place, (-0.02, -0.05, 3.45), lens=lens, aperture=4, focus=(0, -0.75, 3.55))
