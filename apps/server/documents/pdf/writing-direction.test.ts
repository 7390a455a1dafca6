import { expect, test } from 'vitest'
import { directed } from './writing-direction.ts'

const mark = '\u200E'

test.each(['JOSÉ 12', '漢字 12', '😀', '123', ''])('%j is written from the left', (text) => {
  expect(directed(text)).toEqual({ text, rightToLeft: false })
})

test.each(['מרחוב 12.', 'مرحبا بكم (BELÉM)، 100', 'שלום'])('%j is written from the right', (text) => {
  expect(directed(text)).toEqual({ text, rightToLeft: true })
})

test.each([
  ['NOME: דוד, 12 DE MARÇO', `NOME: דוד${mark}, 12 DE MARÇO`],
  ['O SENHOR أحمد 5', `O SENHOR أحمد${mark} 5`],
  ['EM דוד 5 דוד - 7 E TUDO MAIS', `EM דוד 5 דוד${mark} - 7 E TUDO MAIS`],
  ['OS NOMES מֹשֶּׁ: 3', `OS NOMES מֹשֶּׁ${mark}: 3`],
  ['UM א', 'UM א'],
])('in a line of ours %j the run is closed: what follows keeps its place', (text, closed) => {
  expect(directed(text)).toEqual({ text: closed, rightToLeft: false })
})
