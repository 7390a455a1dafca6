import { partyRoles } from '@delegacia/domain/report/involved-party'
import { expect, test } from 'vitest'
import { narrateParty } from './narrate-party.ts'

// PA-05, PE-18, PE-19
test('the narrative tells what a suspect looked like', () => {
  const suspect = {
    atuacao: partyRoles.suspect,
    idade_aparente: '30',
    roupa: 'CAMISA AZUL E BONÉ',
    aparencia: [
      { id: 1, ds_grupo: 'Altura', valor: 'Alta' },
      { id: 2, ds_grupo: 'Cabelo', valor: 'Crespo' },
    ],
    caracteristica: [
      { ds_grupo: 'Tatuagem', ds_tipo: 'Braço direito', valor: 'UMA ÂNCORA' },
      { ds_grupo: 'Voz', ds_tipo: 'Rouca' },
    ],
  }
  expect(narrateParty(suspect, 1)).toBe(
    'SUSPEITO 1: NÃO IDENTIFICADO(A); idade aparente: 30 anos; Altura: Alta; Cabelo: Crespo; ' +
      'roupa e outros detalhes: CAMISA AZUL E BONÉ; Tatuagem: Braço direito (UMA ÂNCORA); Voz: Rouca.',
  )
})

test('of a suspect whom nobody saw nothing is invented', () =>
  expect(narrateParty({ atuacao: partyRoles.suspect }, 2)).toBe('SUSPEITO 2: NÃO IDENTIFICADO(A).'))
