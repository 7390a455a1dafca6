import { nature } from '@delegacia/flows/engine/fields/nature'
import { readAt } from '@delegacia/flows/engine/model/entity'
import type { Nature } from '@delegacia/domain/report/nature'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FieldUnderTest, contextWith, kept } from '../field-under-test.fixture.tsx'

const named = ['Dano: quebra de vidro', 'Dano: incêndio', 'Furto: de animal', 'Rixa']

/** So many natures, the named ones first. */
const natures = (count: number): Nature[] =>
  Array.from({ length: count }, (_, id) => ({
    id_crime: 28,
    ds_crime_dv2: 'Outra ocorrência',
    id_crime_cidadao: 28,
    ds_crime_cidadao: 'Outra ocorrência',
    id_natureza: id + 1,
    ds_natureza: `NATUREZA ${id + 1}`,
    id_natureza_cidadao: id + 1,
    ds_natureza_cidadao: named[id] ?? `Estelionato ${id + 1}`,
    tentativa: 0,
    base_legal: '',
    glossario: id === 3 ? 'Briga de várias pessoas.' : 'O que significa.',
    json_constante: '{}',
  }))

// LW-09
test.each([
  ['2026-05-03', 'A lei de antes.'],
  ['2026-05-04', 'A lei de agora.'],
])('of a fact of %s the law of that day is read', async (dia, law) => {
  const vigencias = [
    { desde: '1942-01-01', base_legal: 'A lei de antes.' },
    { desde: '2026-05-04', base_legal: 'A lei de agora.' },
  ]
  const [one, ...others] = natures(2)
  const dated = one ? [{ ...one, base_legal: 'A lei de agora.', vigencias }, ...others] : []
  const { report } = contextWith({})
  const context = contextWith({ natures: dated, report: { ...report, fato: { datahora: `${dia} 12:00` } } })
  render(<FieldUnderTest field={field} context={context} />)
  expect(document.body.textContent).toContain(law)
  expect(document.body.textContent).not.toContain(law === 'A lei de antes.' ? 'de agora' : 'de antes')
})

const field = nature<Occurrence>('fato', { pt: 'Qual?', en: 'Which?', es: '¿Cuál?', fr: 'Lequel' })
const ask = (count: number) =>
  render(<FieldUnderTest field={field} context={contextWith({ natures: natures(count) })} />)

const search = () => screen.getByRole<HTMLInputElement>('searchbox')
const radioCount = () => screen.queryAllByRole('radio').length
const searchFor = (words: string) => fireEvent.change(search(), { target: { value: words } })
const status = () => screen.getByRole('status').textContent

afterEach(cleanup)

// FA-05
test('a dozen natures are radios, more are searched', async () => {
  ask(12)
  expect(radioCount()).toBe(12)
  expect(screen.queryByRole('searchbox')).toBeNull()
  cleanup()
  ask(13)
  await screen.findByRole('searchbox')
  expect(radioCount()).toBe(0)
  expect(search().id).toBe('campo')
})

// FA-05
test('words find natures by name and by meaning, without accents, and the chosen one stays visible', async () => {
  ask(60)
  await screen.findByRole('searchbox')
  searchFor('dano incendio')
  expect(radioCount()).toBe(1)
  expect(status()).toBe('Encontrados: 1. Escolha um.')
  fireEvent.click(screen.getByRole('radio', { name: /incêndio/ }))
  expect(readAt(kept.entity, 'fato/id_natureza_cidadao')).toBe(2)
  searchFor('briga')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /incêndio/ }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Rixa/ }).checked).toBe(false)
  searchFor('estelionato')
  expect(radioCount()).toBe(11)
  expect(status()).toContain('Encontrados: 56. Aqui estão os 10 primeiros')
  searchFor('xyz')
  expect(radioCount()).toBe(1)
  expect(status()).toContain('Nada com essas palavras')
})

// FA-05
test('the whole list is shown when the person asks for it', async () => {
  ask(60)
  await screen.findByRole('searchbox')
  fireEvent.click(screen.getByRole('button', { name: 'Ver a lista toda (60)' }))
  expect(radioCount()).toBe(60)
  expect(status()).toBe('')
  searchFor('estelionato')
  expect(radioCount()).toBe(56)
})
