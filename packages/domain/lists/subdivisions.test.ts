import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { readList } from './read-list.ts'

const statesOf = (country: number) => readList({ list: 'COMBO_UF', of: [country] }, 'pt-br')
const named = (country: number) => Object.fromEntries(statesOf(country).map(({ id, name }) => [id, name]))

// PE-24
test('the states of every country that has any are those of ISO 3166-2', () => {
  expect(named(250)).toMatchObject({ 'FR-IDF': 'Île-de-France', 'FR-ARA': 'Auvergne-Rhône-Alpes' })
  expect(statesOf(840)).toHaveLength(57)
  expect(named(840)['US-CA']).toBe('California')
  expect(named(604)['PE-LIM']).toBe('Lima')
  expect(named(328)).toHaveProperty('GY-DE')
  expect(statesOf(76_000)).toEqual([])
  const without = countries.filter(({ id }) => statesOf(id).length === 0).map(({ iso }) => iso)
  expect(without).toHaveLength(45)
  for (const iso of ['FR', 'US', 'AR', 'BO', 'CO', 'PY', 'PT', 'SR', 'UY', 'VE', 'CN', 'JP', 'HT'])
    expect(without).not.toContain(iso)
})

// PE-24
test('as many as docs/data-sources.md says: 3,679 of 198 countries besides Brazil', () => {
  const others = countries.filter(({ iso }) => iso !== 'BR').map(({ id }) => statesOf(id).length)
  expect(others.filter((count) => count > 0)).toHaveLength(198)
  expect(others.reduce((sum, count) => sum + count, 0)).toBe(3679)
})

// PE-24
test('no code is twice, and none is that of a state of Brazil', () => {
  const ids = countries.flatMap(({ id }) => statesOf(id).map((state) => state.id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(statesOf(31)).toHaveLength(27)
  for (const { id } of countries.filter((country) => country.iso !== 'BR').flatMap((one) => statesOf(one.id)))
    expect(id).toMatch(/^[A-Z]{2}-[A-Z\d]{1,3}$/)
})
