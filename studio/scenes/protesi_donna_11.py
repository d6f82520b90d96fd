"""A long wavy chocolate brown wig on a head block, whole, from its side and behind."""

from scenes import product_wig

FINISH = product_wig.FINISH


def build():
    product_wig.build("chocolate", "long", wavy=True)
