/** A word as it was typed, and its stem: what its spellings and endings share in the four languages. */
export type Word = { readonly typed: string; readonly stem: string }

/** Letters that sound alike and are typed for one another: 'selular', 'ameassa', 'robaro', 'asalto'. */
const sounds: readonly (readonly [RegExp, string])[] = [
  // To spray a wall (pichar) would else be heard as a payment (Pix).
  [/^pich/, 'pintch'],
  [/ph/g, 'f'],
  [/[sc]h/g, 'x'],
  [/qu(?=[ei])|q/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/c(?=[eiy])|z/g, 's'],
  [/c/g, 'k'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/h/g, ''],
  [/ou/g, 'o'],
  [/ei/g, 'e'],
  [/(.)\1+/g, '$1'],
]

/** Endings of verbs and nouns, as they are once letters that sound alike are one. */
const ending =
  /(?<=...)(?:[ks]ao|[ts]ion|mento?|iento|ment|[aei]r?am|[aei]rao|[ai]?eron|aron|[aei]ndo|iendo|[ai]ria|[ai]va|[ai]d[oa]|a[rno]|e[rnm]|i[rou]|am|[oe]i|ing|ed|[aeiou])$/

const longest = 5

/** The stem of a word in small letters without accents. */
function stemOf(word: string): string {
  const heard = sounds.reduce((text, [letters, sound]) => text.replace(letters, sound), word)
  return heard
    .replace(/(?<=...)s$/, '')
    .replace(ending, '')
    .slice(0, longest)
}

/** The words of what was typed, in any of the four languages, with or without accents. */
export function wordsOf(text: string): Word[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((typed) => ({
    typed,
    stem: stemOf(typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()),
  }))
}
