import { expect, test } from 'vitest'
import { toldRows } from './told-rows.ts'

const at = '/envolvido/0/endereco/0'

// PA-01, LA-12
test('a paper tells an address in one row, no country code beside the number that has it, and nothing that nobody knows', () => {
  const number = { campo: '/envolvido/0/contato/1', label: 'Celular', value: '+55 91 98765-4321' }
  const rows = [
    { campo: '/envolvido/0/id_ddi', label: 'Código do país', value: 'Brasil (+55)' },
    number,
    { campo: '/envolvido/0/id_sexo', label: 'Sexo', value: 'Prefiro não dizer', declined: true as const },
    { campo: '/envolvido/0/mae', label: 'Nome da mãe', value: 'NÃO SEI' },
    { campo: at, label: 'Logradouro', value: 'Travessa Um' },
    { campo: at, label: 'Município', value: 'Belém' },
  ]
  expect(toldRows(rows)).toEqual([number, { campo: at, label: 'Endereço', value: 'Travessa Um, Belém' }])
})

// PA-09
test('an address is one row in the language of its labels', () => {
  const rows = [
    { campo: at, label: 'Street', value: 'Travessa Um' },
    { campo: at, label: 'City', value: 'Belém' },
  ]
  expect(toldRows(rows, 'en-us')).toEqual([{ campo: at, label: 'Address', value: 'Travessa Um, Belém' }])
  expect(toldRows(rows)).toEqual(rows)
})
