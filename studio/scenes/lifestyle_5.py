"""The ends of medium brown hair, bending across dark linen, the light from behind."""

from kit.sets import lock_on_dark

FINISH = {"look": {"exposure": -0.1, "contrast": 1.06}}


def build():
    lock_on_dark(
        "medium brown",
        171,
        path=[
            (-3.0, -0.35, 0.1),
            (-1.8, 0.0, 0.13),
            (-0.8, 0.28, 0.15),
            (0.1, 0.2, 0.12),
            (0.9, -0.25, 0.06),
            (1.5, -0.7, 0.02),
        ],
        side=(0.1, 1, 0),
        laid=1.1,
        light={"back": 0.8, "key": 0.8, "fill": 1.5, "even": 0.03},
        view={"target": (0.0, 0.0, 0.1), "span": 2.7, "elevation": 50, "aperture": 9, "focus": (0.4, -0.1, 0.15)},
        width=0.75,
        depth=0.16,
        strands=13000,
        points=80,
        parting=0.35,
        drift=0.16,
        cling=0.35,
        spread=lambda t: 0.85 + 0.6 * t,
        swell=lambda t: 1.2 - 0.7 * t,
        wave=0.03,
        waves=2.0,
        lift=0.3,
    )
