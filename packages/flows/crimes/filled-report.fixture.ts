import { paraMap } from '@delegacia/domain/geography/para-map'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Context } from '../engine/model/context.ts'
import type { Flow, ListStep } from '../engine/define.ts'
import { isEmpty, readAt, writeAt, type Entity } from '../engine/model/entity.ts'
import type { AnyField, FieldKind } from '../engine/fields/any-field.ts'
import { issueOf } from '../engine/fields/unknown.ts'
import { characteristicGroups } from '../engine/fields/catalogue.ts'
import { emptyReport, writeDiscriminator } from '../engine/normalize-report.ts'
import { formInstances, type FormInstance } from '../engine/form-instances.ts'
import { anyContext } from './any-context.fixture.ts'
import { theftReport } from './theft.fixture.ts'

/** Answers that are tried before any other, by the name of the field. */
export type Preferred = Readonly<Record<string, unknown>>

/** The server's context of a report of any crime. */
export const fullContext = (flow: Flow, report: Occurrence): Context => ({
  ...anyContext(flow, report),
  readStateMap: () => paraMap,
})

/** A report with an answer in every field that becomes visible, and entries of each form. */
export function filledReport(flow: Flow, preferred: Preferred, things: number): Occurrence {
  const empty: Occurrence = { ...emptyReport(), INFO_BOP: { ID_CRIME: flow.crime }, IdIdioma: 1 }
  let report = writeDiscriminator(flow, empty as unknown as Entity)
  for (const step of flow.steps)
    if (step.kind === 'form' && step.at !== '') report = writeAt(report, step.at, { ...step.defaults })
  for (const step of flow.steps)
    if (step.kind === 'list')
      report = writeAt(report, step.at, [...entriesAt(report, step), ...added(step, things)])
  let filled = report as unknown as Occurrence
  for (const turn of [...formInstances(flow, filled)].keys())
    for (let again = true; again;) {
      const instance = [...formInstances(flow, filled)][turn]
      const entity = instance && withAnswers(instance, fullContext(flow, filled), preferred, turn)
      again = entity !== undefined && entity !== instance?.entity
      if (entity && instance) filled = put(filled, instance.at, entity)
    }
  return withoutUnoffered(flow, filled)
}

/** Without whoever is named beside others and goes with none of them. */
function withoutUnoffered(flow: Flow, report: Occurrence): Occurrence {
  const { now } = fullContext(flow, report)
  const unoffered = new Set(
    [...formInstances(flow, report)].flatMap(({ form, entity }) =>
      form?.beside?.offered(report, now) === false ? [entity as unknown] : [],
    ),
  )
  return { ...report, envolvido: report.envolvido.filter((party) => !unoffered.has(party)) }
}

const put = (report: Occurrence, at: string, entity: Entity): Occurrence =>
  (at === '' ? entity : writeAt(report as unknown as Entity, at, entity)) as unknown as Occurrence

const entriesAt = (report: Entity, { at }: ListStep) => (readAt(report, at) as Entity[] | undefined) ?? []

/** One entry of each form, or `things` entries in the list of objects, which has many types. */
const added = ({ at, forms }: ListStep, things: number): Entity[] =>
  forms.flatMap(({ defaults }) =>
    Array.from({ length: at === 'objeto' ? things : 1 }, () => ({ ...defaults })),
  )

/** The entity with the first valid answer in each visible field that has none. */
function withAnswers(instance: FormInstance, context: Context, preferred: Preferred, turn: number): Entity {
  let entity = instance.entity
  for (const field of instance.groups.flatMap(({ fields }) => fields)) {
    if (!field.visible(entity, context) || !isEmpty(field.read(entity))) continue
    const trying = { field, entity, context, preferred: preferred[field.name], turn }
    for (const candidate of triedAnswers[field.kind](trying)) {
      const written = field.write(entity, candidate, context)
      if (!isRight(field, written, context)) continue
      entity = written
      break
    }
  }
  return entity
}

function isRight(field: AnyField, entity: Entity, context: Context): boolean {
  const answer = field.read(entity)
  return !isEmpty(answer) && !issueOf(field, answer, entity, context)
}

const typed = [
  'MARIA DAS DORES SILVA',
  '7',
  '1234567',
  '529.982.247-25',
  '111.444.777-35',
  '390.533.447-05',
  '123.456.789-09',
  '11.222.333/0001-81',
  '91 98765-4321',
  '91 3222-1234',
  '490154-20-323751-8',
  'maria@example.org',
  '13010-000',
  'PERDI A MINHA CARTEIRA COM O DOCUMENTO NO ÔNIBUS. '.repeat(3),
]

/** Birth dates of an adult, a child, an adolescent and an elderly person, and the day and time of the fact. */
const days = ['05/03/1990', '05/03/2016', '05/03/2010', '05/03/1950', '20/11/2026', '20/11/2026 14:30']

/** All of them, starting with the one whose turn it is. */
const inTurn = <T>(all: readonly T[], turn: number): readonly T[] => {
  const start = all.length === 0 ? 0 : turn % all.length
  return [...all.slice(start), ...all.slice(0, start)]
}

type Trying = { field: AnyField; entity: Entity; context: Context; preferred: unknown; turn: number }

const chosen = ({ field, entity, context, preferred, turn }: Trying): readonly unknown[] => {
  const all = field.choices?.(entity, context) ?? []
  return [...all.filter(({ id }) => id === preferred), ...inTurn(all, turn)].map(({ id }) => id)
}

/** A characteristic of each group. */
const oneOfEach = ({ context }: Trying) =>
  (characteristicGroups(context) ?? []).map(({ features: [one] }) => ({ id: one?.id }))

const { endereco: place } = theftReport().fato

/** Answers to try for each kind of field, the most likely first. */
const triedAnswers: Readonly<Record<FieldKind, (trying: Trying) => readonly unknown[]>> = {
  text: ({ field, entity, context, preferred }) =>
    preferred === unknownAnswer && field.orUnknown?.(entity, context) ? [preferred, ...typed] : typed,
  narrative: () => typed,
  phone: () => typed,
  date: ({ preferred }) => (preferred === undefined ? days : [preferred, ...days]),
  dateTime: ({ preferred }) => (preferred === undefined ? days : [preferred, ...days]),
  yesNo: ({ preferred }) => (typeof preferred === 'boolean' ? [preferred] : [true, false]),
  choice: chosen,
  option: chosen,
  nature: ({ field, context }) => {
    const ids = (context.natures ?? []).map(({ id_natureza_cidadao }) => id_natureza_cidadao)
    return field.kind === 'nature' && field.several ? [ids.slice(0, 2), ...ids] : ids
  },
  address: ({ preferred }) => [preferred ?? place],
  point: () => [{ lat: place?.lat, lng: place?.lng, use_mapa_externo: false }],
  appearance: (trying) => [oneOfEach(trying)],
  traits: (trying) => [oneOfEach(trying).map((one) => ({ ...one, valor: 'NO BRAÇO' }))],
  details: ({ field, entity, context }) => [
    field.kind === 'details' &&
      field.parts(entity, context)?.map(({ question: { id, opcoes } }) => ({
        id,
        valor: opcoes[0]?.valor ?? unknownAnswer,
      })),
  ],
}
