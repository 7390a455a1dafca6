import { likeliest } from '@delegacia/domain/search/model'
import { expect, test } from 'vitest'
import { occurrences } from '../occurrences.fixture.ts'
import { findLikely } from './find-likely.ts'
import { isWayBack } from './way-back.ts'

// SH-23
test.each([
  'acompanhar',
  'Acompanhar o boletim',
  'quero acompanhar meu B.O.',
  'meu boletim',
  'andamento',
  'andamento da ocorrência',
  'em que pé está o meu boletim?',
  'ver meu bo',
  'já fiz o boletim',
  'consultar boletim',
  'perdi o número do boletim',
  'follow my report',
  'my report',
  'status of my report',
  'mi denuncia',
  'seguir mi denuncia',
  'estado de la denuncia',
  'suivre ma déclaration',
  'où en est ma plainte',
])('"%s" finds the way back in, and nothing to report', (told) => {
  const { hits, places } = findLikely(told, occurrences, likeliest)
  expect([places[0], hits]).toEqual(['follow', []])
})

// SH-23
test.each([
  'fui acompanhar minha mãe e levaram o celular',
  'quero fazer um boletim',
  'como fazer denúncia',
  'furto',
  'perdi meu rg',
  'I want to report a theft',
  'quiero denunciar un robo',
  'ma voiture a disparu',
  'preciso registrar ocorrência de golpe',
])('"%s" asks for no report that is made', (told) => {
  expect(isWayBack(told)).toBe(false)
})
