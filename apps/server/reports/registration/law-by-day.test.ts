import type { Registration } from '@delegacia/contract/occurrence'
import { locales } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { printedText } from '../documents/printed-text.fixture.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

const on = (report: Occurrence, day: string): Occurrence => {
  const [year, month, date] = day.split('-')
  return {
    ...report,
    fato: { ...report.fato, datahora: `${day} 10:00`, ds_datahora: `${date}/${month}/${year} 10:00` },
  }
}
const cheated = () => reportOf('estelionato')

async function registered(report: Occurrence) {
  const answer = await station.register(report)
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  return answer.json<Registration>()
}

async function threadOf(
  { bop, autDig }: Registration,
  idioma: string,
): Promise<{ text: string; until?: string }> {
  const answer = await station.app.inject({
    method: 'POST',
    url: '/api/acompanhar',
    payload: { numero: bop, codigo: autDig, idioma, mostrarAberturas: true },
  })
  expect(answer.statusCode).toBe(200)
  const { proximo, representarAte } = answer.json<{ proximo: string[]; representarAte?: string }>()
  return { text: proximo.join(' '), ...(representarAte && { until: representarAte }) }
}

// LW-05, RP-01
describe('the same report of two days', () => {
  test('of fraud depends on its victim on 3 May 2026, and on 4 May on nobody', async () => {
    const before = await registered(on(cheated(), '2026-05-03'))
    const after = await registered(on(cheated(), '2026-05-04'))
    expect(await printedText(station, before)).toMatch(/O que depende da vítima.*representação/)
    expect(await printedText(station, after)).not.toMatch(/O que depende da vítima|representação/)
    for (const locale of locales) {
      expect((await threadOf(before, locale)).text).toMatch(/representa|représentation/)
      expect((await threadOf(after, locale)).text).not.toMatch(/representa|représentation/)
    }
  })
  test('of stalking at home gives six months on 18 June 2026, and twelve on 19 June', async () => {
    const stalked = (day: string) => {
      const report = on(reportOf('violencia_contra_mulher'), day)
      return registered({ ...report, fato: { ...report.fato, id_natureza: 505, id_natureza_cidadao: 505 } })
    }
    const words = {
      'pt-br': ['seis meses', 'doze meses'],
      'en-us': ['six months', 'twelve months'],
      'es-es': ['seis meses', 'doce meses'],
      'fr-fr': ['six mois', 'douze mois'],
    } as const
    const before = await stalked('2026-06-18')
    const after = await stalked('2026-06-19')
    expect(await printedText(station, before)).toMatch(/A lei dá seis meses/)
    expect(await printedText(station, after)).toMatch(/A lei dá doze meses/)
    for (const locale of locales) {
      const [six, twelve] = words[locale]
      expect((await threadOf(before, locale)).text).toContain(six)
      expect((await threadOf(after, locale)).text).toContain(twelve)
    }
  })
})
