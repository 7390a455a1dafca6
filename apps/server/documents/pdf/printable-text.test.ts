import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFamilies } from './document-fonts.ts'
import { printableLine, writtenLines } from './printable-text.ts'

const familyOf = readFamilies(join(import.meta.dirname, 'fonts'))
const line = (text: string) => printableLine(text, familyOf).text

describe('which font draws what', () => {
  test.each([
    ['A ç Ã º – € я ѣ ω', 'Noto Sans'],
    ['م ن', 'Noto Sans Arabic'],
    ['ש', 'Noto Sans Hebrew'],
    ['क', 'Noto Sans Devanagari'],
    ['ท', 'Noto Sans Thai'],
    ['漢 语 か カ 한 。 ： 𠮷', 'Noto Sans CJK SC'],
    ['😀 🦩 ☎', 'Noto Emoji'],
    ['→', 'Noto Sans Symbols'],
    ['∞', 'Noto Sans Math'],
  ])('%s is drawn by %s', (characters, family) => {
    for (const one of characters.split(' ')) expect(familyOf(one.codePointAt(0) ?? 0)).toBe(family)
  })
  test.each(['\u{13000}', '\u{10FFFF}', '\uE000', '㐀'])('%s is drawn by none', (character) => {
    expect(familyOf(character.codePointAt(0) ?? 0)).toBeUndefined()
  })
})

// FI-05
describe('a printable line', () => {
  test.each([
    ['plain words stay', 'JOSÉ DA CONCEIÇÃO', 'JOSÉ DA CONCEIÇÃO'],
    ['decomposed accents are joined', 'Jose\u0301', 'José'],
    ['control characters go', 'a\u0000b\u0007c\u001Bd', 'abcd'],
    ['bidirectional overrides and zero-width characters go', 'a\u202Eb\u200Bc\u2066d\uFEFF', 'abcd'],
    ['halves of pairs go', 'b\uD800c\uDC00d', 'bcd'],
    ['other scripts and pictures stay', 'a😀b漢 مرحبا שלום', 'a😀b漢 مرحبا שלום'],
    ['what no font draws is printed as its number', 'a\u{13000}b\uE000', 'a[U+13000]b[U+E000]'],
    ['several such stand in one bracket', '\u{13000}\u{13001} \u{10FFFF}', '[U+13000 U+13001] [U+10FFFF]'],
    [
      'a picture of several stays one',
      '👩🏽\u200D🚒 ❤\uFE0F 1\uFE0F\u20E3',
      '👩🏽\u200D🚒 ❤\uFE0F 1\uFE0F\u20E3',
    ],
    ['a non-joiner within a word stays', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['joiners and selectors go where they only hide', 'a\u200Db\u200C c\uFE0F \u200Dم', 'ab c م'],
    [
      'two accents stay, more are printed as numbers',
      'Z\u0337\u0327\u0353\u0354A',
      'Z\u0337\u0327[U+0353 U+0354]A',
    ],
    ['too many on a Thai letter are printed as numbers', 'ก็็็', 'ก็็[U+0E47]'],
    ['marks of real words stay', 'ที่ น้ำ מֹשֶּׁה မြွှေ့ हिन्दी', 'ที่ น้ำ מֹשֶּׁה မြွှေ့ हिन्दी'.normalize('NFC')],
    ['a mark whose letter is printed as a number is one too', '\u{13000}\u0301x', '[U+13000 U+0301]x'],
    ['spaces of every kind become one', ' a\t\u00A0\n b ', 'a b'],
    ['markup stays as it was typed', '#import "x": *b* $y$ <i>z</i> @r', '#import "x": *b* $y$ <i>z</i> @r'],
  ])('%s', (_, typed, printed) => {
    expect(line(typed)).toBe(printed)
  })

  test('names the fonts that it needs', () => {
    expect(printableLine('A 漢', familyOf)).toMatchObject({
      families: new Set(['Noto Sans', 'Noto Sans CJK SC']),
      coded: false,
    })
    expect(printableLine('A \u{13000}', familyOf)).toMatchObject({
      families: new Set(['Noto Sans']),
      coded: true,
    })
  })
})

test('lines become paragraphs, empty ones do not', () => {
  expect(writtenLines('one\r\n\r\ntwo\n \u200B\nthree\u2028four')).toEqual(['one', 'two', 'three', 'four'])
})
