import type { RequestListener } from 'node:http'
import express from 'express'
import { catalogueHandler } from './catalogue/catalogueHandler'
import { formBody, jsonBody } from './http/bodies'
import { refuseCrossSite } from './http/crossSite'
import { errorHandler, logFailure, notFound } from './http/errors'
import { formerPictures } from './http/formerPictures'
import { healthHandler, readinessHandler } from './http/health'
import { allowMethods } from './http/methods'
import { contactLimits } from './http/rateLimits'
import { requestLog } from './http/requestLog'
import { securityHeaders, setContentSecurityPolicy } from './http/securityHeaders'
import { staticFiles } from './http/staticFiles'
import { contactFormErrors, contactFormHandler } from './pages/contactForm'
import { robots, sitemap, sitemapPath, textHandler } from './pages/crawlers'
import { failurePage } from './pages/failurePage'
import { pageHandler, type SetPolicy } from './pages/pageHandler'
import { contactHandler } from './requests/contactHandler'
import type { Services } from './services'
import { apiPaths } from './shared/apiPaths'
import { routes } from './shared/routes'

export interface AppOptions {
  /** Folder of the built files; without one no file is served. */
  publicFolder?: string
  /** Whether the process has been told to stop. */
  isStopping?: () => boolean
}

/** The request listener: a request's way, from top to bottom. */
export function createApp(services: Services, options: AppOptions = {}): RequestListener {
  const { config, log } = services
  const secure = config.siteUrl.startsWith('https:')
  const setPolicy: SetPolicy = (response, styleHashes) =>
    setContentSecurityPolicy(response, styleHashes, secure)
  const guards = [refuseCrossSite(config.siteUrl), ...contactLimits(config)]

  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.set('query parser', 'simple')
  app.set('case sensitive routing', true)
  app.set('strict routing', true)

  app.use(requestLog(log))
  app.use(securityHeaders(secure))

  app.all('/healthz', allowMethods('GET'), healthHandler())
  app.all(
    '/readyz',
    allowMethods('GET'),
    readinessHandler(services.checks, options.isStopping ?? (() => false)),
  )

  app.all(apiPaths.products, allowMethods('GET'), catalogueHandler(services.catalogue))
  app.all(
    apiPaths.contacts,
    allowMethods('POST'),
    guards,
    jsonBody(),
    contactHandler(services.requests),
  )
  app.use('/api', notFound())

  if (options.publicFolder) {
    app.use(staticFiles(options.publicFolder), formerPictures(options.publicFolder))
  }
  app.all(sitemapPath, allowMethods('GET'), textHandler('xml', sitemap(config.siteUrl)))
  app.all('/robots.txt', allowMethods('GET'), textHandler('txt', robots(config.siteUrl)))
  const forms = Object.values(routes.contacts)
  app.all(forms, allowMethods('GET', 'POST'))
  app.post(
    forms,
    guards,
    formBody(),
    contactFormHandler((body) => services.requests.accept(body)),
    contactFormErrors(services.pages, setPolicy, (error, path) => logFailure(log, error, path)),
  )
  app.use(allowMethods('GET'), pageHandler(services.pages, setPolicy))

  app.use(errorHandler(log, failurePage))
  return app
}
