import { expect, test } from '@jest/globals'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { securityHeaders } from './securityHeaders'

const policyOf = (siteUrl: string) =>
  securityHeaders(siteUrl, ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='])[
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
