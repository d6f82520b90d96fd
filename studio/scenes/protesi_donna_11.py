"""The lengths of a platinum wig bending close up over dark linen, the light from behind."""

from kit.sets import lock_on_dark

FINISH = {"look": {"exposure": -0.1, "contrast": 1.08}}


def build():
    lock_on_dark(
        "platinum",
        641,
        path=[(2.0, 1.0, 0.1), (1.2, 0.85, 0.2), (0.5, 0.55, 0.28), (0.0, 0.1, 0.26), (-0.3, -0.5, 0.14), (-0.45, -1.3, 0.02)],
        side=(-0.3, 1, 0),
        laid=1.1,
        light={"back": 0.7, "key": 0.7, "fill": 0.6},
        view={"target": (0.05, 0.05, 0.15), "span": 1.7, "elevation": 48, "aperture": 4, "focus": (0.0, 0.05, 0.28)},
        width=0.95,
        depth=0.22,
        strands=26000,
        points=96,
        locks=20,
        clumps=2400,
        parting=0.35,
        cling=0.45,
        drift=0.1,
        spread=lambda t: 1.0 + 0.3 * t,
        wave=0.045,
        waves=2.4,
        lift=0.3,
        radius=0.0007,
        ombre=lambda t: 0.008 + 0 * t,
    )
