import { describe, expect, it } from 'vitest'
import { listNames, type ListQuery } from '@delegacia/domain/report/list-query'
import { listPath, toListItems } from './list-paths.ts'

describe('listPath', () => {
  it.each<[ListQuery, string]>([
    [{ list: 'COMBO_SEXO' }, 'COMBO_SEXO/es-es'],
    [{ list: 'COMBO_UF' }, 'COMBO_UF/es-es/31'],
    [{ list: 'COMBO_UF', of: [840] }, 'COMBO_UF/es-es/840'],
    [{ list: 'COMBO_LOCALIDADE' }, 'COMBO_LOCALIDADE/PA/es-es'],
    [{ list: 'COMBO_LOCALIDADE', of: ['SP'] }, 'COMBO_LOCALIDADE/SP/es-es'],
    [{ list: 'COMBO_LOCALIDADE', of: [''] }, 'COMBO_LOCALIDADE/-1/es-es'],
    [{ list: 'COMBO_BAIRRO', of: [1501402] }, 'COMBO_BAIRRO/1501402'],
    [{ list: 'COMBO_IDENTIDADE_GENERO' }, 'COMBO_IDENTIDADE_GENERO/-1/es-es'],
    [{ list: 'COMBO_ORIENTACAO_SEXUAL', of: [0] }, 'COMBO_ORIENTACAO_SEXUAL/0/es-es'],
    [{ list: 'COMBO_OBJETOMARCA', of: [2] }, 'COMBO_OBJETOMARCA/es-es/2'],
    [{ list: 'COMBO_CATEGORIA_OBJETO' }, 'COMBO_CATEGORIA_OBJETO/es-es/3/-1'],
    [{ list: 'COMBO_OBJETO', of: [3, 10] }, 'COMBO_OBJETO/es-es/3/10'],
    [{ list: 'COMBO_OBJETOUNIDADEMEDIDA', of: [-1, 1101] }, 'COMBO_OBJETOUNIDADEMEDIDA/es-es/-1/1101'],
    [{ list: 'COMBO_VOLTAGEM' }, 'COMBO_VOLTAGEM/es-es/-1'],
  ])('%j has the path %s', (query, path) => {
    expect(listPath(query, 'es-es')).toBe(path)
  })

  it('has a path for every list and lets no parameter leave its segment', () => {
    for (const list of listNames) expect(listPath({ list }, 'pt-br')).toMatch(new RegExp(`^${list}/`))
    expect(listPath({ list: 'COMBO_BAIRRO', of: ['../x?y'] }, 'pt-br')).toBe('COMBO_BAIRRO/..%2Fx%3Fy')
  })
})

describe('toListItems', () => {
  it('takes the rows of any list', () => {
    expect(toListItems('COMBO_PAIS', [{ id: 31, name: 'Brasil', nacionalidade: 'Brasileiro(a)' }])).toEqual([
      { id: 31, name: 'Brasil' },
    ])
    expect(toListItems('COMBO_LOCALIDADE', [{ id_localidade: 1501402, ds_localidade: 'Belém' }])).toEqual([
      { id: 1501402, name: 'Belém' },
    ])
    expect(toListItems('COMBO_UF', [])).toEqual([])
    const ring = { id: 1801, name: 'Anel', palavras: 'aliança', id_categoria: 18, categoria: 'Joias' }
    expect(toListItems('COMBO_OBJETO', [ring])).toEqual([ring])
  })

  it.each([undefined, null, {}, 'text', [null], [{}], [{ id: 1 }], [{ name: 'x' }], [{ id: 1, name: 2 }]])(
    'refuses %j',
    (body) => {
      expect(() => toListItems('COMBO_SEXO', body)).toThrow(TypeError)
    },
  )
})
