import { describe, expect, it } from 'vitest'
import { locales } from '../language/text.ts'
import { withNature } from '../report/nature.ts'
import { crimes, findCrime } from './crimes.ts'
import { emergencyNumbers } from './emergency-numbers.ts'
import { naturesOf } from './natures.ts'
import { somaticFeatures } from './somatic-features.ts'

describe('natures', () => {
  it('belong to a known crime and fill a fact', () => {
    expect(findCrime(3)?.url).toBe('extravio')
    for (const { id_crime } of crimes) expect(naturesOf(id_crime, 'pt-br')).not.toHaveLength(0)
    const [loss] = naturesOf(3, 'fr-fr')
    expect(loss && withNature({}, loss)).toMatchObject({
      id_crime: 3,
      ds_natureza_cidadao: "Perte d'un document ou d'un objet",
      nm_assunto: 'EXTRAVIO DE DOCUMENTO OU OBJETO',
      nm_tentativa: 'CONSUMADO',
      nm_usuario_manutencao: 'DELEGACIA VIRTUAL',
    })
  })

  it('are none for an unknown crime or an unknown citizen’s crime', () => {
    expect(naturesOf(999, 'pt-br')).toEqual([])
    expect(naturesOf(3, 'pt-br', 999)).toEqual([])
    expect(naturesOf(3, 'pt-br', 3)).toHaveLength(1)
  })

  // AP-05
  it('say everything in four languages', () => {
    for (const locale of locales)
      for (const { id_crime } of crimes)
        for (const nature of naturesOf(id_crime, locale)) expect(Object.values(nature)).not.toContain('')
    expect(new Set(locales.map((locale) => naturesOf(3, locale)[0]?.glossario)).size).toBe(4)
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

it('emergency numbers begin with the military police and the women’s helpline', () => {
  expect(emergencyNumbers.slice(0, 2).map(({ number }) => number)).toEqual(['190', '180'])
})
