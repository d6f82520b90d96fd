"""The lengths of a barely waved honey blonde wig over a bend."""

from scenes import protesi_donna_2

FINISH = protesi_donna_2.FINISH


def build():
    protesi_donna_2.build("honey", seed=35, wave=0.045, waves=2.2, fill=2, heading=-0.5)
