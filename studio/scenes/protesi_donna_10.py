"""The cut ends of a light blonde mid-length wig on dark linen, light coming through them from behind."""

from kit.sets import lock_on_dark

FINISH = {"look": {"exposure": 0.0, "contrast": 1.06}}


def build():
    lock_on_dark(
        "light blonde",
        310,
        path=[(-2.6, 0.75, 0.1), (-1.6, 0.6, 0.12), (-0.8, 0.4, 0.14), (0.0, 0.05, 0.1), (0.75, -0.5, 0.02)],
        side=(0.3, 1, 0),
        laid=1.5,
        light={"back": 0.8, "fill": 1.4},
        view={"target": (0.03, 0.04, 0.1), "span": 2.4, "elevation": 52, "aperture": 6, "focus": (0.2, -0.2, 0.1)},
        width=1.0,
        depth=0.16,
        strands=11000,
        parting=0.45,
        drift=0.1,
        spread=lambda t: 1.0 + 0.3 * t,
        swell=lambda t: 1.3 - t,
        wave=0.02,
        waves=1.8,
        shorter=0.35,
        length_jitter=0.04,
        uneven=0.03,
    )
