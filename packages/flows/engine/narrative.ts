import type { Context } from './model/context.ts'
import type { Flow } from './define.ts'
import type { NarrativeParagraph } from './summary-types.ts'
import { formInstances } from './form-instances.ts'

/** The machine's Portuguese of a narrative that was written in another language, or that none could be had. */
export type Translation = { text: string; provider: string } | 'none'

const marks = {
  begin: '--- TRADUÇÃO AUTOMÁTICA DO RELATO ---',
  end: '--- FIM DA TRADUÇÃO AUTOMÁTICA ---',
  none: 'O relato acima foi escrito em outro idioma e não há tradução automática disponível. Vale o texto original.',
}

/** The order of the parts between the account and the closing (document 2, section 4). */
const told = ['complement', 'objects', 'parties', 'other'] as const satisfies NarrativeParagraph['part'][]

/**
 * The narrative document, in Portuguese: opening, what the person wrote, its translation between marker lines when one
 * is given, complement, objects, parties, closing (SU-05). The text is plain: the printing side escapes it.
 */
export function narrative(flow: Flow, context: Context, translation?: Translation): NarrativeParagraph[] {
  const asked = [...formInstances(flow, context.report)]
  const tellAll = (part: NarrativeParagraph['part']): NarrativeParagraph[] =>
    asked.flatMap(({ step, entity }, place) => {
      const number = asked.slice(0, place + 1).filter((one) => one.step === step).length
      const text = step.narrate?.part === part ? step.narrate.one(entity, context, number) : undefined
      return text ? [{ part, text }] : []
    })
  return [
    { part: 'opening', text: flow.opening },
    ...paragraphs(context.report.relato_plain ?? '').map((text) => ({ part: 'account', text }) as const),
    ...translated(translation),
    ...told.flatMap(tellAll),
    { part: 'closing', text: flow.closing },
  ]
}

function translated(translation: Translation | undefined): NarrativeParagraph[] {
  if (translation === undefined) return []
  if (translation === 'none') return [{ part: 'translation-mark', text: marks.none }]
  return [
    { part: 'translation-mark', text: marks.begin },
    ...paragraphs(translation.text).map((text) => ({ part: 'translation', text }) as const),
    { part: 'translation-mark', text: marks.end },
  ]
}

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)

/** The narrative document as the HTML of `relato`; every character of a person's text is escaped. */
export const narrativeHtml = (document: readonly NarrativeParagraph[]): string =>
  document.map(({ text }) => `<p>${escape(text)}</p>`).join('\n')

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
