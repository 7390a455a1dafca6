import { expect, test } from 'vitest'
import { columns, locales } from '@delegacia/domain/language/text'
import { loss } from '../../crimes/loss.flow.ts'
import { warnings } from './warnings.ts'

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

// LA-03
test.each(locales)(
  'the warnings are two cards of at most 25 words, title included, and so is the description of a loss, in %s',
  (locale) => {
    const lengths = warnings.map(({ title, text }) =>
      wordsOf(`${title[columns[locale]]} ${text[columns[locale]]}`),
    )
    expect(lengths).toHaveLength(2)
    expect(lengths.filter((length) => length > 25)).toEqual([])
    expect(wordsOf(`Como funciona ${loss.description[columns[locale]]}`)).toBeLessThanOrEqual(25)
  },
)
