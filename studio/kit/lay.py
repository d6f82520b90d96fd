"""Averages a render along its hairs: its grain becomes fine hair, which a network that knows nothing of hair smears."""

import numpy as np

REACH = 1 / 60
"""How far along a hair the light of one path a pixel is averaged (standard deviation), as a share of the picture's
longer side. More paths need it less: hair that is averaged farther than its grain asks for looks moved."""
STEPS = 18
"""Places looked at each way along a hair, up to 2.2 times the reach."""
BRIGHTEST = 6.0
"""Linear light of a pixel at most: a single path that met the lamp would be drawn out to a white hair."""


def blur(image, deviation):
    """An image (height, width, channels) under a Gaussian; deviation in pixels."""
    steps = np.arange(-4, 5)
    weights = np.exp(-(steps**2) / (2 * deviation**2))
    weights /= weights.sum()
    for axis in (0, 1):
        last = image.shape[axis] - 1
        places = (np.clip(np.arange(last + 1) + step, 0, last) for step in steps)
        image = sum(image.take(place, axis) * weight for place, weight in zip(places, weights)).astype(np.float32)
    return image


def along_hair(layers, lay, paths):
    """Layers (height, width, channels) averaged along the hairs, and the share of hair in each pixel.

    lay: (height, width, 3), cosine and sine of twice the hairs' angle and their share, as `show_lay` in hair.py writes
    it; paths: of light a pixel.
    """
    height, width, _ = layers.shape
    cosine, sine, _ = np.moveaxis(blur(lay, 1.4), -1, 0)
    hair = blur(lay[..., 2:], 0.7)[..., 0]
    angle = 0.5 * np.arctan2(sine, cosine)
    heading = np.stack([np.cos(angle), -np.sin(angle)], -1).astype(np.float32)
    here = np.stack(np.meshgrid(np.arange(width), np.arange(height)), -1).astype(np.float32)
    reach = REACH * max(height, width) / np.sqrt(paths)
    rng = np.random.default_rng(1)
    total, weights = layers.copy(), np.ones((height, width, 1), np.float32)
    for ahead in (heading, -heading):
        at, kept = here.copy(), np.ones((height, width), np.float32)
        for far in np.linspace(0, 2.2, STEPS + 1)[1:]:
            at += 2.2 * reach / STEPS * ahead
            # Always rounded alike, neighbours would step aside together and draw teeth along the hair.
            x, y = np.moveaxis(np.rint(at + rng.uniform(-0.5, 0.5, 2)).astype(int), -1, 0)
            within = (x >= 0) & (x < width) & (y >= 0) & (y < height)
            x, y = np.clip(x, 0, width - 1), np.clip(y, 0, height - 1)
            there = heading[y, x]
            same = (there * ahead).sum(-1)
            # The way ends where a hair crosses another and where hair ends.
            kept *= np.where(np.abs(same) < 0.92, 0.3, 1) * np.where(np.abs(hair[y, x] - hair) > 0.35, 0.2, 1)
            ahead = there * np.where(same < 0, -1, 1)[..., None]
            weight = (within * kept * np.exp(-(far**2) / 2))[..., None]
            total += weight * layers[y, x]
            weights += weight
    share = np.clip((hair - 0.05) / 0.15, 0, 1)[..., None]
    return layers + (total / weights - layers) * share, hair
