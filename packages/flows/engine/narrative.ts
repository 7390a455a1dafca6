import type { Context } from './model/context.ts'
import type { Flow } from './define.ts'
import type { NarrativeParagraph } from './summary-types.ts'
import { formInstances, type FormInstance } from './form-instances.ts'

/** The machine translation into Portuguese of an account in another language; `none` where none was available. */
export type Translation = { text: string; provider: string } | 'none'

const markerLines = {
  begin: '--- TRADUÇÃO AUTOMÁTICA DO RELATO ---',
  end: '--- FIM DA TRADUÇÃO AUTOMÁTICA ---',
  none: 'O relato acima foi escrito em outro idioma e não há tradução automática disponível. Vale o texto original.',
}

/** The parts between the account and the closing, in their order (document 2, section 4). */
const narratedParts = [
  'complement',
  'objects',
  'parties',
  'other',
] as const satisfies NarrativeParagraph['part'][]

/**
 * The narrative, in Portuguese: opening, the account, its translation between marker lines if there is one, complement,
 * objects, parties, closing (SU-05). It is plain text: whatever prints it must escape it.
 */
export function narrative(flow: Flow, context: Context, translation?: Translation): NarrativeParagraph[] {
  const instances = [...formInstances(flow, context.report)]
  const narrateAll = (part: NarrativeParagraph['part']): NarrativeParagraph[] =>
    instances.flatMap((instance, place) => {
      const { step, entity } = instance
      const number = instances.slice(0, place + 1).filter((one) => isNumberedWith(one, instance)).length
      const text = step.narrate?.part === part ? step.narrate.one(entity, context, number) : undefined
      return text ? [{ part, text }] : []
    })
  return [
    { part: 'opening', text: flow.opening },
    ...paragraphs(context.report.relato_plain ?? '').map((text) => ({ part: 'account', text }) as const),
    ...translated(translation),
    ...narratedParts.flatMap(narrateAll),
    { part: 'closing', text: flow.closing },
  ]
}

/** Who is named beside the entries of a step has numbers of their own. */
const isNumberedWith = (one: FormInstance, other: FormInstance): boolean =>
  one.step === other.step && (one.form === other.form || !(one.form?.beside ?? other.form?.beside))

function translated(translation: Translation | undefined): NarrativeParagraph[] {
  if (translation === undefined) return []
  if (translation === 'none') return [{ part: 'translation-mark', text: markerLines.none }]
  return [
    { part: 'translation-mark', text: markerLines.begin },
    ...paragraphs(translation.text).map((text) => ({ part: 'translation', text }) as const),
    { part: 'translation-mark', text: markerLines.end },
  ]
}

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)

/** The narrative as the HTML of `relato`, escaped. */
export const narrativeHtml = (document: readonly NarrativeParagraph[]): string =>
  document.map(({ text }) => `<p>${escape(text)}</p>`).join('\n')

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
