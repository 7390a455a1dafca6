import { expect, test } from 'vitest'
import { companysName, personsName } from './not-knowing.ts'
import { checkCalledName, checkNameOnDocument, checkPersonName } from './person-name.ts'

const anything = () => undefined

// PE-36
test.each([
  'NÃO SEI',
  'não sei',
  ' Nao  sei. ',
  'NÃO SEI O NOME',
  'DESCONHECIDO',
  'Ignorada',
  'NÃO INFORMADO',
  'I DON’T KNOW',
  "i don't know",
  'DO NOT KNOW',
  'Unknown',
  'NO SÉ',
  'NO LO SÉ',
  'DESCONOCIDA',
  'JE NE SAIS PAS',
  'INCONNU',
  'JE L´IGNORE',
])('%j is no name of a person', (value) => {
  for (const check of [checkPersonName, checkNameOnDocument, checkCalledName, anything])
    expect(personsName(check)(value)).toEqual({ code: 'wordsForNotKnowing' })
})

// PE-36
test.each(['MARIA DA SILVA', 'NÃO ME TOQUE SILVA', 'NOÉ SÁ LIMA', 'SEI SHONAGON', 'INÁCIO DESCONHECIDO'])(
  '%j is judged as any name',
  (value) => expect(personsName(anything)(value)).toBeUndefined(),
)

// PE-36
test('a company may be called what a person is not, but not a sentence of whoever does not know', () => {
  for (const name of ['SEM NOME', 'DESCONHECIDO', 'INCONNU'])
    expect(companysName(anything)(name)).toBeUndefined()
  for (const name of ['NÃO SEI', 'I do not know', 'no sé', 'je ne sais pas'])
    expect(companysName(anything)(name)?.code).toBe('wordsForNotKnowing')
})
