"""The lengths of a platinum wig bending over dark linen, the light from behind."""

from kit.sets import lock_on_dark

FINISH = {"look": {"exposure": 0.0, "contrast": 1.06}}


def build():
    lock_on_dark(
        "platinum",
        641,
        path=[
            (2.3, 1.15, 0.1),
            (1.4, 0.95, 0.12),
            (0.6, 0.72, 0.15),
            (-0.05, 0.3, 0.14),
            (-0.4, -0.3, 0.1),
            (-0.5, -1.1, 0.02),
        ],
        side=(-0.3, 1, 0),
        laid=0.9,
        light={"back": 0.8, "key": 1.0, "fill": 1.4},
        view={"target": (0.0, -0.02, 0.1), "span": 2.5, "elevation": 52, "aperture": 6, "focus": (-0.1, 0.1, 0.15)},
        width=0.6,
        depth=0.14,
        strands=6500,
        points=96,
        parting=0.35,
        drift=0.12,
        spread=lambda t: 0.9 + 0.7 * t,
        swell=lambda t: 1.3 - t,
        wave=0.03,
        waves=2.4,
        lift=0.3,
        uneven=0.04,
    )
