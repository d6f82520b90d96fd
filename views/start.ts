import { addSheet } from './start/addSheet'
import { showBanner } from './start/banner'
import { roomOfList } from './start/listRoom'
import { loadOncePainted } from './start/loadOncePainted'

/** What the server hides, since it needs scripts (`needsScript`) or floats above the banner. */
const scripted = 'html { --unscripted: initial } [data-floats] { visibility: visible }'

/** From now on the pictures below the first screen come too; see `GlobalStyles`. */
const showLowerPictures = () => addSheet('img { animation: none !important }')

addSheet(scripted + roomOfList())
const giveWay = showBanner()
const onParsed = () => {
  giveWay()
  loadOncePainted(showLowerPictures)
  // In the capture phase: of a row within the page too.
  window.addEventListener('scroll', showLowerPictures, { capture: true, once: true })
}
// This script may be here before the end of the page, which hydration needs.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onParsed)
else onParsed()
