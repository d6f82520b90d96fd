import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Every rule, AAA and experimental ones too, but for the order of focus: Radix has an element
 * without a role before and after the toasts, which hands the focus on.
 */
const rules = axe
  .getRules()
  .map(({ ruleId }) => ruleId)
  .filter((rule) => rule !== 'focus-order-semantics')

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
