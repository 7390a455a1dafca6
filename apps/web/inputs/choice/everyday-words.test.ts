import { localeOf, locales, type Locale } from '@delegacia/domain/language/text'
import { readList } from '@delegacia/domain/lists/read-list'
import type { ListQuery } from '@delegacia/domain/report/list-query'
import { expect, test } from 'vitest'
import { tries, type Try } from './everyday-words.data.ts'
import { filterItems } from './filter-items.ts'

const lists = {
  things: { list: 'COMBO_OBJETO', of: [-1, -1] },
  places: { list: 'COMBO_LOCALOCORRENCIA' },
  countries: { list: 'COMBO_PAIS' },
  professions: { list: 'COMBO_PROFISSAO' },
  documents: { list: 'COMBO_TIPODOCUMENTO' },
} as const satisfies Record<string, ListQuery>

const languages = ['pt', 'en', 'es', 'fr'] as const
const localeBy = (language: (typeof languages)[number]): Locale =>
  locales.find((locale) => locale.startsWith(language)) ?? localeOf(undefined)

/** Whether a row that is meant is among the first three. */
function isFound(query: ListQuery, locale: Locale, [typed, meant]: Try): boolean {
  const first = filterItems(readList(query, locale), typed).slice(0, 3)
  return first.some(({ id }) => [meant].flat().includes(id))
}

const missed = [
  ...Object.entries(lists).flatMap(([name, query]) =>
    languages.flatMap((language) =>
      tries[name as keyof typeof lists][language]
        .filter((one) => !isFound(query, localeBy(language), one))
        .map(([typed]) => `${name} ${language}: ${typed}`),
    ),
  ),
  ...tries.brands.any
    .filter(
      ([typed, object, brand]) =>
        !isFound({ list: 'COMBO_OBJETOMARCA', of: [object] }, 'pt-br', [typed, brand]),
    )
    .map(([typed]) => `brand: ${typed}`),
]

const count =
  tries.brands.any.length +
  Object.keys(lists).reduce(
    (sum, name) => sum + languages.reduce((of, one) => of + tries[name as keyof typeof lists][one].length, 0),
    0,
  )

// LA-13
test('of 400 everyday words 97 of 100 find what is meant among the first three', () => {
  expect(count).toBeGreaterThanOrEqual(400)
  expect(missed.slice(count * 0.03)).toEqual([])
})
