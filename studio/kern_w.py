"""Bodoni Moda kerns every capital but the W, which stands apart from the letter that follows it.

python3 studio/kern_w.py IN.woff2 OUT.woff2 writes a copy in which W kerns as V does, a little less:
its right arm leans as V's, and its foot is further away. Needs python3-fonttools and python3-brotli.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import PairPos

OF_V = 0.8


def kern_w(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if not isinstance(table, PairPos) or table.Format != 2 or "W" not in table.Coverage.glyphs:
                continue
            classes = table.ClassDef1.classDefs
            of_v, of_w = (table.Class1Record[classes[letter]].Class2Record for letter in "VW")
            for v, w in zip(of_v, of_w):
                kern = v.Value1.XAdvance if v.Value1 else 0
                if kern < 0 and not (w.Value1 and w.Value1.XAdvance):
                    w.Value1 = type(v.Value1)()
                    w.Value1.XAdvance = round(kern * OF_V)


if __name__ == "__main__":
    source, target = sys.argv[1:]
    face = TTFont(source, recalcTimestamp=False)
    kern_w(face)
    face.save(target)
