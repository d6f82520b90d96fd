"""A topper of any shade on dark linen, close up from above: its parting, the hair falling to both sides."""

from kit.sets import CLOSE_UP
from kit.topper import topper

FINISH = CLOSE_UP


def build(shade):
    topper(shade, (0.6, 0.45, 0.33), (0, 0, 0.25), 1.7, focus=(0, -0.1, 0.36), elevation=50, roll=1.25)
