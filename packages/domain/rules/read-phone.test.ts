import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPhone } from './read-phone.ts'

// PE-25
test.each([
  '91 98765-4321',
  '91987654321',
  '(91) 98765-4321',
  '+5591987654321',
  '5591987654321',
  '55 91 98765 4321',
  '(+55) 91 98765-4321',
  '+55 (91) 9 8765.4321',
  '+55 (0xx91) 98765-4321',
  '+55 091 98765-4321',
  '0055 91 98765-4321',
  'tel:+55-91-98765-4321',
  'tel:+5591987654321;ext=1',
  'https://wa.me/5591987654321',
  'wa.me/5591987654321?text=oi',
  'https://api.whatsapp.com/send?phone=5591987654321&text=oi',
  '\u202a+55 91 98765\u20114321\u202c',
  '\u200e91\u00a098765-4321\u200f',
  '\u206691 98765-4321\u2069',
  '９１９８７６５４３２１',
  '091 98765-4321',
  '(091) 98765-4321',
  '(0xx91) 98765-4321',
  '0XX91 98765-4321',
  '0 41 91 98765-4321',
  '041 91 987654321',
  'WhatsApp: 91 98765-4321',
  'Celular 1: (91) 98765-4321',
  'cel. 91 98765-4321',
])('%s is one mobile of Belém', (typed) => {
  expect(readPhone(typed, '55')).toEqual({ ddi: '55', number: '91 98765-4321' })
})

// PE-25
test.each([
  ['55 99123-4567', '55 99123-4567'],
  ['55991234567', '55 99123-4567'],
  ['+55 55 99123-4567', '55 99123-4567'],
  ['055 99123-4567', '55 99123-4567'],
  ['555532221111', '55 3222-1111'],
  ['+559132221111', '91 3222-1111'],
  ['0 31 91 3222-1111', '91 3222-1111'],
])('%s is %s of Brazil, whose area 55 is a place too', (typed, number) => {
  expect(readPhone(typed, '55')).toEqual({ ddi: '55', number })
})

// PE-26
test.each([
  ['+44 7911 123456', '44', '44', '7911123456'],
  ['+44 (0)7911 123456', '44', '44', '7911123456'],
  ['07911 123456', '44', '44', '7911123456'],
  ['447911123456', '44', '44', '7911123456'],
  ['0044 7911 123456', '44', '44', '7911123456'],
  ['+44 7911 123456', '55', '44', '7911123456'],
  ['+1 (415) 555-2671', '1', '1', '4155552671'],
  ['1 415 555 2671', '1', '1', '4155552671'],
  ['+594 694 20 12 34', '594', '594', '694201234'],
  ['0694 20 12 34', '594', '594', '694201234'],
  ['594694201234', '594', '594', '694201234'],
  ['+353 85 012 3456', '353', '353', '850123456'],
  ['085 012 3456', '353', '353', '850123456'],
  ['+39 06 6988 1234', '39', '39', '0669881234'],
  ['06 6988 1234', '39', '39', '0669881234'],
  ['+225 07 12 34 56 78', '225', '225', '0712345678'],
  ['8 912 345-67-89', '7', '7', '9123456789'],
  ['+597 8123456', '597', '597', '8123456'],
  ['912345678', '351', '351', '912345678'],
  ['+5591987654321', '44', '55', '91 98765-4321'],
])('%s with +%s chosen is +%s %s', (typed, chosen, ddi, number) => {
  expect(readPhone(typed, chosen)).toEqual({ ddi, number })
})

// PE-25
test.each([
  '',
  '91 9876-543',
  '9198765432',
  '987654321',
  '559198765432',
  '91987654321 / 91988887777',
  '91 98765-43210',
  '+55 91 98765-43210',
  '+55 20 98765-4321',
  '91 98765-4321 da minha mãe',
  'https://wa.me/message/ABC123',
  '+999 123456',
  '+',
  'x',
])('of %j no number is made', (typed) => expect(readPhone(typed, '55')).toBeUndefined())

const around = fc.constantFrom('', '\u202a', '\u200e', ' ', '\u00a0', '\u2066')
const mobile = fc
  .tuple(fc.constantFrom('11', '21', '55', '91', '93', '94'), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([area, rest]) => `${area}9${String(rest).padStart(8, '0')}`)
const before = fc.constantFrom(
  '',
  '+55',
  '+55 ',
  '0',
  '055',
  '0055',
  '(+55) ',
  '041',
  '0xx',
  'tel:+55',
  'https://wa.me/55',
)

// PE-25
test('whatever stands before a number and around it, the same number comes out, and once more of that', () => {
  fc.assert(
    fc.property(mobile, before, around, around, (digits, prefix, left, right) => {
      const read = readPhone(`${left}${prefix}${digits}${right}`, '55')
      expect(read?.number.replace(/\D/g, '')).toBe(digits)
      expect(readPhone(read?.number ?? '', '55')).toEqual(read)
    }),
  )
})

// PE-25
test('no number comes out whose digits do not end what was typed: nobody gets a stranger’s', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789+() -x/'.split('')), maxLength: 20 })
  fc.assert(
    fc.property(typed, fc.constantFrom('55', '44', '1', '594', '39'), (text, chosen) => {
      const read = readPhone(text, chosen)
      if (!read) return
      const digits = text.replace(/\D/g, '')
      const number = read.number.replace(/\D/g, '')
      expect(digits.endsWith(number)).toBe(true)
      expect(digits.length - number.length).toBeLessThanOrEqual(5)
      expect(readPhone(read.number, read.ddi)).toEqual(read)
    }),
  )
})

// PE-25
test('zeros that stand for an area code which nobody knew are no call to another country', () => {
  expect(readPhone('00 98765-4321', '55')).toBeUndefined()
  expect(readPhone('0044 7911 123456', '55')).toEqual({ ddi: '44', number: '7911123456' })
})
