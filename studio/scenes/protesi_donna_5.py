"""The parting of an auburn topper on a canvas head, close up from above, its hair falling to both sides."""

from kit.shades import SHADES, mixed
from kit.topper import topper

FINISH = {"look": {"exposure": 0.0, "contrast": 1.06}}


def build():
    topper(mixed(SHADES["auburn"]), turn=0.5, cap=(0.12, 0.06, 0.035), place=(-0.4, -5.6, 11.2), lens=235)
