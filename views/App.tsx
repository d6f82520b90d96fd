import { CacheProvider, type EmotionCache } from '@emotion/react'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { type RouteObject, useRoutes } from 'react-router-dom'
import { routeList } from '../src/shared/routes'
import { ToastProvider } from './components/toast/ToastProvider'
import { ConsentProvider } from './consent/ConsentProvider'
import { Document, type DocumentProps } from './Document'
import type { ReadCache } from './data/ReadCache'
import { ReadCacheProvider } from './data/useRead'
import { Layout } from './layout/Layout'
import { PageBoundary } from './layout/PageBoundary'
import { NavigationEffects } from './navigation/NavigationEffects'
import { type PageLibrary, PageLibraryProvider, PageView } from './navigation/PageLibrary'
import { type PageState, PageStateProvider } from './pageState'
import { QuoteListProvider } from './quote/QuoteListProvider'
import { LanguageProvider } from './text/LanguageProvider'

interface AppProps extends Omit<DocumentProps, 'children'> {
  state: PageState
  library: PageLibrary
  styleCache: EmotionCache
  reads: ReadCache
  /** Shows its children once the page's module has loaded. */
  Waiting?: ComponentType<{ children: ReactNode }>
}

/** The whole document inside its one tree of providers; a router stands around it. */
export function App({ state, library, styleCache, reads, Waiting = Suspense, ...rest }: AppProps) {
  return (
    <CacheProvider value={styleCache}>
      <HelmetProvider>
        <ReadCacheProvider value={reads}>
          <PageStateProvider value={state}>
            <LanguageProvider rendered={state.language}>
              <PageLibraryProvider value={library}>
                <Document {...rest}>
                  <ConsentProvider>
                    <ToastProvider>
                      <QuoteListProvider>
                        <Layout>
                          <Waiting>
                            <PageBoundary>
                              <CurrentPage />
                            </PageBoundary>
                            <NavigationEffects />
                          </Waiting>
                        </Layout>
                      </QuoteListProvider>
                    </ToastProvider>
                  </ConsentProvider>
                </Document>
              </PageLibraryProvider>
            </LanguageProvider>
          </PageStateProvider>
        </ReadCacheProvider>
      </HelmetProvider>
    </CacheProvider>
  )
}

/** The table of routes for React Router. A page keeps its state when its language changes. */
export const routeObjects: RouteObject[] = [
  ...routeList.map(({ path, page }) => ({
    path,
    caseSensitive: true,
    element: <PageView key={page} id={page} />,
  })),
  { path: '*', element: <PageView key="notFound" id="notFound" /> },
]

function CurrentPage() {
  return useRoutes(routeObjects)
}
