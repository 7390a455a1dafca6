import { expect, test } from 'vitest'
import { sections } from './privacy-texts.ts'

// LW-14
test('the agency of data protection has the name that it has by now, in each language', () => {
  const said = sections.flatMap(({ paragraphs = [] }) => paragraphs).filter(({ pt }) => pt.includes('ANPD'))
  expect(said).toHaveLength(1)
  const [{ pt, en, es, fr } = { pt: '', en: '', es: '', fr: '' }] = said
  expect(pt).toContain('Agência Nacional de Proteção de Dados (ANPD)')
  expect(en).toContain('National Data Protection Agency (ANPD)')
  expect(es).toContain('Agencia Nacional de Protección de Datos (ANPD)')
  expect(fr).toContain('l’agence brésilienne de protection des données (ANPD)')
})
