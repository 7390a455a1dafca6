import { expect, test } from 'vitest'
import { typingFields } from './typing-fields.ts'

// DL-10
test('the answers stand in the order of the document, each with its section and its place', () => {
  const row = (label: string, value: string) => ({ label, value })
  const fields = typingFields([
    { title: 'O fato', entries: [{ rows: [row('Data', '20/11/2026'), row('Hora', '14:30')] }] },
    { title: 'Envolvidos', entries: [] },
    {
      title: 'Objetos',
      entries: [
        { heading: 'Celular', rows: [row('Marca', 'X')] },
        { heading: 'Bolsa', rows: [row('Cor', 'preta')] },
      ],
    },
  ])
  expect(fields.map(({ place, section, label, value }) => [place, section, label, value])).toEqual([
    [1, 'O fato', 'Data', '20/11/2026'],
    [2, 'O fato', 'Hora', '14:30'],
    [3, 'Objetos: Celular', 'Marca', 'X'],
    [4, 'Objetos: Bolsa', 'Cor', 'preta'],
  ])
})

// DL-10, OF-24
test('what was answered since is typed instead of the answer of the registration', () => {
  const rows = [
    { label: 'IMEI', value: 'Não informado', agora: '356938-03-564380-9' },
    { label: 'Cor', value: 'preta' },
  ]
  const fields = typingFields([{ title: 'Objetos', entries: [{ rows }] }])
  expect(fields.map(({ value }) => value)).toEqual(['356938-03-564380-9', 'preta'])
})
