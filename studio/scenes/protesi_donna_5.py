"""The parting of an auburn topper on dark linen, close up from above, its hair falling to both sides."""

from kit.sets import CLOSE_UP
from kit.topper import topper

FINISH = CLOSE_UP


def build():
    topper("auburn", (0.55, 0.38, 0.27), (0.05, -0.05, 0.25), 1.25, focus=(0, -0.1, 0.36), elevation=58, roll=-0.5)
