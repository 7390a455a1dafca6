import { expect, expectTypeOf, test } from 'vitest'
import type { Text } from '@delegacia/domain/language/text'
import { yesNoSequence } from '../blocks/before/yes-no.ts'
import type { Flow, QuestionScreen } from '../engine/define.ts'
import { isRoute, type Route, type routes } from '@delegacia/domain/lists/routes'
import { getFlow } from './flows.ts'
import { flow as loss } from './loss/flow.ts'

const text: Text = { pt: '', en: '', es: '', fr: '' }

// What the compiler refuses: if it took one of these, `npm run check` would report an unused `@ts-expect-error`.
test('a mistyped route does not compile', () => {
  // @ts-expect-error no such route
  const flow = () => getFlow('furtto')
  yesNoSequence({
    id: '',
    question: text,
    right: 'nao',
    wrong: text,
    // @ts-expect-error no such route to go on at
    insteadGoTo: { route: 'furtto', label: text },
  })
  // @ts-expect-error no such route that takes the report
  const elsewhere: QuestionScreen['elsewhere'] = () => ({ text, label: text, route: 'furtto' })
  // @ts-expect-error no such route to go on at
  const continueAt: QuestionScreen['continueAt'] = () => 'furtto'
  // @ts-expect-error the flow is that of another route
  const theft: Flow<'furto'> = loss
  // @ts-expect-error every other route is missing
  const rows: Record<Route, string> = { furto: 'bag' }
  expect([flow, elsewhere, continueAt, theft, rows]).toHaveLength(5)
})

test('a text from outside is a route only after a check', () => {
  const outside: string = 'furto'
  // @ts-expect-error not checked yet
  expect(() => getFlow(outside)).toBeTypeOf('function')
  expect(isRoute(outside)).toBe(true)
  if (isRoute(outside)) expectTypeOf(outside).toEqualTypeOf<Route>()
  expectTypeOf<(typeof routes)[number]>().toEqualTypeOf<Route>()
})
