import { listPath, toListItems } from '@delegacia/contract/list-paths'
import { paraMap } from '@delegacia/domain/geography/para-map'
import { locales, localeIds, type Locale } from '@delegacia/domain/language/text'
import type { Characteristic } from '@delegacia/domain/report/characteristic'
import type { ListItem } from '@delegacia/domain/report/list-query'
import type { Nature } from '@delegacia/domain/report/nature'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { flow as theft } from '@delegacia/flows/crimes/theft/flow'
import { theftReport } from '@delegacia/flows/crimes/theft.fixture'
import type { Context } from '@delegacia/flows/engine/model/context'
import { writeAt, type Entity } from '@delegacia/flows/engine/model/entity'
import { reportIssues } from '@delegacia/flows/engine/report-issues'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

const get = async <T>(path: string): Promise<T> => (await station.app.inject(`/api${path}`)).json<T>()

/** The issues as the browser finds them: the same calls, with lists that came over the wire in the person's language. */
async function issuesInBrowser(report: Occurrence, locale: Locale): Promise<string[]> {
  const lists = new Map<string, ListItem[]>()
  const natures = await get<Nature[]>(`/LISTA_NATUREZAS_POR_CRIME/${locale}/${theft.crime}/-1/-1/-1/-1`)
  const characteristics = await get<Characteristic[]>(`/COMBO_LISTA_CARACTERISTICA/${locale}`)
  for (;;) {
    const missing = new Map<string, (body: unknown) => ListItem[]>()
    const context: Context = {
      now: station.now(),
      locale,
      readList(query) {
        const path = `/${listPath(query, locale)}`
        if (!lists.has(path)) missing.set(path, (body) => toListItems(query.list, body))
        return lists.get(path)
      },
      readDetails: () => [],
      natures,
      readQuestions: () => [],
      readCharacteristics: () => characteristics,
      readStateMap: () => paraMap,
      narrativeMaximum: 5000,
      report,
    }
    const found = reportIssues(theft, context)
    if (missing.size === 0)
      return found.map(({ campo, issue }) => `${campo} ${issue.code} ${issueMessage(issue, locale)}`)
    for (const [path, read] of missing) lists.set(path, read(await get<unknown>(path)))
  }
}

async function issuesOnServer(report: Occurrence): Promise<string[]> {
  const answer = await station.register(report)
  expect(answer.statusCode).toBe(422)
  const { erros } = answer.json<{ erros: { campo: string; chave: string; mensagem: string }[] }>()
  return erros.map(({ campo, chave, mensagem }) => `${campo} ${chave} ${mensagem}`)
}

const [reporter, victim, company, witness, suspect] = ['0', '1', '2', '3', '4'].map(
  (place) => `envolvido/${place}`,
)

/** Wrong answers, rule by rule, where the forms ask for them. */
const wrong: readonly (readonly [path: string, answers: readonly unknown[]])[] = [
  [`${reporter}/nome`, ['MARIA', 'MARIA C. SILVA', 'AN LI', 'MARIA SILVA 2', undefined]],
  [`${reporter}/nome_social`, ['BIA 2', 'B. SILVA']],
  [`${reporter}/ds_nascimento`, ['31/02/2020', '22/11/2026', '22/11/2008', '20/11/1925', '5/3/9', undefined]],
  [`${reporter}/mae`, ['ANA', undefined]],
  [`${reporter}/nr_filhos`, ['100', '-1', 'DOIS']],
  [`${reporter}/sexo`, ['X', undefined]],
  [`${reporter}/id_profissao`, [999_999]],
  [`${reporter}/documento/1/numero`, ['529.982.247-24', '111.111.111-11', '52998224724', undefined]],
  [`${reporter}/documento/0/numero`, ['12', 'A'.repeat(101)]],
  [`${reporter}/documento/0/orgao`, ['S', undefined]],
  [`${reporter}/documento/0/uf`, ['XX', undefined]],
  [`${reporter}/contato/1/valorSemDDI`, ['91 8765-4321', '00 98765-4321', '9198765432', undefined]],
  [`${reporter}/contato/0/valorSemDDI`, ['91 98765-4321']],
  [`${reporter}/contato/2/valor`, ['a@b', 'a@example.org, b@example.org', 'a b@example.org', undefined]],
  [`${reporter}/endereco/0/numero`, ['12;A', '1234567890123456']],
  [`${reporter}/endereco/0/complemento`, ['AB', 'A'.repeat(101), undefined]],
  [`${victim}/documento/1/numero`, ['529.982.247-25']],
  [`${victim}/ds_nascimento`, ['22/11/2008', 'NO NATAL']],
  [
    `${company}/documento/0/numero`,
    ['11.222.333/0001-82', '11.111.111/1111-11', '11222333000182', undefined],
  ],
  [`${company}/nome_fantasia`, ['ABC', undefined]],
  [`${witness}/mae`, ['A B', undefined]],
  [`${suspect}/idade_aparente`, ['100', 'TRINTA']],
  [`${suspect}/aparencia`, [[{ id: 101 }, { id: 102 }], [{ id: 9 }]]],
  [`${suspect}/caracteristica`, [[{ id: 301, valor: 'NO' }], [{ valor: 'NO BRAÇO' }]]],
  ['objeto', [[]]],
  ['objeto/0/numero', ['12', 'A'.repeat(100), undefined]],
  ['objeto/1/imei', ['490154-20-323751-9', '490154203237519']],
  ['objeto/1/numero', ['91 3222-1111', undefined]],
  [
    'fato/ds_datahora',
    ['31/02/2020 10:00', '20/11/2026 24:00', '22/11/2026 00:00', '20/11/1926 10:00', undefined],
  ],
  ['fato/endereco/id_local', [999, undefined]],
  ['fato/endereco/lat', ['-15,78', '0,0349', 'AQUI', '-1,4,5', undefined]],
  ['fato/endereco/complemento', ['A'.repeat(101), undefined]],
  ['fato/id_natureza_cidadao', [301, undefined]],
  ['relato_plain', ['A'.repeat(99), 'A'.repeat(5001), undefined]],
]

const cases = wrong.flatMap(([path, answers], row) =>
  answers.map((answer, column) => ({
    path,
    answer,
    locale: locales[(row + column) % locales.length] ?? 'pt-br',
  })),
)

// SU-10, ER-04
test.each(cases)('$path has the same issues on both sides ($locale)', async ({ path, answer, locale }) => {
  const report = writeAt(theftReport() as unknown as Entity, path, answer) as unknown as Occurrence
  const sent = { ...report, IdIdioma: localeIds[locale] }
  const browser = await issuesInBrowser(sent, locale)
  expect(browser).not.toEqual([])
  expect(browser.every((issue) => issue.startsWith(`/${path}`))).toBe(true)
  expect(await issuesOnServer(sent)).toEqual(browser)
})

test('the report of these cases is sound but for what they change, and none of them was stored', async () => {
  expect(await issuesInBrowser(theftReport(), 'pt-br')).toEqual([])
  expect(await station.db.selectFrom('reports').select('bop').execute()).toEqual([])
})
