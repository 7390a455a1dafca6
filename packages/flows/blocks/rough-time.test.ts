import { expect, test } from 'vitest'
import type { Fact } from '@delegacia/domain/report/fact'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { narrative } from '../engine/narrative.ts'
import { reportIssues } from '../engine/report-issues.ts'
import { submitReport } from '../engine/submit-report.ts'
import { contextOf, lossReport } from '../crimes/loss.fixture.ts'
import { loss } from '../crimes/loss.flow.ts'
import { theft } from '../crimes/theft.flow.ts'

const withFact = (change: Fact) => {
  const report = lossReport()
  const { ds_datahora: _typed, datahora: _moment, ...fact } = report.fato
  return contextOf({ ...report, fato: { ...fact, ds_datahora: unknownAnswer, ...change } })
}
const issuesOf = (change: Fact) =>
  reportIssues(loss, withFact(change)).map(({ campo, issue }) => `${campo} ${issue.code}`)

// LA-08
test.each<[string, Fact, string[]]>([
  ['a day', { ds_dia: '20/11/2026', dia: '2026-11-20' }, []],
  ['two days', { ds_dia: '18/11/2026', dia: '2026-11-18', ds_dia_fim: '20/11/2026' }, []],
  ['no day at all', {}, ['/fato/ds_dia required']],
  ['a day that does not exist', { ds_dia: '31/02/2026' }, ['/fato/ds_dia invalidDate']],
  ['tomorrow', { ds_dia: '22/11/2026', dia: '2026-11-22' }, ['/fato/ds_dia futureDate']],
  [
    'a last day before the first',
    { ds_dia: '20/11/2026', dia: '2026-11-20', ds_dia_fim: '19/11/2026' },
    ['/fato/ds_dia_fim lastBeforeFirst'],
  ],
])('a loss at a time that is not known, with %s', (_what, change, issues) => {
  expect(issuesOf(change)).toEqual(issues)
})

// LA-08
test('is sent as unknown, with its days and the beginning of the first, the same when it is sent again', () => {
  const days = { ds_dia: '18/11/2026', dia: '2026-11-18', ds_dia_fim: '20/11/2026', dia_fim: '2026-11-20' }
  const once = submitReport(loss, withFact(days))
  expect(once.fato).toMatchObject({ ...days, ds_datahora: unknownAnswer, datahora: '2026-11-18 00:00' })
  expect(submitReport(loss, contextOf(once)).fato).toEqual(once.fato)
  const told = narrative(loss, contextOf(once)).map(({ text }) => text)
  expect(told.join(' ')).toContain(
    'em dia não sabido entre 18/11/2026 e 20/11/2026, em hora que não se sabe.',
  )
})

// LA-08
test('with a known time the days are dropped, and no other crime takes an unknown one', () => {
  const known = submitReport(loss, withFact({ ds_datahora: '20/11/2026 14:30', ds_dia: '18/11/2026' }))
  expect(known.fato).not.toHaveProperty('ds_dia')
  expect(reportIssues(theft, withFact({ ds_dia: '20/11/2026' })).map(({ campo }) => campo)).toContain(
    '/fato/ds_datahora',
  )
})
