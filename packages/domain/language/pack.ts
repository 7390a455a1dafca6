import { locales, type Locale } from './text.ts'

/** A further language of the portal, or an easier way of writing one, told in a file: sentences by their Portuguese source. */
export type Pack = {
  /** In its own words, as the choice of languages shows it. */
  readonly name: string
  /** Its language by BCP 47. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** The language of the portal that stands where a sentence is missing, and in which the service is asked. */
  readonly base: Locale
  /** Whether the portal offers it; if not, it is checked and not built. */
  readonly offered: boolean
  readonly made: {
    readonly by: string
    readonly how: 'person' | 'machine'
    /** Who has read it through, or null while nobody has. */
    readonly reviewedBy: string | null
    /** YYYY-MM-DD. */
    readonly on: string
  }
  readonly texts: Readonly<Record<string, string>>
  /** Hard words that its sentences use, in small letters, each with what it means: the screen explains them. */
  readonly words?: Readonly<Record<string, string>>
}

/** Names of packs become addresses: these are others'. */
const taken: readonly string[] = [
  ...locales,
  'api',
  'assets',
  'guardar',
  'icons',
  'receita',
  'painel',
  'libras',
]
const idForm = /^[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,3}$/
const tagForm = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i
const mostTexts = 6000
const mostWords = 200
const wordForm = /^\p{Ll}+(?:[ -]\p{Ll}+){0,3}$/u
const longestMeaning = 100
const longestName = 24

/** Markup, and signs that turn the direction of what stands beside them. */
const notText = /[<>\p{Cc}\u202a-\u202e\u2066-\u2069]/u
/** Numbers that somebody in danger calls, which no translation may leave out. */
const calls = /\b(?:100|180|181|188|19[0-9])\b/g

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const found = (text: string, form: RegExp) => [...new Set(text.match(form))].toSorted().join(' ')

/** What is wrong with one sentence of a pack, beside its source; undefined if nothing is. */
export function sentenceProblem(source: string, sentence: unknown): string | undefined {
  if (typeof sentence !== 'string' || sentence.trim() === '') return 'is empty'
  if (notText.test(sentence)) return 'holds markup or control signs: a pack is text alone'
  if (sentence.length > source.length * 3 + 80) return 'is more than three times as long as its source'
  const params = found(source, /\{\w+\}/g)
  if (found(sentence, /\{\w+\}/g) !== params) return `must have the params of its source: ${params || 'none'}`
  const numbers = found(source, calls)
  if (found(sentence, calls) !== numbers)
    return `must have the numbers to call of its source: ${numbers || 'none'}`
  return undefined
}

function headProblems(id: string, pack: Record<string, unknown>): string[] {
  const { name, tag, direction, base, offered, made } = pack
  const is = (form: RegExp, value: unknown) => typeof value === 'string' && form.test(value)
  const checks: [boolean, string][] = [
    [idForm.test(id) && !taken.includes(id), `'${id}' cannot be its address`],
    [
      is(/\S/, name) && String(name).length <= longestName && !notText.test(String(name)),
      'name: up to 24 signs',
    ],
    [is(tagForm, tag), 'tag: a language tag of BCP 47'],
    [direction === 'ltr' || direction === 'rtl', "direction: 'ltr' or 'rtl'"],
    [locales.some((locale) => locale === base), `base: one of ${locales.join(', ')}`],
    [typeof offered === 'boolean', 'offered: true or false'],
    [isRecord(made) && is(/\S/, made['by']), 'made.by: who made it'],
    [isRecord(made) && is(/^(?:person|machine)$/, made['how']), "made.how: 'person' or 'machine'"],
    [
      isRecord(made) && (made['reviewedBy'] === null || is(/\S/, made['reviewedBy'])),
      'made.reviewedBy: who, or null',
    ],
    [isRecord(made) && is(/^\d{4}-\d{2}-\d{2}$/, made['on']), 'made.on: YYYY-MM-DD'],
  ]
  return checks.flatMap(([good, problem]) => (good ? [] : [problem]))
}

function wordProblems(words: unknown): string[] {
  if (words === undefined) return []
  if (!isRecord(words) || Object.keys(words).length > mostWords)
    return [`words: up to ${mostWords}, each with what it means`]
  return Object.entries(words).flatMap(([word, meaning]) => {
    const good =
      wordForm.test(word) &&
      typeof meaning === 'string' &&
      /\S/.test(meaning) &&
      meaning.length <= longestMeaning &&
      !notText.test(meaning)
    return good
      ? []
      : [`words: '${word}' is in small letters and means something in up to ${longestMeaning} signs`]
  })
}

/** What is wrong with a pack as its file has it, named by its address; an empty list where it can be built. */
export function packProblems(id: string, pack: unknown): string[] {
  if (!isRecord(pack) || !isRecord(pack['texts']))
    return ['is no pack: name, tag, direction, base, offered, made, texts']
  const texts = Object.entries(pack['texts'])
  if (texts.length > mostTexts) return [`has more than ${mostTexts} texts`]
  return [
    ...headProblems(id, pack),
    ...wordProblems(pack['words']),
    ...texts.flatMap(([source, sentence]) => {
      const problem = sentenceProblem(source, sentence)
      return problem ? [`'${source}' ${problem}`] : []
    }),
  ]
}

/** The pack of a file; throws with all that is wrong with it, so that nothing half is built. */
export function packOf(id: string, content: unknown): Pack {
  const problems = packProblems(id, content)
  if (problems.length > 0) throw new Error(`packs/${id}.json: ${problems.join('; ')}`)
  return content as Pack
}
