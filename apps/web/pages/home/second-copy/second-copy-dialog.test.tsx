import { followName } from '@delegacia/domain/desk/citizen/follow-name'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SecondCopyDialog } from './second-copy-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// SH-23
test('the second copy leads to the page that follows the report, and is closed then', () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  const onClose = vi.fn()
  const copy = { status: 200, url: '/api/segunda-via', headers: new Headers(), body: new Blob(['%PDF']) }
  render(<SecondCopyDialog copy={copy} onClose={onClose} />)
  const link = screen.getByRole('link', { name: followName.pt })
  expect(link.getAttribute('href')).toContain('acompanhar')
  fireEvent.click(link)
  expect(onClose).toHaveBeenCalledOnce()
})
