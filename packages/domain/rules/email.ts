import type { ValidationIssue } from './validation-issue.ts'

const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/**
 * PE-07: one plain address that a mail server takes. Nothing that could name a second recipient passes (comma, quotes,
 * line break, display name): a confirmation must reach the person who reports and nobody else.
 */
export function checkEmail(value: string): ValidationIssue | undefined {
  const [local = '', domain = '', ...more] = value.split('@')
  const labels = domain.split('.')
  const right =
    more.length === 0 &&
    value.length <= 254 &&
    localPart.test(local) &&
    !/^\.|\.$|\.\./.test(local) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    /^(?:[a-z]{2,}|xn--.+)$/i.test(labels.at(-1) ?? '')
  return right ? undefined : { code: 'invalidEmail' }
}
