import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyCpf } from '../../rules/cpf.ts'
import { tidyImei } from '../../rules/imei.ts'
import { tidyPixKey } from '../../rules/pix-key.ts'
import { tidyBrazilianPhone } from '../../rules/read-phone.ts'
import { tidyPlate } from '../../rules/vehicle-plate.ts'
import { identifierKinds, normalIdentifier, type IdentifierKind } from './identifier.ts'

const forms: readonly (readonly [IdentifierKind, string, string])[] = [
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
  ['placa', 'Placa: jvw\u2011 1234\u200e', 'JVW1C34'],
  ['placa', 'AB 123 CD', 'AB123CD'],
  ['placa', 'ab-123-cd', 'AB123CD'],
  ['placa', 'ABCD 123', 'ABCD123'],
  ['placa', '12-34 PA', 'PA12-34'],
  ['placa', 'PA1234', 'PA12-34'],
  ['placa', 'ABC 123', 'ABC123'],
  ['placa', '1234-ABC', '1234ABC'],
  ['placa', 'a1b-234', 'A1B234'],
  ['placa', 'SAA 1234', 'SAA1C34'],
  ['imei', 'IMEI: 490154203237518', '490154203237518'],
  ['imei', 'IMEI1: 490154203237518', '490154203237518'],
  ['imei', 'IMEI 1 490154203237518', '490154203237518'],
  ['imei', 'IMEI1: 490154203237518 IMEI2: 490154203237526', '490154203237518'],
  ['imei', '490154203237518 490154203237526', '490154203237518'],
  ['imei', '490154203237518/490154203237526', '490154203237518'],
  ['imei', '490154/20/323751/8', '490154203237518'],
  ['imei', '490154203237518 / 01', '490154203237518'],
  ['imei', 'IMEISV: 4901542032375102', '490154203237518'],
  ['cpf', 'CPF 529.982.247-25', '52998224725'],
  ['cpf', 'CPF: 52998224725.', '52998224725'],
  ['cpf', '\u202a529.982.247\u201125\u202c', '52998224725'],
  ['cpf', '５２９９８２２４７２５', '52998224725'],
  ['telefone', '5591987654321', '+5591987654321'],
  ['telefone', 'https://wa.me/5591987654321', '+5591987654321'],
  ['telefone', '0 41 91 98765-4321', '+5591987654321'],
  ['telefone', '+44 (0)7911 123456', '+447911123456'],
  ['chave_pix', 'Pix: 91987654321', '+5591987654321'],
  ['chave_pix', 'chave pix 529.982.247-25', '52998224725'],
  ['chave_pix', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['chave_pix', 'CNPJ: 12abc34501de35', '12ABC34501DE35'],
  ['chave_pix', 'Fulano@A\u00e7a\u00ed.com.br', 'fulano@a\u00e7a\u00ed.com.br'],
  ['chave_pix', '+5591987654321', '+5591987654321'],
  ['chave_pix', 'mailto:golpe@example.org', 'golpe@example.org'],
  ['chave_pix', '123E4567-E89B-12D3-A456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
]

// DU-01, OB-12
test.each(forms)('a %s typed %j is %j', (kind, typed, form) =>
  expect(normalIdentifier(kind, typed)).toBe(form),
)

/** What the field that takes it keeps of what was pasted. */
const kept: Readonly<Record<IdentifierKind, (typed: string) => string>> = {
  placa: tidyPlate,
  imei: tidyImei,
  cpf: tidyCpf,
  telefone: tidyBrazilianPhone,
  chave_pix: tidyPixKey,
}

// OB-12
test.each(forms)('a %s that a victim pasted as %j is found by who searches for it', (kind, typed, form) => {
  const inReport = kept[kind](typed)
  expect(normalIdentifier(kind, inReport)).toBe(form)
  expect(kept[kind](inReport)).toBe(inReport)
})

// DU-01
test.each<[IdentifierKind, string]>([
  ['placa', 'JVW-12'],
  ['placa', 'UM CARRO PRETO'],
  ['placa', 'JVW-1234 JVX-1234'],
  ['imei', '4901542032375'],
  ['telefone', '559198765432'],
  ['telefone', '91987654321 91988887777'],
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
