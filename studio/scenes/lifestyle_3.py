"""A copper red tress lying across a chocolate one on dark linen, the light from behind."""

from kit.hair import add_hair
from kit.sets import dark_cloth, from_behind, overlook
from kit.shades import SHADES
from kit.strands import smooth_path
from kit.surfaces import tabletop
from kit.tresses import fine, spread_out

FINISH = {"look": {"exposure": -0.05, "contrast": 1.06}}

BELOW = [(-2.4, -0.75, 0.05), (-1.4, -0.4, 0.06), (-0.4, 0.0, 0.04), (0.6, 0.3, 0.05), (1.5, 0.62, 0.02)]
ABOVE = [(-2.4, 0.85, 0.08), (-1.4, 0.55, 0.12), (-0.4, 0.12, 0.22), (0.5, -0.3, 0.12), (1.4, -0.75, 0.02)]


def build():
    tabletop(dark_cloth(), size=12)
    for name, knots, seed in (("chocolate", BELOW, 150), ("copper", ABOVE, 154)):
        shade = SHADES[name]
        tress = fine(
            shade,
            seed,
            width=0.46,
            depth=0.13,
            points=80,
            parting=0.35,
            drift=0.16,
            spread=lambda t: 0.85 + 0.7 * t,
            swell=lambda t: 1.2 - 0.7 * t,
            wave=0.025,
            waves=2.0,
            lift=0.3,
        )
        add_hair(name, spread_out(tress, smooth_path(knots, 96), (0.1, 1, 0), width=0.7), shade)
    from_behind(back=0.7, key=0.9, fill=1.5, even=0.03)
    overlook((0.0, 0.0, 0.1), span=3.1, elevation=56, lens=100, aperture=10, focus=(0.0, -0.1, 0.15))
