import type { Registration } from '@delegacia/contract/occurrence'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answerBy, NextSteps } from './next-steps.tsx'

afterEach(cleanup)

const unidadeResponsavel = { nome: 'Seccional de São Brás', endereco: 'Belém' }
const answer: Registration = {
  bop: '277.20260000019',
  unidade: '277',
  nrBop: '20260000019',
  autDig: 'ABCD-1234-EFGH-5678',
  registradoEm: '2026-11-21T12:00:00-03:00',
  unidadeResponsavel,
  recibo: {
    numero: '277.20260000019',
    registradoEm: '2026-11-21T12:00:00-03:00',
    sha256: '00',
    assinatura: 'AA==',
    chave: '0123456789abcdef',
  },
  teste: false,
  lerAte: null,
}

function told(changes: Partial<Registration>): string {
  render(<NextSteps answer={{ ...answer, ...changes }} mail="" />)
  return document.body.textContent
}

// FI-14
test('who asked for help at once reads who sees it, within which hours, and what to do: no day of a lost purse', () => {
  const reached = { ...unidadeResponsavel, horario: 'todos os dias, 24 horas', telefone: '(91) 3201-0000' }
  const said = told({ ajudaAgora: true, unidadeResponsavel: reached })
  expect(said).toContain('Este registro não chama a viatura. Há perigo agora? Ligue 190.')
  expect(said).toContain('Seccional de São Brás vê o seu pedido de ajuda antes dos outros')
  expect(said).toContain('Atende: todos os dias, 24 horas.')
  expect(said).toContain('Belém · (91) 3201-0000')
  expect(said).toContain('Não espere. Ligue 190')
  expect(said).not.toMatch(/26 de novembro|Passou de/)
})

// FI-10, FI-14
test.each<[Partial<Registration>, string]>([
  [{}, 'Se ninguém falar com você até 26 de novembro de 2026, pergunte à polícia.'],
  [{ lerAte: '2026-11-24' }, 'Até 24 de novembro de 2026, Seccional de São Brás lê o que você contou.'],
  [{ lerAte: '2026-11-24', ajudaAgora: true }, ''],
])('with %j the day by which somebody answers is told in one sentence', (changes, said) => {
  expect(answerBy({ ...answer, ...changes })).toBe(said)
})

// FI-14
test('who asked for help at once reads in no fold what to do when nobody calls', () => {
  told({ ajudaAgora: true })
  const folded = [...document.querySelectorAll('details')].map(({ textContent }) => textContent).join()
  expect(folded).not.toContain('Não espere')
})

// FI-14
test('where the operator said no hours, she is not told to wait for anybody', () => {
  expect(told({ ajudaAgora: true })).toContain('Pode não haver ninguém lá agora')
  cleanup()
  expect(told({})).toMatch(/Passou de 26 de novembro/)
})

// FI-14
test.each([
  ['mariaDaPenha', /até 23 de novembro de 2026 às 12:00.*o juiz tem 48 horas/],
  ['henryBorel', /vai ao juiz\..*o juiz tem 24 horas/],
  ['vulnerable', /vai ao juiz\. A medida só vale/],
] as const)(
  'who asked for measures by %s reads that they were asked for, with the hours of the law',
  (law, says) => {
    const said = told({ medidaPedida: law })
    expect(said).toContain('Proteção pedida ao juiz')
    expect(said).toMatch(says)
  },
)
