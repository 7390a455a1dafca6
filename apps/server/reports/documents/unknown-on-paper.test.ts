import { isNotKnowing } from '@delegacia/domain/rules/not-knowing'
import { routes } from '@delegacia/domain/lists/routes'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import { filledReport, type Preferred } from '@delegacia/flows/crimes/filled-report.fixture'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { expect, test } from 'vitest'
import { sampleDocument } from '../../documents/report-document.fixture.ts'
import { templateData } from '../../documents/pdf/template-data.ts'
import { examine } from '../registration/examine.ts'

/** The entries of lists that say that the person does not know. */
const unknownEntries: Preferred = {
  id_operadora: 98,
  id_voltagem: 99,
  'fato/endereco/id_local': 43,
  'fato/periodo': 9,
  periodo: 9,
  comoOcorreu: 5,
  atendimentoImediato: false,
  generoVitima: 'F',
  sexo: 'F',
  idLocalMoradia: 1,
  nome_conhecido: 2,
}
/** 'I do not know' in every text that takes it. */
const nothingKnown: Preferred = new Proxy(unknownEntries, {
  get: (chosen, name) =>
    typeof name !== 'string' || /endereco(\/\d)?$/.test(name) ? undefined : (chosen[name] ?? unknownAnswer),
})

// FI-05, LA-04
test.each(routes)(
  'the document of /%s has no row and no sentence that only says not to know',
  async (route) => {
    const flow = await getFlow(route)
    const examined = await examine(filledReport(flow, nothingKnown, 8), {
      now: new Date('2026-11-21T15:00:00Z'),
      narrativeMaximum: 5000,
      findAddress: (chosen) => chosen,
      translator: { translate: () => Promise.resolve(undefined) },
      crimesNotOffered: [],
    })
    if (!examined.ok) throw new Error(examined.issues.map(({ campo, chave }) => `${campo} ${chave}`).join())
    const { sections, narrative } = examined
    const paper = templateData(sampleDocument({ sections, narrative, test: false }), () => 'Noto Sans')
    const printed = Object.values(paper.sections)
      .flat()
      .flatMap(({ entries }) => entries.flatMap(({ rows }) => rows))
      .map(({ label, value }) => `${label}: ${value.map(({ text }) => text).join(' ')}`)
    expect(printed.length).toBeGreaterThan(0)
    expect(printed.filter((row) => isNotKnowing(row.slice(row.indexOf(':') + 1)))).toEqual([])
    const told = narrative.filter(({ part }) => part !== 'account').map(({ text }) => text)
    expect(told.filter((text) => /n[ãa]o sei/iu.test(text))).toEqual([])
    // Officers read what was not known, and may ask again.
    expect(JSON.stringify(sections)).toContain('"value":"Não sei')
  },
)
