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

const hundreds =
  'cem cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
    ' ',
  )
const valueOfHundred = (word: string): number => {
  const place = hundreds.indexOf(word)
  return place < 0 ? 0 : Math.max(place, 1) * 100
}

/**
 * The number that is dictated at the beginning of the words, and how many of them it is: `mil quinhentos e vinte`. After hundreds
 * come tens and after tens a digit, so that `quinze dezesseis` are two numbers.
 */
export function spokenNumber(words: readonly string[]): { value: number; length: number } | undefined {
  let [value, length, below] = [0, 0, Infinity]
  for (let at = 0; at < words.length; at++) {
    if (words[at] === 'e' && length > 0) at++
    const word = words[at] ?? ''
    const isThousand = word === 'mil' && value < 100
    const part = isThousand ? 1000 : valueOfHundred(word) || (values.get(word) ?? 0)
    if (part === 0 || (part >= below && !isThousand)) break
    value = isThousand ? Math.max(value, 1) * 1000 : value + part
    below = part >= 100 ? part : part >= 20 && part % 10 === 0 ? 10 : 0
    if (part >= 100 && part < 1000) below = 100
    length = at + 1
  }
  return length > 0 ? { value, length } : undefined
}
