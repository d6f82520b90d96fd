"""Black strands laid in a row on linen over a low swell that makes them shine, their flat keratin tips level."""

from kit.bonded import over_swell, row
from kit.shades import SHADES

FINISH = {"look": {"exposure": 0.0, "contrast": 1.05}}


def build():
    shade = SHADES["black"]
    over_swell(row(shade, 11), shade, span=2.45)
