import { localeIds } from '@delegacia/domain/language/text'
import { natureInfo, withNature } from '@delegacia/domain/report/nature'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Context } from './model/context.ts'
import type { Flow } from './define.ts'
import { isEntity, readAt, writeAt, type Entity } from './model/entity.ts'
import { answeredQuestions, outcomeOf } from './outcome.ts'
import { formInstances, visibleFieldsOf, type FormInstance } from './form-instances.ts'

/** A report that says nothing yet. */
export const emptyReport = (): Occurrence => ({ envolvido: [], objeto: [], fato: {}, INFO_BOP: {} })

/** The report with what tells it from those of another flow of the same crime. */
export const writeDiscriminator = ({ discriminator = {} }: Flow, report: Entity): Entity =>
  Object.entries(discriminator).reduce((marked, [path, value]) => writeAt(marked, path, value), report)

/**
 * The report as only its open questions make it: answers to hidden questions, unknown fields and descriptions that do
 * not belong to their ids are left behind. Descriptions come out in the language of the context.
 */
export function normalizeReport(flow: Flow, context: Context): Occurrence {
  let report = writeDiscriminator(flow, emptyReport() as unknown as Entity)
  for (const asked of formInstances(flow, context.report)) {
    const at = placeOf(asked, report)
    const soFar = at === '' ? report : readAt(report, at)
    const entity = openEntity(asked, isEntity(soFar) ? soFar : {}, context)
    report = at === '' ? entity : writeAt(report, at, entity)
  }
  return withCrime(flow, report as unknown as Occurrence, context)
}

/** Where an entity goes: an entry behind those that are there already, so that what is left out leaves no hole. */
function placeOf({ step, at }: FormInstance, report: Entity): string {
  if (step.kind === 'form') return at
  const list = readAt(report, step.at)
  return `${step.at}/${Array.isArray(list) ? list.length : 0}`
}

/** One entity rebuilt from its open answers, upon what earlier steps made of it: two steps may share an entity. */
function openEntity(asked: FormInstance, soFar: Entity, context: Context): Entity {
  let entity: Entity = { ...soFar, ...asked.defaults }
  for (const { field, answer } of visibleFieldsOf(asked, context))
    if (answer !== undefined) entity = field.write(entity, answer, context)
  const { finish } = asked.step.kind === 'form' ? asked.step : (asked.form ?? {})
  return finish?.(entity, context) ?? entity
}

/** Crime, group, nature, answers and language in `fato`, `respostas` and INFO_BOP; the only nature of a crime is chosen by itself (FA-05). */
function withCrime(flow: Flow, report: Occurrence, context: Context): Occurrence {
  const { natures, report: given } = context
  const opened = { ...context, report }
  const { group, flag = 0, citizenCrime = flow.crime } = outcomeOf(flow, opened)
  const answered = answeredQuestions(flow, opened)
  const only = natures?.length === 1 ? natures[0] : undefined
  const fato = {
    ...(only ? withNature(report.fato, only) : report.fato),
    ...(group && { grupo_ocorrencia: group.id, nm_grupo_ocorrencia: group.name }),
  }
  const language = given.IdIdioma ?? localeIds['pt-br']
  const residence = report.envolvido[0]?.idLocalMoradia ?? 1
  return {
    ...report,
    fato,
    ...(report.respostas && { respostas: { ...report.respostas, perguntasRespostas: answered } }),
    INFO_BOP: {
      ID_CRIME: flow.crime,
      ID_CRIME_CIDADAO: citizenCrime,
      ...natureInfo(fato),
      ID_FLG_TIPO: flag,
      ID_IDIOMA: language,
      ID_LOCAL_MORADIA: residence,
      PERGUNTAS_E_RESPOSTAS: answered,
    },
    IdIdioma: language,
    idLocalMoradia: residence,
  }
}
