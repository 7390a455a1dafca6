import { readOccurrenceBody } from '@delegacia/contract/report-body/occurrence-body'
import { naturesOf } from '@delegacia/domain/lists/natures'
import { lgbtGroup } from '@delegacia/domain/lists/social-groups'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { filledReport, fullContext, type Preferred } from '@delegacia/flows/crimes/filled-report.fixture'
import { routes } from '@delegacia/domain/lists/routes'
import { findFlowOfReport, getFlow } from '@delegacia/flows/crimes/flows'
import type { Flow } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import { isEntity, readAt } from '@delegacia/flows/engine/model/entity'
import { visibleFields, type FieldInstance } from '@delegacia/flows/engine/form-instances'
import { expect, test } from 'vitest'
import { examine } from './examine.ts'

/** No immediate care; and the victim is a woman, in the answers before the steps and on the form (QS-14). */
const later = { atendimentoImediato: false, generoVitima: 'F', sexo: 'F' }
const resident: Preferred = {
  ...later,
  idLocalMoradia: 1,
  id_nacionalidade: 31,
  id_estado: 'PA',
  id_grupo: lgbtGroup,
  nome_conhecido: 1,
}
/** A street that no list has: in another State its postal code is asked too. */
const unlisted = { id_pais: 31, id_logradouro: null, ds_logradouro: '' }
const foreigner: Preferred = {
  ...resident,
  id_nacionalidade: 250,
  'endereco/0': { ...unlisted, id_uf: 'SP', id_localidade: 3509502 },
  'fato/endereco': { ...unlisted, id_uf: 'PA', id_localidade: 1501402, cep: '66000-000', has_mapa: false },
}
/** In one of the ways the name of a victim is not known, that of the offender only in part, and of the time not even the day. */
const tourist: Preferred = {
  ...later,
  idLocalMoradia: 2,
  nome: unknownAnswer,
  nome_conhecido: 2,
  'fato/ds_datahora': unknownAnswer,
}
/** A child, beside whom a guardian can be named. */
const ofChild: Preferred = {
  ...resident,
  isVitima: false,
  faixaEtariaVitima: 1,
  ds_nascimento: '05/03/2016',
}
/** Answers before the steps that open other questions there. */
const otherwise: readonly Preferred[] = [
  { isVitima: false },
  { isMulher: false, sexo: 'M' },
  { generoVitima: 'M', sexo: 'M' },
  { localOcorrencia: 7 },
  { comoOcorreu: 1, ondeOcorreu: 4 },
]

/** Enough for every category and most types, and fewer than a list may have. */
const manyThings = 8

/** Answers that together open every question of a flow. */
const waysThrough = (flow: Flow): readonly Preferred[] => [
  resident,
  foreigner,
  tourist,
  ofChild,
  { ...ofChild, nome: unknownAnswer },
  ...otherwise
    // The report for women and girls goes on elsewhere without one (QS-12).
    .filter(({ isMulher }) => isMulher !== false || flow.route !== 'violencia_contra_mulher')
    // Anybody who says that it was a woman says her sex with it.
    .filter(({ generoVitima }) => generoVitima === undefined || !asksBefore(flow, 'isMulher'))
    .filter((answers) => Object.keys(answers).some((name) => asksBefore(flow, name)))
    .map((answers) => ({ ...resident, ...answers })),
]

const asksBefore = ({ before }: Flow, name: string): boolean =>
  before.some(
    (one) =>
      one.kind === 'questions' &&
      one.form.groups.some(({ fields }) => fields.some((field) => field.name === name)),
  )

/** What is stored of a report that comes as JSON. */
async function stored(report: Occurrence): Promise<Occurrence> {
  const body = readOccurrenceBody(JSON.parse(JSON.stringify(report)))
  if (!body.ok) throw new Error(body.places.join())
  const examined = await examine(body.occurrence, {
    now: new Date('2026-11-21T15:00:00Z'),
    narrativeMaximum: 5000,
    findAddress: (chosen) => chosen,
    translator: { translate: () => Promise.resolve(undefined) },
    crimesNotOffered: [],
  })
  if (!examined.ok) throw new Error(examined.issues.map(({ campo, chave }) => `${campo} ${chave}`).join())
  return JSON.parse(JSON.stringify(examined.report)) as Occurrence
}

