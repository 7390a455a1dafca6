import { streetTypes } from './abbreviations.ts'
import { numberVariants } from './number-words.ts'
import { wordsOf } from './words.ts'

/** What people say before the name: `moro na`, `foi na`, `lá na`, `endereço:`. */
const leadIn = /^(?:(?:endere[cç]o|moro|foi|fica|aconteceu|l[aá]|ali|aqui)(?![\p{L}\d])[\s:,]*)+/iu
/** From here on another street or a landmark is told. */
const crossing =
  /[\s(,](?:entre|ent\.|esquina|esq\.?|c\/|canto\s+com|com|x|pr[oó]x(?:im[oa])?\.?|perto|em\s+frente|ao\s+lado|atr[aá]s|defronte)(?![\p{L}\d])/iu
const kilometre = /(?<![\p{L}\d])(?:km|quil[oô]metro)\s*\d+(?:[.,+]\d+)?(?:\s+d[aeo](?![\p{L}\d]))?/giu
/** The house, the flat, the plot; `quadra 15` may be a street, which the reading before this one finds. */
const unit =
  /(?<![\p{L}\d])(?:(?:apto|apt|ap|apartamento|sala|bloco|bl|torre|casa|quadra|qd|lote|lt|edif[ií]cio|ed)(?![\p{L}\d])\.?\s*[\p{L}\d]{1,10}|fundos|altos|t[eé]rreo)(?![\p{L}\d])/giu
const noNumber = /(?<![\p{L}\d])(?:s\/\s?n[ºo°]?|sem\s+n[uú]mero|sn\s*$)(?![\p{L}\d])/giu
const houseNumber = /(?<![\p{L}\d])(?:n[ºo°.]|n[uú]mero)\s*\d+(?:-\p{L})?(?![\p{L}\d])/giu

/** What is left of a spoken address once everything but the street, its neighbourhood and its town is taken out. */
function streetAlone(typed: string): string {
  const said = typed.replace(leadIn, '').replace(/^com\.\s*/iu, 'comunidade ')
  const at = said.slice(1).search(crossing)
  return (at < 0 ? said : said.slice(0, at + 1))
    .replace(kilometre, ' ')
    .replace(unit, ' ')
    .replace(noNumber, ' ')
    .replace(houseNumber, ' ')
}

const romans: Readonly<Record<string, string>> = { '1': 'i', '5': 'v', '10': 'x' }

/** `dom pedro 1` as `dom pedro i`: a single roman letter in a name has no other form in the index. */
const inRoman = (words: readonly string[]): string[] => words.map((word) => romans[word] ?? word)

/**
 * The words to look for when the typed text as it stands finds nothing, the closest to it first: the street alone, without its type,
 * which may be the wrong one, each with its numbers in digits, in words and in roman letters.
 */
export function spokenReadings(typed: string): string[][] {
  const said = wordsOf(streetAlone(typed))
  const alone = said.length > 1 && said.at(-1) === 'brasil' ? said.slice(0, -1) : said
  const [first = ''] = alone
  const untyped = alone.length > 1 && streetTypes.has(first) ? [alone.slice(1)] : []
  const all = [alone, ...untyped].flatMap((words) => {
    const variants = numberVariants(words)
    return [...variants, ...variants.map(inRoman)]
  })
  return [...new Map(all.map((words) => [words.join(' '), words])).values()].filter(
    (words) => words.length > 0,
  )
}
