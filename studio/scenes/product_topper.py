"""A topper of any shade on a canvas head, close up from above: its parting, the hair falling to both sides."""

from kit.topper import topper
from kit.shades import chart

FINISH = {"look": {"exposure": 0.05, "contrast": 1.06}}


def build(shade):
    topper(chart(shade), turn=-0.9, cap=(0.4, 0.3, 0.19), place=(0.45, -7.8, 9.8), lens=205)
