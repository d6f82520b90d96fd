"""The waves of a long silver grey wig on dark linen, the light from behind."""

from kit.sets import lock_on_dark

FINISH = {"look": {"exposure": 0.0, "contrast": 1.06}}


def build():
    lock_on_dark(
        "silver",
        211,
        path=[(-2.3, 1.9, 0.1), (-1.5, 1.25, 0.12), (-0.7, 0.55, 0.13), (0.0, -0.05, 0.12), (0.75, -0.75, 0.1)],
        side=(1, 0.9, 0),
        laid=1.8,
        light={"key": 0.7, "even": 0.015},
        view={"target": (0.0, 0.0, 0.1), "span": 2.8, "elevation": 52, "aperture": 6, "focus": (0.1, -0.2, 0.15)},
        width=1.15,
        depth=0.18,
        strands=12000,
        points=100,
        locks=14,
        parting=0.35,
        drift=0.14,
        spread=lambda t: 1.0 + 0.3 * t,
        swell=lambda t: 1.3 - 0.8 * t,
        wave=0.1,
        waves=2.6,
        wave_spread=0.35,
        wave_lean=0.4,
        lift=0.3,
    )
