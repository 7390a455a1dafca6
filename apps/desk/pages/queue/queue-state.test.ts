import type { QueuePage } from '@delegacia/contract/desk/queues'
import { expect, test } from 'vitest'
import { newOnes, refreshed, shownFrom, withFurther } from './queue-state.ts'
import { queuePage, queueRow } from './queue-page.fixture.ts'

const page = (urgentes: string[], linhas: string[], more: Partial<QueuePage> = {}): QueuePage =>
  queuePage({
    urgentes: urgentes.map((id) => queueRow(id)),
    linhas: linhas.map((id) => queueRow(id)),
    ...more,
  })
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

// OF-10
test('what came since never moves a row: it is updated where it stands, and what is new waits', () => {
  const shown = shownFrom(page(['u'], ['a', 'b']))
  const fresh = page(['v', 'u'], ['c', 'b', 'a'])
  const changed = { ...fresh, linhas: fresh.linhas.map((row) => ({ ...row, versao: 9 })) }
  const after = refreshed(shown, changed)
  expect([ids(after.urgent), ids(after.rows)]).toEqual([['u'], ['a', 'b']])
  expect(after.rows.map(({ versao }) => versao)).toEqual([9, 9])
  expect(newOnes(shown, changed)).toEqual({ all: 2, urgent: 1 })
})

// OF-10
test('a row that went elsewhere stays where it is until the list is asked for anew', () => {
  expect(ids(refreshed(shownFrom(page([], ['a', 'b'])), page([], ['b'])).rows)).toEqual(['a', 'b'])
})

// OF-09
test('a further page goes below, each report once', () => {
  const shown = shownFrom(page([], ['a', 'b'], { proximo: 'p' }))
  const after = withFurther(shown, page([], ['b', 'c']))
  expect([ids(after.rows), after.next]).toEqual([['a', 'b', 'c'], undefined])
})
