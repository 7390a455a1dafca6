import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskServer, refused } from '../../api/desk-server.fixture.ts'
import { AppCard } from './app-card.tsx'

let server: ReturnType<typeof deskServer>
beforeEach(() => {
  server = deskServer({ 'GET /codigo': { body: { cadastradoEm: null } } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

// OF-05
test('an app is added with its first code', async () => {
  const secret = { endereco: 'otpauth://totp/x', segredo: 'ABCDEFGH', bilhete: 'b' }
  server.answer('POST /codigo/opcoes', { body: secret })
  server.answer('POST /codigo', { status: 204 })
  render(<AppCard />)
  await press('Cadastrar um aplicativo')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('ABCD EFGH')).toBeTruthy()
  server.answer('GET /codigo', { body: { cadastradoEm: '2026-11-20T12:00:00Z' } })
  fireEvent.change(within(dialog).getByLabelText(/seis números/), { target: { value: '123 456' } })
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
  expect(await screen.findByRole('button', { name: 'Trocar de aplicativo' })).toBeTruthy()
  expect(server.bodies('POST /codigo')).toEqual([{ bilhete: 'b', codigo: '123 456' }])
  expect(screen.queryByText('ABCD EFGH')).toBeNull()
})

// OF-05
test('taking it away asks first, and says where it is the last way in', async () => {
  server.answer('GET /codigo', { body: { cadastradoEm: '2026-11-20T12:00:00Z' } })
  server.answer('POST /codigo/remover', refused(409, 'ultima-chave', 'Esta é a sua última forma de entrar.'))
  render(<AppCard />)
  await press('Tirar o aplicativo')
  expect(server.bodies('POST /codigo/remover')).toEqual([])
  await press('Tirar')
  expect(await screen.findByText('Esta é a sua última forma de entrar.')).toBeTruthy()
  server.answer('POST /codigo/remover', { status: 204 })
  server.answer('GET /codigo', { body: { cadastradoEm: null } })
  await press('Tirar')
  expect(await screen.findByRole('button', { name: 'Cadastrar um aplicativo' })).toBeTruthy()
})
