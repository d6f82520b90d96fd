/**
 * What most pages have, but not home, to which most visitors come first, the legal ones and the one
 * about the shop. Those that import it load it as one file (see `common.ts`). The page with the
 * form does not: it uses four of these modules alone, and has the most code already.
 */
import '../components/AcrossSection'
import '../components/PlainTable'
import '../components/ProductWords'
import '../components/CloseUp'
import './Specifications'
import './answers/AnswerList'
import './gallery/Tile'
import './gallery/useLightbox'
