import { routes } from '@delegacia/domain/lists/routes'
import { locales, say } from '@delegacia/domain/language/text'
import { expect, test } from 'vitest'
import { getFlow } from './flows.ts'
import { minutesOf } from './minutes.fixture.ts'
import { reportOf } from './reports.fixture.ts'

// LA-07
test.each(routes)(
  'the minutes that the start of /%s promises are honest, in every language',
  async (route) => {
    const flow = await getFlow(route)
    const computed = minutesOf(flow, reportOf(route))
    for (const locale of locales) {
      const [, said] = /(\d+)\sminut/.exec(say(flow.description, locale)) ?? []
      expect.soft(Number(said), `${route} ${locale}: takes ${computed}`).toBeGreaterThanOrEqual(computed - 1)
      expect.soft(Number(said), `${route} ${locale}: takes ${computed}`).toBeLessThanOrEqual(computed + 4)
    }
  },
)
