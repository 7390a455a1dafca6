import { expect, test } from 'vitest'
import { shortRows } from './short-rows.ts'

const at = '/fato/endereco'

// LA-12, SU-03
test('the parts of an address are one row, in their order; what else has its path stays by itself', () => {
  const rows = [
    { campo: '/fato/ds_datahora', label: 'Data e hora', value: '20/11/2026 14:30' },
    { campo: at, label: 'Logradouro', value: 'Travessa Um' },
    { campo: at, label: 'Bairro', value: 'Nazaré' },
    { campo: at, label: 'Município', value: 'Belém' },
    { campo: at, label: 'Ponto no mapa', value: '-1,45; -48,47' },
    { campo: '/envolvido/0/estado', label: 'Estado', value: 'Pará' },
  ]
  expect(shortRows(rows)).toEqual([
    rows[0],
    { campo: at, label: 'Endereço', value: 'Travessa Um, Nazaré, Belém' },
    rows[4],
    rows[5],
  ])
})

// LA-12, SU-03
test('what was declined is one row that names each; one or two have rows of their own', () => {
  const row = (label: string, declined?: true) => ({
    campo: `/${label}`,
    label,
    value: 'x',
    ...(declined && { declined }),
  })
  const rows = [row('Sexo'), row('Gênero', true), row('Raça', true), row('CPF'), row('Moradia', true)]
  expect(shortRows(rows).map(({ label, value }) => [label, value])).toEqual([
    ['Sexo', 'x'],
    ['Sem resposta', 'Gênero, Raça, Moradia'],
    ['CPF', 'x'],
  ])
  expect(shortRows(rows.slice(0, 4))).toEqual(rows.slice(0, 4))
})
