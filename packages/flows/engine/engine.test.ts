import { describe, expect, test } from 'vitest'
import { withReporterAsVictim } from '@delegacia/domain/report/reporter-as-victim'
import { flow as loss } from '../crimes/loss/flow.ts'
import { contextOf, lossReport } from '../crimes/loss.fixture.ts'
import { writeAt, type Entity } from './model/entity.ts'
import { narrative, narrativeHtml } from './narrative.ts'
import { normalizeReport } from './normalize-report.ts'
import { reportIssues } from './report-issues.ts'
import { summary } from './summary.ts'

type Change = [path: string, value: unknown]

/** The report of the fixture with some of its entries replaced. */
const reportWith = (...changes: Change[]) =>
  changes.reduce<Entity>(
    (entity, [path, value]) => writeAt(entity, path, value),
    lossReport() as unknown as Entity,
  ) as unknown as ReturnType<typeof lossReport>

const found = (...changes: Change[]) =>
  reportIssues(loss, contextOf(reportWith(...changes))).map(({ campo, issue }) => `${campo} ${issue.code}`)

describe('reportIssues', () => {
  test('a whole report has none', () => expect(found()).toEqual([]))

  // SU-10
  test('every issue names its field in the report', () => {
    expect(
      found(
        ['envolvido/0/documento/1/numero', '529.982.247-24'],
        ['envolvido/0/nome', 'CONCEIÇÃO'],
        ['relato_plain', 'A'.repeat(99)],
        ['fato/ds_datahora', '22/11/2026 00:00'],
      ),
    ).toEqual([
      '/envolvido/0/nome surnameRequired',
      '/envolvido/0/documento/1/numero invalidCpf',
      '/fato/ds_datahora futureDate',
      '/relato_plain narrativeSize',
    ])
  })

  test('blanks around an answer are no issue and are not stored', () => {
    const change: Change = ['envolvido/0/contato/2/valor', ' conceicao@example.org ']
    expect(found(change)).toEqual([])
    const report = normalizeReport(loss, contextOf(reportWith(change)))
    expect(report.envolvido[0]?.contato?.[2]?.valor).toBe('conceicao@example.org')
    expect(found(['envolvido/0/mae', '   '])).toEqual(['/envolvido/0/mae required'])
  })

  test.each<[string, Change, string[]]>([
    ['nothing lost', ['objeto', []], ['/objeto emptyList']],
    ['an object of no known kind', ['objeto/0/id_tipo_objeto', 99], ['/objeto/0 wrongShape']],
    ['too many objects', ['objeto', Array(41).fill(lossReport().objeto[0])], ['/objeto tooManyEntries']],
    ['a sex that is not on the list', ['envolvido/0/sexo', 'X'], ['/envolvido/0/sexo notInList']],
    ['a list where a text belongs', ['envolvido/0/nome', ['A', 'B']], ['/envolvido/0/nome wrongShape']],
    ['a text where yes or no belongs', ['envolvido/0/isVitima', 'sim'], ['/envolvido/0/isVitima wrongShape']],
    ['a fact in another State', ['fato/endereco/id_uf', 'AM'], ['/fato/endereco outsideState']],
    [
      'no address',
      ['envolvido/0/endereco', [{ complemento: 'CASA AMARELA' }]],
      ['/envolvido/0/endereco/0 addressRequired'],
    ],
    ['no mother', ['envolvido/0/mae', undefined], ['/envolvido/0/mae required']],
    [
      'a lost CPF that is none',
      ['objeto/0', { id_tipo_objeto: 1, id: '1', documento: 1, numero: '1' }],
      ['/objeto/0/numero invalidCpf'],
    ],
    ['a phone with a wrong IMEI', ['objeto/1/imei', '490154-20-323751-9'], ['/objeto/1/imei invalidImei']],
  ])('%s', (_what, change, expected) => expect(found(change)).toEqual(expected))

  // PE-02, PE-12
  test('a tourist shows a passport and is asked neither CPF nor issuer', () => {
    const tourist: Change[] = [
      ['envolvido/0/idLocalMoradia', 2],
      ['envolvido/0/id_nacionalidade', 250],
      ['envolvido/0/id_estado', undefined],
      ['envolvido/0/id_naturalidade', undefined],
      ['envolvido/0/documento', [{ tipo: 10, numero: '12AB34567' }]],
    ]
    expect(found(...tourist)).toEqual([
      '/envolvido/0/endereco/1/id_pais choiceRequired',
      '/envolvido/0/endereco/1/complemento required',
    ])
    const abroad: Change = [
      'envolvido/0/endereco/1',
      { id_pais: 250, complemento: '1 RUE DE LA PAIX, PARIS' },
    ]
    expect(found(...tourist, abroad)).toEqual([])
    const report = normalizeReport(loss, contextOf(reportWith(...tourist, abroad)))
    expect(report.envolvido[0]?.documento).toMatchObject([
      { tipo: 10, numero: '12AB34567' },
      { tipo: 1, numero: '000.000.000-00' },
    ])
    expect(found(...tourist, abroad, ['envolvido/0/id_nacionalidade', 31])).toEqual([
      '/envolvido/0/id_nacionalidade notInList',
    ])
    expect(found(...tourist, abroad, ['envolvido/0/documento/0/tipo', 2])).toEqual([
      '/envolvido/0/documento/0/tipo notInList',
    ])
  })
})

