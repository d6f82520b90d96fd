/**
 * What nearly every page needs besides the app. Whatever the entry reaches is in one file with it.
 * esbuild would cut a file of its own for each other set of pages that share modules.
 */
import '../src/shared/lineFigures'
import '../src/shared/onRequest'
import './text/pictures/shadePictures'
import './components/ArrowLink'
import './components/Head'
import './components/Invitation'
import './components/NameWords'
import './components/PageIntro'
import './components/Paragraphs'
import './components/ProductGrid'
import './components/ProductImage'
import './components/SideBySide'
import './components/Strip'
import './components/WideSection'
import './data/products'
import './quote/AddToQuote'
import './sections/OwnerTerms'
import './text/productFacts'
import './theme/needsScript'
