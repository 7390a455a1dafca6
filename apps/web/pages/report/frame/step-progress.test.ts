import { routes } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { expect, test } from 'vitest'
import { stepProgress, summaryProgress } from './step-progress.ts'

// WZ-11
test.each(routes)(
  'the number of a step of /%s grows by one at the most up to the summary, the last',
  async (route) => {
    const flow = await getFlow(route)
    const places = [...flow.steps.map((step) => stepProgress(flow, step)), summaryProgress(flow)]
    expect(new Set(places.map(({ total }) => total)).size).toBe(1)
    const numbers = places.map(({ now }) => now)
    expect(numbers[0]).toBe(1)
    expect(numbers.at(-1)).toBe(places[0]?.total)
    for (const [place, now] of numbers.slice(1).entries())
      expect([0, 1]).toContain(now - (numbers[place] ?? Number.NaN))
  },
)
