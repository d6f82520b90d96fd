import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Criteria that the site does not promise, and rules that axe-core itself does not vouch for yet. */
const left = ['experimental', 'deprecated', 'wcag2aaa']

const rules = axe
  .getRules()
  .filter(({ tags }) => !tags.some((tag) => left.includes(tag)))
  .map(({ ruleId }) => ruleId)

/** What axe-core finds on the page as it stands: the rule, and the elements that break it. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const { violations } = await checker.run(document, {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, rules)
}
