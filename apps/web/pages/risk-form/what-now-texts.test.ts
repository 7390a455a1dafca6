import { expect, test } from 'vitest'
import { columns, locales, say } from '@delegacia/domain/language/text'
import { nextTexts } from '@delegacia/domain/desk/citizen/next-texts'
import { texts } from './what-now-texts.ts'

// RF-29
test('the copy is spoken of as of a document that is made, for the seal comes after she handed in', () => {
  for (const said of Object.values(texts.copy))
    expect(said).not.toMatch(/está no papel|(the police|la policía|la police) (have|tiene|a) /i)
})

// LW-16
test.each(locales)(
  'police who go with her for her things, and 30 days against a closed case, are said in %s',
  (locale) => {
    const police = { pt: 'polícia', en: 'police', es: 'policía', fr: 'police' }[columns[locale]]
    expect(say(texts.things, locale)).toContain(police)
    expect(say(nextTexts.archivedByProsecutor, locale)).toContain('30')
  },
)
