import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StepsCard } from './steps-card.tsx'
import type { Thread } from './thread-calls.ts'

afterEach(cleanup)

const by = { quem: 'policia', cargo: 'delegado', unidade: 'Delegacia de Salinópolis' } as const
const common = { id: 'e1', quando: '2026-11-22T12:00:00-03:00', por: by }

// EV-08
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

// OF-51
test('an export is told with who took it out, who signed, for whom and how many files', () => {
  const step = {
    ...common,
    tipo: 'exportado',
    finalidade: 'justica',
    arquivos: 2,
    assinadoPor: { quem: 'policia', cargo: 'delegado', unidade: 'DEAM Capanema' },
    explicacao: 'Foi para a Justiça. Quem assinou: DEAM Capanema, delegada ou delegado.',
  } as const
  render(<StepsCard steps={[{ ...step, por: { ...by, cargo: 'investigador' } }]} onPaper={() => {}} />)
  expect(screen.getByText(/tiraram uma cópia inteira do boletim/)).toBeTruthy()
  expect(screen.getByText(step.explicacao)).toBeTruthy()
  expect(screen.getByText(/Delegacia de Salinópolis, equipe de investigação/)).toBeTruthy()
})

// TH-60
test('a cancelled document is told with its reason and what that means for who reported', () => {
  const step = {
    id: 'e2',
    quando: '2026-11-23T09:00:00-03:00',
    por: { quem: 'sistema' },
    tipo: 'documento_cancelado',
    canceladoEm: '2026-11-22T12:00:00-03:00',
    motivo: 'duplicado',
  } as const
  render(<StepsCard steps={[step]} onPaper={() => {}} />)
  expect(screen.getByText('O mesmo fato já estava em outro documento.')).toBeTruthy()
  expect(screen.getByText(/22 de novembro de 2026 às 12:00 .*não foi apagado/)).toBeTruthy()
})
