import { describe, expect, it } from 'vitest'
import { countries, findCountry } from './countries.ts'
import { diallingCodes } from './dialling-codes.ts'
import { itemsOf } from './list.ts'
import { localitiesOf } from './localities.ts'
import { findMunicipality, municipalities } from './municipalities.ts'
import { neighbourhoodListOf, neighbourhoods } from './neighbourhoods.ts'
import { states } from './states.ts'

describe('municipalities of Pará', () => {
  it('are 144, each with code, postal code, region and a seat inside the State', () => {
    expect(municipalities).toHaveLength(144)
    for (const { id, cep, region, latitude, longitude } of municipalities) {
      expect(String(id)).toMatch(/^15\d{5}$/)
      expect(cep).toMatch(/^6[678]\d{3}-\d{3}$/)
      expect(region.name).not.toBe('')
      expect(latitude).toBeGreaterThan(-10.2)
      expect(latitude).toBeLessThan(3)
      expect(longitude).toBeGreaterThan(-59)
      expect(longitude).toBeLessThan(-45.4)
    }
    expect(new Set(municipalities.map(({ region }) => region.id)).size).toBe(12)
  })

  it('are found by their code', () => {
    expect(findMunicipality(1501402)?.name).toBe('Belém')
    expect(findMunicipality(3550308)).toBeUndefined()
  })

  it('all have a neighbourhood or a district to choose, of an id of its own', () => {
    for (const { id } of municipalities) expect(neighbourhoodListOf(id).rows).not.toHaveLength(0)
    expect(new Set(neighbourhoods.map(({ id }) => id)).size).toBe(neighbourhoods.length)
    const belem = itemsOf(neighbourhoodListOf(1501402), 'pt-br').map(({ name }) => name)
    expect(belem).toEqual(expect.arrayContaining(['Nazaré', 'Umarizal', 'Icoaraci']))
    expect(belem).not.toContain('Belém')
  })
})

describe('states of Brazil', () => {
  it('are 27 and hold 5,571 municipalities', () => {
    expect(states.rows).toHaveLength(27)
    const all = states.rows.flatMap(({ id }) => localitiesOf(String(id)).rows)
    expect(all).toHaveLength(5571)
    expect(new Set(all.map(({ id }) => id)).size).toBe(5571)
    for (const { id, name } of all) {
      expect(String(id)).toMatch(/^\d{7}$/)
      expect(name.pt).toMatch(/^\p{Lu}[\p{L}\s'’()-]+$/u)
    }
  })
})

describe('countries', () => {
  it('have the numbers of ISO 3166-1, but for Azerbaijan, whose number 31 is Brazil’s here', () => {
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length)
    expect(findCountry(31)?.iso).toBe('BR')
    expect(findCountry(76)).toBeUndefined()
    expect(findCountry(1031)?.iso).toBe('AZ')
    expect(findCountry(620)?.name.en).toBe('Portugal')
  })

  // AP-05
  it('name their nationals in four languages, no two alike', () => {
    for (const language of ['pt', 'en', 'es', 'fr'] as const) {
      const names = countries.map(({ nationality }) => nationality[language])
      expect(names.filter((name, index) => !name || names.indexOf(name) !== index)).toEqual([])
    }
  })

  it('share dialling codes: one entry a code, the foremost country first', () => {
    const named = (code: string) => diallingCodes.rows.find(({ id }) => id === code)?.name.en
    expect(named('44')).toMatch(/^United Kingdom, /)
    expect(named('7')).toBe('Russia, Kazakhstan (+7)')
    expect(named('1')).toBe('United States, Canada and the Caribbean (+1)')
    expect(diallingCodes.rows.every(({ id }) => /^\d{1,3}$/.test(String(id)))).toBe(true)
  })
})
