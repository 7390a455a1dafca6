import { expect, test } from 'vitest'
import { hasMinorVictim } from './minor-victims.ts'
import type { InvolvedParty } from './involved-party.ts'
import type { Occurrence } from './occurrence.ts'
import { unknownAnswer } from './unknown-answer.ts'

const now = new Date('2026-11-21T15:00:00Z')
const report = (people: unknown, group?: number): Occurrence => ({
  envolvido: people as InvolvedParty[],
  objeto: [],
  fato: {},
  INFO_BOP: {},
  ...(group !== undefined && { respostas: { faixaEtariaVitima: group } }),
})
const victim = (ds_nascimento?: string) => ({ atuacao: '2', ...(ds_nascimento && { ds_nascimento }) })

// PE-35
test.each([
  [report([victim('22/11/2008')]), true],
  [report([victim('21/11/2008')]), false],
  [report([victim('05/03/1990'), victim('05/03/2016')]), true],
  [report([{ atuacao: '5', ds_nascimento: '05/03/2016' }]), false],
  [report([victim(unknownAnswer)], 1), true],
  [report([victim()], 11), true],
  [report([victim(unknownAnswer)], 3), false],
  [report([victim(unknownAnswer)]), false],
  // The date says more than the group, which is its own fault.
  [report([victim('05/03/1990')], 1), false],
  [report([], 1), false],
  [report([null, 7]), false],
  [report('nobody'), false],
])('a victim below 18 is named: %j %j', (one, expected) => {
  expect(hasMinorVictim(one, now)).toBe(expected)
})
