import type { TextId, TemplateUse } from '@delegacia/domain/desk/events/event-parts'
import { classificationOf } from '@delegacia/domain/desk/events/progress'
import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import type { Template } from '@delegacia/domain/desk/templates/template'
import { templatesFor } from '@delegacia/domain/desk/templates/templates'
import { say, type Locale } from '@delegacia/domain/language/text'
import { findCrime } from '@delegacia/domain/lists/crimes'
import { keepText } from '../../reports/events/report-texts.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { getReportKey } from '../work/find-report.ts'
import { readNames } from '../work/names.ts'
import { fitOf } from '../work/template-answers.ts'
import type { ActPlace } from './act.ts'

/** What an officer says: by a template, in the citizen's language, or in own words, in Portuguese. */
export type OfficerText = { como: 'modelo'; modelo: string } | { como: 'texto'; texto: string }

/** The template of that id that fits the report now. Throws `modelo-nao-serve` if there is none. */
export function getTemplate({ found, now }: ActPlace, purpose: 'message' | 'question', id: string): Template {
  const progress = progressOf(found.history, now)
  const crime = findCrime(classificationOf(progress).crime)
  const template = crime && templatesFor(purpose, fitOf(progress, crime.url)).find((one) => one.id === id)
  if (!template) throw new DeskFailure('modelo-nao-serve')
  return template
}

export const usedTemplate = ({ id, version }: Template): TemplateUse => ({ template: id, version })

/** Keeps what is written, encrypted, and returns its id. */
export const keepWords = async ({ trx, head }: ActPlace, vault: Vault, text: string): Promise<TextId> =>
  keepText(trx, vault, await getReportKey(trx, head), text)

/** A message as its citizen reads it, kept word for word. */
export async function keepMessage(
  place: ActPlace,
  vault: Vault,
  said: OfficerText,
): Promise<{ text: TextId; language: Locale; template?: TemplateUse }> {
  if (said.como === 'texto') return { text: await keepWords(place, vault, said.texto), language: 'pt-br' }
  const template = getTemplate(place, 'message', said.modelo)
  const [first] = place.found.history
  const names = await readNames(place.trx, [], [place.by.unit])
  const text = say(template.text, first.language, { unit: names.unit(place.by.unit) })
  return {
    text: await keepWords(place, vault, text),
    language: first.language,
    template: usedTemplate(template),
  }
}
