import { expect, test } from 'vitest'
import { compareVideos, neededOf } from './needed-videos.mjs'

const flow = (route: string, ...screens: [name: string, says: string][]) => ({
  route,
  screens: screens.map(([name, says]) => ({ name, title: name, says })),
})
const namesOf = ({ route }: { route: string }, name: string): [string, string] => [`${route}-${name}`, name]

const needed = neededOf(
  [
    flow('furto', ['nome', 'Nome'], ['fato', 'Onde furtaram?']),
    flow('roubo', ['nome', 'Nome'], ['fato', 'Onde foi?']),
  ],
  namesOf,
)

// RE-08
test('screens that say the same need one video, others one each', () => {
  expect(needed.map(({ name, of }) => [name, of])).toEqual([
    ['nome', 2],
    ['furto-fato', 1],
    ['roubo-fato', 1],
  ])
})

// RE-08
test('what is missing is named, and so is what no screen asks for', () => {
  const { missing, unasked } = compareVideos(needed, ['nome', 'roubo-fato', 'inicoi'])
  expect(missing.map(({ name }) => name)).toEqual(['furto-fato'])
  expect(unasked).toEqual(['inicoi'])
  expect(compareVideos(needed, ['furto-nome', 'fato']).missing).toEqual([])
})
