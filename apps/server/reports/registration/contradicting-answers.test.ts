import { readOccurrenceBody } from '@delegacia/contract/report-body/occurrence-body'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { expect, test } from 'vitest'
import { examine } from './examine.ts'

const onRiver = (local_confirmado?: string): Occurrence => {
  const report = reportOf('incendio')
  const endereco = { ...report.fato.endereco, id_local: 24 }
  return { ...report, fato: { ...report.fato, endereco, ...(local_confirmado && { local_confirmado }) } }
}

async function sent(report: Occurrence) {
  const body = readOccurrenceBody(JSON.parse(JSON.stringify(report)))
  if (!body.ok) throw new Error(body.places.join())
  return examine(body.occurrence, {
    now: new Date('2026-11-21T15:00:00Z'),
    narrativeMaximum: 5000,
    findAddress: (chosen) => chosen,
    translator: { translate: () => Promise.resolve(undefined) },
    crimesNotOffered: [],
  })
}

// FA-16
test('a pair that nobody was asked about is refused by its place, and one that was confirmed is registered', async () => {
  const refused = [expect.objectContaining({ campo: '/fato/endereco/id_local', chave: 'answersDiffer' })]
  expect(await sent(onRiver())).toMatchObject({ ok: false, issues: refused })
  expect(await sent(onRiver('ondeOcorreu=2 id_local=24'))).toMatchObject({ ok: false, issues: refused })
  const pair = 'ondeOcorreu=1 id_local=24'
  const taken = await sent(onRiver(pair))
  expect(taken).toMatchObject({ ok: true, report: { fato: { local_confirmado: pair } } })
  expect(taken.ok && JSON.stringify([taken.sections, taken.narrative])).not.toContain(pair)
})
