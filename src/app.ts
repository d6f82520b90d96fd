import type { IncomingMessage, RequestListener } from 'node:http'
import express, { type RequestHandler } from 'express'
import { type ReadyAnswer, sendReady } from './core/readyAnswer'
import { requestIdHeader, requestIdOf } from './core/requestId'
import { formBody, jsonBody, readForm } from './http/bodies'
import { type BuiltFiles, noFiles } from './http/builtFiles'
import { warnOfProxy } from './http/clientAddress'
import { refuseCrossSite } from './http/crossSite'
import { errorHandler, logFailures, notFound } from './http/errors'
import { allowMethods } from './http/methods'
import { pathOf } from './http/pathOf'
import { sendPictures } from './http/pictures'
import { healthHandler } from './http/Readiness'
import { quoteLimits } from './http/rateLimits'
import { requestLog } from './http/requestLog'
import { securityHeaders } from './http/securityHeaders'
import { measureRequests } from './metrics/measureRequests'
import { robots, securityText, textHandler } from './pages/crawlers'
import { failurePage } from './pages/failurePage'
import { languageFor, pageHandler, pageKey } from './pages/pageHandler'
import { quoteFormErrors, quoteFormHandler } from './pages/quoteForm'
import { sitemap } from './pages/sitemap'
import { quoteHandler } from './quotes/QuoteIntake'
import type { Services } from './services'
import { apiPaths } from './shared/apiPaths'
import { routes } from './shared/routes'
import { servicePaths } from './shared/servicePaths'

/**
 * The request listener: a request's way, from top to bottom. Answers in memory are sent ahead of
 * Express, which takes several times as long to prepare a request as sending such an answer takes.
 */
export function createApp(services: Services, files: BuiltFiles = noFiles): RequestListener {
  const { config, log, metrics, readiness } = services
  const observe = config.metricsPort === null ? undefined : measureRequests(metrics)
  const logRequest = requestLog(log, observe)
  const report = logFailures(log, services.outage)
  const noteProxy = warnOfProxy(log, config.trustProxy)
  const inMemory = (request: IncomingMessage): ReadyAnswer | undefined => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const { answers } = services.content.snapshots.current
    return answers.get(pageKey(request)) ?? answers.get(url) ?? files.answers.get(pathOf(request))
  }
  const shop = () => services.content.shown.shop
  const guards = [refuseCrossSite(config.siteUrl), ...quoteLimits(config, services.redis)]

  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.set('query parser', 'simple')
  app.set('case sensitive routing', true)
  app.set('strict routing', true)

  const security = securityHeaders(config.siteUrl)
  app.use((request, response, next) => {
    response.set({ ...security, [requestIdHeader]: requestIdOf(request) })
    next()
  })

  const get = (path: string, handler: RequestHandler) => app.all(path, allowMethods('GET'), handler)
  get(servicePaths.health, healthHandler())
  get(servicePaths.readiness, readiness.handler(services.checks))

  get(apiPaths.products, services.productAnswers.handler())
  app.all(
    apiPaths.contacts,
    allowMethods('POST'),
    guards,
    jsonBody(),
    quoteHandler(services.quoteIntake),
  )
  app.use('/api', notFound())

  app.use(sendPictures(files.pictures, () => services.content.ownPictures.served))
  // Crawlers get this one until all pages, and a sitemap with their pictures, are in memory.
  get(
    servicePaths.sitemap,
    textHandler('application/xml', () => sitemap(config.siteUrl)),
  )
  get(
    servicePaths.robots,
    textHandler('text/plain', () => robots(config.siteUrl)),
  )
  get(
    servicePaths.security,
    textHandler('text/plain', () => securityText(config.siteUrl, new Date(), shop())),
  )
  const forms = Object.values(routes.contacts)
  app.all(forms, allowMethods('GET', 'POST'))
  app.post(
    forms,
    guards,
    formBody(),
    quoteFormHandler((body, { id }, problems) => services.quoteIntake.accept(body, id, problems)),
    quoteFormErrors(services.pages, readForm(), report),
  )
  app.use(allowMethods('GET'), pageHandler(services.pages))

  app.use(errorHandler(report, (request) => failurePage(languageFor(request), shop().details)))
  return (request, response) => {
    logRequest(request, response)
    noteProxy(request)
    const ready = inMemory(request)
    if (ready) sendReady(request, response, ready)
    else app(request, response)
  }
}
