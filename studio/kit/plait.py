"""Hair in three strands laid over each other."""

import numpy as np


def plaited(length, width=0.3, height=0.13, pitch=0.62, count=3, points=160, fade=0.25):
    """Paths of the strands of a plait that runs along -y from the origin: each (points, 3).

    pitch: length in which a strand comes back to its side; fade: over this length at the end the plait narrows.
    """
    along = np.linspace(0, length, points)
    narrow = np.clip((length - along) / fade, 0.25, 1) ** 0.6
    paths = []
    for index in range(count):
        turn = 2 * np.pi * (along / (2 * pitch) + index / count)
        paths.append(
            np.stack([width * narrow * np.sin(turn), -along, height * (1 + 0.9 * narrow * np.sin(2 * turn))], 1)
        )
    return paths
