import { describe, expect, it, test } from 'vitest'
import { locales } from '../language/text.ts'
import { lawOn, withNature } from '../report/nature.ts'
import { citizenCrimesOf } from './citizen-crimes.ts'
import type { CrimeRoute } from './routes.ts'
import { crimes } from './crimes.ts'
import { naturesOf } from './natures.ts'
import { basisIn, penalCode, racismLaw } from '../law/legal-basis.ts'
import { natureTable } from './natures/nature-table.ts'

const ids = (crime: number, citizens?: number) =>
  naturesOf(crime, 'pt-br', citizens).map(({ id_natureza_cidadao: id }) => id)

/** What the crimes of the documents, 1 to 28, must offer at least: the law behind each, and how many natures. The generic form has those of the others. */
const required: { readonly [R in CrimeRoute]?: [natures: number, basis: RegExp] } = {
  furto: [7, /art\. 155/],
  roubo: [6, /art\. 157/],
  extravio: [1, /art\. 5º, XXXIV/],
  acidente: [6, /art\. 186|art\. 936/],
  violencia: [9, /Maria da Penha|10\.741|147-A|art\. 150|218-C/],
  ameaca: [1, /art\. 147\./],
  injuria: [3, /art\. 140/],
  calunia: [1, /art\. 138\./],
  difamacao: [2, /art\. 139/],
  consumo: [5, /8\.137|Consumidor/],
  perturbacao: [1, /14\.132\/2021/],
  invasaoinf: [3, /art\. 154-A/],
  estelionato: [7, /art\. 171/],
  'falsa-identidade': [3, /art\. 30[78]/],
  'falso-alarme': [1, /Contravenções Penais, art\. 41\./],
  obito: [2, /6\.015\/1973/],
  odio: [5, /7\.716|13\.146|art\. 286/],
  agrarios: [5, /art\. 1(55|6\d)|art\. 41/],
  animais: [4, /9\.605\/1998, art\. 32/],
  transporte: [4, /art\. 15[57]/],
  atipico: [1, /XXXIV/],
  sossego: [4, /Contravenções Penais, art\. 42, I/],
  incendio: [3, /art\. 250|art\. 41/],
  'apropriacao-indebita-erro': [3, /art\. 169/],
  perseguicao: [3, /art\. 147-A/],
  'violencia-condominio': [9, /art\. /],
  violencia_contra_mulher: [9, /art\. /],
}

test('each crime of the documents has its row, and each that was added a nature', () => {
  const documented = crimes.filter(({ id_crime }) => id_crime < 28).map(({ url }) => url)
  expect(Object.keys(required).sort()).toEqual(documented.sort())
  for (const { id_crime } of crimes.filter((crime) => crime.id_crime > 28))
    expect(naturesOf(id_crime, 'pt-br').map(({ base_legal: law }) => law)).not.toEqual([])
})

describe('the natures', () => {
  // AP-05
  it.each(Object.entries(required))('of %s are enough, each with its law: %j', (route, [least, basis]) => {
    const natures = naturesOf(crimes.find(({ url }) => url === route)?.id_crime ?? -1, 'pt-br')
    expect(natures.length).toBeGreaterThanOrEqual(least)
    for (const { glossario } of natures) expect(glossario.replaceAll('\u00a0', ' ')).toMatch(basis)
  })

  // AP-05
  it('are the same in every language: ids, order, official names, attempts', () => {
    for (const crime of crimes)
      for (const { id } of citizenCrimesOf(crime)) {
        const [original, ...others] = locales.map((locale) =>
          naturesOf(crime.id_crime, locale, id).map((nature) => ({
            ...nature,
            ds_crime_cidadao: '',
            ds_natureza_cidadao: '',
            glossario: '',
            base_legal: '',
            vigencias: nature.vigencias?.map(({ desde }) => desde),
          })),
        )
        expect(original).not.toEqual([])
        for (const other of others) expect(other).toEqual(original)
      }
  })

  // AP-05
  it.each(locales)('are complete in %s, and no two have the same name', (locale) => {
    for (const { id_crime } of crimes) {
      const natures = naturesOf(id_crime, locale)
      const texts = natures.flatMap((nature) =>
        Object.values(nature).filter((one) => typeof one === 'string'),
      )
      for (const text of texts) expect(text).not.toMatch(/^\s*$|\{\w+\}|undefined|\.\.| {2}/)
      const names = natures.map(({ ds_natureza_cidadao: name }) => name)
      expect(names).toEqual([...new Set(names)])
    }
  })

  // AP-05
  it('are translated: no glossary stands in two languages', () => {
    for (const { id, glossary } of natureTable)
      expect({ id, languages: new Set(Object.values(glossary)).size }).toEqual({ id, languages: 4 })
  })

  it('have one id each, made of their first crime', () => {
    const all = natureTable.map(({ id }) => id)
    expect(all).toEqual([...new Set(all)])
    for (const { id, crimes } of natureTable) expect(Math.floor(id / 100)).toBe(crimes[0])
  })

  it('that were only attempted name the article on attempts', () => {
    for (const { id_crime } of crimes)
      for (const { id_natureza: id, tentativa, glossario } of naturesOf(id_crime, 'pt-br'))
        expect({ id, attempted: tentativa === 1 }).toEqual({
          id,
          attempted: glossario.includes('art. 14, II'),
        })
    expect([1, 2, 13].map((crime) => naturesOf(crime, 'pt-br').at(-1)?.tentativa)).toEqual([1, 1, 1])
  })
})

