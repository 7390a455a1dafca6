import { routes } from '@delegacia/domain/lists/routes'
import { anyContext } from '@delegacia/flows/crimes/any-context.fixture'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { visibleFields } from '@delegacia/flows/engine/form-instances'
import { readAt } from '@delegacia/flows/engine/model/entity'
import { normalizeReport } from '@delegacia/flows/engine/normalize-report'
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

// FA-18
test.each([
  ['sossego', { ondeOcorreu: 1 }, 1],
  ['sossego', { ondeOcorreu: 2 }, 2],
  ['sossego', { ondeOcorreu: 3 }, 7],
  ['sossego', { ondeOcorreu: 6 }, 16],
  // A shop or a bar, a church or an event, a vehicle or a boat: more than one kind of place.
  ['sossego', { ondeOcorreu: 4 }, undefined],
  ['sossego', { ondeOcorreu: 5 }, undefined],
  ['sossego', { ondeOcorreu: 7 }, undefined],
  ['sossego', { ondeOcorreu: 8 }, undefined],
  ['odio', { isVirtual: 140, meioVirtual: 1 }, 40],
  ['odio', { isVirtual: 140, meioVirtual: 10 }, 41],
  ['odio', { isVirtual: 140, meioVirtual: 11 }, undefined],
  ['odio', { isVirtual: 141 }, undefined],
  ['incendio', { ondeOcorreu: 1 }, undefined],
  ['violencia-condominio', { localOcorrencia: 7 }, 7],
  ['violencia', { isMulher: false, localOcorrencia: 7, comunicanteCondominio: 1 }, 7],
  ['violencia', { isMulher: false, localOcorrencia: 7, comunicanteCondominio: 2 }, 2],
  ['violencia', { isMulher: false, localOcorrencia: 18 }, undefined],
  ['violencia_contra_mulher', { isMulher: true, atendimentoImediato: true }, undefined],
] as const)('/%s after %j begins with the kind of place %s', async (route, answers, place) => {
  const { report } = newDraft(await getFlow(route), answers)
  expect(report.fato.endereco?.id_local).toBe(place)
})

// FA-18
test('the kind of place that was told before goes with what was answered, and may be changed', async () => {
  const flow = await getFlow('odio')
  const answers = { isVirtual: 140, meioVirtual: 10 }
  const { report } = newDraft(flow, answers)
  const context = { ...anyContext(flow, report), report }
  const kind = [...visibleFields(flow, context)].find(({ campo }) => campo === '/fato/endereco/id_local')
  if (kind === undefined) throw new Error('the kind of place is not asked')
  const validate = (answer: number) => kind.field.validate(answer, kind.instance.entity, context)
  expect(kind.answer).toBe(41)
  expect(validate(41)).toBeUndefined()
  expect(normalizeReport(flow, context).fato.endereco).toMatchObject({
    id_local: 41,
    ds_local: 'Telefone ou mensagem',
  })
  const changed = kind.field.write(kind.instance.entity, 2, context)
  expect(readAt(changed, 'fato/endereco/ds_local')).toBe('Residência')
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
    const flows = await Promise.all(routes.map(getFlow))
    const drafts = flows.map((flow) => ({ flow, ...newDraft(flow) }))
    expect(new Set(drafts.map(({ key }) => key)).size).toBe(routes.length)
    for (const { flow, report, screen } of drafts) {
      expect(screen).toEqual({ kind: 'group', step: flow.steps[0]?.id, group: '' })
      expect(report.objeto).toEqual([])
      expect(report.relato_plain ?? '').toBe('')
    }
  })

  test('carries its discriminator, which distinguishes it from others of the same crime', async () => {
    const { report } = newDraft(await getFlow('violencia_contra_mulher/atendimento'))
    expect(report.respostas).toMatchObject({ isMulher: true, atendimentoImediato: true })
  })
})
