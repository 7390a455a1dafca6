const small = new Set('a as o os e de da do das dos em na no nas nos'.split(' '))
const kept = /\d|^[IVX]+$|^(BR|PA|WE|SN|AP|MA|TO|MT|AM|ZFA|VP)$/

/** `RUA DOS MUNDURUCUS` as `Rua dos Mundurucus`; codes and Roman numbers stay as they are, and so do names in small letters. */
export function titleCase(text: string): string {
  if (/\p{Ll}/u.test(text)) return text
  return text
    .split(' ')
    .map((word, i) => {
      const low = word.toLowerCase()
      if (i > 0 && small.has(low)) return low
      if (kept.test(word)) return word
      return low.replace(/(?<=^|[-'"(])\p{L}/gu, (letter) => letter.toUpperCase())
    })
    .join(' ')
}