describe('the citizen’s crime', () => {
  it.each([
    [5, -1, 1, 'Violencia doméstica y familiar contra la mujer'],
    [5, 502, 502, 'Violencia contra un niño o una niña'],
    [5, 504, 504, 'Violencia doméstica y familiar contra una persona adulta'],
    [26, 505, 505, 'Violencia contra una persona mayor'],
    [26, -1, 504, 'Violencia doméstica y familiar contra una persona adulta'],
    [27, 1, 1, 'Violencia doméstica y familiar contra la mujer'],
    [25, 25, 25, 'Acoso persistente'],
    [1, -1, 101, 'Hurto'],
    [13, -1, 13, 'Estafa o fraude'],
  ])('of crime %i, requested as %i, is %i, %s', (crime, requested, id, name) => {
    const natures = naturesOf(crime, 'es-es', requested)
    expect(natures).not.toEqual([])
    for (const nature of natures)
      expect(nature).toMatchObject({ id_crime: crime, id_crime_cidadao: id, ds_crime_cidadao: name })
  })

  // AP-05
  it('is one thing: no id is that of two', () => {
    const named = new Map<number, Set<string>>()
    for (const crime of crimes)
      for (const { id, name } of citizenCrimesOf(crime))
        named.set(id, (named.get(id) ?? new Set()).add(name.pt))
    expect([...named].filter(([, names]) => names.size > 1)).toEqual([])
  })

  it('narrows what is offered to whom it struck', () => {
    expect(ids(5, 502)).toContain(513)
    expect(ids(5, 505)).toContain(514)
    expect([...ids(5, 1), ...ids(5, 504)]).not.toContain(513)
    expect(ids(5, 502)).not.toContain(514)
  })

  it.each([
    [999, -1],
    [3, 999],
    [3, 4],
    [27, 2],
    [5, 6],
    [5, Number.NaN],
  ])('of crime %i, requested as %i, is none', (crime, requested) => {
    expect(naturesOf(crime, 'pt-br', requested)).toEqual([])
  })
})

test('the generic form offers the natures of all crimes but violence, each under its crime’s name', () => {
  const generic = naturesOf(28, 'fr-fr')
  const others = crimes.map(({ id_crime }) => id_crime).filter((id) => ![5, 26, 27, 28].includes(id))
  // Whose driver fled has no form of its own.
  expect(new Set(generic.map(({ id_natureza: id }) => id))).toEqual(
    new Set([2801, ...others.flatMap((id) => ids(id))]),
  )
  expect(generic.find(({ id_natureza: id }) => id === 101)).toMatchObject({
    id_crime: 28,
    id_crime_cidadao: 28,
    ds_crime_dv2: 'Outra ocorrência',
    ds_natureza: 'Furto de documento',
    ds_natureza_cidadao: 'Vol\u00a0: Document',
  })
  const name = (nature: number) => generic.find(({ id_natureza: id }) => id === nature)?.ds_natureza_cidadao
  expect([801, 901, 902].map(name)).toEqual([
    'Calomnie',
    'Diffamation',
    'Diffamation sur les réseaux sociaux',
  ])
})

// LW-09
test.each([
  [1, 102, '2026-05-03', '2026-05-04', 'art. 155, § 6'],
  [1, 109, '2026-05-03', '2026-05-04', 'art. 155, § 6'],
  [1, 106, '2025-07-28', '2025-07-29', 'art. 155, § 8'],
  [2, 202, '2026-05-03', '2026-05-04', 'art. 157, § 2º, IX'],
  [5, 507, '2025-12-07', '2025-12-08', 'art. 338-A'],
] as const)(
  'of crime %i the law of nature %i is that of the day of the fact',
  (crime, id, last, first, article) => {
    const nature = naturesOf(crime, 'pt-br').find(({ id_natureza }) => id_natureza === id)
    const said = (day: string | undefined) => nature && lawOn(nature, day).replaceAll('\u00a0', ' ')
    expect(said(last)).not.toContain(article)
    expect(said(first)).toContain(article)
    expect(said(undefined)).toBe(said('2026-11-28'))
  },
)

test('a nature fills a fact', () => {
  const [loss] = naturesOf(3, 'fr-fr')
  expect(loss && withNature({}, loss)).toMatchObject({
    id_crime: 3,
    ds_natureza_cidadao: 'Perte d’un document ou d’un objet',
    nm_assunto: 'EXTRAVIO DE DOCUMENTO OU OBJETO',
    nm_tentativa: 'CONSUMADO',
    nm_usuario_manutencao: 'DELEGACIA VIRTUAL',
  })
})

test.each([
  ['pt-br', 'Código Penal, art. 155, § 1º; art. 2º-A, § 4º-B, I; art. 14, II'],
  ['en-us', 'Penal Code, art. 155, § 1; art. 2-A, § 4-B, I; art. 14, II'],
] as const)('in %s a legal basis reads %s', (locale, expected) => {
  const basis = basisIn([penalCode('155 § 1', '2-A § 4-B, I', '14, II')], locale)
  expect(basis).not.toMatch(/[.§] \d|, I/)
  expect(basis.replaceAll('\u00a0', ' ')).toBe(expected)
})

test.each([
  ['pt-br', 'Lei nº 7.716/1989, arts. 3º a 14'],
  ['fr-fr', 'Loi 7.716/1989, arts. 3–14'],
] as const)('in %s a range of articles reads %s', (locale, expected) => {
  expect(basisIn([racismLaw('3–14')], locale).replaceAll('\u00a0', ' ')).toBe(expected)
})

// ST-10
test.each([
  [28, 2801, 'Motorista bateu e fugiu'],
  [28, 1310, 'Golpe ou estelionato: Nota falsa'],
  [13, 1310, 'Nota falsa'],
])('crime %i offers nature %i: %s', (crime, nature, name) => {
  const found = naturesOf(crime, 'pt-br').find(({ id_natureza: id }) => id === nature)
  expect(found?.ds_natureza_cidadao).toBe(name)
})
