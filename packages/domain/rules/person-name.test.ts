import fc from 'fast-check'
import { expect, test } from 'vitest'
import { upperCase } from './free-text.ts'
import { checkCalledName, checkNameOnDocument, checkPersonName, tidyName } from './person-name.ts'

// PE-03
test.each([
  'MARIA DA CONCEIÇÃO',
  'José Araújo',
  'ANA-LÚCIA SÁ',
  'ÍTALO ÜBER ÑANDÚ',
  'JOA\u0303O NUNES',
  'AN LÍ NO',
  'ANA SÁ',
  ' ANA LIMA ',
  'MARIA JOSÉ E SILVA',
  'Lia Sá e Sá',
  'BENEDITA ROCHA Y SOUZA',
  "SANT'ANNA SILVA",
  'JOANA D’ÁVILA',
  'JOANA d´Arc',
  'RUI DALL‘AGNOL',
  'SINÉAD O`BRIEN',
  'YOUSSOU NʼDOUR',
  "JOANA D' ÁVILA",
  'ANA\u2011PAULA SÁ',
  'MARIA\u00a0DA\u200b SILVA\ufeff',
  '\u200eMARIA\u2060 SILVA',
  `${'A'.repeat(49)} ${'B'.repeat(50)}`,
])('%j is a name', (value) => expect(checkPersonName(value)).toBeUndefined())

// PE-03
test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['MARIA', 'surnameRequired'],
  ['ANA-MARIA', 'surnameRequired'],
  ['MARIA C. SILVA', 'abbreviatedName'],
  ['M. SILVA SANTOS', 'abbreviatedName'],
  ['MARIA C SILVA', 'abbreviatedName'],
  ['MARIA SILVA E', 'abbreviatedName'],
  ['E MARIA SILVA', 'abbreviatedName'],
  ['RAONI', 'surnameRequired'],
  ['LI WU', 'nameSize'],
  ["' SILVA", 'nameCharacters'],
  ["MARIA D''ÁVILA", 'nameCharacters'],
  ['Mª SILVA', 'abbreviatedName'],
  ['AN LI', 'nameSize'],
  [`${'A'.repeat(50)} ${'B'.repeat(50)}`, 'nameSize'],
  ['MARIA SILVA 2', 'nameCharacters'],
  ['MARIA, SILVA', 'nameCharacters'],
  ['MARIA - SILVA', 'nameCharacters'],
  ['MARIA -SILVA', 'nameCharacters'],
  ['MARIA SILVA--SOUSA', 'nameCharacters'],
  ['MARIA\nSILVA', 'nameCharacters'],
  ['MARIA <B>SILVA', 'nameCharacters'],
  ['МАРИЯ СИЛВА', 'nameCharacters'],
  ['MARIA 😀 SILVA', 'nameCharacters'],
])('%j gives %s', (value, code) => expect(checkPersonName(value)?.code).toBe(code))

// PE-03
test('words of letters pass within the sizes, in small letters and in capitals alike', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefzáàâãéêíóôõúüç'.split('')),
    minLength: 2,
    maxLength: 15,
  })
  fc.assert(
    fc.property(fc.array(letters, { minLength: 2, maxLength: 8 }), (words) => {
      const name = words.join(' ')
      const passes = name.length >= 6 && name.length <= 100
      expect(checkPersonName(name) === undefined).toBe(passes)
      expect(checkPersonName(upperCase(name)) === undefined).toBe(passes)
    }),
  )
})

// PE-03
test.each([
  ['Joana d’Ávila', "Joana d'Ávila"],
  ['Ana\u2011Paula', 'Ana-Paula'],
  ['JOA\u0303O  NUNES', 'JO\u00c3O NUNES'],
  ['MARIA\u00a0DA\u200b\u200c\u200d\u2060\ufeff SILVA', 'MARIA DA SILVA'],
  ['Mª do Carmo', 'Mª do Carmo'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidyName(typed)).toBe(kept)
  expect(tidyName(kept)).toBe(kept)
})

// PE-03
test.each(['RAONI', 'Tainá', 'LI WU', 'Bo Li', 'YU LI', 'ANA C SILVA', "N'DOUR"])(
  '%s may be all that stands on a document',
  (value) => expect(checkNameOnDocument(value)).toBeUndefined(),
)

// PE-03
test.each([
  ['', 'required'],
  ['A', 'tooShort'],
  ['MARIA C. SILVA', 'abbreviatedName'],
  ['MARIA 2', 'nameCharacters'],
  ['МАРИЯ', 'nameCharacters'],
  ['A'.repeat(101), 'tooLong'],
])('%j is %s on a document too', (value, code) => expect(checkNameOnDocument(value)?.code).toBe(code))

// PE-03
test.each(['LUMA', 'CARLOS', 'SEU ZÉ', 'ZÉ', 'DR. PAULO', 'CARLOS M.', "PAULO D'ÁVILA", 'ZÉ DO 302'])(
  'somebody is called %s',
  (value) => expect(checkCalledName(value)).toBeUndefined(),
)

// PE-03
test.each([
  ['', 'required'],
  ['Z', 'tooShort'],
  ['302', 'nameCharacters'],
  ['<B>ZÉ', 'nameCharacters'],
  ['ZÉ 😀', 'nameCharacters'],
])('nobody is called %j: %s', (value, code) => expect(checkCalledName(value)?.code).toBe(code))
