const upToNineteen = (
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito ' +
  'dezenove'
).split(' ')
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
const ordinals = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'setimo', 'oitavo', 'nono']
/** Those of two letters and more: a single one names a street of a grid. */
const romans = ['', 'x', 'xx', 'xxx']
  .flatMap((ten) => ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'].map((one) => ten + one))
  .map((word, value) => [word, value] as const)
  .filter(([word]) => word.length > 1)

const values = new Map<string, number>([
  ...upToNineteen.map((word, value) => [word, value] as const),
  ...tens.slice(2).map((word, index) => [word, (index + 2) * 10] as const),
  ...ordinals.flatMap((word, index) => [
    [word, index + 1] as const,
    [word.replace(/o$/, 'a'), index + 1] as const,
  ]),
  ...romans,
  ['uma', 1],
  ['duas', 2],
])

function digitsOf(words: readonly string[]): string[] {
  const digits: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const value = values.get(word)
    const next = upToNineteen.indexOf(words[i + 1] ?? '')
    if (value === undefined) digits.push(word)
    else if (tens.indexOf(word) > 1 && next > 0 && next < 10) {
      digits.push(String(value + next))
      i++
    } else digits.push(String(value))
  }
  return digits
}

const inWords = (value: number): string[] =>
  value < 20
    ? [upToNineteen[value] ?? '']
    : [tens[Math.floor(value / 10)] ?? '', upToNineteen[value % 10] ?? ''].filter((word) => word !== 'zero')

/** Days of a month and small numbers are written out; the codes of a grid of streets, such as WE 31, never are. */
const writtenOf = (words: readonly string[]): string[] =>
  words.flatMap((word, i) => {
    const isCode = (words[i - 1] ?? '').length === 2
    return /^\d{1,2}$/.test(word) && Number(word) > 0 && !isCode ? inWords(Number(word)) : [word]
  })

/**
 * The variants of a name with a number: as it is, in digits, in words. `quatorze abril` is also `14 abril`; `xv novembro`
 * also `15 novembro` and `quinze novembro`. A name without a number has only itself.
 */
export function numberVariants(words: readonly string[]): string[][] {
  if (!words.some((word) => values.has(word) || /^\d/.test(word))) return [[...words]]
  const digits = digitsOf(words)
  const variants = [[...words], digits, writtenOf(digits)]
  const texts = variants.map((variant) => variant.join(' '))
  return variants.filter((_, i) => texts.indexOf(texts[i] ?? '') === i)
}
