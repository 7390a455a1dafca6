import { expect, test } from 'vitest'
import { listsAt } from './answer-list.ts'

const lists = {
  'COMBO_SEXO/pt-br': ['sexo'],
  'COMBO_UF/pt-br/31': ['uf'],
  'LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/pt-br/5': ['perguntas'],
  'LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/-1/pt-br': ['crimes'],
  'LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/1501402/pt-br': ['crimes de Belém'],
}
const at = (path: string) => listsAt(new URL(`https://portal.example/api/${path}`), lists)

// OFF-09
test.each([
  ['COMBO_SEXO/pt-br', ['sexo']],
  ['LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/pt-br/5/Viol%C3%AAncia', ['perguntas']],
  ['LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/1500107/pt-br', ['crimes']],
  ['LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/1501402/pt-br', ['crimes de Belém']],
  [
    'listas?lista=COMBO_UF/pt-br/31&lista=LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/pt-br/5/x',
    [['uf'], ['perguntas']],
  ],
])('%s is answered from what is kept', (path, rows) => {
  expect(at(path)).toEqual(rows)
})

// OFF-09
test.each([
  'COMBO_SEXO/fr-fr',
  'COMBO_UF/pt-br/7',
  'listas?lista=COMBO_SEXO/pt-br&lista=COMBO_UF/pt-br/7',
  'LISTA_PERGUNTAS_RESPOSTAS_POR_CRIME/pt-br/6/x',
])('%s is not, for a part of it is not kept', (path) => {
  expect(at(path)).toBeUndefined()
})
