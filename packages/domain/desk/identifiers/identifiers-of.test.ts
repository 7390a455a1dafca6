import { expect, test } from 'vitest'
import type { Occurrence } from '../../report/occurrence.ts'
import { unknownAnswer } from '../../report/unknown-answer.ts'
import { identifiersOf } from './identifiers-of.ts'

const report: Occurrence = {
  envolvido: [
    {
      atuacao: '1',
      nome: 'CONCEIÇÃO ÂNGELA ARAÚJO',
      documento: [{ tipo: 1, numero: '529.982.247-25' }],
      contato: [
        { tipo: '1' },
        { tipo: '2', valorSemDDI: '91 98765-4321', ddi: '55' },
        { tipo: '3', valor: 'c@example.org' },
      ],
    },
    {
      atuacao: '3',
      apelido: 'BIGODE',
      documento: [{ tipo: 1, numero: '111.444.777-35' }],
      contato: [{ tipo: '2', valorSemDDI: '612345678', ddi: '33' }],
    },
  ],
  objeto: [
    { id_tipo_objeto: 2, imei: '490154-20-323751-8', imei_2: '490154-20-323752-6', numero: '91 98765-4321' },
    { id_tipo_objeto: 1, numero: '91 98765-4322' },
    {
      id_tipo_objeto: 4,
      detalhe: [
        { campo: 'placa', valor: 'JVW-1234' },
        { campo: 'chassi', valor: '9BWZZZ377VT004251' },
      ],
    },
    { detalhe: [{ campo: 'chave_pix', valor: 'golpe@example.org' }] },
    { imei: unknownAnswer, detalhe: [{ campo: 'constructor', valor: '529.982.247-25' }] },
  ],
  fato: {},
  relato_plain: 'O CPF DELE É 390.533.447-05 E A PLACA QED0J99.',
  INFO_BOP: {},
}

// DU-02
test('they come from the answers that ask for them, each once; never from names or the account', () => {
  expect(identifiersOf(report, false)).toEqual([
    { kind: 'cpf', value: '52998224725' },
    { kind: 'telefone', value: '+5591987654321' },
    { kind: 'cpf', value: '11144477735' },
    { kind: 'telefone', value: '+33612345678' },
    { kind: 'imei', value: '490154203237518' },
    { kind: 'imei', value: '490154203237526' },
    { kind: 'placa', value: 'JVW1C34' },
    { kind: 'chave_pix', value: 'golpe@example.org' },
  ])
})

// DU-03
test('with danger nearby only the suspects’ can be found: no officer finds a woman by her own CPF or telephone', () => {
  expect(identifiersOf(report, true)).toEqual([
    { kind: 'cpf', value: '11144477735' },
    { kind: 'telefone', value: '+33612345678' },
  ])
})
