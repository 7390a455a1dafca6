import { describe, expect, it } from 'vitest'
import { locales, say } from '../language/text.ts'
import { anyMunicipality, crimes, crimesOf, findCrime } from './crimes.ts'
import { municipalities } from './municipalities.ts'
import { somaticFeatures } from './somatic-features.ts'

const belem = 1501402
const saoPaulo = 3550308

describe('crimes', () => {
  // AP-05
  it('each have one id, one route, and a different name and card in every language', () => {
    expect(crimes.map(({ id_crime: id }) => id).sort((a, b) => a - b)).toEqual(crimes.map((_, at) => at + 1))
    expect(new Set(crimes.map(({ url }) => url)).size).toBe(crimes.length)
    for (const { card } of crimes) expect(new Set(Object.values(card)).size).toBe(locales.length)
    for (const locale of locales)
      for (const part of ['name', 'card'] as const) {
        const said = crimes.map((crime) => say(crime[part], locale))
        expect(new Set(said).size).toBe(crimes.length)
        for (const one of said) expect(one).toMatch(/^\S.*\S$/)
      }
  })

  it('come in the order of use, violence always after the first row, the generic form last', () => {
    expect(crimes.slice(0, 6).map(({ id_crime: id }) => id)).toEqual([3, 1, 5, 27, 26, 2])
    expect(crimes.at(-1)?.url).toBe('registro-ocorrencia')
    expect(findCrime(25)?.url).toBe('perseguicao')
    expect(findCrime(crimes.length + 1)).toBeUndefined()
  })

  // ST-08
  it('are offered in all of Pará but for what the operator leaves out, and nowhere else', () => {
    for (const { id } of municipalities) expect(crimesOf(id)).toEqual(crimes)
    expect(crimesOf(saoPaulo)).toEqual([])
    expect(crimesOf(Number.NaN)).toEqual([])

    const urls = (id: number, ...left: Parameters<typeof crimesOf>[1] & object) =>
      crimesOf(id, left).map(({ url }) => url)
    expect(urls(belem, { crime: 1 })).not.toContain('furto')
    expect(urls(belem, { crime: 1, municipality: belem })).not.toContain('furto')
    expect(urls(anyMunicipality, { crime: 1, municipality: belem })).toContain('furto')
    expect(urls(anyMunicipality, { crime: 1 })).not.toContain('furto')
    expect(urls(1500107, { crime: 1, municipality: belem })).toContain('furto')
  })
})

describe('somatic features', () => {
  // AP-05
  it('have the same ids in every language, none twice, none without a name', () => {
    const ids = somaticFeatures('pt-br').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const locale of locales) {
      const features = somaticFeatures(locale)
      expect(features.map(({ id }) => id)).toEqual(ids)
      expect(features.flatMap((feature) => Object.values(feature))).not.toContain('')
    }
  })
})
