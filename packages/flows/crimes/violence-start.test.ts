import { locales, say } from '@delegacia/domain/language/text'
import { expect, test } from 'vitest'
import { discreetRoutes, routes } from '@delegacia/domain/lists/routes'
import { getFlow } from './flows.ts'

const flows = await Promise.all(routes.map(getFlow))
const discreet = flows.filter((flow) => flow.discreet)

// VI-01
test.each(discreet.map((flow) => [flow.route, flow] as const))(
  '%s begins with comfort and the numbers to call, before any notice',
  (_route, { warnings }) => {
    expect(warnings.map(({ id, kind }) => [id, kind !== undefined])).toEqual([
      ['acolhimento', true],
      ['requisitos', false],
      ['verdade', false],
    ])
    expect(warnings[0]?.kind?.calls.map(({ number }) => number)).toEqual(['190', '180'])
  },
)

// VI-01
test.each(locales)('nothing before a report of violence says that it may be cancelled (%s)', (locale) => {
  for (const { warnings } of discreet)
    for (const { text } of warnings) expect(say(text, locale)).not.toMatch(/cancel|annul/i)
})

// VI-02, VI-03
test.each(locales)('the first card says how to leave: the button and the keys (%s)', (locale) => {
  const button = {
    'pt-br': 'Sair depressa',
    'en-us': 'Leave quickly',
    'es-es': 'Salir rápido',
    'fr-fr': 'Quitter vite',
  }
  const kind = discreet[0]?.warnings[0]?.kind
  const points = kind?.besides.points ?? []
  expect(points).toHaveLength(3)
  for (const one of [kind?.leave, points[0]]) {
    const said = one ? say(one, locale) : ''
    expect(said).toContain(button[locale])
    expect(said).toMatch(/(Esc|Échap).* (Shift|Mayús|Maj)\b/)
  }
})

// TR-02
test('no other flow talks of leaving, and each that does is one of those that the browser must not name', () => {
  expect(discreet.map(({ route }) => route).toSorted()).toEqual(discreetRoutes.toSorted())
  for (const flow of flows.filter((one) => !one.discreet))
    expect([flow.route, flow.warnings.filter(({ kind }) => kind !== undefined)]).toEqual([flow.route, []])
})
