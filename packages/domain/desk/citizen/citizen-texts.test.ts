import { describe, expect, test } from 'vitest'
import { columns, locales, type Text } from '../../language/text.ts'
import { refusalTexts } from '../acceptance/refusal-texts.ts'
import { lint } from '../wording/lint.ts'
import { accessTexts } from './access-texts.ts'
import { nextTexts } from './next-texts.ts'
import { notHereTexts } from './not-here-texts.ts'
import { openingTexts } from './opening-texts.ts'
import { stateTexts } from './state-texts.ts'
import { stepTexts } from './step-texts.ts'

const tables: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  accessTexts,
  nextTexts,
  openingTexts,
  refusalTexts,
  stepTexts,
  ...notHereTexts,
  ...stateTexts,
}

/** What the law itself gives may be said in figures. */
const givenByLaw = new Set(['measureAsked'])

describe.each(Object.entries(tables))('%s', (_table, texts) => {
  // TH-06, WO-02
  test.each(Object.entries(texts))(
    '%s has no link, jargon, blame or promise, and the same places in every language',
    (name, text) => {
      for (const locale of locales) {
        const found = lint(text[columns[locale]], locale).filter(
          ({ kind }) => !(kind === 'promise' && givenByLaw.has(name)),
        )
        expect([locale, found]).toEqual([locale, []])
      }
      const places = new Set(Object.values(text).map((said) => (said.match(/\{\w+\}/g) ?? []).join(' ')))
      expect(places.size).toBe(1)
    },
  )
})
