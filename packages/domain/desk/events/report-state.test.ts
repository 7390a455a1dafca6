import { expect, test } from 'vitest'
import { isClosed, moved, moveNames, reportStates, stateAfter, type ReportState } from './report-state.ts'

const allowed: readonly (readonly [ReportState, (typeof moveNames)[number], ReportState])[] = [
  ['registrado', 'read', 'em_analise'],
  ['em_analise', 'askCorrection', 'pede_correcao'],
  ['em_analise', 'forward', 'encaminhado'],
  ['em_analise', 'notHere', 'nao_cabe_aqui'],
  ['em_analise', 'investigate', 'em_apuracao'],
  ['pede_correcao', 'correctionAnswered', 'em_analise'],
  ['pede_correcao', 'correctionExpired', 'encaminhado'],
  ['pede_correcao', 'notHere', 'nao_cabe_aqui'],
  ['encaminhado', 'forward', 'encaminhado'],
  ['encaminhado', 'investigate', 'em_apuracao'],
  ['em_apuracao', 'archive', 'arquivado_na_unidade'],
  ['arquivado_na_unidade', 'resume', 'em_apuracao'],
  ['nao_cabe_aqui', 'reopen', 'em_analise'],
]

// EV-01
test('a report goes these ways and no other', () => {
  const found = reportStates.flatMap((state) =>
    moveNames.flatMap((move) => {
      const to = stateAfter(state, move)
      return to ? [[state, move, to]] : []
    }),
  )
  expect(new Set(found.map(String))).toEqual(new Set(allowed.map(String)))
  expect(found).toHaveLength(allowed.length)
})

// EV-01
test('a step that does not exist does not compile', () => {
  const analysed: 'em_analise' = moved('registrado', 'read')
  expect(analysed).toBe('em_analise')
  // @ts-expect-error: what nobody has read cannot be archived
  expect(moved('registrado', 'archive')).toBeUndefined()
  // @ts-expect-error: an archived report is not asked about
  expect(moved('arquivado_na_unidade', 'askCorrection')).toBeUndefined()
})

// EV-02, EV-30
test('every state leads on: whoever is sent elsewhere may appeal, and what was archived is taken up again', () => {
  for (const state of reportStates) {
    const ways = moveNames.flatMap((move) => stateAfter(state, move) ?? [])
    expect([state, ways.length > 0]).toEqual([state, true])
    expect(isClosed(state)).toBe(state === 'arquivado_na_unidade' || state === 'nao_cabe_aqui')
  }
})
