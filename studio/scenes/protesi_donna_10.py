"""The hair of a light blonde mid-length wig close up on dark linen, light coming through it from behind."""

from kit.sets import lock_on_dark

FINISH = {"look": {"exposure": 0.0, "contrast": 1.06}}


def build():
    lock_on_dark(
        "light blonde",
        310,
        path=[(-2.4, 0.5, 0.1), (-1.5, 0.45, 0.14), (-0.8, 0.35, 0.18), (-0.2, 0.1, 0.14), (0.38, -0.28, 0.02)],
        side=(0.3, 1, 0),
        laid=1.3,
        light={"back": 0.9, "key": 0.8, "fill": 0.8},
        view={"target": (0.02, 0.0, 0.1), "span": 1.5, "elevation": 46, "aperture": 4, "focus": (0.15, -0.2, 0.1), "roll": -0.15},
        width=1.05,
        depth=0.2,
        strands=30000,
        locks=22,
        clumps=2600,
        parting=0.55,
        cling=0.45,
        drift=0.12,
        spread=lambda t: 1.0 + 0.2 * t,
        swell=lambda t: 1.3 - t,
        wave=0.025,
        waves=2.2,
        shorter=0.35,
        length_jitter=0.04,
        uneven=0.03,
        radius=0.0007,
        ombre=lambda t: 0.012 + 0 * t,
    )
