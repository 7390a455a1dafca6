import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fontCoverage } from './font-coverage.ts'
import { printableLine, printableParagraphs } from './printable-text.ts'

const covers = fontCoverage(readFileSync(join(import.meta.dirname, 'fonts/NotoSans-Regular.ttf')))

describe('what the font covers', () => {
  test.each(['A', 'ç', 'Ã', 'º', '–', '€', 'я', '\uFFFD'])('%s is covered', (character) => {
    expect(covers(character.codePointAt(0) ?? 0)).toBe(true)
  })
  test.each(['😀', 'ש', 'م', '漢', '\u{10FFFF}'])('%s is not', (character) => {
    expect(covers(character.codePointAt(0) ?? 0)).toBe(false)
  })
})

describe('a printable line', () => {
  test.each([
    ['plain words stay', 'JOSÉ DA CONCEIÇÃO', 'JOSÉ DA CONCEIÇÃO'],
    ['decomposed accents are joined', 'Jose\u0301', 'José'],
    ['control characters go', 'a\u0000b\u0007c\u001Bd', 'abcd'],
    ['bidirectional overrides and zero-width characters go', 'a\u202Eb\u200Bc\u2066d\uFEFF', 'abcd'],
    ['private use and halves of pairs go', 'a\uE000b\uD800c\uDC00d', 'abcd'],
    ['an emoji becomes a visible mark', 'a😀b', 'a\uFFFDb'],
    ['a variant of a character becomes one mark', '❤\uFE0F', '\uFFFD'],
    ['spaces of every kind become one', ' a\t\u00A0\n b ', 'a b'],
    ['markup stays as it was typed', '#import "x": *b* $y$ <i>z</i> @r', '#import "x": *b* $y$ <i>z</i> @r'],
  ])('%s', (_, typed, printed) => {
    expect(printableLine(typed, covers)).toBe(printed)
  })

  test('lines become paragraphs, empty ones do not', () => {
    expect(printableParagraphs('one\r\n\r\ntwo\n \nthree\u2028four', covers)).toEqual([
      'one',
      'two',
      'three',
      'four',
    ])
  })
})
