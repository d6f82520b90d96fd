"""From linear light to the picture: exposure and film curve, denoising, grain."""

import numpy as np

from .denoise import denoise

PAPER = np.array([250, 247, 242], np.float32) / 255
"""The colour of the site's pages, as displayed."""
KEPT = 0.25
"""Share of the render's own grain that is kept: without it the network makes brush strokes of fine hairs."""


def display(linear, exposure=0.0, contrast=1.0):
    """Scene-linear colour as displayed (sRGB, 0 to 1), with a film's shoulder; exposure in stops."""
    light = np.maximum(linear, 0) * 2.0**exposure
    # Bright colour loses saturation as on film, instead of clipping channel by channel.
    luma = light @ np.array([0.2126, 0.7152, 0.0722], light.dtype)
    bleach = np.clip((luma - 0.7) / 3.0, 0, 0.6)[..., None]
    light = light * (1 - bleach) + luma[..., None] * bleach
    a, b, c, d, e = 2.2, 0.12, 2.1, 0.72, 0.14
    toned = np.clip(light * (a * light + b) / (light * (c * light + d) + e), 0, 1)
    encoded = np.where(toned <= 0.0031308, 12.92 * toned, 1.055 * toned ** (1 / 2.4) - 0.055)
    return np.clip(0.5 + (encoded - 0.5) * contrast, 0, 1).astype(np.float32)


def finish(colour, albedo, normal, look, grain=0.02, paper=0.0, seed=1):
    """The finished picture from the render's passes.

    look: arguments of `display`; grain: film grain added; paper: share of the width within which the picture runs out
    to the page on its left.
    """
    shown = display(colour, **look)
    clean = denoise(shown, albedo, normal)
    luma = np.array([0.2126, 0.7152, 0.0722], np.float32)
    clean += (KEPT * ((shown - clean) @ luma))[..., None]
    rng = np.random.default_rng(seed)
    noise = rng.normal(size=clean.shape[:2]).astype(np.float32)
    middle = 4 * clean.mean(2) * (1 - clean.mean(2))
    finished = np.clip(clean + grain * (noise * middle)[..., None], 0, 1)
    if not paper:
        return finished
    x = np.clip(np.arange(clean.shape[1]) / (paper * clean.shape[1]), 0, 1)
    left = (1 - x * x * (3 - 2 * x)).astype(np.float32)[None, :, None]
    return finished + (PAPER - finished) * left
