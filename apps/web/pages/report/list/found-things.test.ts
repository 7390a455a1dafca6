import { localeOf, locales, type Locale } from '@delegacia/domain/language/text'
import { brandsOf } from '@delegacia/domain/lists/brands'
import { readList } from '@delegacia/domain/lists/read-list'
import type { Context } from '@delegacia/flows/engine/model/context'
import { objects, vehiclesToo } from '@delegacia/flows/blocks/objects'
import { brandsOfFound, openedOther, openedWith } from './addable.ts'
import { contextOf, lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { expect, test } from 'vitest'
import { tries, type Try } from '../../../inputs/choice/everyday-words.data.ts'
import { itemWithin } from '../../../inputs/choice/filter-items.ts'
import { thingSearch } from './found-things.ts'

const step = objects({ forms: vehiclesToo })
const languages = ['pt', 'en', 'es', 'fr'] as const
const localeBy = (language: (typeof languages)[number]): Locale =>
  locales.find((locale) => locale.startsWith(language)) ?? localeOf(undefined)

const contextIn = (locale: Locale): Context => ({
  ...contextOf(lossReport()),
  locale,
  readList: (query) => readList(query, locale),
})
const portuguese = contextIn('pt-br')

const phone = 1001
const search = thingSearch(step)

/** What the first three found open: the form of phones, or what the first question of another form is answered with. */
const opens = (typed: string, context: Context) =>
  thingSearch(step)(typed, context)
    .slice(0, 3)
    .map(({ form, answer }) => [form.id, form.id === 'celular' ? phone : answer] as const)

const isFound = (locale: Locale, [typed, meant]: Try, forms: readonly string[]) =>
  opens(typed, contextIn(locale)).some(
    ([form, answer]) => forms.includes(form) && [meant].flat().some((id) => id === answer),
  )

const things = ['objeto', 'celular', 'veiculo']

const missedIn = (language: (typeof languages)[number]) => {
  const locale = localeBy(language)
  const missed = (of: readonly Try[], forms: readonly string[]) =>
    of.filter((one) => !isFound(locale, one, forms)).map(([typed]) => `${language}: ${typed}`)
  return [
    ...missed(tries.things[language], things),
    ...missed(tries.documents[language], ['documento']),
    ...(language === 'pt'
      ? missed(
          tries.brands.any.map(([typed, object]) => [typed, object] as const),
          things,
        )
      : []),
  ]
}

const count =
  tries.brands.any.length +
  languages.reduce((sum, one) => sum + tries.things[one].length + tries.documents[one].length, 0)

// OB-13
test('of the everyday words for things, papers and brands 97 of 100 open the right form from one box', () => {
  expect(count).toBeGreaterThanOrEqual(230)
  expect(languages.flatMap(missedIn).slice(count * 0.03)).toEqual([])
})

const entityOf = (typed: string, place = 0) => {
  const found = search(typed, portuguese)[place]
  return found && openedWith(found, itemWithin(brandsOfFound(found, portuguese), typed), portuguese)
}

test.each([
  ['oculos escuros', { id_tipo_objeto: 3, id_categoria: 18, tipo: 1806 }],
  ['notebook dell', { id_tipo_objeto: 3, id_categoria: 11, tipo: 1101, marca: 201 }],
  ['celular samsung', { id_tipo_objeto: 2, marcaCel: 101 }],
  ['tênis nike', { id_tipo_objeto: 3, id_categoria: 19, tipo: 1905, marca: 1001 }],
  ['passaporte', { id_tipo_objeto: 1, documento: 10 }],
  ['revolver', { id_tipo_objeto: 3, id_categoria: 20, tipo: 2001 }],
  ['carro fiat', { id_tipo_objeto: 4, id_categoria: 15, tipo: 1501 }],
  ['pix', { id_tipo_objeto: 3, id_categoria: 14, tipo: 1406 }],
])('%s opens its form with category, kind and the brand that was named', (typed, expected) =>
  expect(entityOf(typed)).toMatchObject(expected),
)

test('words of no list are kept beside "other object", if they are enough for its box', () => {
  expect(search('zzqx zzqx', portuguese)).toEqual([])
  const kept = { id_tipo_objeto: 3, id_categoria: 99, tipo: 9901, ds_tipo: 'Outro objeto' }
  expect(openedOther(step, 'mandala de parede', portuguese)?.entity).toMatchObject({
    ...kept,
    compl: 'MANDALA DE PAREDE',
  })
  expect(openedOther(step, 'zz', portuguese)?.entity).not.toHaveProperty('compl')
})

test('a step without vehicles finds none', () => {
  const found = thingSearch(objects())('carro', portuguese)
  expect(found.map(({ form }) => form.id)).not.toContain('veiculo')
})

// A brand alone leads to every thing that has it.
test('whatever has a list of brands is found by them', () => {
  const branded = step.forms.flatMap(({ search: by }) => by?.branded ?? [])
  const missing = readList({ list: 'COMBO_OBJETO', of: [-1, -1] }, 'pt-br').filter(
    ({ id }) =>
      id !== phone &&
      brandsOf(Number(id)).rows.length > 0 &&
      !branded.some((one) => brandsOf(one) === brandsOf(Number(id))),
  )
  expect(missing).toEqual([])
})
