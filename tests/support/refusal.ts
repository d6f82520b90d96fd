import { expect } from '@jest/globals'
import { type TestSite, validRequest } from './site'

/** The problems that a request is refused with when it is changed like this. */
export async function refusalOf(site: TestSite, change: Record<string, unknown>) {
  const response = await site.post({ ...validRequest, ...change })
  const answer = (await response.json()) as { fields?: Record<string, string> }
  expect([change, response.status]).toEqual([change, 400])
  expect(JSON.stringify(answer)).not.toContain('evil')
  return answer.fields
}
