import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { expectNoAxeViolations } from '../bed/axe.ts'
import { languages } from '../bed/languages.ts'
import { openThePdf } from '../bed/paper.ts'
import { withoutBlanks, wordsOf } from '../bed/pdf.ts'
import { parties, walkWithPeople } from '../bed/people-journey.ts'
import type { TypedPerson } from '../bed/reporter-stops.ts'
import { expect, test } from '../bed/test.ts'
import { kept } from '../bed/typed.ts'
import { goOn, heading } from '../bed/wizard.ts'

test.describe.configure({ timeout: 240_000 })

const upper = (text: string) => text.toLocaleUpperCase('pt-BR')
const isoOf = (date: string) => date.split('/').reverse().join('-')
const lineOf = (digits: string) => digits.replace(/^(..)(.....)(....)$/, '$1 $2-$3')
const cpfOf = (digits: string) => digits.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')

/** What must be sent of a person from what was typed. */
const person = (atuacao: string, typed: TypedPerson, numero: string, complemento: string) => ({
  atuacao,
  tipo_pessoa: 'F',
  idLocalMoradia: 1,
  nome: upper(typed.name),
  ds_nascimento: typed.birth,
  nascimento: isoOf(typed.birth),
  mae: upper(typed.mother),
  ds_sexo: expect.stringMatching(/./),
  id_nacionalidade: 31,
  ds_nacionalidade: 'Brasil',
  id_estado: 'PA',
  ds_naturalidade: 'Belém',
  documento: [
    { numero: upper(typed.document), orgao: upper(typed.issuer), uf: 'PA' },
    { tipo: 1, numero: cpfOf(typed.cpf) },
  ],
  id_ddi: '55',
  contato: [
    { tipo: '1' },
    { tipo: '2', valorSemDDI: lineOf(typed.mobile), ddi: '55', valor: `+55 ${lineOf(typed.mobile)}` },
    { tipo: '3', valor: typed.email },
  ],
  endereco: [{ cep: expect.stringContaining('66040'), numero, complemento: upper(complemento), tipo: 1 }],
})

const { victim, company, witness, seen, suspectCompany } = parties

const expected = [
  { atuacao: '1', nome: kept.name, isVitima: true },
  person('2', victim, '10', 'sobrado'),
  {
    atuacao: '2',
    tipo_pessoa: 'J',
    nome: upper(company.name),
    nome_fantasia: upper(company.newTrade),
    documento: [{ numero: '12.ABC.345/01DE-35' }],
    contato: [
      { tipo: '1' },
      { tipo: '2', valorSemDDI: lineOf(company.mobile) },
      { tipo: '3', valor: company.email },
    ],
    endereco: [{ numero: '20', complemento: 'LOJA B' }],
  },
  person('5', witness, '30', 'fundos'),
  {
    atuacao: '3',
    tipo_pessoa: 'F',
    nome: upper(seen.name),
    idade_aparente: seen.age,
    roupa: upper(seen.clothes),
    aparencia: [
      { id: 101, valor: 'Magra', ds_grupo: 'Compleição física' },
      { id: 202, ds_grupo: 'Altura aparente' },
    ],
    caracteristica: [
      { id: 101, grupo: 1, valor: upper(seen.marks[0] ?? '') },
      { id: 201, grupo: 2, valor: upper(seen.marks[1] ?? '') },
    ],
  },
  {
    atuacao: '3',
    tipo_pessoa: 'J',
    nome: upper(suspectCompany.name),
    nome_fantasia: upper(suspectCompany.trade),
  },
  { atuacao: '3', tipo_pessoa: 'F', contato: [{ tipo: '1' }, { tipo: '2' }, { tipo: '3' }] },
  { atuacao: '2', nome: kept.name },
]

for (const language of languages.filter(({ locale }) => locale === 'pt-br')) {
  // WZ-06, WZ-07, WZ-08, WZ-09, PE-16, PE-18, PE-19
  test('a theft is filed with its victims, witness and suspects, and all is sent as it was typed', async ({
    page,
  }) => {
    const looked = new Set<string>()
    await walkWithPeople(page, language, async (screen) => {
      if (looked.has(screen)) return
      looked.add(screen)
      await expectNoAxeViolations(page)
    })
    const sending = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/ocorrencia'),
    )
    await goOn(page)
    const { envolvido, fato } = (await sending).postDataJSON() as Occurrence
    expect(fato.endereco).toMatchObject({
      complemento: kept.placeDetails,
      lat: expect.stringMatching(/^-1,\d{13}$/),
      lng: expect.stringMatching(/^-48,\d{13}$/),
      has_mapa: true,
    })
    expect(envolvido).toHaveLength(expected.length)
    expect(envolvido).toMatchObject(expected)
    expect(Object.keys(envolvido[6] ?? {}).sort()).toEqual(['atuacao', 'contato', 'tipo_pessoa'])

    await expect(heading(page)).toContainText(/00277\/2026\.\d{6}-\d/)
    const words = wordsOf(await openThePdf(page))
    const names = [victim.name, company.name, witness.name, seen.name, suspectCompany.name].map(upper)
    const told = [
      kept.name,
      ...names,
      ...seen.marks.map(upper),
      'Pessoa não identificada',
      company.newTrade.toUpperCase(),
    ]
    expect(told.filter((name) => !words.includes(withoutBlanks(name)))).toEqual([])
  })
}
