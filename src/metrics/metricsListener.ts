import type { RequestListener, ServerResponse } from 'node:http'
import { pathOf } from '../http/pathOf'
import type { Metrics } from './Metrics'
import { StateGauges, type StateSources } from './StateGauges'

export const metricsPath = '/metrics'

/** `GET /metrics` in Prometheus' text format, and nothing else. */
export function metricsListener(metrics: Metrics, sources: StateSources): RequestListener {
  const { registry } = metrics
  const gauges = new StateGauges(sources, registry)

  async function answer(response: ServerResponse): Promise<void> {
    await gauges.read()
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }
    response.writeHead(200, headers).end(await registry.metrics())
  }

  return (request, response) => {
    if (pathOf(request) !== metricsPath) {
      response.writeHead(404).end()
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    // Prometheus counts a broken answer as a failed scrape. An uncaught error would end the site.
    answer(response).catch(() => response.destroy())
  }
}
