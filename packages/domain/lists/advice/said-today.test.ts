import { locales, say } from '../../language/text.ts'
import { expect, test } from 'vitest'
import { fraud } from '../crimes/fraud.ts'
import { violence } from '../crimes/violence.ts'

const bank = { 'pt-br': 'conteste', 'en-us': 'contest', 'es-es': 'conteste', 'fr-fr': 'contestez' }
const within = {
  'pt-br': '48 horas',
  'en-us': '48 hours',
  'es-es': '48 horas',
  'fr-fr': 'sous 48 heures',
}

// LW-14
test.each(locales)(
  'who paid by Pix reads first how to contest it in the app of the bank, in %s',
  (locale) => {
    const [first] = fraud.advice?.points ?? []
    expect(first && say(first, locale)).toMatch(new RegExp(`Pix.*${bank[locale]}`))
  },
)

// LW-14
test.each(locales)('within how many hours the judge decides is said in %s', (locale) => {
  const said = (violence.advice?.points ?? []).map((point) => say(point, locale).replaceAll('\u00a0', ' '))
  expect(said.join(' ')).toContain(within[locale])
})
