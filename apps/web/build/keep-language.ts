import type { Text } from '@delegacia/domain/language/text'
import { Visitor, type ESTree } from 'vite'

type Language = keyof Text
type Row = { start: number; end: number; texts: Map<Language, ESTree.ObjectProperty> }
type Edit = { from: number; to: number; put: string }

/** What a pack says instead of a Portuguese sentence; undefined where it has none. */
export type SayInstead = (portuguese: string) => string | undefined

const languages = ['pt', 'en', 'es', 'fr'] as const satisfies readonly Language[]

/** Where a script names one language of a text itself; what it names may be left out of its bundle. */
export type NamedLanguage = { language: Language; start: number }

/**
 * A script with only one language of every text: the literals `{ pt, en, es, fr }` keep that property alone.
 * Objects with other keys besides, or with values that are no text, stay as they are.
 *
 * Each language has an address of its own, so the client is built once for each: this took the wizard from 71.6 to 59.2 KB
 * (gzip) and the home from 87.9 to 83.0. It costs four builds of 0.4 s, and a person who changes the language loads the
 * scripts with text again. Message catalogues that a page fetches would cost a request before the first word and take
 * sentences away from their use; a minifier cannot fold `say` by a constant, as it sees a table and a column. If the
 * language could change inside a page, or texts came from elsewhere, this has to be decided again. The page's language is
 * that of its build (`import.meta.env.PAGE_LOCALE`), never the stored choice; `namedLanguages` below stops the build
 * where a script reads a language by its name.
 */
export function keepLanguage(
  code: string,
  program: ESTree.Program,
  language: Language,
  sayInstead?: SayInstead,
): string {
  const cuts = rowsOf(program).flatMap(({ start, end, texts }) => {
    const own = texts.get(language)
    return own
      ? [
          { from: start + 1, to: own.start, put: '' },
          { from: own.end, to: end - 1, put: '' },
        ]
      : []
  })
  return edited(code, [...cuts, ...sentencesOf(program, language, sayInstead)])
}

/** A script with all its languages, in which a pack says what it can in place of that one. */
export function sayInPack(
  code: string,
  program: ESTree.Program,
  language: Language,
  sayInstead: SayInstead,
): string {
  return edited(code, sentencesOf(program, language, sayInstead))
}

function sentencesOf(program: ESTree.Program, language: Language, sayInstead?: SayInstead): Edit[] {
  if (!sayInstead) return []
  return rowsOf(program).flatMap(({ texts }) => {
    const portuguese = texts.get('pt')
    const own = texts.get(language)
    const source = portuguese && plainText(portuguese.value)
    const put = source === undefined ? undefined : sayInstead(source)
    return own && put !== undefined
      ? [{ from: own.value.start, to: own.value.end, put: JSON.stringify(put) }]
      : []
  })
}

function edited(code: string, edits: Edit[]): string {
  let kept = ''
  let read = 0
  for (const { from, to, put } of edits.toSorted((one, other) => one.from - other.from)) {
    // A row inside what is cut out goes with it.
    if (from < read) continue
    kept += code.slice(read, from) + put
    read = to
  }
  return kept + code.slice(read)
}

/** Every place that reads one language of a text by its name, as `row.pt`. */
export function namedLanguages(program: ESTree.Program): NamedLanguage[] {
  const named: NamedLanguage[] = []
  new Visitor({
    MemberExpression({ computed, property, start }) {
      const name = nameOf(property, computed)
      const language = languages.find((one) => one === name)
      if (language) named.push({ language, start })
    },
  }).visit(program)
  return named
}

function rowsOf(program: ESTree.Program): Row[] {
  const rows: Row[] = []
  new Visitor({
    ObjectExpression({ start, end, properties }) {
      const texts = new Map<Language, ESTree.ObjectProperty>()
      for (const property of properties) {
        if (property.type !== 'Property' || !isText(property.value)) return
        const name = nameOf(property.key, property.computed)
        const language = languages.find((one) => one === name)
        if (!language) return
        texts.set(language, property)
      }
      if (texts.size === languages.length && properties.length === languages.length)
        rows.push({ start, end, texts })
    },
  }).visit(program)
  return rows
}

function nameOf(key: ESTree.Node, computed: boolean): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

function isText(value: ESTree.Node): boolean {
  if (value.type === 'TemplateLiteral') return true
  if (value.type === 'BinaryExpression')
    return value.operator === '+' && isText(value.left) && isText(value.right)
  return value.type === 'Literal' && typeof value.value === 'string'
}

/** A text that is the same whatever happens; undefined where something is filled into it by the script. */
function plainText(value: ESTree.Node): string | undefined {
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : undefined
  if (value.type === 'TemplateLiteral')
    return value.expressions.length === 0 ? (value.quasis[0]?.value.cooked ?? undefined) : undefined
  if (value.type !== 'BinaryExpression') return undefined
  const [left, right] = [plainText(value.left), plainText(value.right)]
  return left === undefined || right === undefined ? undefined : left + right
}
