/**
 * What nearly every page needs, in one chunk with the app itself. esbuild cuts a chunk for each set
 * of entry points that reach a module, which would be some twenty small files a page that compress
 * badly; so the browser's entry and every chunk that it loads later begin with this module.
 */
import './App'
import './components/ArrowLink'
import './components/Button'
import './components/Head'
import './components/PageIntro'
import './components/Paragraphs'
import './components/Picture'
import './components/Points'
import './components/Section'
import './components/TextSection'
import './data/products'
import './layout/Container'