describe('normalizeReport', () => {
  // PE-14, PE-21, FA-05
  test('descriptions, phones and crime come from the ids, whatever was sent', () => {
    const sent = reportWith(['envolvido/0/ds_sexo', 'MASCULINO'], ['envolvido/0/contato/1/valor', '+1 555'])
    const report = normalizeReport(loss, contextOf(sent))
    expect(report.envolvido[0]).toMatchObject({
      ds_sexo: 'Feminino',
      ds_naturalidade: 'Belém',
      ds_nacionalidade: 'Brasil',
    })
    expect(report.envolvido[0]?.contato).toEqual([
      { tipo: '1' },
      { tipo: '2', valorSemDDI: '91 98765-4321', ddi: '55', valor: '+55 91 98765-4321' },
      { tipo: '3', valor: 'conceicao@example.org' },
    ])
    expect(report.fato).toMatchObject({ id_crime: 3, nm_tentativa: 'CONSUMADO', tentativa: 0 })
    expect(report.fato.nm_assunto).toBe('EXTRAVIO DE DOCUMENTO OU OBJETO')
    expect(report.envolvido[0]?.documento).toMatchObject([
      { tipo: 2, ds_tipo: 'Carteira de Identidade (RG)', uf: 'PA' },
      { tipo: 1, numero: '529.982.247-25' },
    ])
    expect(report.INFO_BOP).toMatchObject({ ID_CRIME: 3, ID_IDIOMA: 1, ID_LOCAL_MORADIA: 1 })
  })

  test('what no visible field has is dropped', () => {
    const report = normalizeReport(
      loss,
      contextOf(
        reportWith(
          ['secret', 'x'],
          ['envolvido/0/admin', true],
          ['objeto/0/imei', '1'],
          ['envolvido/1', { nome: 'B' }],
        ),
      ),
    )
    expect(report).not.toHaveProperty('secret')
    expect(report.envolvido).toHaveLength(1)
    expect(report.envolvido[0]).not.toHaveProperty('admin')
    expect(report.objeto[0]).not.toHaveProperty('imei')
  })

  test('normalizing twice changes nothing', () => {
    const once = normalizeReport(loss, contextOf(lossReport()))
    expect(normalizeReport(loss, contextOf(once))).toEqual(once)
  })

  // FA-08
  test('names and account are stored in capitals, with their accents', () => {
    const report = normalizeReport(
      loss,
      contextOf(reportWith(['envolvido/0/nome', 'conceição ângela'], ['relato_plain', 'é'])),
    ).envolvido
    expect(report[0]?.nome).toBe('CONCEIÇÃO ÂNGELA')
  })
})

// WZ-09
test('the reporter who is the victim is added once as victim', () => {
  const twice = withReporterAsVictim(withReporterAsVictim(lossReport()))
  expect(twice.envolvido.map(({ atuacao }) => atuacao)).toEqual(['1', '2'])
  const other = reportWith(['envolvido/0/isVitima', false])
  expect(withReporterAsVictim(other).envolvido).toHaveLength(1)
})

test('the simple summary has four numbered cards, each object under its own heading', () => {
  const sections = summary(loss, contextOf(normalizeReport(loss, contextOf(lossReport()))))
  expect(sections.map(({ number, title }) => `${number} ${title}`)).toEqual([
    '1 Quem comunica',
    '2 Endereço de quem comunica',
    '3 Objetos',
    '4 Quando, onde e como foi',
    '5 Perguntas do começo',
  ])
  expect(sections[2]?.entries.map(({ heading }) => heading)).toEqual([
    '1. Carteira de Identidade (RG)',
    '2. Celular Samsung',
  ])
  expect(summary(loss, contextOf(reportWith(['objeto', []])))[2]?.entries).toEqual([])
})

// SU-05
test('the narrative escapes what people wrote and has its parts in order', () => {
  const text = `<img src=x onerror=alert(1)> & "aspas" ${'A'.repeat(100)}`
  const document = narrative(
    loss,
    contextOf(normalizeReport(loss, contextOf(reportWith(['relato_plain', text])))),
    'none',
  )
  expect(document.map(({ part }) => part)).toEqual([
    'opening',
    'account',
    'translation-mark',
    'complement',
    'objects',
    'objects',
    'parties',
    'closing',
  ])
  expect(narrativeHtml(document)).not.toMatch(/<(?!\/?p>)/)
  expect(narrativeHtml(document)).toContain('&#60;IMG SRC=X')
})

test('a path that names a prototype is refused', () => {
  expect(() => writeAt({}, '__proto__/polluted', true)).toThrow()
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
