import type { Text } from '@delegacia/domain/language/text'
import { Visitor, type ESTree } from 'vite'

type Language = keyof Text
type Row = { start: number; end: number; texts: Map<Language, ESTree.Node> }

const languages = ['pt', 'en', 'es', 'fr'] as const satisfies readonly Language[]

/** Where a script names one language of a text itself; what it names may be left out of its bundle. */
export type NamedLanguage = { language: Language; start: number }

/**
 * A script with only one language of every text: the literals `{ pt, en, es, fr }` keep that property alone.
 * Objects with other keys besides, or with values that are no text, stay as they are.
 */
export function keepLanguage(code: string, program: ESTree.Program, language: Language): string {
  const cuts = rowsOf(program)
    .flatMap(({ start, end, texts }) => {
      const own = texts.get(language)
      return own
        ? [
            { from: start + 1, to: own.start },
            { from: own.end, to: end - 1 },
          ]
        : []
    })
    .toSorted((one, other) => one.from - other.from)
  let kept = ''
  let read = 0
  for (const { from, to } of cuts) {
    // A row inside what is cut out goes with it.
    if (from < read) continue
    kept += code.slice(read, from)
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
      const texts = new Map<Language, ESTree.Node>()
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
