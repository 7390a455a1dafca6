import { expect, test } from 'vitest'
import type { Fact } from '@delegacia/domain/report/fact'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { narrative } from '../engine/narrative.ts'
import { reportIssues } from '../engine/report-issues.ts'
import { submitReport } from '../engine/submit-report.ts'
import { contextOf, lossReport } from '../crimes/loss.fixture.ts'
import { flow as loss } from '../crimes/loss/flow.ts'
import { fullContext } from '../crimes/filled-report.fixture.ts'
import { getFlow } from '../crimes/flows.ts'
import { emptyReport } from '../engine/normalize-report.ts'
import { routes } from '@delegacia/domain/lists/routes'

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
test('with a known time the days and the part of the day are dropped', () => {
  const rough = { ds_dia: '18/11/2026', periodo: 2, ds_periodo: 'De manhã' }
  const known = submitReport(loss, withFact({ ds_datahora: '20/11/2026 14:30', ...rough }))
  for (const name of Object.keys(rough)) expect(known.fato).not.toHaveProperty(name)
})

// LA-08
test.each(routes)(
  'whoever tells of %s may not know the time, from the screen or any other client',
  async (route) => {
    const flow = await getFlow(route)
    const asked = (ds_dia: string, periodo?: number) => {
      const context = fullContext(flow, {
        ...emptyReport(),
        fato: { ds_datahora: unknownAnswer, ds_dia, ...(periodo && { periodo }) },
      })
      const issues = reportIssues(flow, context).filter(({ campo }) => /^.fato.(ds_|periodo)/.test(campo))
      return issues.map(({ campo, issue }) => `${campo} ${issue.code}`)
    }
    expect(asked('20/11/2026', 4)).toEqual([])
    expect(asked('20/11/2026')).toEqual([])
    expect(asked('20/11/2026', 5)).toEqual(['/fato/periodo notInList'])
    expect(asked('')).toEqual(['/fato/ds_dia required'])
  },
)

// LA-08
test.each<[string, number, string, string]>([
  ['before dawn', 1, '2026-11-18 00:00', '18/11/2026, de madrugada, em hora que não se sabe.'],
  ['in the morning', 2, '2026-11-18 06:00', '18/11/2026, de manhã, em hora que não se sabe.'],
  ['in the afternoon', 3, '2026-11-18 12:00', '18/11/2026, à tarde, em hora que não se sabe.'],
  ['at night', 4, '2026-11-18 18:00', '18/11/2026, à noite, em hora que não se sabe.'],
  ['at no known part', 9, '2026-11-18 00:00', 'em 18/11/2026, em hora que não se sabe.'],
])('what was %s begins then, and the paper tells it', (_when, periodo, datahora, told) => {
  const sent = submitReport(loss, withFact({ ds_dia: '18/11/2026', periodo }))
  expect(sent.fato).toMatchObject({ ds_datahora: unknownAnswer, datahora, periodo })
  expect(
    narrative(loss, contextOf(sent))
      .map(({ text }) => text)
      .join(' '),
  ).toContain(told)
})

// LA-08
test('a part of today that has not begun is refused where it is said', () => {
  expect(issuesOf({ ds_dia: '21/11/2026', periodo: 4 })).toEqual(['/fato/periodo futureDate'])
  expect(issuesOf({ ds_dia: '21/11/2026', periodo: 9 })).toEqual([])
})
