import type { InterviewBody } from '@delegacia/contract/desk/interview'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer } from '../../api/desk-server.fixture.ts'
import { createDraftStore } from './drafts/draft-store.ts'
import { DraftsContext } from './drafts/use-draft.ts'
import { InterviewCard } from './interview-card.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const version = (numero: number, resposta: string): InterviewBody['versoes'][number] => ({
  numero,
  formulario: '2025-ii',
  fonte: 'Portaria',
  por: { nome: 'Tereza', papel: 'entrevistador', unidade: 'DEAM Belém' },
  cargo: 'Escrivã',
  quando: '2026-11-22T12:00:00Z',
  respostas: [{ id: '1', pergunta: '1. Percepção', resposta }],
  anotado: { '1': { texto: resposta } },
})
const read = 'POST /boletins/b1/ler-entrevista'
const keep = 'POST /boletins/b1/guardar-entrevista'
const drafts = 'POST /boletins/b1/rascunhos'

function open(answers: Parameters<typeof deskServer>[0]) {
  const server = deskServer({ [drafts]: { status: 204 }, ...answers })
  render(
    <DraftsContext value={createDraftStore('b1', [])}>
      <InterviewCard report="b1" />
    </DraftsContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Abrir a Parte II' }))
  return server
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

// RF-25
test('nothing is read before somebody asks; who may only read gets all versions, and no form', async () => {
  const server = deskServer({
    [read]: { body: { podeEscrever: false, versoes: [version(2, 'Voltou.'), version(1, 'Saiu.')] } },
  })
  render(<InterviewCard report="b1" />)
  expect(server.bodies(read)).toEqual([])
  await press('Abrir a Parte II')
  await screen.findByText('Voltou.')
  expect(screen.getByText('Versão 1').closest('details')?.textContent).toContain('(corrigida depois)')
  expect(screen.getAllByText(/ainda não foi selado/)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /Corrigir|Preencher/ })).toBeNull()
})

// RF-25
test('what is at fault is said before anything is sent, at its question', async () => {
  const server = open({ [read]: { body: { podeEscrever: true, versoes: [] } } })
  await screen.findByText('Ninguém preencheu a Parte II deste boletim.')
  await press('Preencher a Parte II')
  await press('Guardar e selar')
  expect(document.activeElement).toBe(screen.getByLabelText('1. Percepção de risco por parte da vítima'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sim' }))
  await press('Guardar e selar')
  const post = screen.getByLabelText('Seu cargo')
  expect(document.activeElement).toBe(post)
  expect(post.getAttribute('aria-describedby')).toMatch(/fault/)
  expect(server.bodies(keep)).toEqual([])
})

// RF-23, RF-25
test('a correction begins with what was kept; who came too late keeps the words and reads the other version', async () => {
  const refusal = { erro: 'entrevista-mudou', mensagem: 'Outra pessoa guardou uma versão.' }
  const server = open({
    [read]: { body: { podeEscrever: true, versoes: [version(1, 'Saiu.')] } },
    [keep]: { status: 409, body: refusal },
  })
  await press('Corrigir em uma versão nova')
  const first = screen.getByLabelText<HTMLTextAreaElement>('1. Percepção de risco por parte da vítima')
  expect(first.value).toBe('Saiu.')
  fireEvent.change(first, { target: { value: 'Voltou.' } })
  await press('Guardar e selar')
  await screen.findByText(refusal.mensagem)
  expect(first.value).toBe('Voltou.')
  await press('Ver a versão nova')
  await waitFor(() => expect(server.bodies(read)).toHaveLength(2))
  expect(server.bodies(keep)).toEqual([
    { formulario: '2025-ii', vistas: 1, cargo: 'Escrivã', respostas: { '1': { texto: 'Voltou.' } } },
  ])
})
