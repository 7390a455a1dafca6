import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { heldAccess, holdAccess } from '../../documents/held-access.ts'
import { heldWork, receiveWork } from '../../router/hand-over.ts'
import { FollowPage } from './follow-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A part that has to be loaded: what was drawn beside it before is thrown away. */
function Loads({ part }: { part: Promise<void> }) {
  use(part)
  return null
}

// SH-23
test('number and code that came along are still there when the page is drawn twice, and go to no other page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  holdAccess({ numero: '00277/2026.000001-9', codigo: 'ABCD-1234-EFGH-5678' })
  const part = new Promise<void>((resolve) => setTimeout(resolve, 20))
  await act(async () => {
    render(
      <Suspense>
        <FollowPage />
        <Loads part={part} />
      </Suspense>,
    )
    await part
  })
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(values).toEqual(['00277/2026.000001-9', 'ABCD-1234-EFGH-5678'])
  expect(heldAccess()).toBeUndefined()
})

const thread = {
  estado: 'em_analise',
  desde: '2026-11-22T12:00:00-03:00',
  com: { unidade: 'Delegacia de Salinópolis' },
  proximo: [],
  passos: [],
  somenteLeitura: false,
}

const access = { numero: '00277/2026.000001-9', codigo: 'ABCD-1234-EFGH-5678' }

/** Opens the page with what the page before left in the tab. */
function openAfter(path: string, work: unknown): void {
  window.name = `continua ${JSON.stringify({ handed: { path, work, failed: true } })}`
  receiveWork(path)
  render(<FollowPage />)
}

// BP-03
test('after a fault the thread is open again and the message that was not sent is in its box', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async () => Response.json(thread))
  openAfter('/acompanhar', {
    page: 'acompanhar',
    access,
    opened: true,
    typed: { mensagem: 'Achei a bolsa.' },
  })
  const box = await screen.findByDisplayValue('Achei a bolsa.')
  fireEvent.change(box, { target: { value: 'Achei a bolsa na rua.' } })
  expect(heldWork()).toMatchObject({ access, opened: true, words: ['Achei a bolsa na rua.'] })
  expect(window.name).toBe('')
})

// BP-03
test('what was typed to open it is in its boxes again; the work of another page is none of it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  openAfter('/acompanhar', { page: 'acompanhar', access, opened: false, typed: {} })
  const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(values()).toEqual([access.numero, access.codigo])
  cleanup()
  openAfter('/acompanhar', { page: 'protecao', access, opened: true, typed: {} })
  expect(values()).toEqual(['', ''])
})
