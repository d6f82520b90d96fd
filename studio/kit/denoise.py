"""The network of Intel's Open Image Denoise, run with numpy: Debian's Blender is built without it.

The weights beside this file are Intel's (Apache licence 2.0, weights/LICENSE.txt), the one for display-referred
colour with albedo and normals: rt_ldr_alb_nrm.
"""

import struct
from pathlib import Path

import numpy as np

WEIGHTS = Path(__file__).parent / "weights" / "rt_ldr_alb_nrm.tza"
DEEPEST = 16
"""Four poolings halve the picture; its sides must be divisible by this."""
MARGIN = 32
"""Pixels that the picture is continued by on each side, so that its edges have neighbours."""


def read_weights(file=WEIGHTS):
    """Tensors of a TZA file by name: kernels as (3, 3, in, out), biases as (out,)."""
    data = file.read_bytes()
    (table,) = struct.unpack("<Q", data[4:12])
    (count,) = struct.unpack("<I", data[table : table + 4])
    at = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack("<H", data[at : at + 2])
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack(f"<{rank}I", data[at + 1 : at + 1 + 4 * rank])
        at += 1 + 4 * rank + rank + 1
        (offset,) = struct.unpack("<Q", data[at : at + 8])
        at += 8
        values = np.frombuffer(data, np.float16, int(np.prod(shape)), offset).reshape(shape)
        tensors[name] = np.ascontiguousarray(
            values.astype(np.float32).transpose(2, 3, 1, 0) if rank == 4 else values.astype(np.float32)
        )
    return tensors


def convolve(image, kernel, bias, rectify=True):
    """3 × 3 convolution of an image (height, width, channels), the outside taken as zero."""
    height, width, _ = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    result = np.empty((height, width, kernel.shape[3]), np.float32)
    result[:] = bias
    # Row by row: what is added up stays in the processor's cache, and no pixel is copied.
    for row in range(height):
        for y in range(3):
            for x in range(3):
                result[row] += padded[row + y, x : x + width] @ kernel[y, x]
    return np.maximum(result, 0, out=result) if rectify else result


def pool(image):
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def enlarge(image):
    return image.repeat(2, axis=0).repeat(2, axis=1)


def denoise(colour, albedo, normal):
    """A picture without its grain.

    colour: (height, width, 3), as displayed, 0 to 1; albedo the same in linear light, 0 to 1; normal -1 to 1.
    """
    height, width, _ = colour.shape
    inputs = np.concatenate([colour, np.clip(albedo, 0, 1), normal * 0.5 + 0.5], axis=2).astype(np.float32)
    sides = ((MARGIN, MARGIN + -height % DEEPEST), (MARGIN, MARGIN + -width % DEEPEST), (0, 0))
    inputs = np.pad(inputs, sides, mode="reflect")
    tensors = read_weights()

    def layer(name, image, rectify=True):
        return convolve(image, tensors[f"{name}.weight"], tensors[f"{name}.bias"], rectify)

    def up(name, image, skipped):
        joined = np.concatenate([enlarge(image), skipped], axis=2)
        return layer(f"{name}b", layer(f"{name}a", joined))

    first = pool(layer("enc_conv1", layer("enc_conv0", inputs)))
    second = pool(layer("enc_conv2", first))
    third = pool(layer("enc_conv3", second))
    deepest = pool(layer("enc_conv4", third))
    image = layer("enc_conv5b", layer("enc_conv5a", deepest))
    image = up("dec_conv4", image, third)
    image = up("dec_conv3", image, second)
    image = up("dec_conv2", image, first)
    image = up("dec_conv1", image, inputs)
    clean = layer("dec_conv0", image, rectify=False)
    return np.clip(clean[MARGIN : MARGIN + height, MARGIN : MARGIN + width], 0, 1)
