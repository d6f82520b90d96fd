"""A topper of any shade on a canvas head, close up from above: its parting, the hair falling to both sides."""

from kit.topper import topper
from kit.shades import chart

FINISH = {"look": {"exposure": -0.1, "contrast": 1.06}}


def build(shade):
    topper(chart(shade), turn=-0.7, cap=(0.4, 0.3, 0.19), place=(0.35, -6.6, 10.6), lens=215)
