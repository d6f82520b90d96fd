"""Three straight auburn bundles side by side on dark linen, seen close up."""

from scenes import product_bulk

FINISH = product_bulk.FINISH


def build():
    product_bulk.build("auburn", 40, 300)
