"""The lengths of a wavy chocolate brown wig over a bend."""

from scenes import protesi_donna_2

FINISH = protesi_donna_2.FINISH


def build():
    protesi_donna_2.build("chocolate", seed=58, wave=0.1, waves=3.4, heading=0.2)
