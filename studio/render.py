"""Renders one picture: blender -b --factory-startup -P render.py -- SCENE FACTS WIDTH HEIGHT OUT.png WORK SCALE SAMPLES

FACTS: what the scene is to show, as JSON, `{}` for a scene of one picture. What Blender renders lies in the folder WORK
until it is read.
"""

import importlib
import json
import sys
import time
from pathlib import Path

import bpy
import numpy as np

sys.path.insert(0, str(Path(__file__).parent))

from kit.finish import finish
from kit.stage import empty_stage, render


def main(name, facts, width, height, out, work, scale, samples):
    settings = importlib.import_module(f"scenes.{name}")
    started = time.time()
    empty_stage(int(width), int(height), float(scale), int(samples))
    settings.build(**json.loads(facts))
    print(f"studio: built in {time.time() - started:.0f} s", flush=True)
    started = time.time()
    passes = render(work)
    print(f"studio: rendered in {time.time() - started:.0f} s", flush=True)
    started = time.time()
    write_png(finish(**passes, **getattr(settings, "FINISH", {"look": {}})), out)
    print(f"studio: finished in {time.time() - started:.0f} s", flush=True)


def write_png(picture, out):
    height, width, _ = picture.shape
    image = bpy.data.images.new("picture", width, height, float_buffer=False)
    image.pixels.foreach_set(
        np.dstack([picture, np.ones((height, width), np.float32)])[::-1].astype(np.float32).ravel()
    )
    image.filepath_raw = out
    image.file_format = "PNG"
    image.save()


main(*sys.argv[sys.argv.index("--") + 1 :])
