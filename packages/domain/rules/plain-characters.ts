/** Hyphens and dashes that stand for the one on the keyboard; U+2011 is what telephones put into a name. */
const hyphens = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g

/** What cannot be seen: direction marks, joiners, soft hyphens, variation selectors and what no text consists of. */
const invisible = /(?![\n\r])[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * An identifier without what came along unseen when it was copied, dictated or filled in: marks of direction, no-break blanks,
 * digits of full width, other hyphens. Lines stay apart as blanks. Never for names or free text: `ª` would become `a`.
 */
export const plainCharacters = (typed: string): string =>
  tidyCharacters(typed)
    .replace(/[\n\r\u2028\u2029]/g, ' ')
    .normalize('NFKC')
    .replace(/ {2,}/g, ' ')
    .trim()

/** The same for words, whose letters and lines stay: composed, with one kind of blank and of hyphen. */
export const tidyCharacters = (typed: string): string =>
  typed
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(invisible, '')
    .replace(hyphens, '-')
    .normalize('NFC')

/** What ends a line somewhere, U+0085 and U+2028 too. */
const lineEnds = /[\n\v\f\r\u0085\u2028\u2029]+/

/** A stranger's words on one line, which begin no other and turn nothing around: `between` stands where a line ended. */
export const oneLine = (typed: string, between = ' '): string =>
  typed
    .split(lineEnds)
    .map((line) => tidyCharacters(line).replace(/ {2,}/g, ' ').trim())
    .filter(Boolean)
    .join(between)

/**
 * The digits of an identifier that is made of nothing else, written with or without its dots, hyphens and slashes, behind a
 * label (`CPF nº 529.982.247-25`); undefined where anything else stands among or after them.
 */
export function labelledDigits(typed: string): string | undefined {
  const text = plainCharacters(typed)
    .replace(/^[\p{L}\p{M}\s.:º°ª#()/-]*(?=\d)/u, '')
    .replace(/[\s.,;)]+$/, '')
  return /^[\d\s./-]+$/.test(text) ? text.replace(/\D/g, '') : undefined
}
