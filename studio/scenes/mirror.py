"""The mirror and the console of the salon's corner, from near by."""

from kit.camera import camera
from scenes import salon

FINISH = salon.FINISH


def build():
    salon.build()
    eye = 13.2
    view = camera((1.2, -19, eye), (4.6, 0, eye), lens=50, aperture=2.8, focus=(4.0, -1.5, eye))
    # The camera stands level; the picture's middle lies lower than the eye.
    view.data.shift_y = -0.09
