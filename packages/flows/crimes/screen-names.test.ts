import { pageScreens } from '@delegacia/domain/language/page-screens'
import { routes } from '@delegacia/domain/lists/routes'
import { expect, test } from 'vitest'
import { groupScreen, namesOfScreen, screensOfFlow } from '../engine/screen-names.ts'
import { getFlow } from './flows.ts'

// RE-08
test('every screen of every kind has a name that can be that of a file, and no two kinds share their own', async () => {
  const own = new Map<string, string>()
  for (const route of routes) {
    const names = new Set(screensOfFlow(await getFlow(route)).map(({ name }) => name))
    for (const name of names) {
      const found = namesOfScreen({ route }, name)
      for (const one of found) expect(one).toMatch(/^[a-z\d][a-z\d_-]{0,79}$/)
      expect([found[0], own.get(found[0])]).toEqual([found[0], undefined])
      own.set(found[0], route)
    }
  }
  for (const page of pageScreens) expect(own.get(page)).toBeUndefined()
})

// RE-08
test('a screen is named by its step and its first questions, which the page knows too', async () => {
  const loss = await getFlow('extravio')
  const names = screensOfFlow(loss).map(({ name }) => name)
  const [first] = loss.steps
  const [group] = first?.kind === 'form' ? first.groups : []
  expect(group && first && names.includes(groupScreen(first, group))).toBe(true)
  expect(names.slice(0, 1)).toEqual(['comeco'])
  expect(names.slice(-2)).toEqual(['resumo', 'fim'])
})
