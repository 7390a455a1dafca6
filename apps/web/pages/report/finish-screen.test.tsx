import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FinishScreen } from './finish-screen.tsx'
import { createLoads, LoadsContext } from './loads.ts'

configure({ asyncUtilTimeout: 10_000 })

const asked: { path: string; body: unknown }[] = []
let paperCame: () => void

/** The service's answers are played, and the PDF waits until it is let go: only the order of the calls is looked at. */
beforeEach(() => {
  asked.length = 0
  const paper = new Promise<void>((resolve) => {
    paperCame = resolve
  })
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    if (path.startsWith('/api/print')) await paper
    return Response.json({ pdf: 'JVBERi0=' })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer = {
  bop: '277.20260000019',
  unidade: 277,
  nrBop: '20260000019',
  autDig: 'ABCD-1234-EFGH-5678',
  registradoEm: '2026-11-21T12:00:00-03:00',
  unidadeResponsavel: { nome: 'Seccional de São Brás', endereco: 'Belém' },
}
const receipt = { answer, name: 'MARIA DO CARMO', email: 'maria@example.org', mailed: false }

// FI-02
test('the number is shown formatted at once, then the PDF is fetched, and only then the letter is asked for', async () => {
  const onMailed = vi.fn()
  render(
    <LoadsContext value={createLoads()}>
      <FinishScreen receipt={receipt} documentTitle="Perda" onMailed={onMailed} />
    </LoadsContext>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('00277/2026.000001-9')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.path).toBe('/api/print/277/20260000019')
  expect(screen.queryByRole('link', { name: 'Abrir o PDF' })).toBeNull()
  paperCame()
  await waitFor(() => expect(onMailed).toHaveBeenCalledTimes(1))
  expect(asked.slice(1)).toEqual([
    {
      path: '/api/email',
      body: {
        contato: 'maria@example.org',
        nome: 'MARIA DO CARMO',
        assunto: 'Boletim 00277/2026.000001-9 registrado',
        strBopCompleto: '00277/2026.000001-9',
        unidade: 277,
        nrBop: '20260000019',
      },
    },
  ])
  expect(screen.getByRole('link', { name: 'Abrir o PDF' }).getAttribute('href')).toBe(
    '/imprimir/277/20260000019',
  )
})

test('what happens next is told: the letter, the unit, changes at a police station, the legal validity', () => {
  render(
    <LoadsContext value={createLoads()}>
      <FinishScreen receipt={{ ...receipt, mailed: true }} documentTitle="Perda" onMailed={() => {}} />
    </LoadsContext>,
  )
  const told = document.body.textContent
  for (const words of [
    'm••••@example.org',
    'Seccional de São Brás',
    'só em uma delegacia',
    'mesma validade legal',
  ])
    expect(told).toContain(words)
  expect(told).not.toContain('maria@example.org')
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toBeTruthy()
})
