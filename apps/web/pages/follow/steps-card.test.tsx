import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StepsCard } from './steps-card.tsx'
import type { Thread } from './thread-calls.ts'

afterEach(cleanup)

const by = { quem: 'policia', cargo: 'delegado', unidade: 'Delegacia de Salinópolis' } as const
const common = { id: 'e1', quando: '2026-11-22T12:00:00-03:00', por: by }

// QU-15
test.each<[Thread['passos'][number], RegExp]>([
  [{ ...common, tipo: 'recurso_decidido', aceito: true, porque: 'Foi aqui.' }, /O recurso foi aceito/],
  [{ ...common, tipo: 'recurso_decidido', aceito: false, porque: 'Foi aqui.' }, /O recurso não foi aceito/],
  [{ ...common, tipo: 'crime_decidido', vale: 'proposto', porque: 'Foi aqui.' }, /que a polícia propôs/],
  [{ ...common, tipo: 'crime_decidido', vale: 'registrado', porque: 'Foi aqui.' }, /com que o boletim/],
])('what was decided stands there with its reason and who decided (%#)', (step, said) => {
  render(<StepsCard steps={[step]} onPaper={() => {}} />)
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByText('Foi aqui.')).toBeTruthy()
  expect(screen.getByText(/Delegacia de Salinópolis, delegad/)).toBeTruthy()
})
