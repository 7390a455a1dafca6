import { expect, test } from 'vitest'
import { contradictionOfNature, contradictionOfPlace } from './contradicting-answers.ts'
import type { Occurrence } from './occurrence.ts'

const empty: Occurrence = { envolvido: [], objeto: [], fato: {}, INFO_BOP: {} }
const asked = (question: number) => (one: number) => one === question

// FA-16
test.each([
  ['a fire in a home, on a river', 21, { ondeOcorreu: 1 }, 24, true],
  ['a fire in a home, in a house', 21, { ondeOcorreu: 1 }, 2, false],
  // A house stands in a street.
  ['a fire in a home, in the street', 21, { ondeOcorreu: 1 }, 1, false],
  ['a fire in a home, on a boat, which may be one', 21, { ondeOcorreu: 1 }, 22, false],
  ['a fire in a home, nobody knows where', 21, { ondeOcorreu: 1 }, 43, false],
  ['a fire in a shop, in another place', 21, { ondeOcorreu: 2 }, 18, false],
  ['a noise in a house, on the internet', 15, { ondeOcorreu: 2 }, 40, true],
  ['a noise in a house, on a river', 15, { ondeOcorreu: 2 }, 24, false],
  ['by the internet, in the street', 11, { isVirtual: 140 }, 1, true],
  ['by the internet, read at home', 11, { isVirtual: 140 }, 2, false],
  ['by the internet, in the internet', 11, { isVirtual: 140 }, 40, false],
  ['in person, in the internet', 11, { isVirtual: 141 }, 40, true],
  ['in person, in the street', 11, { isVirtual: 141 }, 1, false],
  ['a crime without such a question', 2, { ondeOcorreu: 1 }, 24, false],
  ['no answer', 21, {}, 24, false],
])('%s', (_, question, respostas, id_local, expected) => {
  const report = { ...empty, respostas, fato: { endereco: { id_local } } }
  expect(contradictionOfPlace(report, asked(question)) !== undefined).toBe(expected)
})

// FA-16
test.each([
  ['a theft in a home, on the internet', 104, 40, [], true],
  ['a theft in a home, in a house', 104, 2, [], false],
  ['on a bus, in a house', 205, 2, [], true],
  ['on a boat, on the river', 207, 24, [], false],
  ['a phone, and a document alone on the list', 102, 1, [{ id_tipo_objeto: 1 }], true],
  ['a phone that is on the list', 102, 1, [{ id_tipo_objeto: 1 }, { id_tipo_objeto: 2 }], false],
  ['a phone on the list by its category', 202, 1, [{ id_tipo_objeto: 3, id_categoria: 10 }], false],
  ['a document, and a phone alone on the list', 101, 1, [{ id_tipo_objeto: 2 }], true],
  ['a phone, and an empty list, which is its own fault', 102, 1, [], false],
  ['a shape that no form sends', 102, 1, 'things', false],
])('%s', (_, id_natureza_cidadao, id_local, objeto, expected) => {
  const report = { ...empty, objeto: objeto as [], fato: { id_natureza_cidadao, endereco: { id_local } } }
  expect(contradictionOfNature(report) !== undefined).toBe(expected)
})

test('an impossible kind of place contradicts nothing', () => {
  const fato = { id_natureza_cidadao: 104, endereco: { id_local: '40' } }
  expect(contradictionOfNature({ ...empty, fato })).toBeUndefined()
})
