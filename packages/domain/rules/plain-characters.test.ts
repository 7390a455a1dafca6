import { expect, test } from 'vitest'
import { oneLine } from './plain-characters.ts'

// QU-55
test.each([
  ['a line of its own', 'Rua A, 1\nPor quê: nada', 'Rua A, 1 / Por quê: nada'],
  [
    'a line that ends as others do',
    'Rua A\r\n\r\nB\u2028C\u2029D\u0085E\u000bF\fG',
    'Rua A / B / C / D / E / F / G',
  ],
  ['marks that turn a text around', 'Piauí\u202e adan\u2066x\u2069\u200f', 'Piauí adanx'],
  ['marks of no width', 'Pi\u200bau\u2060í\ufeff\u00ad', 'Piauí'],
  ['blanks that push the rest out of sight', 'Piauí\t\t\u00a0\u2003     e mais', 'Piauí e mais'],
  ['nothing that is seen', '\u200b\n\u202e\u0000', ''],
])('%s does not stay in one line', (_, typed, expected) => {
  expect(oneLine(typed, ' / ')).toBe(expected)
  expect(oneLine(oneLine(typed, ' / '), ' / ')).toBe(expected)
})
