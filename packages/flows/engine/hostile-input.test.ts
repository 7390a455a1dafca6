import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { flow as loss } from '../crimes/loss/flow.ts'
import { contextOf, lossReport } from '../crimes/loss.fixture.ts'
import { flow as theft } from '../crimes/theft/flow.ts'
import { theftContext, theftReport } from '../crimes/theft.fixture.ts'
import { beforeForms } from './form-instances.ts'
import { isEntity, writeAt, type Entity } from './model/entity.ts'
import { normalizeReport } from './normalize-report.ts'
import { reportIssues } from './report-issues.ts'
import { summary } from './summary.ts'

/** Every path of a report, branches and leaves. */
const pathsOf = (value: unknown, at = ''): string[] =>
  Array.isArray(value) || isEntity(value)
    ? Object.entries(value).flatMap(([key, inner]) => [`${at}/${key}`, ...pathsOf(inner, `${at}/${key}`)])
    : []

const roots = new Set(['/envolvido', '/objeto', '/fato', '/INFO_BOP'])

const flows = [
  { name: 'loss', flow: loss, whole: lossReport, contextOf },
  { name: 'theft', flow: theft, whole: theftReport, contextOf: theftContext },
]

test.each(flows)(
  'whatever a report of a $name contains, it is checked without a crash',
  ({ flow, whole, contextOf: hostileContext }) => {
    const paths = pathsOf(whole()).filter((path) => !roots.has(path))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 })), {
          minLength: 1,
          maxLength: 4,
        }),
        (changes) => {
          const report = changes.reduce<Entity>(
            (entity, [path, value]) => writeAt(entity, path, value),
            whole() as unknown as Entity,
          ) as unknown as Occurrence
          const context = hostileContext(report)
          const found = reportIssues(flow, context)
          expect(found.every(({ campo }) => campo.startsWith('/'))).toBe(true)
          if (found.length > 0) return
          const open = normalizeReport(flow, context)
          expect(reportIssues(flow, { ...context, report: open })).toEqual([])
          expect(summary(flow, { ...context, report: open })).toHaveLength(
            beforeForms(flow).length + flow.steps.length,
          )
        },
      ),
      {
        numRuns: 1000,
        examples: [[[['/envolvido/0/id_grupo', { toString: false }]]], [[['/fato/id_natureza_cidadao', []]]]],
      },
    )
  },
)
