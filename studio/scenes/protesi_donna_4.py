"""The waves of a long silver grey wig filling the picture, the light from behind."""

from kit.sets import lock_on_dark

FINISH = {"look": {"exposure": 0.0, "contrast": 1.08}}


def build():
    lock_on_dark(
        "silver",
        211,
        path=[(-1.7, 1.2, 0.05), (-0.9, 0.75, 0.28), (0.0, 0.15, 0.4), (0.8, -0.55, 0.28), (1.5, -1.3, 0.04)],
        side=(1, 1, 0),
        laid=2.5,
        light={"back": 0.85, "key": 0.9, "fill": 1.4, "even": 0.02},
        view={"target": (0.05, 0.0, 0.25), "span": 1.9, "elevation": 50, "aperture": 5, "focus": (0.1, -0.15, 0.4)},
        width=2.4,
        strands=42000,
        points=100,
        locks=26,
        clumps=3200,
        parting=0.35,
        drift=0.07,
        depth=0.3,
        cling=0.45,
        wave=0.075,
        waves=3.0,
        wave_from=0.0,
        wave_spread=0.35,
        wave_lean=0.6,
        lift=0.5,
        radius=0.0008,
    )