/** Every single value below a path. */
const leaves = (value: unknown, path: string): [path: string, value: unknown][] =>
  isEntity(value) || Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}/${key}` : key))
    : [[path, value]]

/** What the answer to a question writes, by path below its entity, without what it only presets for another question. */
function written({ field, instance: asked, answer }: FieldInstance, context: Context) {
  const emptied = field.write(asked.entity, undefined, context)
  // A nature stays until there is another.
  const without = field.read(emptied) === undefined ? emptied : {}
  const names = asked.groups.flatMap(({ fields }) => fields.map(({ name }) => name))
  const others = new Set(names.filter((name) => name !== field.name))
  return leaves(field.write(without, answer, context), '').filter(
    ([path, value]) => value !== undefined && readAt(without, path) !== value && !others.has(path),
  )
}

const nameOf = (step: { id: string }, form: { id: string } | undefined, field: { name: string }) =>
  [step.id, form?.id, field.name].filter(Boolean).join(' ')

/** Every question of a flow, open or not. */
const everyQuestion = ({ before, steps }: Flow): string[] =>
  [...before.flatMap((one) => (one.kind === 'restrictions' ? [] : [one.form])), ...steps].flatMap((step) =>
    (step.kind === 'list' ? step.forms : [undefined]).flatMap(
      (form) =>
        (form ?? (step.kind === 'form' ? step : undefined))?.groups.flatMap(({ fields }) =>
          fields.map((field) => nameOf(step, form, field)),
        ) ?? [],
    ),
  )

const addressAtHome = /^(suspeitos pessoa|\w+ empresa) endereco\/1\/(id_pais|complemento)$/
const neverOfThing =
  /^((veiculos|objetos) veiculo (voltagem|quantidade|unidade_medida)|objetos (celular imei_2|animal (marca|campo_marca|voltagem)|conta (marca|campo_marca|voltagem|quantidade|unidade_medida)|valor campo_marca))$/

/** What another answer of the same flow always decides: such a question exists, and is never shown. */
const neverPut = (flow: Flow, name: string): boolean =>
  // Nobody asks of suspects and companies whether they are tourists (PE-02).
  name === 'suspeitos pessoa idLocalMoradia' ||
  addressAtHome.test(name) ||
  // It needs victims of both sexes, of whom these reports have one (QS-15).
  name === 'vitimas pessoa sofreu_junto' ||
  // What has no brand, no voltage or no quantity in the lists (OB-09), and the second IMEI, which only a paste of two puts (OB-12).
  neverOfThing.test(name) ||
  // Asked before the steps (QS-02).
  (name === 'comunicante isVitima' && asksBefore(flow, 'isVitima')) ||
  // One crime gets its nature from the answers before; the only nature of a crime is chosen automatically (FA-05).
  (name === 'fato fato/id_natureza_cidadao' &&
    (flow.route === 'sossego' || naturesOf(flow.crime, 'pt-br').length === 1))

test.each(routes)('every field of /%s that is sent is found in what is stored', async (route) => {
  const flow = await getFlow(route)
  const found = new Set<string>()
  for (const preferred of waysThrough(flow)) {
    const report = filledReport(flow, preferred, preferred === resident ? manyThings : 1)
    if ((await findFlowOfReport(report)) !== flow) continue
    const kept = await stored(report)
    const context = fullContext(flow, report)
    for (const question of visibleFields(flow, context)) {
      if (question.answer === undefined) continue
      const { instance: asked, field } = question
      const paths = written(question, context)
      expect(paths).not.toEqual([])
      expect(paths.map(([path]) => [path, readAt(kept, `${asked.at}/${path}`)])).toEqual(paths)
      found.add(nameOf(asked.step, asked.form, field))
    }
  }
  expect([...found].sort()).toEqual(
    everyQuestion(flow)
      .filter((name) => !neverPut(flow, name))
      .sort(),
  )
})
