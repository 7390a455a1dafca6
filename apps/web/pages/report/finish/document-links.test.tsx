import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoadState } from '../../../api/load.ts'
import { DocumentLinks } from './document-links.tsx'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:document'
  URL.revokeObjectURL = () => undefined
})
afterEach(cleanup)

const loaded: LoadState<Blob> = { state: 'ready', value: new Blob(['%PDF']) }
const loading: LoadState<Blob> = { state: 'loading' }
const onWant = vi.fn()

const show = (codeless: LoadState<Blob>, { wanted = false, discreet = false } = {}) =>
  render(
    <DocumentLinks
      pdf={loaded}
      codeless={{ load: codeless, wanted, onWant }}
      page="/imprimir/277/20260000019"
      fileName="boletim-277-20260000019.pdf"
      discreet={discreet}
    />,
  )

// PA-09
test('the papers stand by their use: the own one with the code, and one for others that is made when it is wanted', () => {
  show(loading)
  const own = screen.getByRole('link', { name: 'Meu boletim (com o código)' })
  expect(own.getAttribute('download')).toBe('boletim-277-20260000019.pdf')
  fireEvent.click(screen.getByRole('button', { name: 'Para banco, seguro ou empresa (sem o código)' }))
  expect(onWant).toHaveBeenCalledOnce()
  cleanup()
  show(loading, { wanted: true })
  expect(screen.getByRole('button', { name: /Preparando a via sem o código/ })).toBeTruthy()
  cleanup()
  show(loaded, { wanted: true })
  const codeless = screen.getByRole('link', { name: 'Baixar a via sem o código (PDF)' })
  expect(codeless.getAttribute('download')).toBe('boletim-sem-codigo-277-20260000019.pdf')
})

// PA-09, TH-34
test('where danger is near, whose paper has no code, there is no other', () => {
  show(loading, { discreet: true })
  expect(screen.getByRole('link', { name: 'Baixar o boletim (PDF)' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
