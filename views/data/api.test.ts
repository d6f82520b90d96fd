import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ApiError, apiRequest } from './api'

interface Heard {
  method: string | undefined
  url: string | undefined
  contentType: string | undefined
  body: string
}

const heard: Heard[] = []
let server: http.Server
let origin: string

/** Answers `/status/…` with that status, everything else with JSON. */
beforeAll(async () => {
  server = http.createServer(async (request, response) => {
    const { method, url } = request
    const body = await text(request)
    heard.push({ method, url, contentType: request.headers['content-type'], body })
    const [, , status, said = ''] = /^\/(status)\/(\d+)\/?(.*)$/.exec(url ?? '') ?? []
    if (status) response.writeHead(Number(status), 'Out to lunch').end(decodeURIComponent(said))
    else response.setHeader('Content-Type', 'application/json').end('{"answer":42}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

beforeEach(() => {
  heard.length = 0
})

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no failure',
    (error) => error,
  )

describe('a request', () => {
  test.each(['GET', 'POST'])('without a body has no content type: %s', async (method) => {
    await apiRequest(method, `${origin}/x`)
    expect(heard).toEqual([{ method, url: '/x', contentType: undefined, body: '' }])
  })

  test.each([null, false, 0, ''])('with %j as body has a body', async (body) => {
    await apiRequest('POST', `${origin}/x`, body)
    expect(heard[0]).toMatchObject({ contentType: 'application/json', body: JSON.stringify(body) })
  })

  test('includes the visitor’s credentials', async () => {
    // Node has no cookies to send: what the browser is asked for shows only in the call.
    const fetching = jest.spyOn(globalThis, 'fetch')
    await apiRequest('GET', `${origin}/x`)
    const asked = fetching.mock.calls.map(([, options]) => options?.credentials)
    fetching.mockRestore()
    expect(asked).toEqual(['include'])
  })

  test.each([
    ['400/{"message":"no"}', 400, '400: {"message":"no"}'],
    ['401/', 401, '401: Out to lunch'],
    ['404/gone', 404, '404: gone'],
    ['500', 500, '500: Out to lunch'],
    ['503/away', 503, '503: away'],
  ])(
    'that is answered with %s fails with the status and what was said',
    async (path, status, m) => {
      const error = await failureOf(apiRequest('POST', `${origin}/status/${encodeURI(path)}`, {}))
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ status, message: m, body: m.slice('400: '.length) })
    },
  )
})
