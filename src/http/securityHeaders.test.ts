import { expect, test } from '@jest/globals'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { keptSecurityHeaders } from './securityHeaders'

const policyOf = (siteUrl: string) =>
  keptSecurityHeaders(siteUrl, ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='])[
    'content-security-policy'
  ] ?? ''

test.each(['https://shop.example', 'http://localhost:3000'])(
  'Of the policy of %s, the evaluator remarks on nothing but our own scripts',
  (siteUrl) => {
    const findings = new CspEvaluator(new CspParser(policyOf(siteUrl)).csp).evaluate()
    expect(findings.map(({ directive, value }) => [directive, value])).toEqual([
      ['script-src', "'self'"],
    ])
  },
)

test('The evaluator finds what is wrong', () => {
  const policy = policyOf('https://shop.example').replace(
    "script-src 'self'",
    "script-src 'unsafe-inline' https:",
  )
  expect(new CspEvaluator(new CspParser(policy).csp).evaluate().length).toBeGreaterThan(1)
})
