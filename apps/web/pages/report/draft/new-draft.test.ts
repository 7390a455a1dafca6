import { routes } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { beforeEach, describe, expect, test } from 'vitest'
import { setStartChoice } from '../../../portal/start-choice.ts'
import { newDraft } from './new-draft.ts'

beforeEach(() => sessionStorage.clear())

// QS-10
test.each([true, false])('no victim is in it, whether or not the reporter is one: %s', async (isVitima) => {
  for (const route of ['violencia', 'violencia-condominio', 'perseguicao', 'odio'] as const) {
    const { report } = newDraft(await getFlow(route), { isVitima, generoVitima: 'F' })
    expect(report.envolvido).toHaveLength(1)
    expect(report.envolvido[0]).toMatchObject({ atuacao: '1', isVitima })
    expect(report.envolvido[0]?.sexo).toBe(isVitima ? 'F' : undefined)
    expect(report.respostas).toEqual({ isVitima, generoVitima: 'F' })
  }
})

// PE-14, PE-20
test('it knows of the home screen where the reporter lives, and the dialling code of Brazil', async () => {
  const flow = await getFlow('extravio')
  const reporter = () => newDraft(flow).report.envolvido[0]
  expect(reporter()).toMatchObject({ idLocalMoradia: 1, id_ddi: '55' })
  setStartChoice({ idLocalMoradia: 2 })
  expect(reporter()).toMatchObject({ idLocalMoradia: 2, id_ddi: '55' })
})

// AD-11
test('the municipality of the home screen goes along', async () => {
  const flow = await getFlow('extravio')
  expect(newDraft(flow).report.municipality).toBeUndefined()
  setStartChoice({ idLocalMoradia: 1, id_localidade: 1500107, ds_localidade: 'Abaetetuba' })
  expect(newDraft(flow).report.municipality).toEqual({ ID_LOCALIDADE: 1500107, DS_LOCALIDADE: 'Abaetetuba' })
})

describe('every flow', () => {
  // SU-09
  test('begins at its first step with a key of its own', async () => {
    const drafts = await Promise.all(routes.map(async (route) => newDraft(await getFlow(route))))
    expect(new Set(drafts.map(({ key }) => key)).size).toBe(routes.length)
    for (const { report, screen } of drafts) {
      expect(screen).toEqual({ kind: 'group', step: 'comunicante', group: '' })
      expect(report.objeto).toEqual([])
      expect(report.relato_plain ?? '').toBe('')
    }
  })

  test('carries its discriminator, which distinguishes it from others of the same crime', async () => {
    const { report } = newDraft(await getFlow('violencia_contra_mulher/atendimento'))
    expect(report.respostas).toMatchObject({ isMulher: true, atendimentoImediato: true })
  })
})
