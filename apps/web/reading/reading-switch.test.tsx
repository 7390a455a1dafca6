import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReadingSwitch } from './reading-switch.tsx'

beforeEach(() => {
  const silent = { cancel() {}, getVoices: () => [], addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('speechSynthesis', silent)
  vi.stubGlobal('CSS', { highlights: new Map() })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page({ stays }: { stays: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {open && (
        <Dialog
          title="Aviso"
          onClose={() => setOpen(false)}
          actions={stays && <Button onClick={() => setOpen(false)}>Fechar</Button>}
        >
          Um aviso.
        </Dialog>
      )}
      <ReadingSwitch />
    </>
  )
}

const listen = { name: 'Ouvir esta tela' }

// AX-05
test('the switch follows into a dialog that stays, and back, and takes the focus only when it is pressed', async () => {
  render(<Page stays />)
  expect(screen.getByRole('button', listen).textContent).toContain('Ouvir')
  fireEvent.click(screen.getByText('Abrir'))
  const dialog = screen.getByRole('dialog')
  expect(screen.getAllByRole('button', listen)).toEqual([within(dialog).getByRole('button', listen)])
  expect(document.activeElement?.textContent).toBe('Aviso')
  fireEvent.click(within(dialog).getByRole('button', listen))
  const title = await within(dialog).findByRole('heading', { name: 'Leitura em voz alta' })
  // Once its effects have run, which is after it can be found.
  await waitFor(() => expect(document.activeElement).toBe(title))
  screen.getByText('Abrir').focus()
  fireEvent.click(screen.getByText('Fechar'))
  expect(screen.getByRole('heading', { name: 'Leitura em voz alta' }).isConnected).toBe(true)
  expect(document.activeElement?.textContent).toBe('Abrir')
})

// AX-05
test('a dialog that goes by itself has no switch', () => {
  render(<Page stays={false} />)
  fireEvent.click(screen.getByText('Abrir'))
  expect(within(screen.getByRole('dialog')).queryByRole('button')).toBeNull()
})
