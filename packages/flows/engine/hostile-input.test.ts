import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { loss } from '../crimes/loss.flow.ts'
import { contextOf, lossReport } from '../crimes/loss.fixture.ts'
import { isEntity, writeAt, type Entity } from './entity.ts'
import { openReport } from './open-report.ts'
import { problems } from './problems.ts'
import { summary } from './summary.ts'

/** Every path of a report, branches and leaves. */
const pathsOf = (value: unknown, at = ''): string[] =>
  Array.isArray(value) || isEntity(value)
    ? Object.entries(value).flatMap(([key, inner]) => [`${at}/${key}`, ...pathsOf(inner, `${at}/${key}`)])
    : []

const roots = new Set(['/envolvido', '/objeto', '/fato', '/INFO_BOP'])
const paths = pathsOf(lossReport()).filter((path) => !roots.has(path))

test('whatever stands in a place of the report, it is judged and never crashes the judge', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 })), {
        minLength: 1,
        maxLength: 4,
      }),
      (changes) => {
        const report = changes.reduce<Entity>(
          (entity, [path, value]) => writeAt(entity, path, value),
          lossReport() as unknown as Entity,
        ) as unknown as Occurrence
        const context = contextOf(report)
        const found = problems(loss, context)
        expect(found.every(({ campo }) => campo.startsWith('/'))).toBe(true)
        if (found.length > 0) return
        const open = openReport(loss, context)
        expect(problems(loss, { ...context, report: open })).toEqual([])
        expect(summary(loss, { ...context, report: open })).toHaveLength(4)
      },
    ),
    { numRuns: 1500 },
  )
})
