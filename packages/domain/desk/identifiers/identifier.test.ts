import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identifierKinds, normalIdentifier, type IdentifierKind } from './identifier.ts'

// DU-01
test.each<[IdentifierKind, string, string]>([
  ['placa', 'JVW-1234', 'JVW1C34'],
  ['placa', 'jvw 1c34', 'JVW1C34'],
  ['placa', 'QED0J99', 'QED0J99'],
  ['imei', '490154-20-323751-8', '490154203237518'],
  ['imei', '49 015420 323751 8', '490154203237518'],
  ['cpf', '529.982.247-25', '52998224725'],
  ['cpf', '52998224725', '52998224725'],
  ['telefone', '91 98765-4321', '+5591987654321'],
  ['telefone', '(91) 98765-4321', '+5591987654321'],
  ['telefone', '+55 91 98765-4321', '+5591987654321'],
  ['telefone', '091987654321', '+5591987654321'],
  ['telefone', '91 3222-1234', '+559132221234'],
  ['telefone', '+33 612345678', '+33612345678'],
  ['chave_pix', '529.982.247-25', '52998224725'],
  ['chave_pix', '11.222.333/0001-81', '11222333000181'],
  ['chave_pix', 'Golpe@Example.org', 'golpe@example.org'],
  ['chave_pix', '91 98765-4321', '+5591987654321'],
  ['chave_pix', '123E4567-E89B-12D3-A456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
])('a %s typed %j is %j', (kind, typed, form) => expect(normalIdentifier(kind, typed)).toBe(form))

// DU-01
test.each<[IdentifierKind, string]>([
  ['placa', 'JVW-123'],
  ['placa', 'UM CARRO PRETO'],
  ['imei', '490154-20-323751-9'],
  ['imei', '00 000000 000000 0'],
  ['cpf', '529.982.247-26'],
  ['cpf', '000.000.000-00'],
  ['cpf', '529.982.247-25 DE MARIA'],
  ['telefone', '8765-4321'],
  ['telefone', 'NÃO SEI'],
  ['chave_pix', 'BANCO DO BRASIL AG 1234 CC 5678'],
  ['chave_pix', 'MARIA DAS DORES'],
  ['chave_pix', 'maria@'],
])('no %s is %j', (kind, typed) => expect(normalIdentifier(kind, typed)).toBeUndefined())

// DU-01
test('a form is its own form, and no name or free text ever is one', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJÃÇ é.'.split('')) })
  fc.assert(
    fc.property(fc.constantFrom(...identifierKinds), fc.string(), letters, (kind, typed, name) => {
      const form = normalIdentifier(kind, typed)
      expect(form === undefined ? form : normalIdentifier(kind, form)).toBe(form)
      expect(normalIdentifier(kind, name)).toBeUndefined()
    }),
  )
})

// DU-01
test('the old plate of a vehicle and its new one are the same, and those of two vehicles are not', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(digit, digit, (one, other) => {
      const old = normalIdentifier('placa', `JVW-1${one}34`)
      expect(old).toBe(normalIdentifier('placa', `JVW1${'ABCDEFGHIJ'.charAt(one)}34`))
      expect(old === normalIdentifier('placa', `JVW-1${other}34`)).toBe(one === other)
    }),
  )
})
