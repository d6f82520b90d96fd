import { once } from 'node:events'
import http from 'node:http'
import { build } from 'esbuild'
import { freePort } from '../support/servers/mariadb'
import { expect, test } from './site'

test('a page in development reloads when the next build’s server answers', async ({
  page,
  problems,
}) => {
  problems.allow(/request failed: .*healthz|ERR_CONNECTION_(REFUSED|RESET)/)
  const { outputFiles } = await build({
    entryPoints: ['build/reload.ts'],
    bundle: true,
    write: false,
  })
  const port = await freePort()
  const serve = async (title: string) => {
    const html = `<title>${title}</title><script>${outputFiles[0]?.text}</script>`
    const server = http.createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', Connection: 'close' }).end(html)
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return server
  }
  const first = await serve('first')
  const asked = page.waitForRequest('**/healthz')
  await page.goto(`http://127.0.0.1:${port}/`)
  await asked
  const failed = page.waitForEvent('requestfailed')
  first.close()
  await failed
  const next = await serve('next')
  await expect(page).toHaveTitle('next')
  next.close()
})
