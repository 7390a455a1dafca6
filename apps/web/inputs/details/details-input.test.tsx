import type { DetailQuestion } from '@delegacia/domain/report/detail-question'
import type { ObjectDetail, ReportedObject } from '@delegacia/domain/report/reported-object'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import { details } from '@delegacia/flows/engine/fields/details'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { contextWith } from '../field-under-test.fixture.tsx'
import { DetailsInput } from './details-input.tsx'
import { SourcesContext } from '../field/sources.ts'
import { type } from '../type-as-person.fixture.ts'

const textOf = (name: string) => ({ pt: name, en: name, es: name, fr: name })

const identifiers = details<ReportedObject>('detalhe', textOf('Detalhes'), {
  of: ({ tipo }) => tipo,
  checks: {},
})

const now = new Date()
let kept: Entity = {}

function Example({ questions }: { questions: readonly DetailQuestion[] | undefined }) {
  const [entity, setEntity] = useState<Entity>({ tipo: 1 })
  useEffect(() => {
    kept = entity
  })
  return (
    <DetailsInput
      field={identifiers}
      entity={entity}
      context={contextWith({ now, readDetails: () => questions })}
      id="campo"
      message={undefined}
      messageAt={(path) => (path === 'detalhe/0/valor' ? 'Preencha este campo.' : undefined)}
      onChange={setEntity}
      onHold={() => undefined}
    />
  )
}

function ask(...questions: DetailQuestion[]): HTMLInputElement {
  render(<Example questions={questions} />)
  return screen.getByLabelText(/Resposta/)
}

afterEach(cleanup)

const question = (id: number, more: Partial<DetailQuestion> = {}): DetailQuestion => ({
  id,
  name: 'Resposta',
  ds_objeto_detalhe: 'Resposta',
  campo: 'numero',
  descricao: 'Resposta',
  tipo: 'texto',
  mascara: '',
  identificador: null,
  opcoes: [],
  obrigatorio: true,
  maiusculas: true,
  ...more,
})
const colour = question(2, {
  campo: 'cor',
  tipo: 'combo',
  identificador: 'cor',
  opcoes: [
    { id: 2, name: 'Blue', valor: 'AZUL' },
    { id: 4, name: 'White', valor: 'BRANCA' },
  ],
})
const answers = () => (kept['detalhe'] as ObjectDetail[] | undefined)?.map(({ valor }) => valor)

// OB-06
test('a detail goes in its mask and in capitals', () => {
  const box = ask(question(1, { mascara: 'AAA-####' }))
  type(box, 'abc1234')
  expect(box.value).toBe('ABC-1234')
  expect(kept['detalhe']).toMatchObject([{ id: 1, campo: 'numero', valor: 'ABC-1234' }])
})

// OB-06
test('a detail whose letters matter is kept as it was typed', () => {
  const box = ask(question(1, { campo: 'email', maiusculas: false }))
  type(box, 'Ana.b@example.org')
  expect(box.value).toBe('Ana.b@example.org')
  expect(answers()).toEqual(['Ana.b@example.org'])
})

// OB-06
test('a detail with options is a select that keeps the wording of the document', () => {
  const box = ask(colour)
  fireEvent.change(box, { target: { value: '1' } })
  expect(answers()).toEqual(['BRANCA'])
  fireEvent.change(box, { target: { value: '-1' } })
  expect(answers()).toBeUndefined()
})

test('a detail that must be answered and is not known is answered with one tick, whatever its mask', () => {
  ask(question(1, { mascara: '####' }), { ...colour, name: 'Cor' })
  const tick = screen.getByRole('checkbox', { name: 'Não sei' })
  fireEvent.click(tick)
  expect(answers()).toEqual(['NÃO SEI', undefined])
  expect(screen.getByLabelText<HTMLInputElement>(/Resposta/).value).toBe('Não sei')
  fireEvent.click(tick)
  expect(answers()).toBeUndefined()
  const box = screen.getByLabelText<HTMLInputElement>(/Resposta/)
  type(box, '12')
  expect(answers()).toEqual(['12', undefined])
})

test('a detail that may be left blank says so and needs no tick', () => {
  ask(question(1, { obrigatorio: false }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText('(opcional)')).toBeTruthy()
})

test('the issue of a detail is shown beside its own box', () => {
  const box = ask(question(1))
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(box.id).toBe('campo-0-valor')
  expect(document.getElementById('campo-0-valor-erro')?.textContent).toContain('Preencha este campo.')
})

// ER-02
test('details that could not be loaded can be requested again', () => {
  const retry = vi.fn<(loaded: unknown) => void>()
  const sources = {
    failed: () => true,
    retry,
    findPlaces: () => Promise.resolve([]),
  }
  render(
    <SourcesContext value={sources}>
      <Example questions={undefined} />
    </SourcesContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(retry).toHaveBeenCalledExactlyOnceWith({ detailsOf: 1 })
})
