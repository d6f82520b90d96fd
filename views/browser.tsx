import './common'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { pageAt } from '../src/shared/routes'
import { App } from './App'
import { ReadCache } from './data/ReadCache'
import { markBusyUntil } from './navigation/markBusyUntil'
import { PageLibrary } from './navigation/PageLibrary'
import { type PageState, pageStateId } from './pageState'
import { pageLoaders } from './pages/registry'
import { lowerStylesLink } from './theme/LowerStyles'
import { createStyleCache } from './theme/styleCache'

/** Hydrates the page the server sent, once the module of its page is there. */
async function start(): Promise<void> {
  const stateText = document.getElementById(pageStateId)?.textContent ?? ''
  const sent: PageState = JSON.parse(stateText)
  const library = new PageLibrary(
    pageLoaders,
    sent.shop,
    () => window.location.reload(),
    markBusyUntil,
  )
  const [built] = await Promise.all([
    import(sent.pictureModule),
    library.load(pageAt(window.location.pathname) ?? 'notFound', sent.language),
  ])
  const state: PageState = { ...sent, pictures: { ...built.default, ...sent.pictures } }
  // React removes the link with its page, and other lines' pages need these styles too.
  const lowerStyles = document.querySelector(lowerStylesLink)
  if (lowerStyles) document.head.append(lowerStyles.cloneNode())
  // In pieces, between which the browser answers the visitor.
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <App
          state={state}
          stateText={stateText}
          library={library}
          styleCache={createStyleCache()}
          reads={new ReadCache(state.data)}
        />
      </BrowserRouter>,
    )
  })
}

// Without the app its controls would do nothing; see `loadOncePainted`.
start().catch((error: unknown) => {
  document.documentElement.style.setProperty('--unscripted', 'hidden')
  throw error
})
