import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { columns, locales } from '../../language/text.ts'
import { crimeTable } from '../../lists/crimes/crime-table.ts'
import type { CrimeRoute } from '../../lists/routes.ts'
import { reportStates } from '../events/report-state.ts'
import { lint } from '../wording/lint.ts'
import { sentTexts } from './sent-texts.fixture.ts'
import { violenceAtHome } from './template.ts'
import { questionFor, templates, templatesFor } from './templates.ts'

const crimes = Object.keys(crimeTable) as CrimeRoute[]
const every = templates.flatMap((one) =>
  locales.map((locale) => ({ id: one.id, locale, text: one.text[columns[locale]] })),
)

// WO-02
test.each(every)('$id in $locale has no link, no jargon, no blame and no promise', ({ text, locale }) => {
  expect(lint(text, locale)).toEqual([])
})

// WO-02
test('a template has its own id, a version and only the places that the station fills in, the same in every language', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length)
  for (const { id, version, text } of templates) {
    expect([id, version >= 1]).toEqual([id, true])
    const places = Object.values(text).map((said) => (said.match(/\{\w*\}/g) ?? []).join(' '))
    expect([id, new Set(places).size]).toEqual([id, 1])
    expect(['', '{unit}', '{day}']).toContain(places[0])
  }
})

// WO-02
test('a text that changed has a new version: what was sent stays known word for word', () => {
  for (const { id, version, text } of templates) {
    const digest = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)
    expect([id, version, digest]).toEqual([id, version, sentTexts[`${id} ${version}`]])
  }
})

// WO-03
test.each(reportStates)('there is something to send in %s about every crime', (state) => {
  for (const crime of crimes) {
    const all = templatesFor('message', { state, crime, asksMeasure: false })
    expect([crime, all.length > 0]).toEqual([crime, true])
  }
})

// WO-03
test('what is written for a crime comes first, and goes to no other', () => {
  const ids = (crime: CrimeRoute, asksMeasure = true) =>
    templatesFor('message', { state: 'em_analise', crime, asksMeasure }).map(({ id }) => id)
  expect(ids('furto')).toEqual(['recebemos', 'recebemos-mensagem'])
  expect(ids('estelionato')[0]).toBe('recebemos-golpe')
  for (const crime of violenceAtHome)
    expect(ids(crime).slice(0, 2)).toEqual(['recebemos-violencia', 'medida-protetiva'])
  // Nobody is told that a request came which was never made.
  for (const crime of violenceAtHome) expect(ids(crime, false)).not.toContain('medida-protetiva')
  for (const { crimes: written = [] } of templates)
    expect(crimes).toEqual(expect.arrayContaining([...written]))
})

// WO-03
test.each([
  ['/objeto/1/imei', 'imei-onde-achar'],
  ['/fato/ds_datahora', 'hora-que-falta'],
  ['/fato/endereco/lat', 'ponto-fora-do-lugar'],
  ['/envolvido/0/nome', 'pergunta'],
])('about %s the question is %s', (campo, id) => expect(questionFor(campo)?.id).toBe(id))
