import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathTo, routeList } from '../../src/shared/routes'
import { consentText } from '../../views/consent/text'
import { siteText } from '../../views/text/site'
import { expect, open, phone, test } from './site'

test.describe('The content security policy', () => {
  test('stops what is not the site’s own, and the tests see it', async ({ page, problems }) => {
    await open(page, '/')
    await page.evaluate(async () => {
      const script = document.createElement('script')
      script.textContent = 'window.injected = true'
      const style = document.createElement('style')
      style.textContent = 'body { color: red }'
      const image = document.createElement('img')
      image.src = 'https://elsewhere.example/pixel.png'
      document.body.append(script, style, image)
      await fetch('https://elsewhere.example/').catch(() => undefined)
    })
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
    await expect
      .poll(() => problems.list())
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^CSP violation|CSP violation: script-src-elem inline/),
          expect.stringMatching(/CSP violation: style-src-elem inline/),
          expect.stringMatching(/CSP violation: img-src https:\/\/elsewhere\.example/),
          expect.stringMatching(/CSP violation: connect-src https:\/\/elsewhere\.example/),
        ]),
      )
    problems.allow(/CSP violation|Content Security Policy|elsewhere\.example/)
  })
})

test('A page that comes in two pieces is taken over like one that comes whole', async ({
  page,
  site,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // Stands before the site and holds back the end of documents, from within the state on.
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(site.url + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '')
    const within = body.indexOf('"siteUrl"')
    if (answer.headers.get('Content-Type')?.startsWith('text/html')) {
      response.write(body.subarray(0, within))
      await held
      response.end(body.subarray(within))
    } else {
      response.end(body)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const opening = open(page, `http://127.0.0.1:${port}${pathTo('products', 'it')}`)
    // The first script has run.
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    letGo()
    await opening
    // Loaded by itself, and last.
    await expect(page.getByRole('region', { name: consentText.it.label })).toBeVisible()
    // What is still on its way when the server ends would be a failure in the browser.
    await page.waitForLoadState('networkidle')
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no control is offered that would do nothing', async ({ page }) => {
    for (const { path } of routeList.filter(({ language }) => language === 'it')) {
      // Without scripts all pictures come with the page, and nothing here waits for them.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      // The menu opens by itself, and a form is sent.
      const others = page.locator('button:not([popovertarget], [type=submit])')
      const offered = await others.evaluateAll((controls) =>
        controls
          .filter((control) => getComputedStyle(control).visibility === 'visible')
          .map((control) => control.ariaLabel ?? control.textContent),
      )
      expect.soft(offered, path).toEqual([])
    }
  })

  test('the language switch is a link', async ({ page, context }) => {
    await page.goto(pathTo('faq', 'it'))
    await page.getByRole('link', { name: 'ENG' }).click()
    await expect(page).toHaveURL(pathTo('faq', 'en'))
    expect(await context.cookies()).toEqual([])
  })

  test('a phone’s menu opens, leads on and closes', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(pathTo('products', 'it'))
    const menu = page.getByRole('navigation', { name: siteText.it.mainNavigation })
    const link = menu.getByRole('link', { name: 'Galleria', exact: true })
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(link).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await link.click()
    await expect(page).toHaveURL('/galleria')
  })
})
