/**
 * What most pages have that home, the legal ones and the one about the shop have not. The others
 * import it, so that it is one file (`common.ts`), and home, which most visitors come to first,
 * goes without. The page with the form does not import it: it uses four of these modules alone, and
 * has more code than any other page already.
 */
import '../components/AcrossSection'
import '../components/PlainTable'
import '../components/ProductWords'
import '../components/Still'
import './Specifications'
import './answers/AnswerList'
import './gallery/Tile'
import './gallery/useLightbox'
