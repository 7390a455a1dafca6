import { plainCharacters } from './plain-characters.ts'
import type { ValidationIssue } from './validation-issue.ts'

const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/
/** Names of the Internet may have letters of any language (`açaí.com.br`), which a mail server writes in its own way. */
const label = /^[\p{Ll}\p{Lo}\d](?:[\p{Ll}\p{Lo}\p{M}\d-]{0,61}[\p{Ll}\p{Lo}\p{M}\d])?$/iu

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
    /^(?:[\p{Ll}\p{Lo}]{2,}|xn--.+)$/iu.test(labels.at(-1) ?? '')
  return right ? undefined : { code: 'invalidEmail' }
}

/** An address without what came along with it: a label, `mailto:`, angle brackets, a full stop at its end; anything else as it is. */
export function tidyEmail(typed: string): string {
  const address = plainCharacters(typed)
    .replace(/^(?:e-?mail|correio|mailto) ?: ?/i, '')
    .replace(/^<(.*)>$/, '$1')
    .replace(/[.,;]$/, '')
  return checkEmail(address) ? typed : address
}
