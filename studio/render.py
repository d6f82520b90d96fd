"""Renders one picture: blender -b --factory-startup -P render.py -- SCENE FACTS WIDTH HEIGHT OUT.png WORK SCALE PASSES SAMPLES

FACTS: what the scene is to show, as JSON, `{}` for a scene of one picture. Each pass is kept in the folder WORK and
counts when the render is begun again.
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
from kit.stage import Quality, empty_stage, prepare_passes, render_pass


def main(name, facts, width, height, out, work, scale, passes, samples):
    quality = Quality(float(scale), int(passes), int(samples))
    work = Path(work)
    work.mkdir(parents=True, exist_ok=True)
    store = work / "sum.npz"
    total, done = load(store)
    if done:
        print(f"studio: goes on after pass {done}", flush=True)
    settings = importlib.import_module(f"scenes.{name}")
    if done < quality.passes:
        started = time.time()
        scene = empty_stage(int(width), int(height), quality)
        settings.build(**json.loads(facts))
        prepare_passes(scene, work)
        print(f"studio: built in {time.time() - started:.0f} s", flush=True)
        while done < quality.passes:
            started = time.time()
            rendered = render_pass(scene, work, done + 1)
            total = {key: rendered[key] + (total[key] if total else 0) for key in rendered}
            done += 1
            save(store, total, done)
            print(f"studio: {done}/{quality.passes} {time.time() - started:.0f} s", flush=True)
    started = time.time()
    picture = finish(
        *(total[key] / done for key in ("colour", "albedo", "normal")), **getattr(settings, "FINISH", {"look": {}})
    )
    write_png(picture, out)
    print(f"studio: finished in {time.time() - started:.0f} s", flush=True)


def load(store):
    if not store.exists():
        return None, 0
    with np.load(store) as kept:
        return {key: kept[key] for key in ("colour", "albedo", "normal")}, int(kept["passes"])


def save(store, total, done):
    """Replaces the file at once, so that an end in the middle leaves the pass before."""
    new = store.with_name("new.npz")
    np.savez(new, passes=done, **total)
    new.replace(store)


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
