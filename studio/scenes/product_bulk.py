"""Bulk hair of any shade, length, form and weight over a roll of linen: the more it weighs, the wider it lies."""

from kit.rolled import ROLLED, WAVY, over_roll
from kit.shades import chart

FINISH = ROLLED

WIDTH = {100: 1.1, 200: 1.35, 500: 1.65}
"""Of the hair, by its grams."""
HEADING = {30: 0.5, 40: 0.25, 50: -0.4, 60: 0.7, 70: -0.6}
"""Of the camera: each length is seen from another way."""


def build(shade, lengthCm, weightG, wavy=False):
    form = WAVY if wavy else {}
    over_roll(chart(shade), 500 + lengthCm, HEADING[lengthCm], WIDTH[weightG], **form)
