import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UnfinishedFiles } from './unfinished-files.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const keys = { numero: '00277/2026.000171-4', codigo: 'AAAA-BBBB-CCCC-DDDD' }
const file = {
  nome: 'laudo.pdf',
  sha256: 'a'.repeat(64),
  bytes: 1000,
  recebido: 250,
  ate: '2026-11-29T10:00:00-03:00',
}

const serve = (status: number, body: object) => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body: sent }: RequestInit) => {
    asked.push([path, typeof sent === 'string' ? JSON.parse(sent) : sent])
    return new Response(JSON.stringify(body), { status })
  })
  return asked
}

// CE-20
test('a file that began is listed with how far it is and until when, and taken away by its digest', async () => {
  const asked = serve(200, {})
  const onChanged = vi.fn()
  render(<UnfinishedFiles keys={keys} files={[file]} onChanged={onChanged} />)
  expect(screen.getByText(/25 % já chegou. Fica guardado até 29 de novembro/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Tirar laudo.pdf' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1))
  expect(asked).toEqual([
    ['/api/acompanhar/evidencia/retirar', { ...keys, idioma: 'pt-br', sha256: file.sha256 }],
  ])
})

// OF-19
test('of a file of which nothing has come nothing is said to be kept', () => {
  const none = { ...file, recebido: 0, ate: '2026-11-23T11:00:00-03:00' }
  render(<UnfinishedFiles keys={keys} files={[none]} onChanged={() => {}} />)
  expect(screen.getByText(/Ainda não chegou nada.*se não começar até 23 de novembro/)).toBeTruthy()
  expect(screen.queryByText(/guardado/)).toBeNull()
})

// CE-20
test('why a whole file stays is said, also once it is no longer listed', async () => {
  serve(409, { erro: 'evidencia-recebida', mensagem: 'Este arquivo faz parte do boletim.' })
  const { rerender } = render(<UnfinishedFiles keys={keys} files={[file]} onChanged={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Tirar laudo.pdf' }))
  expect(await screen.findByText('Este arquivo faz parte do boletim.')).toBeTruthy()
  rerender(<UnfinishedFiles keys={keys} files={[]} onChanged={() => {}} />)
  expect(screen.getByRole('alert').textContent).toBe('Este arquivo faz parte do boletim.')
})
