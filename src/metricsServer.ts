import { HttpServer } from './http/HttpServer'
import type { Readiness } from './http/Readiness'
import { metricsListener } from './metrics/metricsListener'
import type { Services } from './services'

/** `/metrics` on a port of its own. */
export interface MetricsServer {
  port: number
  close: () => Promise<void>
}

/** Milliseconds that closing waits for an answer under way. */
const finishMs = 500

/**
 * Listens where Prometheus asks, if the operator wants that.
 * @throws {OperatorError} naming the variable that is wrong
 */
export async function openMetrics(
  { config, log, metrics, checks, catalogue }: Services,
  readiness: Readiness,
): Promise<MetricsServer | undefined> {
  const { metricsPort, metricsHost, dataDir } = config
  if (metricsPort === null) return undefined
  const listener = metricsListener(metrics, {
    checks,
    dataDir,
    isReady: () => readiness.isReady,
    catalogueAgeS: () => catalogue.ageS,
  })
  const server = new HttpServer(listener, log)
  const port = await server.listen(metricsPort, metricsHost, 'METRICS_')
  return { port, close: () => server.close(finishMs) }
}
