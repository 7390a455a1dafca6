import { localeIds } from '@delegacia/domain/language/text'
import { natureInfo, withNature } from '@delegacia/domain/report/nature'
import type { Address } from '@delegacia/domain/report/address'
import type { ReportMunicipality, Occurrence } from '@delegacia/domain/report/occurrence'
import { declaredVictimSex } from '@delegacia/domain/report/victim-sex'
import type { Context } from './model/context.ts'
import type { Flow } from './define.ts'
import { isEntity, readAt, writeAt, type Entity } from './model/entity.ts'
import { answeredQuestions, outcomeOf } from './outcome.ts'
import { isConfirmed, needsConfirming } from './fields/way-on.ts'
import { formInstances, visibleFieldsOf, type FormInstance } from './form-instances.ts'

/** A report without any answer. */
export const emptyReport = (): Occurrence => ({ envolvido: [], objeto: [], fato: {}, INFO_BOP: {} })

/** The report with the values by which it differs from those of another flow of the same crime. */
export const writeDiscriminator = ({ discriminator = {} }: Flow, report: Entity): Entity =>
  Object.entries(discriminator).reduce((written, [path, value]) => writeAt(written, path, value), report)

/**
 * The report rebuilt from its visible fields only: answers to hidden fields, unknown fields and descriptions that do not
 * belong to their ids are dropped. Descriptions are in the language of the context.
 */
export function normalizeReport(flow: Flow, context: Context): Occurrence {
  let report = writeDiscriminator(flow, emptyReport() as unknown as Entity)
  for (const instance of formInstances(flow, context.report)) {
    const at = pathOf(instance, report)
    const soFar = at === '' ? report : readAt(report, at)
    const entity = normalizeEntity(instance, isEntity(soFar) ? soFar : {}, context)
    report = at === '' ? entity : writeAt(report, at, entity)
  }
  return withCrime(flow, report as unknown as Occurrence, context)
}

/** Where an entity is written: an entry after those that are there already, so that a dropped one leaves no gap. */
function pathOf({ step, at }: FormInstance, report: Entity): string {
  if (step.kind === 'form') return at
  const list = readAt(report, step.at)
  return `${step.at}/${Array.isArray(list) ? list.length : 0}`
}

/** One entity rebuilt from its visible answers, added to what earlier steps wrote: two steps may share an entity. */
function normalizeEntity(instance: FormInstance, soFar: Entity, context: Context): Entity {
  let entity: Entity = { ...soFar, ...instance.defaults }
  for (const { field, answer } of visibleFieldsOf(instance, context))
    if (answer !== undefined) {
      entity = field.write(entity, answer, context)
      for (const path of field.kept?.(instance.entity, context) ?? [])
        entity = writeAt(entity, path, readAt(instance.entity, path))
      const { wayOn } = field
      if (!wayOn || !isConfirmed(field, instance.entity, context)) continue
      if (needsConfirming(field, instance.entity, context))
        entity = writeAt(entity, wayOn.at, readAt(instance.entity, wayOn.at))
    }
  const { finish } = instance.step.kind === 'form' ? instance.step : (instance.form ?? {})
  return finish?.(entity, context) ?? entity
}

/** Crime, group, nature, answers and language in `fato`, `respostas` and INFO_BOP; where a crime has only one nature, it is chosen (FA-05). */
function withCrime(flow: Flow, report: Occurrence, context: Context): Occurrence {
  const { natures, report: given } = context
  const normalized = { ...context, report }
  const { group, flag = 0, citizenCrime } = outcomeOf(flow, normalized)
  const answered = answeredQuestions(flow, normalized)
  const only = natures?.length === 1 ? natures[0] : undefined
  const fato = {
    ...(only ? withNature(report.fato, only) : report.fato),
    ...(group && { grupo_ocorrencia: group.id, nm_grupo_ocorrencia: group.name }),
  }
  const sexo = declaredVictimSex(report)
  const language = given.IdIdioma ?? localeIds['pt-br']
  const residence = report.envolvido[0]?.idLocalMoradia ?? 1
  const municipality = municipalityOf(fato.endereco) ?? given.municipality
  return {
    ...report,
    fato,
    ...(sexo !== undefined && { vitima: { sexo } }),
    ...(municipality && { municipality }),
    ...(report.respostas && { respostas: { ...report.respostas, perguntasRespostas: answered } }),
    INFO_BOP: {
      ID_CRIME: flow.crime,
      ...(citizenCrime !== undefined && { ID_CRIME_CIDADAO: citizenCrime }),
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

/** The fact's own address says more than the choice on the home page. */
const municipalityOf = ({ id_localidade, ds_localidade }: Address = {}): ReportMunicipality | undefined =>
  id_localidade === undefined
    ? undefined
    : { ID_LOCALIDADE: id_localidade, ...(ds_localidade && { DS_LOCALIDADE: ds_localidade }) }
