import { expect, test } from 'vitest'
import { clockLook, clockRule, clockSays } from './clock-words.ts'

const now = new Date('2026-11-23T13:14:00Z')
const clock = (tipo: string, vence: string, more = {}) => ({
  tipo: tipo as 'analise',
  regra: 'regra',
  desde: '2026-11-23T12:52:00Z',
  vence,
  atrasado: false,
  urgente: false,
  ...more,
})

// OF-09
test.each([
  [clock('analise', '2026-11-23T20:02:00Z'), '6 h 48 min', ''],
  [clock('analise', '2026-11-23T11:04:00Z', { atrasado: true }), 'atrasado 2 h 10 min', 'late'],
  [clock('atendimento_imediato', '2026-11-23T12:52:00Z', { urgente: true }), 'há 22 min', 'soon'],
  [clock('medida_protetiva_logo', '2026-11-23T12:52:00Z', { urgente: true }), 'há 22 min', 'soon'],
  [clock('medida_protetiva', '2026-11-23T16:52:00Z', { urgente: true }), '3 h 38 min', 'soon'],
  [clock('medida_protetiva', '2026-11-24T20:19:00Z', { urgente: true }), '31 h 05 min', ''],
  // OF-55
  [
    clock('atendimento_imediato', now.toISOString(), { urgente: true, desde: now.toISOString() }),
    'agora',
    'soon',
  ],
  [clock('analise', '2026-11-23T13:13:30Z', { atrasado: true }), 'vence agora', 'late'],
  [clock('correcao', '2026-11-29T13:14:00Z'), '6 d 0 h', 'pause'],
])('a clock says what is left, or how late it is (%#)', (one, said, look) => {
  expect([clockSays(one, now), clockLook(one, now)]).toEqual([said, look])
})

// RF-15
test('of the way to the judge it also says the moment at which its hours end', () => {
  const measure = clock('medida_protetiva', '2026-11-24T20:19:00Z', { urgente: true })
  expect(clockRule(measure, now)).toBe('ter., 17h19: regra')
  expect(clockRule(clock('analise', '2026-11-24T20:19:00Z'), now)).toBe('regra')
})
