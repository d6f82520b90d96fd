/**
 * What nearly every page needs besides the app. The entry loads it, and whatever the entry reaches is
 * one file with it; esbuild cuts a file of its own for each other set of pages that share modules.
 */
import './components/ArrowLink'
import './components/Button'
import './components/Head'
import './components/PageIntro'
import './components/Paragraphs'
import './components/Picture'
import './components/Points'
import './components/Section'
import './components/Invitation'
import './components/WideSection'
import './data/products'
import './components/Container'
import './quote/AddToRequest'
import '../src/shared/onRequest'
import './text/factsOf'
import './text/figures'
import './sections/OwnerTerms'
