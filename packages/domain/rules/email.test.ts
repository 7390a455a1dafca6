import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkEmail } from './email.ts'

// PE-07
test.each([
  'nome@exemplo.com.br',
  'Nome.Sobrenome+policia@exemplo.com',
  "o'neil@exemplo.ie",
  'a@b.co',
  'nome@sub.dominio-longo.exemplo.museum',
  'nome@xn--exmplo-tva.com',
])('%s is an address', (value) => expect(checkEmail(value)).toBeUndefined())

// PE-07
test.each([
  '',
  'nome',
  'nome@',
  '@exemplo.com',
  'nome@exemplo',
  'nome@@exemplo.com',
  'a@exemplo.com,b@exemplo.com',
  'a@exemplo.com;b@exemplo.com',
  'a@exemplo.com b@exemplo.com',
  'nome@exemplo.com\r\nBcc: b@exemplo.com',
  'nome@exemplo.com\n',
  ' nome@exemplo.com',
  'Nome <nome@exemplo.com>',
  '"nome"@exemplo.com',
  '"a@exemplo.com"@exemplo.com',
  'nome.@exemplo.com',
  '.nome@exemplo.com',
  'no..me@exemplo.com',
  'nome@exemplo..com',
  'nome@-exemplo.com',
  'nome@exemplo-.com',
  'nome@[127.0.0.1]',
  'nome@127.0.0.1',
  'nome(comentário)@exemplo.com',
  'nóme@exemplo.com',
  `${'a'.repeat(65)}@exemplo.com`,
  `nome@${'a.'.repeat(125)}com`,
])('%j is no address', (value) => expect(checkEmail(value)).toEqual({ code: 'invalidEmail' }))

// PE-07
test('254 characters are taken, 255 are not', () => {
  const start = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}`
  expect(`${start}abc.br`).toHaveLength(254)
  expect(checkEmail(`${start}abc.br`)).toBeUndefined()
  expect(checkEmail(`${start}abcd.br`)).toEqual({ code: 'invalidEmail' })
})

test('what passes can name one recipient only', () => {
  const pieces = fc.constantFrom(
    'a',
    'b.co',
    '@',
    '.',
    ',',
    ';',
    '<',
    '>',
    '"',
    '\r',
    '\n',
    ' ',
    '\\',
    ':',
    '(',
    ')',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const value = parts.join('')
      const refused = checkEmail(value) !== undefined
      expect(refused || /^[^\s,;<>"\\:()@]+@[^\s,;<>"\\:()@]+$/.test(value)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
